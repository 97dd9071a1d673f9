import type { Answer } from '../engine/answer.ts';
import type { State } from '../engine/game.ts';
import type { Journal } from '../engine/journal.ts';
import type { Keeping } from '../engine/kept-match.ts';
import { Match } from '../engine/match.ts';
import { offers } from '../engine/question.ts';
import { sittersOf } from '../table/open-session.ts';
import { chosenOptions } from '../table/position-text.ts';
import { shownText } from '../table/seats.ts';
import { scriptWord } from './script.ts';
import { scriptHeadText } from './script-head.ts';

/** Answers that stand on one line: one seat's to the same question in a row. */
interface Group {
  readonly seat: number;
  readonly ask: string;
  readonly values: Answer['value'][];
  /** Whether `done` would be added at the end of the line although the decision goes on. */
  unfinished: boolean;
}

/**
 * The answers of people and bots as a script that `play --script` plays to the same end, no matter who sat at the seats. What
 * one seat answered to the same question in a row stands on one line, without the `done` that such a line implies.
 * Forced answers are left out, as the table gives them again; but where the next line would be taken for one of them,
 * they are named before it.
 */
export function exportedScript(keeping: Keeping<State, unknown, unknown>, journal: Journal): string {
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
  const lines = groupsOf(keeping, journal).map(({ seat, ask, values, unfinished }) => {
    const name = names[seat] ?? String(seat);
    return `${name}: ${ask} ${values.map(scriptWord).join(' ')}${unfinished ? ' ...' : ''}\n`;
  });
  return `${head}${lines.join('')}`;
}

function groupsOf(keeping: Keeping<State, unknown, unknown>, journal: Journal): Group[] {
  const groups: Group[] = [];
  const goesOn = decisionsThatGoOn(keeping, journal);
  let mayGoOn = false;
  let forcedSince: Answer[] = [];
  journal.answers.forEach(({ answer }, index) => {
    // What was given where the rules put another value in its place: it is cut again when the script is played.
    const { seat, ask, value: taken, given: value = taken, forced } = answer;
    const last = groups.at(-1);
    if (forced === true) {
      mayGoOn = false;
      forcedSince.push(answer);
      return;
    }
    if (mayGoOn && last?.seat === seat && last.ask === ask) {
      if (value !== 'done') last.values.push(value);
      last.unfinished = goesOn(index);
    } else {
      const alike = forcedSince.filter((given) => given.seat === seat && given.ask === ask);
      if (alike.some((given) => given.value === value)) {
        for (const given of alike) groups.push({ seat, ask, values: [given.value], unfinished: false });
      }
      groups.push({ seat, ask, values: [value], unfinished: goesOn(index) });
    }
    mayGoOn = value !== 'done';
    forcedSince = [];
  });
  return groups;
}

/** Tells of an answer whether its seat is asked the same once more behind it and might say that it is done. */
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
    if (answer.value !== 'done' && next?.ask === answer.ask && offers(next, 'done')) going.add(index);
  });
  return (index) => going.has(index);
}
