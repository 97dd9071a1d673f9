import type { Options, Setting, State } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/question.ts';
import { type RandomStream, shuffle } from '../../src/engine/random.ts';
import type { Umpire } from '../../src/engine/umpire.ts';
import type { Card, OrchardComponents } from './components.ts';

export const PHASES = ['weather', 'auction', 'exchange', 'turn'] as const;
export type Phase = (typeof PHASES)[number];

export interface Grower {
  coins: number;
  /** Card ids, known to their owner alone. */
  hand: string[];
  planted: string[];
  chips: { sun: number; rain: number };
}

export interface OrchardState extends State {
  round: number;
  rounds: number;
  phase: Phase;
  first: Seat;
  turn: Seat;
  /** Seats that still have their turn in this round. */
  turnsLeft: number;
  /** The last weather: 1 to 6; 0 before the first. */
  sky: number;
  /** The card that is bid for, open to all. */
  lot: string | null;
  /** Face down. */
  pile: string[];
  discard: string[];
  /** Cards that the seat at turn is looking at. */
  looked: string[];
  seats: Grower[];
}

export function setup(
  { players, options, components }: Setting<OrchardComponents>,
  random: RandomStream,
  umpire: Umpire<OrchardComponents>,
): OrchardState {
  const pile = shuffle(Object.keys(components.cards), (n) => umpire.random(n));
  const { coins, hand } = components.start;
  const seats = Array.from({ length: players }, () => ({
    coins,
    hand: pile.splice(0, hand).sort(),
    planted: [],
    chips: { sun: 0, rain: 0 },
  }));
  return {
    random,
    round: 1,
    rounds: roundsOf(options),
    phase: 'weather',
    first: 0,
    turn: 0,
    turnsLeft: players,
    sky: 0,
    lot: null,
    pile,
    discard: [],
    looked: [],
    seats,
  };
}

function roundsOf(options: Options): number {
  return options['rounds'] as number;
}

/** All seats in the order of this round. */
export function turnOrder(state: OrchardState): Seat[] {
  return state.seats.map((_, index) => (state.first + index) % state.seats.length);
}

export function grower(state: OrchardState, seat: Seat): Grower {
  return state.seats[seat] as Grower;
}

export function cardOf(umpire: Umpire<OrchardComponents>, id: string): Card {
  return umpire.components.cards[id] as Card;
}
