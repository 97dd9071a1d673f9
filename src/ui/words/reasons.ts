import type { Seat } from '../../engine/question.ts';
import type { Reason } from '../../table/reasons.ts';
import { becauseTexts, chosenText, worseText } from './hint.ts';
import { optionName, type Speech } from './sentences.ts';

/** What a bot did in one move, and why. */
export interface MoveText {
  readonly seat: Seat;
  /** Its answers, in order. */
  readonly chosen: readonly string[];
  /** Why, one sentence each. */
  readonly because: readonly string[];
  /** The other answers that it considered, each with how much worse it is. */
  readonly alternatives: readonly string[];
  /** Whether it considered answers that stay secret. */
  readonly hidden: boolean;
  /** The number of rollouts behind its first decision. */
  readonly rollouts: number;
}

/** The most reasons given for one move: those of its first answers, which decide the rest. */
const MOST_REASONS = 3;

/** The moves of bots in words, in the order of their reasons: the decisions of one seat in one step are one move. */
export function moveTexts(reasons: readonly Reason[], speech: Speech): MoveText[] {
  const moves: [Reason, ...Reason[]][] = [];
  for (const reason of reasons) {
    const move = moves.at(-1);
    if (move !== undefined && move[0].seat === reason.seat && move[0].step === reason.step) move.push(reason);
    else moves.push([reason]);
  }
  return moves.map((move) => moveText(move, speech));
}

function moveText(move: readonly [Reason, ...Reason[]], speech: Speech): MoveText {
  // The first answer decided the rest; alternatives to the rest would be mistaken for alternatives to the whole move.
  const weighed = move.find(({ alternatives }) => alternatives.length > 0) ?? move[0];
  return {
    seat: move[0].seat,
    chosen: move.map((reason) => chosenText(reason, reason.chosen, speech)),
    because: becauseTexts(
      move.flatMap(({ because }) => because ?? []),
      speech,
    ).slice(0, MOST_REASONS),
    alternatives: weighed.alternatives.map((other) =>
      worseText(optionName(weighed, other.value, speech.say), other, weighed.unit, speech),
    ),
    hidden: move.some(({ hidden }) => hidden),
    rollouts: weighed.rollouts,
  };
}
