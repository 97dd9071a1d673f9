import { elementAt } from '../engine/checked.ts';
import type { Seat } from '../engine/question.ts';
import type { JudgedDecision, Prospect } from './judged-decision.ts';

/** How a person decided in one part of a match, or in all of it. */
export interface Accuracy {
  readonly decisions: number;
  /** The share of the decisions that cost nothing, 0 to 1. */
  readonly sound: number;
  /** What the decisions cost together, in the game's unit. */
  readonly cost: number;
}

/** How a person decided in a match. */
export interface PersonalReview extends Accuracy {
  readonly seat: Seat;
  /** By step, in the order in which the steps first occurred. */
  readonly steps: readonly (Accuracy & { readonly step: string })[];
  /** The most expensive decisions, the worst first; none that cost nothing. */
  readonly dearest: readonly JudgedDecision[];
}

/** How likely each seat was to win after a decision, as the deciding seat saw it. */
export interface CurvePoint {
  /** The number of answers, including the decision. */
  readonly answered: number;
  readonly round: number;
  readonly seat: Seat;
  /** The share of the games that each seat won, 0 to 1. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
}

/** A great change of somebody's chance of winning, by a decision or before it. */
export interface TurningPoint {
  readonly decision: JudgedDecision;
  /**
   * If it changed before the decision, by other answers and chance: the number of answers up to the same seat's
   * decision before, including it.
   */
  readonly since?: number;
  /** The seat whose share moved the most, and from where to where. */
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** The findings of a review of a match. */
export interface ReviewSummary {
  readonly people: readonly PersonalReview[];
  readonly curve: readonly CurvePoint[];
  readonly turns: readonly TurningPoint[];
}

/** The number of expensive decisions that are shown for each person. */
const MOST_DEAREST = 3;
/** The number of turning points that are shown. */
const MOST_TURNS = 3;
/** A smaller change of a chance of winning is no turning point. */
const LEAST_TURN = 0.15;
/** A change of fewer standard errors may well be chance, since these are the greatest changes of a whole match. */
const TURN_ERRORS = 3;
/** Of fewer games the standard error itself is too uncertain to name a turning point. */
const FEWEST_OF_TURN = 20;
/** So many games tell a share with a standard error of 7 % or less. */
const ENOUGH_GAMES = 50;

/** @param decisions in the order of the match */
export function summaryOf(decisions: readonly JudgedDecision[]): ReviewSummary {
  const seats = [...new Set(decisions.map(({ seat }) => seat))].sort((one, other) => one - other);
  return {
    people: seats.map((seat) => personal(seat, decisions)),
    curve: curveOf(decisions),
    turns: turnsOf(decisions),
  };
}

function personal(seat: Seat, decisions: readonly JudgedDecision[]): PersonalReview {
  const own = decisions.filter((decision) => decision.seat === seat);
  const steps = [...new Set(own.map(({ step }) => step))];
  return {
    seat,
    ...accuracyOf(own),
    steps: steps.map((step) => ({ step, ...accuracyOf(own.filter((decision) => decision.step === step)) })),
    dearest: own
      .filter(({ cost }) => cost > 0)
      .sort((one, other) => other.cost - one.cost)
      .slice(0, MOST_DEAREST),
  };
}

function accuracyOf(decisions: readonly JudgedDecision[]): Accuracy {
  const sound = decisions.filter(({ cost }) => cost === 0).length;
  const cost = decisions.reduce((sum, decision) => sum + decision.cost, 0);
  return { decisions: decisions.length, sound: sound / decisions.length, cost: Math.round(cost * 10) / 10 };
}

/**
 * The curve. Few games after a decision say little, so those after the decisions before it in the same round count, too,
 * until there are enough.
 */
function curveOf(decisions: readonly JudgedDecision[]): CurvePoint[] {
  const known = decisions.flatMap(({ answered, round, seat, given: { shares, points, rollouts } }) =>
    shares === undefined || points === undefined ? [] : [{ answered, round, seat, shares, points, rollouts }],
  );
  return known.map(({ answered, round, seat }, index) => {
    const pooled: (typeof known)[number][] = [];
    for (let games = 0, at = index; games < ENOUGH_GAMES; at -= 1) {
      const one = known[at];
      if (one?.round !== round) break;
      pooled.push(one);
      games += one.rollouts;
    }
    const all = pooled.reduce((sum, { rollouts }) => sum + rollouts, 0);
    const mean = (of: 'shares' | 'points', by: number): number[] =>
      elementAt(pooled, 0)[of].map((_, place) => {
        const sum = pooled.reduce((total, one) => total + elementAt(one[of], place) * one.rollouts, 0);
        return Math.round((sum / all) * by) / by;
      });
    return { answered: answered + 1, round, seat, shares: mean('shares', 1000), points: mean('points', 10) };
  });
}

/**
 * The greatest changes that are hardly chance, in the order of the match. A seat's decision is compared with its own one
 * before, because another seat knew other things: what changed before the decision came from others' answers and from
 * chance, and only the rest from the decision.
 */
function turnsOf(decisions: readonly JudgedDecision[]): TurningPoint[] {
  const last = new Map<Seat, JudgedDecision>();
  const turns = decisions.flatMap((decision): TurningPoint[] => {
    const { seat, given, best, cost } = decision;
    const before = last.get(seat);
    if (given.shares !== undefined) last.set(seat, decision);
    return [
      ...(before === undefined ? [] : turn(decision, before.given, best, before.answered + 1)),
      ...(cost > 0 ? turn(decision, best, given) : []),
    ];
  });
  const chosen: TurningPoint[] = [];
  for (const each of turns.sort((one, other) => sizeOf(other) - sizeOf(one)))
    if (chosen.length < MOST_TURNS && chosen.every((other) => !isSame(each, other))) chosen.push(each);
  return chosen.sort(
    (one, other) => one.decision.answered - other.decision.answered || startOf(one) - startOf(other),
  );
}

/** The greatest change of a seat's share between two prospects, if it is great and hardly chance. */
function turn(decision: JudgedDecision, before: Prospect, after: Prospect, since?: number): TurningPoint[] {
  const { shares = [] } = before;
  const moves = (after.shares ?? []).flatMap((to, seat): TurningPoint[] => {
    const from = shares[seat];
    return from === undefined
      ? []
      : [{ decision, seat, from, to, ...(since === undefined ? {} : { since }) }];
  });
  const [most] = moves.sort((one, other) => sizeOf(other) - sizeOf(one));
  if (most === undefined || Math.min(before.rollouts, after.rollouts) < FEWEST_OF_TURN) return [];
  const error = Math.hypot(errorOf(most.from, before.rollouts), errorOf(most.to, after.rollouts));
  return sizeOf(most) < Math.max(LEAST_TURN, TURN_ERRORS * error) ? [] : [most];
}

/** To a thousandth, so that of equal changes in a duel the first seat's is named. */
const sizeOf = ({ from, to }: TurningPoint): number => Math.round(Math.abs(to - from) * 1000) / 1000;

/** The number of answers before the first one that belongs to a change, and before the last one. */
const startOf = ({ since, decision }: TurningPoint): number => since ?? decision.answered;
const endOf = ({ since, decision }: TurningPoint): number =>
  since === undefined ? decision.answered : Math.max(since, decision.answered - 1);

/** Whether two seats saw the same change: there is an answer that belongs to both. */
function isSame(one: TurningPoint, other: TurningPoint): boolean {
  return startOf(one) <= endOf(other) && startOf(other) <= endOf(one);
}

/** The standard error of a share of this many games. Winning none or all of a few games does not prove anything. */
export function errorOf(share: number, games: number): number {
  const likely = (share * games + 1) / (games + 2);
  return Math.sqrt((likely * (1 - likely)) / games);
}
