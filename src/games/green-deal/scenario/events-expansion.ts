import { elementAt } from '../../../engine/checked.ts';
import { EventError } from '../../../engine/events.ts';
import { PlaceError } from '../../../engine/place.ts';
import { optionAt, optionCount, optionList, type Question, type Seat } from '../../../engine/question.ts';
import { contactsAt } from '../contacts.ts';
import { tileName, worldOf } from '../map.ts';
import { companyAt } from '../state.ts';
import { notation } from '../words/notation.ts';
import { accepted, type Entry, type GreenRunner, isRecord, noteRefused, only } from './event-runner.ts';
import { readTile } from './position-companies.ts';

/** How a scenario handles one neighbour. */
interface WantedContact {
  readonly cell: string;
  readonly choice: string;
}

/**
 * Places all due tiles, in turn order. A refused placement is undone completely, and the seat's next answer is tried. A
 * seat without an answer takes the only option if there is just one.
 */
export function playExpansion(runner: GreenRunner, entries: readonly Entry[]): void {
  const left = [...entries];
  runner.drop();
  for (let place = 0; place < runner.state.turnOrder.length; place += 1) {
    const seat = elementAt(runner.state.turnOrder, place);
    if (companyAt(runner.state, seat).due.length === 0) continue;
    runner.state.turn = place;
    runner.begin('expansion');
    while (runner.open.length > 0) {
      const next = left.findIndex((entry) => entry.seat === seat);
      if (next < 0) takeSingle(runner, seat);
      else tryPlacement(runner, elementAt(left.splice(next, 1), 0));
    }
  }
  for (const entry of left) noteRefused(runner, entry.seat, 'place', entry['place']);
}

function takeSingle(runner: GreenRunner, seat: Seat): void {
  const question = elementAt(runner.open, 0);
  if (question.ask === 'internationalization') runner.answer(seat, false);
  else if (optionCount(question) === 1) runner.answer(seat, optionAt(question, 0));
  else throw new EventError(notation().noAnswerLeft(seat, question.ask, question.rule));
}

/** Places one tile as an entry says, or notes the entry as refused and changes nothing. */
function tryPlacement(runner: GreenRunner, entry: Entry): void {
  const mark = runner.mark();
  if (placed(runner, entry)) return;
  runner.rewind(mark);
  noteRefused(runner, entry.seat, 'place', entry['place']);
}

function placed(runner: GreenRunner, entry: Entry): boolean {
  const { seat } = entry;
  const wanted = wantedContacts(entry);
  const wishes = entry['tile'] === undefined ? undefined : tileName(readTile(entry['tile'], ['tile']));
  const { due } = companyAt(runner.state, seat);
  if (elementAt(runner.open, 0).ask === 'tile') {
    if (!accepted(runner, seat, 'tile', wishes ?? tileName(elementAt(due, 0)))) return false;
  } else if (wishes !== undefined && wishes !== currentTile(runner)) {
    return false;
  }
  if (!playCard(runner, entry)) return false;
  const neighbours = neighboursOf(runner, seat, entry['place']);
  if (!accepted(runner, seat, 'place', entry['place'])) return false;
  return (
    handleContacts(runner, seat, wanted) && wanted.every(({ cell, choice }) => fits(neighbours, cell, choice))
  );
}

/** The tile that the open question is about. */
function currentTile(runner: GreenRunner): string {
  return String(runner.open[0]?.figures?.['tile']);
}

/** Answers the question about Internationalization as the entry says. Returns whether that was allowed. */
function playCard(runner: GreenRunner, entry: Entry): boolean {
  const { use } = entry;
  if (use !== undefined && use !== 'internationalization')
    throw new EventError(notation().noUse(String(use)));
  if (elementAt(runner.open, 0).ask !== 'internationalization') return use === undefined;
  return accepted(runner, entry.seat, 'internationalization', use !== undefined);
}

interface Neighbour {
  readonly cell: string;
  readonly diagonal: boolean;
  readonly stronger: boolean;
}

/** The tiles that the seat's tile would meet on the cell. */
function neighboursOf(runner: GreenRunner, seat: Seat, cell: unknown): Neighbour[] {
  const { components } = runner.setting;
  const world = worldOf(runner.state, components);
  const place = typeof cell === 'string' ? world.cellOf.get(cell) : undefined;
  const tile = currentTile(runner);
  if (place === undefined) return [];
  const category = 'EJSR'.indexOf(elementAt(tile, 0));
  const contacts = contactsAt(runner.state, components, seat, place, category, Number(tile[1]));
  return contacts.map((contact) => ({
    cell: elementAt(world.names, contact.cell),
    diagonal: contact.diagonal,
    stronger: contact.lead > 0,
  }));
}

/**
 * Whether a neighbour can be handled this way: only with a stronger tile can the seat compete, and only orthogonal
 * tiles can cooperate.
 */
function fits(neighbours: readonly Neighbour[], cell: string, choice: string): boolean {
  const neighbour = neighbours.find((other) => other.cell === cell);
  if (neighbour === undefined) return false;
  return choice === 'compete' ? neighbour.stronger : choice === 'cooperate' && !neighbour.diagonal;
}

/** Handles the neighbours in the order listed; then those not listed, in reading order and without competition. */
function handleContacts(runner: GreenRunner, seat: Seat, wanted: readonly WantedContact[]): boolean {
  for (;;) {
    const question = runner.open[0];
    if (question === undefined || question.seat !== seat) return true;
    if (question.ask === 'next-contact') {
      const offered = optionList(question);
      const listed = wanted.find(({ cell }) => offered.includes(cell));
      runner.answer(seat, listed?.cell ?? offered[0]);
    } else if (question.ask === 'contact') {
      if (!accepted(runner, seat, 'contact', choiceFor(question, wanted))) return false;
    } else {
      return true;
    }
  }
}

function choiceFor(question: Question, wanted: readonly WantedContact[]): string {
  const listed = wanted.find(({ cell }) => cell === question.figures?.['cell']);
  if (listed !== undefined) return listed.choice;
  return optionList(question).includes('leave') ? 'leave' : 'cooperate';
}

function wantedContacts(entry: Entry): WantedContact[] {
  const contacts = entry['contacts'] ?? [];
  if (!Array.isArray(contacts)) throw new EventError(notation().contactsNoList);
  return contacts.map((contact: unknown, index) => {
    if (!isRecord(contact)) throw new PlaceError(['contacts', index], notation().contactForm);
    only(contact, ['cell', 'choice'], notation().contact);
    return { cell: String(contact['cell']), choice: String(contact['choice']) };
  });
}
