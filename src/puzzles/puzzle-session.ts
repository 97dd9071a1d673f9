import { present } from '../engine/checked.ts';
import { outOfTurn, type Posed } from '../engine/posed.ts';
import type { Barred, Consequence, Value } from '../engine/question.ts';
import type { AnyGame } from '../games/index.ts';
import { reasonsOf } from '../table/hint-maker.ts';
import { beginSession } from '../table/open-session.ts';
import type { RefusedAnswers, SeatView } from '../table/seat-view.ts';
import { Client, type Session } from '../table/session.ts';
import { tableWords } from '../words/index.ts';
import { type FoundPuzzle, positionOf } from './puzzle.ts';

/** A puzzle at a table, where one person sees what the seat knows and answers once. */
export interface PuzzleSession {
  readonly session: Session;
  readonly posed: Posed;
  /** The game's reason for an answer; undefined if it gives none. */
  reason(value: Value): Consequence | undefined;
  close(): void;
}

/** What surrounds a puzzle. */
export interface PuzzleFrame {
  /** What to say about the puzzle before it is solved, given the name of the person's seat. */
  notes(seat: string): readonly string[];
  /** The version of the program. */
  readonly program: string;
  /** Called with the person's answer, which is allowed; nothing follows from it. */
  answered(value: Value): void;
}

/**
 * Opens a puzzle.
 * @throws RangeError if its recorded answers do not fit the rules
 */
export async function openPuzzle(
  game: AnyGame,
  { id, match, puzzle }: FoundPuzzle,
  frame: PuzzleFrame,
): Promise<PuzzleSession> {
  const { match: played, question, course } = positionOf(game, match, puzzle);
  const { players, options = {}, seed } = match;
  const sitters = Array.from({ length: players }, (_, seat) => ({
    seat,
    name: tableWords().playerName(seat + 1),
  }));
  const { seat } = question;
  const { host, words } = await beginSession({
    game,
    players,
    options,
    sitters,
    seed,
    origin: { match: id, course },
    keep: null,
    program: frame.program,
  });
  host.givesHints = false;
  const own = answeredOnce(host.seatAt(seat), frame.answered);
  const name = present(sitters[seat], 'seat').name;
  const posed = present(own.posed ?? undefined, 'question');
  return {
    session: new Client(host.seatAt(null), [own], {
      words,
      saved: null,
      notes: frame.notes(name),
      known: host.logged,
    }),
    posed,
    reason: (value) =>
      reasonsOf({ game, setting: played.setting, posed, view: played.view(seat) })({
        ask: posed.ask,
        value,
        gains: [],
      }),
    close: () => host.close(),
  };
}

/** A seat whose first allowed answer goes to `answered` and not to the table, so that nothing is revealed by it. */
function answeredOnce(seat: SeatView, answered: (value: Value) => void): SeatView {
  let isAnswered = false;
  const answer = (value: unknown, to?: Posed): Barred | undefined => {
    const { posed } = seat;
    if (isAnswered || posed === null || (to !== undefined && to !== posed)) return outOfTurn(value);
    const taken = seat.takes(value);
    if (taken === undefined) return seat.refuse(value) ?? outOfTurn(value);
    isAnswered = true;
    answered(taken);
    return undefined;
  };
  const answerAll = (ask: string, [first]: readonly Value[]): RefusedAnswers | undefined => {
    const { posed } = seat;
    const barred = posed?.ask === ask ? answer(first, posed) : outOfTurn(first);
    return barred && { index: 0, barred, posed };
  };
  const own: Pick<SeatView, 'answer' | 'answerAll' | 'undoOutlook'> = {
    answer,
    answerAll,
    undoOutlook: () => null,
  };
  return new Proxy(seat, {
    get(target, key) {
      if (Object.hasOwn(own, key)) return own[key as keyof typeof own];
      const found: unknown = Reflect.get(target, key, target);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
}
