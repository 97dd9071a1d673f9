import { digest } from '../engine/digest.ts';
import type { State } from '../engine/game.ts';
import { type HeaderRecord, JOURNAL_FORMAT } from '../engine/journal-records.ts';
import { KeptMatch } from '../engine/kept-match.ts';
import { settingOf, setUp } from '../engine/match.ts';
import { checkOptions } from '../engine/options.ts';
import type { AnyGame } from '../games/index.ts';
import { walkOfMatch } from '../replay/journal-walk.ts';
import type { Showing, Stop } from '../replay/showing.ts';
import {
  applyScriptLine,
  RefusalMarks,
  readScriptLine,
  refusalOf,
  type ScriptLine,
  type ScriptRefusal,
  ScriptSyntaxError,
} from '../scripts/script.ts';
import { readScriptHead, type ScriptHead } from '../scripts/script-head.ts';
import type { Sitter } from '../table/seat-view.ts';
import { seatsFor, shownText } from '../table/seats.ts';
import { HotSeat } from '../table/session.ts';
import { Table } from '../table/table.ts';
import { deskWords } from '../words/index.ts';

/**
 * A demo is a script with captions: `#: words` comments on what is shown, and `#> 0.5` sets how many seconds each of
 * the following answers is shown. Otherwise it is an ordinary script, and `play --script` plays it.
 */
export interface Demo {
  readonly head: ScriptHead;
  readonly sitters: readonly Sitter[];
  readonly beats: readonly Beat[];
}

/** One item of a demo. */
export type Beat = { readonly caption: string } | { readonly line: ScriptLine; readonly seconds: number };

/** How long an answer is shown by default. */
const ANSWER_SECONDS = 0.4;

/** How long a caption is shown: time to look at the board and to read the caption at an easy pace. */
export function captionSeconds(caption: string): number {
  const words = caption.split(/\s+/u).length;
  return Math.round((1.5 + words * 0.27) * 10) / 10;
}

/**
 * Reads a demo. Captions on consecutive lines form one caption.
 * @throws ScriptSyntaxError, SeatError
 */
export function readDemo(text: string): Demo {
  const head = readScriptHead(text);
  if (head.game === undefined) throw new ScriptSyntaxError(1, deskWords().demoNeedsGame);
  if (head.seats.length === 0) throw new ScriptSyntaxError(1, deskWords().demoNeedsSeats);
  const sitters = seatsFor(
    head.seats.length,
    head.seats.map((name) => ({ name })),
  );
  const beats: Beat[] = [];
  const marks = new RefusalMarks();
  let seconds = ANSWER_SECONDS;
  let spoken: string[] = [];
  const say = (): void => {
    if (spoken.length > 0) beats.push({ caption: shownText(spoken.join(' ')) });
    spoken = [];
  };
  text.split(/\r?\n/u).forEach((row, index) => {
    const [, mark, rest = ''] = /^\s*#([:>])\s*(.*?)\s*$/u.exec(row) ?? [];
    if (mark === ':') {
      spoken.push(rest);
      return;
    }
    say();
    if (marks.takes(row, index + 1)) return;
    if (mark === '>') seconds = secondsOf(rest, index + 1);
    else {
      const line = readScriptLine(row, index + 1, sitters);
      if (line !== undefined) beats.push({ line: marks.marked(line), seconds });
    }
  });
  say();
  marks.end();
  return { head, sitters, beats };
}

function secondsOf(text: string, line: number): number {
  const seconds = /^\d{1,3}(\.\d{1,2})?$/u.test(text) ? Number(text) : Number.NaN;
  if (seconds > 0) return seconds;
  throw new ScriptSyntaxError(line, deskWords().paceForm(text));
}

/** A demo played to its end, or the line that the rules refuse. */
export type Performance =
  | { readonly showing: Showing; readonly seconds: number; readonly digest: string }
  | { readonly refusal: ScriptRefusal; readonly session: HotSeat };

/**
 * Plays a demo to its end so that it can be shown.
 * @throws PlaceError if its options or position are invalid
 */
export async function perform(
  game: AnyGame,
  { head, sitters, beats }: Demo,
  told: (session: HotSeat, refusal: ScriptRefusal) => string = refusedBriefly,
): Promise<Performance> {
  const { session, kept } = await tableFor(game, head, sitters);
  const stops: Stop[] = [];
  await session.advance();
  for (const beat of beats) {
    if ('caption' in beat) {
      stops.push({
        answered: session.host.answered,
        caption: beat.caption,
        seconds: captionSeconds(beat.caption),
      });
      continue;
    }
    if (beat.line.refused === true) {
      const refused = refusalOf(session, beat.line);
      if (refused.allowed === true) return { refusal: refused, session };
      const caption = shownText(told(session, refused));
      stops.push({ answered: session.host.answered, caption, seconds: captionSeconds(caption) });
      continue;
    }
    const refusal = applyScriptLine(session, beat.line);
    if (refusal !== undefined) return { refusal, session };
    await session.advance();
    stops.push({ answered: session.host.answered, seconds: beat.seconds });
  }
  session.close();
  const showing: Showing = {
    title: game.title,
    game,
    setting: session.table.setting,
    walk: walkOfMatch(kept.match),
    stops,
    words: session.words,
    say: session.say,
    sitters,
    seed: head.seed ?? '',
    notes: [],
  };
  const seconds = stops.reduce((sum, stop) => sum + stop.seconds, 0);
  return { showing, seconds, digest: digest(session.host.position()) };
}

/** The refused answer, and the rule that forbids it. */
function refusedBriefly(_: HotSeat, { line, barred }: ScriptRefusal): string {
  return deskWords().demoAnswerRefused(line.ask, line.words.join(' '), barred.rule);
}

async function tableFor(
  game: AnyGame,
  head: ScriptHead,
  sitters: readonly Sitter[],
): Promise<{ session: HotSeat; kept: KeptMatch<State, unknown, unknown> }> {
  const players = sitters.length;
  const seed = head.seed ?? '';
  const fresh = settingOf(game, players, checkOptions(game, head.options));
  const begun = setUp(game, fresh, seed);
  const { setting, state } =
    head.given === undefined
      ? { setting: fresh, state: begun }
      : game.position.read(head.given, begun, fresh);
  const components = digest(game.components.sourced);
  const header: HeaderRecord = {
    record: 'match',
    format: JOURNAL_FORMAT,
    program: '',
    game: game.id,
    edition: game.edition,
    components,
    options: setting.options,
    players,
    seats: sitters.map(({ name }) => ({ name })),
    seed,
    began: '',
  };
  const kept = KeptMatch.begin<State, unknown, unknown>({ game, setting, components }, state, header, null);
  const table = new Table({ game, setting, sitters, bots: new Map(), seed }, kept, () => 0);
  const session = new HotSeat(table, { words: await game.words(setting.components), saved: null, notes: [] });
  return { session, kept };
}
