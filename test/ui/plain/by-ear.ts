import type { AnyGame } from '../../../src/games/index.ts';
import { beginSession } from '../../../src/table/open-session.ts';
import { seatsFor } from '../../../src/table/seats.ts';
import type { HotSeat } from '../../../src/table/session.ts';
import { entryLine } from '../../../src/ui/plain/log-printer.ts';
import type { PlainEnd } from '../../../src/ui/plain/plain-io.ts';
import { playPlain } from '../../../src/ui/plain/play-plain.ts';
import { questionLines } from '../../../src/ui/plain/question-lines.ts';

/** A whole match as it is heard, with what was typed between two questions. */
export interface HeardMatch {
  readonly session: HotSeat;
  readonly end: PlainEnd;
  readonly heard: readonly string[];
  /** How many questions were answered. */
  readonly decisions: number;
  /** The words of the same match written down: every choice with its id and what is not allowed, every entry with its figures. */
  readonly writtenWords: number;
  /** The words that were heard up to the last question, as written: without those of commands and of a 1 that is put right. */
  readonly heardWords: number;
}

export const wordsIn = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + (line.match(/\S+/gu)?.length ?? 0), 0);

/**
 * Plays a match against bots with the line 1 as the answer to everything, as a file of ones does.
 * @param commands typed before an answer, for the decision of this number
 */
export async function hearMatch(
  game: AnyGame,
  seed: string,
  commands: (decision: number, session: HotSeat) => readonly string[] = () => [],
): Promise<HeardMatch> {
  const players = Math.max(2, game.seats.from);
  const bots = Array.from({ length: players - 1 }, () => ({ bot: 'random' }));
  const session = await beginSession({
    game,
    players,
    options: {},
    sitters: seatsFor(players, [{ name: 'Ann' }, ...bots]),
    seed,
    keep: null,
    program: 'test',
  });
  const heard: string[] = [];
  let [decisions, writtenWords, heardWords, from, sinceQuestion] = [0, 0, 0, 0, 0];
  let waiting: string[] = [];
  let isCommand = false;
  let question: unknown = null;
  const next = async (): Promise<string | null> => {
    const { asked } = session;
    if (asked === null || asked.posed === null) return null;
    if (asked.posed !== question) {
      question = asked.posed;
      decisions += 1;
      heardWords += sinceQuestion;
      sinceQuestion = 0;
      if (decisions > 3000) return null;
      writtenWords += wordsIn(questionLines(asked.posed, asked, session).lines);
      writtenWords += wordsIn(asked.log(from).map((entry) => entryLine(entry, session)));
      from = session.table.logged;
      waiting = [...commands(decisions, session)];
    } else if (waiting.length === 0 && !isCommand) return null;
    const command = waiting.shift();
    isCommand = command !== undefined;
    return command ?? '1';
  };
  const io = {
    print: (line: string) => {
      heard.push(line);
      if (!isCommand && !line.startsWith('1 is not offered here')) sinceQuestion += wordsIn([line]);
    },
    lines: { next, close: () => {} },
    isTerminal: false,
    rows: 24,
  };
  const end = await playPlain(session, io, { undo: true, signal: new AbortController().signal });
  return { session, end, heard, decisions, writtenWords, heardWords };
}
