import { present } from '../../engine/checked.ts';
import type { State } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import type { RandomStream } from '../../engine/random.ts';

/** The twelve pop types in the order of the symbol list (NGT-SYM-01, NR-04). */
export const POPS = [
  'plant',
  'fungus',
  'fish',
  'amphibian',
  'reptile',
  'bird',
  'mammal',
  'octopus',
  'insect',
  'worm',
  'tree',
  'bat',
] as const;
export type Pop = (typeof POPS)[number];

/** The four suits (NGT-ECO-01, NR-06). */
export const SUITS = ['green', 'red', 'black', 'blue'] as const;
export type Suit = (typeof SUITS)[number];

/** The rows of an eco system from the bottom up (NGT-ECO-02). */
export const ROWS = ['habitat', 'science', 'pops'] as const;
export type Row = (typeof ROWS)[number];

/** A project by the id of its card. */
export type CardId = string;

/** Pops by type, in the order of `POPS`. */
export type Counts = number[];

/**
 * Where the turn stands: before buying, before the roll, before handing the turn over; `scoring` once the last project
 * has left the queue, `over` once it is scored.
 */
export type Phase = 'buy' | 'roll' | 'end' | 'scoring' | 'over';

/** An arrangement of cards of one suit in three rows (NGT-ECO-01, NGT-ECO-02). */
export interface EcoSystem {
  /** Unlike every other one on the table. */
  readonly id: string;
  readonly suit: Suit;
  habitat: CardId[];
  science: CardId[];
  pops: CardId[];
}

export interface Player {
  /** The current net cashflow: a level, not a stock (NGT-CASH-05). */
  cash: number;
  /** The secret target card; null where a position deals none. */
  target: string | null;
  /** Projects without row symbols lie beside the eco systems (NGT-ECO-11). */
  aside: CardId[];
  /** In the order in which they were begun. */
  ecosystems: EcoSystem[];
}

export interface NiceState extends State {
  random: RandomStream;
  /** What breaks a tie on a pop type: nothing, or net crowd (NR-07). */
  readonly crowd: 'none' | 'tie-break';
  /** The most cards in a row of an eco system; 0 is no limit (NR-11). */
  readonly maxCardsPerRow: number;
  turn: Seat;
  /** The number of the turn, from 1. */
  round: number;
  phase: Phase;
  /** The queue position emptied by this turn's purchase or by not buying, while the rest has not moved up; 0 is none. */
  emptied: number;
  /** What was rolled last; 0 before the first roll. */
  die: number;
  /** Rescue projects given up in this turn (NR-34). */
  givenUp: CardId[];
  /** An acquired project that is still to be put into an eco system (NGT-ECO-08). */
  placing: CardId | null;
  /** The projects in the queue, front first, without gaps. */
  queue: CardId[];
  /** Unused projects; the next one to come is the last. */
  stock: CardId[];
  /** Trashed projects; the last is the top of the pile. */
  trash: CardId[];
  /** Queue points of seat 0; those of seat 1 are the opposite number (NGT-QUEUE-04, NR-20). */
  qp: number;
  players: Player[];
}

/** The player across the table: there are exactly two (NGT-OVER-03). */
export function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}

/** A seat's player. */
export function playerAt(state: NiceState, seat: Seat): Player {
  return present(state.players[seat], 'player');
}

/** A seat's queue points: the two seats' are opposite numbers (NGT-QUEUE-04). */
export function queuePoints(state: NiceState, seat: Seat): number {
  // Zero has no sign in a figure that people and digests see.
  return seat === 0 || state.qp === 0 ? state.qp : -state.qp;
}

/** Whether no project is left to be bought or trashed (NGT-END-01, NR-51). */
export function isExhausted(state: NiceState): boolean {
  return state.queue.length === 0 && state.stock.length === 0;
}

/** Every card that a seat owns, wherever it lies; a card that is still to be placed belongs to the seat whose turn it is. */
export function ownedCards(state: NiceState, seat: Seat): CardId[] {
  const player = playerAt(state, seat);
  const cards = [...player.aside];
  for (const eco of player.ecosystems) cards.push(...eco.habitat, ...eco.science, ...eco.pops);
  if (state.placing !== null && state.turn === seat) cards.push(state.placing);
  return cards;
}
