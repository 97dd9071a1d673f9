import type { Answer } from './answer.ts';
import { entryOf } from './checked.ts';
import { clonePlain } from './clone.ts';
import type { Advice, Game, Outcome, Setting, State } from './game.ts';
import type { Match } from './match.ts';
import type { Question, Seat, Value } from './question.ts';
import { drawNumber, type RandomStream, splitStream } from './random.ts';
import { type Playout, playOutGame } from './rollout.ts';
import { type Policy, RecordedUmpire } from './umpires.ts';

/** How a rollout begins and how far it goes. */
export interface RolloutPlan {
  /** The answer to the open question of the thinking seat; default: the policy's. */
  readonly first?: Value;
  /** The number of rounds to play beyond the current one; default: to the end of the game. */
  readonly rounds?: number;
  /** The number of steps to play beyond the current one; default: limited by `rounds` only. */
  readonly steps?: number;
  /**
   * The outcome of the whole game, even if the rollout is evaluated earlier: when it is first read, the policy plays on
   * to the end.
   */
  readonly toEnd?: boolean;
}

/** The result of a rollout. */
export interface Rollout extends Playout {
  readonly outcome: Outcome;
  /** The game's evaluation of the thinking seat's view at the end. */
  readonly evaluation: number;
}

/** What a bot can use while a question of its seat is open. It never hands out a state. */
export interface Thinking<V = unknown> {
  readonly question: Question;
  readonly players: number;
  /** The game's advice to its bots, if any. */
  readonly advice: Advice | undefined;
  /** All that the seat may know now. */
  view(): V;
  /**
   * Plays on from the open question on a copy in which everything that the seat cannot know, future chance included, is
   * dealt again. The match stays unchanged.
   * @param policy decides for all seats
   * @param stream the source of this rollout's deal and chance; it advances
   */
  rollout(policy: Policy, stream: RandomStream, plan?: RolloutPlan): Rollout;
}

/**
 * The thinking of a seat about its open question. It keeps the match's current position, even if the match changes
 * later.
 * @throws RangeError if the seat is not asked
 */
export function thinkingOf<S extends State, V, C>(match: Match<S, V, C>, seat: Seat): Thinking<V> {
  const question = match.questionOf(seat);
  if (question === undefined) throw new RangeError(`Seat ${seat} is not asked anything.`);
  const { game, setting } = match;
  const start = startOf(match, seat);
  const view = match.view(seat);
  return {
    question,
    players: setting.players,
    advice: game.advice,
    view: () => clonePlain(view),
    rollout(policy, stream, plan = {}) {
      const { state, prospect, ...playout } = playOn(start, policy, stream, plan);
      const evaluation =
        prospect ??
        game.standing?.(state, seat, setting) ??
        game.evaluate(game.view(state, seat, setting, []), setting);
      return {
        ...playout,
        evaluation,
        // Computed on demand, because bots seldom need more than the evaluation.
        get outcome() {
          if (plan.toEnd === true) playOutGame(game, setting, state, policy);
          return game.outcome(state, setting);
        },
      };
    },
  };
}

/** A match at an open question, without the others' answers in a decision that is still sealed. */
interface Start<S extends State, C> {
  readonly game: Game<S, unknown, C>;
  readonly setting: Setting<C>;
  readonly seat: Seat;
  readonly base: S;
  readonly step: string;
  readonly answers: readonly Answer[];
}

function startOf<S extends State, C>(match: Match<S, unknown, C>, seat: Seat): Start<S, C> {
  const { game, setting, base } = match;
  return { game, setting, seat, base, step: match.cursor as string, answers: match.answersKnownTo(seat) };
}

/** The state at the end of a rollout, for the kernel and its tests. Bots use `thinkingOf`. */
export function stateAfterRollout<S extends State, C>(
  match: Match<S, unknown, C>,
  seat: Seat,
  policy: Policy,
  stream: RandomStream,
  plan: RolloutPlan = {},
): S {
  return playOn(startOf(match, seat), policy, stream, plan).state;
}

function playOn<S extends State, C>(
  start: Start<S, C>,
  policy: Policy,
  stream: RandomStream,
  plan: RolloutPlan,
): Playout & { state: S; prospect: number | undefined } {
  const { game, setting, seat } = start;
  const state = clonePlain(start.base);
  const decide = plan.first === undefined ? policy : firstThen(seat, plan.first, policy);
  const atFirst = () => {
    // Future chance is as unknown as the cards.
    state.random = splitStream(stream);
    game.redeal(state, seat, (n) => drawNumber(stream, n), setting);
  };
  const fallback = { seat, policy: decide, atFirst };
  const umpire = new RecordedUmpire(state, setting.components, start.answers, undefined, { fallback });
  const round = game.round(state);
  entryOf(game.steps, start.step)(state, umpire);
  const lastRound = round + (plan.rounds ?? Number.POSITIVE_INFINITY);
  let stepsLeft = plan.steps ?? Number.POSITIVE_INFINITY;
  let prospect: number | undefined;
  const limits = {
    endsBefore: (now: S) => {
      stepsLeft -= 1;
      if (stepsLeft < 0) return true;
      if (game.round(now) <= lastRound) return false;
      prospect = game.prospect?.(now, seat, setting);
      // A game that can foresee its end ends a rollout only where it does.
      return game.prospect === undefined || prospect !== undefined;
    },
  };
  const rest = playOutGame(game, setting, state, policy, limits);
  return { state, prospect, decisions: umpire.decisions + rest.decisions, endless: rest.endless };
}

/** The policy, with another first decision for a seat. */
function firstThen(seat: Seat, first: Value, policy: Policy): Policy {
  let open = true;
  return (question) => {
    if (!open || question.seat !== seat) return policy(question);
    open = false;
    return first;
  };
}
