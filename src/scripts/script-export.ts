import type { Answer } from '../engine/answer.ts';
import type { State } from '../engine/game.ts';
import type { Journal } from '../engine/journal.ts';
import type { Keeping } from '../engine/kept-match.ts';
import { Match } from '../engine/match.ts';
import { DONE, offers } from '../engine/question.ts';
import { sittersOf } from '../table/open-session.ts';
import { chosenOptions } from '../table/position-text.ts';
import { shownText } from '../table/seats.ts';
import { scriptWord } from './script.ts';
import { scriptHeadText } from './script-head.ts';

/** A caption of a demo, and the number of answers before it. */
export interface Caption {
  readonly answered: number;
  readonly text: string;
}

/** Answers on one line: consecutive answers of one seat to the same question. */
interface Group {
  /** The number of answers before them. */
  readonly first: number;
  readonly seat: number;
  readonly ask: string;
  readonly values: Answer['value'][];
  /** Whether the decision continues, although `done` would be added at the end of the line. */
  unfinished: boolean;
}

/**
 * Exports the answers of people and bots as a script. `play --script` plays it to the same end, whether people or bots
 * have the seats. Consecutive answers of one seat to the same question share a line, without the `done` that such a
 * line implies. Forced answers are left out, since the table gives them again; but if the next line could be mistaken
 * for one of them, they are written before it.
 * @param captions the captions of a demo, each before the answer that follows it
 */
export function exportedScript(
  keeping: Keeping<State, unknown, unknown>,
  journal: Journal,
  captions: readonly Caption[] = [],
): string {
  const { header } = journal;
  const names = sittersOf(header).map(({ name }) => name);
  const head = scriptHeadText({
    game: header.game,
    seats: names,
    options: chosenOptions(keeping.game, header.options),
    seed: shownText(header.seed),
    ...(header.table === undefined ? {} : { components: header.components }),
    ...(header.given === undefined ? {} : { given: header.given }),
  });
  const left = [...captions].sort((one, other) => one.answered - other.answered);
  const told = (upTo: number): string => {
    const due = left.splice(0, left.filter(({ answered }) => answered <= upTo).length);
    // A comment between two captions keeps them apart.
    return due.map(({ text }) => `#: ${shownText(text)}\n`).join('#\n');
  };
  const lines = groupsOf(keeping, journal, new Set(captions.map(({ answered }) => answered))).map(
    ({ first, seat, ask, values, unfinished }) => {
      const name = names[seat] ?? String(seat);
      return `${told(first)}${name}: ${ask} ${values.map(scriptWord).join(' ')}${unfinished ? ' ...' : ''}\n`;
    },
  );
  return `${head}${lines.join('')}${told(Number.POSITIVE_INFINITY)}`;
}

/** @param breaks the numbers of answers at which a line must end */
function groupsOf(
  keeping: Keeping<State, unknown, unknown>,
  journal: Journal,
  breaks: ReadonlySet<number>,
): Group[] {
  const groups: Group[] = [];
  const goesOn = decisionsThatGoOn(keeping, journal);
  let mayGoOn = false;
  let forcedSince: Answer[] = [];
  journal.answers.forEach(({ answer }, index) => {
    // If the rules replaced the given value, the script keeps the given one: playing the script replaces it again.
    const { seat, ask, value: taken, given: value = taken, forced } = answer;
    const last = groups.at(-1);
    if (forced === true) {
      mayGoOn = false;
      forcedSince.push(answer);
      return;
    }
    if (mayGoOn && !breaks.has(index) && last?.seat === seat && last.ask === ask) {
      if (value !== DONE) last.values.push(value);
      last.unfinished = goesOn(index);
    } else {
      const alike = forcedSince.filter((given) => given.seat === seat && given.ask === ask);
      if (alike.some((given) => given.value === value)) {
        for (const given of alike)
          groups.push({ first: index, seat, ask, values: [given.value], unfinished: false });
      }
      groups.push({ first: index, seat, ask, values: [value], unfinished: goesOn(index) });
    }
    mayGoOn = value !== DONE;
    forcedSince = [];
  });
  return groups;
}

/**
 * Returns a function that tests whether, after an answer, its seat is asked the same question again and may answer
 * `done`.
 */
function decisionsThatGoOn(
  keeping: Keeping<State, unknown, unknown>,
  journal: Journal,
): (index: number) => boolean {
  const [start] = journal.snapshots;
  const going = new Set<number>();
  if (start === undefined || start.edition !== keeping.game.edition) return () => false;
  const { game, setting } = keeping;
  const match = new Match(game, setting, start.state as unknown as State, {}, start.step);
  journal.answers.forEach(({ answer }, index) => {
    match.replay(answer);
    match.history.length = 0;
    const next = match.questionOf(answer.seat);
    if (answer.value !== DONE && next?.ask === answer.ask && offers(next, DONE)) going.add(index);
  });
  return (index) => going.has(index);
}
