import type { Seat } from '../engine/question.ts';
import type { JudgedDecision } from './judged-decision.ts';

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

/** A decision after which somebody's chance of winning differs greatly from the one before. */
export interface TurningPoint {
  readonly decision: JudgedDecision;
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
/** A change of fewer standard errors may well be chance. */
const LEAST_ERRORS = 2;

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

function curveOf(decisions: readonly JudgedDecision[]): CurvePoint[] {
  return decisions.flatMap(({ answered, round, seat, given: { shares, points } }) =>
    shares === undefined || points === undefined
      ? []
      : [{ answered: answered + 1, round, seat, shares, points }],
  );
}

function turnsOf(decisions: readonly JudgedDecision[]): TurningPoint[] {
  const known = decisions.filter(({ given }) => given.shares !== undefined);
  const turns = known.flatMap((decision, index): TurningPoint[] => {
    const before = known[index - 1]?.given;
    const { shares: after = [], rollouts } = decision.given;
    if (before?.shares === undefined) return [];
    const { shares } = before;
    const moves = after.map((to, seat) => ({ decision, seat, from: shares[seat] ?? 0, to }));
    const [most] = moves.sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from));
    if (most === undefined) return [];
    const error = Math.hypot(errorOf(most.from, before.rollouts), errorOf(most.to, rollouts));
    return Math.abs(most.to - most.from) < Math.max(LEAST_TURN, LEAST_ERRORS * error) ? [] : [most];
  });
  return turns
    .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))
    .slice(0, MOST_TURNS)
    .sort((one, other) => one.decision.answered - other.decision.answered);
}

/** The standard error of a share of this many games. Winning none or all of a few games does not prove anything. */
function errorOf(share: number, games: number): number {
  const likely = (share * games + 1) / (games + 2);
  return Math.sqrt((likely * (1 - likely)) / games);
}
