import type { Answer } from '../../src/engine/answer.ts';
import type { Ledger } from '../../src/engine/game.ts';
import type { Seat, Value } from '../../src/engine/question.ts';
import type { OrchardState } from './state.ts';

export interface SeatView {
  readonly coins: number;
  /** The own cards; only their number where they are another seat's. */
  readonly hand: readonly string[] | number;
  readonly planted: readonly string[];
  readonly chips: { readonly sun: number; readonly rain: number };
}

export interface OrchardView {
  readonly seat: Seat | null;
  readonly round: number;
  readonly rounds: number;
  readonly phase: string;
  readonly first: Seat;
  readonly turn: Seat;
  readonly sky: number;
  readonly lot: string | null;
  readonly pile: number;
  readonly discard: readonly string[];
  readonly looked: readonly string[] | number;
  readonly seats: readonly SeatView[];
  /** What this seat has decided while others still think. */
  readonly decided: readonly Value[];
}

export function viewOf(state: OrchardState, seat: Seat | null, open: readonly Answer[]): OrchardView {
  const { round, rounds, phase, first, turn, sky, lot, pile, discard, looked, seats } = state;
  return {
    seat,
    round,
    rounds,
    phase,
    first,
    turn,
    sky,
    lot,
    pile: pile.length,
    discard: [...discard],
    looked: seat === turn ? [...looked] : looked.length,
    seats: seats.map(({ coins, hand, planted, chips }, index) => ({
      coins,
      hand: index === seat ? [...hand] : hand.length,
      planted: [...planted],
      chips: { ...chips },
    })),
    decided: open.map(({ value }) => value),
  };
}

export function ledgerOf(state: OrchardState): Ledger {
  const ledger: Ledger = { pile: state.pile.length, discard: state.discard.length };
  state.seats.forEach(({ coins, hand, planted, chips }, seat) => {
    ledger[`seats.${seat}.coins`] = coins;
    ledger[`seats.${seat}.hand`] = hand.length;
    ledger[`seats.${seat}.planted`] = planted.length;
    ledger[`seats.${seat}.sun`] = chips.sun;
    ledger[`seats.${seat}.rain`] = chips.rain;
  });
  return ledger;
}
