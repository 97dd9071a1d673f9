import { elementAt } from '../../../engine/checked.ts';
import { EventError } from '../../../engine/events.ts';
import type { Seat } from '../../../engine/question.ts';
import { CATEGORIES, companyAt, holderOf } from '../state.ts';
import { notation } from '../words/notation.ts';
import { accepted, type Entry, type GreenRunner, isRecord, noteRefused } from './event-runner.ts';

/**
 * Plays a PR assessment. Seats that are not listed place no chip; after a refused answer, the seat's next one is tried.
 */
export function playPrAssessment(runner: GreenRunner, entries: readonly Entry[]): void {
  const left = [...entries];
  runner.begin('prAssessment');
  for (let question = runner.open[0]; question !== undefined; question = runner.open[0]) {
    const { seat } = question;
    const next = left.findIndex((entry) => entry.seat === seat);
    if (next < 0) giveUpAll(runner, seat);
    else tryEntry(runner, elementAt(left.splice(next, 1), 0));
  }
  for (const entry of left) {
    const form = refusedForm(runner, entry);
    if (form !== undefined) noteRefused(runner, entry.seat, form, entry[form]);
  }
}

/** The refused form of an entry that was never asked for; undefined if the entry is empty. */
function refusedForm(runner: GreenRunner, entry: Entry): string | undefined {
  if (entry['afterReveal'] === true && !mayWait(runner, entry.seat)) return 'afterReveal';
  if (chipsWanted(entry).length > 0) return 'place';
  return entry['save'] === undefined ? undefined : 'save';
}

/** Only the owner of PR Analysis places after the reveal (GD-CARD-19-01). */
function mayWait(runner: GreenRunner, seat: Seat): boolean {
  return holderOf(runner.state, 'pr-analysis') === seat;
}

function giveUpAll(runner: GreenRunner, seat: Seat): void {
  while (runner.open[0]?.seat === seat) runner.answer(seat, 'give-up');
}

/** The destinations of an entry's chips, one by one. */
function chipsWanted(entry: Entry): [where: string, value: unknown][] {
  const place = entry['place'] ?? {};
  if (!isRecord(place)) throw new EventError(notation().placeChips);
  const wanted: [string, unknown][] = [];
  for (const [category, values] of Object.entries(place)) {
    if (!(CATEGORIES as readonly string[]).includes(category) || !Array.isArray(values)) {
      throw new EventError(notation().placeForm(category));
    }
    for (const value of values) wanted.push([category, value]);
  }
  return wanted;
}

/** Places a seat's chips as an entry says, or notes the entry as refused and leaves its chips undecided. */
function tryEntry(runner: GreenRunner, entry: Entry): void {
  const { seat } = entry;
  if (entry['afterReveal'] === true && !mayWait(runner, seat)) {
    noteRefused(runner, seat, 'afterReveal', true);
    return;
  }
  const wanted = chipsWanted(entry);
  if (entry['save'] !== undefined) wanted.push(['save', entry['save']]);
  const answers: string[] = [];
  for (const chip of companyAt(runner.state, seat).chips) {
    const place = wanted.findIndex(([, value]) => value === chip);
    answers.push(place < 0 ? 'give-up' : elementAt(wanted.splice(place, 1), 0)[0]);
  }
  if (wanted.length > 0) {
    const form = elementAt(wanted, 0)[0] === 'save' ? 'save' : 'place';
    noteRefused(runner, seat, form, entry[form]);
    return;
  }
  answerAll(runner, seat, answers);
}

function answerAll(runner: GreenRunner, seat: Seat, answers: readonly string[]): void {
  for (const answer of answers) {
    if (!accepted(runner, seat, 'chip', answer))
      throw new EventError(notation().chipNotPlaced(seat, String(answer)));
  }
}
