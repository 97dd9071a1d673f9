import type { Advised, Ends } from '../bots/adviser.ts';
import type { Alternative } from '../bots/bot.ts';
import type { EvaluationUnit } from '../engine/game.ts';
import type { Posed } from '../engine/posed.ts';
import type { Consequence, RuleId, Seat, Shape, Value } from '../engine/question.ts';
import { type Advising, type EndDifference, hintFrom } from '../table/hint.ts';
import { comparedWith, LEAST_DIFFERENCE, pointsUnit } from '../table/reasons.ts';

/** The results of the games that a search played out after an answer. */
export interface Prospect {
  readonly value: Value;
  /** How much worse it was expected to be than the best answer, in the game's unit, to a tenth; negative: better. */
  readonly behind: number;
  /** Whether the difference is so small that it may well be chance. */
  readonly isAlike: boolean;
  /** The standard error of `behind`, to a tenth; absent if there are too few games, and for the best answer itself. */
  readonly doubt?: number;
  readonly rollouts: number;
  /** The share of the games that each seat won, 0 to 1; absent if the answer was tried too rarely. */
  readonly shares?: readonly number[];
  /** Each seat's points on average; absent with `shares`. */
  readonly points?: readonly number[];
}

/** A decision of a finished match, judged by a search that knew only what the seat knew. */
export interface JudgedDecision {
  /** The number of answers before it. */
  readonly answered: number;
  readonly round: number;
  readonly step: string;
  readonly seat: Seat;
  readonly ask: string;
  readonly shape: Shape;
  readonly rule: RuleId;
  readonly given: Prospect;
  /** The answer that the search prefers; it may be the given one. */
  readonly best: Prospect;
  /** The best two other answers. */
  readonly others: readonly Prospect[];
  /** What the given answer cost against the best one, in the game's unit; 0 if the difference may be chance. */
  readonly cost: number;
  /** Why the best answer is good, in the game's terms: a key of the words' `reasons` with its figures; or none. */
  readonly reasons: readonly Consequence[];
  /** How the games after the best answer ended otherwise than those after the given one; none if it cost nothing. */
  readonly because: readonly EndDifference[];
}

/** The position of a decision in its match. */
export type DecisionPlace = Pick<JudgedDecision, 'answered' | 'round' | 'step'>;

/** Fewer games than this say hardly anything about how a match ends. */
const FEWEST_GAMES = 8;
/** The number of other answers that are named. */
const MOST_OTHERS = 2;
/** A smaller difference, in standard errors, may well be chance: the best answer is the luckiest of several, too. */
export const LEAST_ERRORS = 2;

/**
 * The judgement of a search on an answer.
 * @param given the answer that was given
 * @param unit the unit of evaluations; default: points
 * @param reason the game's reason for an answer; undefined if it gives none
 */
export function judgementOf(
  place: DecisionPlace,
  posed: Posed,
  given: Value,
  verdict: Advised,
  unit: EvaluationUnit = pointsUnit,
  reason: (advising: Advising) => Consequence | undefined = () => undefined,
): JudgedDecision {
  const { alternatives, ends } = verdict;
  const bestOf = alternatives.find(({ value }) => value === verdict.value);
  const prospect = (alternative: Alternative): Prospect => ({
    ...comparedWith(bestOf, alternative, unit),
    ...doubtOf(alternative, unit),
    rollouts: alternative.rollouts,
    ...endOf(ends.find(({ value }) => value === alternative.value)),
  });
  const own = alternatives.find(({ value }) => value === given);
  if (bestOf === undefined || own === undefined)
    throw new RangeError(`The search did not try the answer ${JSON.stringify(given)}.`);
  const best = prospect(bestOf);
  const told = own === bestOf ? { ...best, behind: 0, isAlike: true } : prospect(own);
  const others = alternatives
    .filter((each) => each !== own && each !== bestOf && each.estimate !== null)
    .map(prospect)
    .sort((one, other) => one.behind - other.behind)
    .slice(0, MOST_OTHERS);
  // The next answers of the plan have reasons of their own, which do not tell why this answer is good.
  const pair: Advised = { ...verdict, alternatives: own === bestOf ? alternatives : [bestOf, own], plan: [] };
  const { reasons, because } = hintFrom(posed, pair, unit, reason);
  const cost = costOf(told);
  return {
    ...place,
    seat: posed.seat,
    ask: posed.ask,
    shape: posed.shape,
    rule: posed.rule,
    given: told,
    best,
    others,
    cost,
    reasons,
    because: cost === 0 ? [] : because,
  };
}

/** By how much an answer is worse than the best one; 0 if that may be chance. */
function costOf({ behind, doubt, isAlike }: Prospect): number {
  return isAlike || behind < Math.max(LEAST_DIFFERENCE, LEAST_ERRORS * (doubt ?? 0)) ? 0 : behind;
}

function doubtOf({ doubt = 0 }: Alternative, { size }: EvaluationUnit): Pick<Prospect, 'doubt'> {
  return doubt > 0 && Number.isFinite(doubt) ? { doubt: Math.round((doubt / size) * 10) / 10 } : {};
}

function endOf(end: Ends | undefined): Pick<Prospect, 'shares' | 'points'> {
  if (end === undefined || end.rollouts < FEWEST_GAMES) return {};
  const rounded = (values: readonly number[], by: number): number[] =>
    values.map((value) => Math.round(value * by) / by);
  return { shares: rounded(end.shares, 1000), points: rounded(end.scores, 10) };
}
