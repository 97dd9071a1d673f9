import { type Advised, adviser } from '../bots/adviser.ts';
import { botSeed } from '../bots/random.ts';
import { type Seat, settledAnswer } from '../engine/question.ts';
import type { Walk } from '../replay/walk.ts';
import { reasonsOf } from '../table/hint-maker.ts';
import { Thinker } from '../table/thinker.ts';
import type { ThinkingPool } from '../table/thinking-pool.ts';
import { type JudgedDecision, judgementOf } from './judged-decision.ts';

/** How long the search thinks about a decision: a number of iterations or of milliseconds. */
export type ReviewBudget = { readonly iterations: number } | { readonly milliseconds: number } | undefined;

/** What a review needs. */
export interface ReviewPlan {
  readonly walk: Walk;
  /** The numbers of answers before the decisions that are judged, as `decisionsOf` finds them. */
  readonly places: readonly number[];
  /**
   * Default: the iterations of the hard bot; with a number of iterations, the same match always gets the same
   * judgements.
   */
  readonly budget?: ReviewBudget;
  /** The workers; null if this thread must think itself, because only it knows the match's figures. */
  readonly pool: ThinkingPool | null;
  /** The sourced component table; default: the shipped one. */
  readonly table?: unknown;
  /** Decisions that were judged before with the same budget, by the number of answers before them. */
  readonly known?: ReadonlyMap<number, JudgedDecision>;
  /** Ends the review with the judgements made so far. */
  readonly signal: AbortSignal;
  /** Called after each decision. */
  judged?(decision: JudgedDecision, done: number, all: number): void;
}

/** Milliseconds of looking for decisions between two checks of the keyboard. */
const BITE_MS = 12;

/** The numbers of answers before each decision of some seats in which there was a real choice. */
export function decisionsOf(walk: Walk, seats: readonly Seat[]): number[] {
  return Array.from({ length: walk.length }, (_, answered) => answered).filter((answered) =>
    isDecision(walk, answered, seats),
  );
}

/** As `decisionsOf`, in short slices. @param first the number of answers before the first decision that counts */
export async function decisionsIn(walk: Walk, seats: readonly Seat[], first = 0): Promise<number[]> {
  const found: number[] = [];
  let since = performance.now();
  for (let answered = first; answered < walk.length; answered += 1) {
    if (isDecision(walk, answered, seats)) found.push(answered);
    if (performance.now() - since < BITE_MS) continue;
    await new Promise<void>((resolve) => setImmediate(resolve));
    since = performance.now();
  }
  return found;
}

/** Whether one of the seats had a real choice after this number of answers. */
function isDecision(walk: Walk, answered: number, seats: readonly Seat[]): boolean {
  const answer = walk.answer(answered + 1);
  if (answer === undefined || answer.forced === true || !seats.includes(answer.seat)) return false;
  const question = walk.matchAt(answered)?.questionOf(answer.seat);
  return question !== undefined && settledAnswer(question) === undefined;
}

/**
 * Judges decisions of a finished match, several at a time.
 * @returns the judgements in the order of the match; fewer if the signal was aborted
 * @throws RangeError while the match runs
 */
export async function reviewMatch(plan: ReviewPlan): Promise<JudgedDecision[]> {
  const { walk, places, pool, known, signal } = plan;
  const judged = new Map<number, JudgedDecision>();
  const left = places.filter((answered) => {
    const before = known?.get(answered);
    if (before !== undefined) judged.set(answered, before);
    return before === undefined;
  });
  const game = pool === null ? '' : walk.game.id;
  const lanes = Array.from({ length: Math.max(1, pool?.size ?? 1) }, async () => {
    const thinker = new Thinker(game, plan.table, pool ?? undefined);
    try {
      for (let answered = left.shift(); answered !== undefined; answered = left.shift()) {
        const decision = await judge(plan, thinker, answered);
        if (decision === null || signal.aborted) return;
        judged.set(answered, decision);
        plan.judged?.(decision, judged.size, places.length);
      }
    } finally {
      thinker.close();
    }
  });
  await Promise.all(lanes);
  return [...judged.values()].sort((one, other) => one.answered - other.answered);
}

/** The judgement on one decision; null if the review has ended in the meantime. */
async function judge(
  { walk, budget, signal }: ReviewPlan,
  thinker: Thinker,
  answered: number,
): Promise<JudgedDecision | null> {
  const answer = walk.answer(answered + 1);
  const match = walk.matchAt(answered);
  const moment = walk.at(answered);
  const posed = moment.open.find(({ seat }) => seat === answer?.seat);
  if (answer === undefined || match === null || posed === undefined)
    throw new RangeError(`Nobody decided after ${answered} answers.`);
  const { seat, value } = answer;
  // The random numbers depend neither on the match's seed nor on other seats' answers.
  const task = {
    level: adviser.name,
    seat,
    answered: 0,
    seed: botSeed(adviser.name),
    compared: value,
    ...budget,
  };
  const verdict = await thinker.decide(adviser, match, task, { progress: () => {}, signal });
  if (verdict === null) return null;
  const { game, setting } = match;
  const reason = reasonsOf({ game, setting, posed, view: match.view(seat) });
  const place = { answered, round: moment.round, step: moment.step ?? '' };
  return judgementOf(place, posed, value, verdict as Advised, game.advice?.unit, reason);
}
