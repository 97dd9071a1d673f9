import { toldBy } from '../../engine/effects.ts';
import type { Barred, Effect, Question, Range, Seat } from '../../engine/question.ts';
import { leadsPrivate, leadsPublic, printedWorkers, smallestPrivateBid } from './bid-conditions.ts';
import { movedEffects, privateEffects, publicEffects } from './bid-effects.ts';
import { ACTS, type Act, actObstacle, knownActs, legalActs, powerOfAct } from './bidding-options.ts';
import type { ReputationComponents } from './components.ts';
import { situationOf } from './situation.ts';
import { leftOf, playerAt, type ReputationState } from './state.ts';

// These questions are asked about a hundred times per game. Classes avoid creating a closure for each function that
// only a person's prompt calls.

/** The choice of the turn's act (REP-BID-02). */
export class ActQuestion implements Question<Act> {
  readonly ask = 'act';
  readonly shape = 'word';
  readonly rule = 'REP-BID-02';
  readonly options: readonly Act[];

  readonly #state: ReputationState;
  readonly #components: ReputationComponents;
  #situation: number | undefined;

  constructor(
    state: ReputationState,
    components: ReputationComponents,
    readonly seat: Seat,
  ) {
    this.#state = state;
    this.#components = components;
    this.options = legalActs(state, components, seat);
  }

  barred(): Barred[] {
    const { seat } = this;
    const state = this.#state;
    const components = this.#components;
    return knownActs(state, components, seat).flatMap((act) => {
      const obstacle = actObstacle(state, components, seat, act);
      return obstacle === undefined ? [] : [{ option: act, ...obstacle }];
    });
  }

  /** Covers powers that the seat does not have, too. */
  refuse(value: unknown): Barred | undefined {
    const act = ACTS.find((known) => known === value);
    const obstacle =
      act === undefined ? undefined : actObstacle(this.#state, this.#components, this.seat, act);
    return act === undefined || obstacle === undefined ? undefined : { option: act, ...obstacle };
  }

  /** The position of the bidding seat, from which effects are told. */
  get bidding() {
    return { state: this.#state, components: this.#components, seat: this.seat };
  }

  tell(act: Act): Effect[] {
    const { bidding } = this;
    const { state, components, seat } = bidding;
    switch (act) {
      case 'bid-private':
        return privateEffects(bidding, smallestPrivateBid(state), playerAt(state, seat).hq);
      case 'bid-public':
        return publicEffects(bidding, printedWorkers(state, components));
      case 'speculate':
        return [{ what: 'speculation-run', from: state.speculationRun, to: state.speculationRun + 1 }];
      default:
        return toldBy(powerOfAct(act)?.effects ?? [], { ...bidding, change: {} });
    }
  }

  /** The situation of the turn. It does not change until the bid is made, so it is computed once for both decisions. */
  situation(): number {
    this.#situation ??= situationOf(this.#state, this.#components, this.seat);
    return this.#situation;
  }

  /**
   * Speculating is final if no later seat is free to bid: bidding then ends without another turn for the seat (RR-15).
   */
  caution(act: Act): string | undefined {
    const { seat } = this;
    const state = this.#state;
    if (act !== 'speculate' || this.options.length === 1) return undefined;
    let after = leftOf(state, seat);
    for (let run = state.speculationRun + 1; run < state.players.length; run += 1) {
      if (!leadsPrivate(state, after) && !leadsPublic(state, after)) return undefined;
      after = leftOf(state, after);
    }
    return 'last-turn';
  }
}

/** The number of workers to bid on the private project; Bid match allows only one amount. */
export class WorkersQuestion implements Question<number> {
  readonly ask = 'workers';
  readonly shape = 'amount';
  readonly seat: Seat;
  readonly rule: string;
  readonly options: Range;
  readonly figures: { readonly leading: number; readonly credits: number };
  /** The smallest bid that takes the lead. */
  readonly usual: number;
  private readonly hq: number;

  readonly #turn: ActQuestion;

  /** @param turn the question with which the seat chose its act */
  constructor(state: ReputationState, turn: ActQuestion, least: number, most: number) {
    this.#turn = turn;
    this.seat = turn.seat;
    const { privateBid } = state;
    this.rule = privateBid === null ? 'REP-BID-08' : 'REP-BID-09';
    this.options = { from: least, to: most };
    this.usual = least;
    this.figures = {
      leading: privateBid === null ? 0 : privateBid.workers,
      credits: state.creditsOnPrivate,
    };
    this.hq = playerAt(state, turn.seat).hq;
  }

  refuse(value: unknown): Barred | undefined {
    if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
    const { hq, rule } = this;
    const { from, to } = this.options;
    if (value < from)
      return { option: value, because: 'bid-too-small', rule, need: from, have: value, of: 'workers' };
    if (value > hq) {
      return {
        option: value,
        because: 'too-few-workers',
        rule: 'REP-BID-12',
        need: value,
        have: hq,
        of: 'hq',
      };
    }
    return { option: value, because: 'bid-match-only', rule: 'RR-66', need: to, have: value, of: 'workers' };
  }

  tell(workers: number): Effect[] {
    // The loss of reputation does not depend on the amount; it was told with the act.
    return privateEffects(this.#turn.bidding, workers).filter(({ what }) => what !== 'reputation');
  }

  situation(): number {
    return this.#turn.situation();
  }

  caution(workers: number): string | undefined {
    return workers === this.hq ? 'empty-hq' : undefined;
  }
}

/** The number of credits that a public bid moves: at least one, at most all (REP-BID-16, REP-BID-17). */
export class CreditsQuestion implements Question<number> {
  readonly ask = 'credits';
  readonly shape = 'amount';
  readonly seat: Seat;
  readonly rule = 'REP-BID-16';
  readonly options: Range;
  /** The minimum, because the credits that stay beside the public project go to its sponsor. */
  readonly usual = 1;

  readonly #turn: ActQuestion;

  /** @param turn the question with which the seat chose its act */
  constructor(state: ReputationState, turn: ActQuestion) {
    this.#turn = turn;
    this.seat = turn.seat;
    this.options = { from: 1, to: state.creditsOnPublic };
  }

  refuse(value: unknown): Barred | undefined {
    if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
    const { to } = this.options;
    if (value < 1) {
      return {
        option: value,
        because: 'must-move-credit',
        rule: this.rule,
        need: 1,
        have: value,
        of: 'credits',
      };
    }
    return {
      option: value,
      because: 'too-few-credits',
      rule: 'REP-BID-17',
      need: value,
      have: to,
      of: 'credits-on-public',
    };
  }

  tell(credits: number): Effect[] {
    return movedEffects(this.#turn.bidding, credits);
  }

  situation(): number {
    return this.#turn.situation();
  }

  /** Moving all credits is allowed (RR-14), but the project then pays nothing, and nobody else can bid on it. */
  caution(credits: number): string | undefined {
    return credits === this.options.to ? 'last-credits' : undefined;
  }
}
