import { elementAt } from '../../engine/checked.ts';
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
 * The phase of the turn: before buying, before the roll, or before the end of the turn; `scoring` once the last project
 * has left the queue, `over` after scoring.
 */
export type Phase = 'buy' | 'roll' | 'end' | 'scoring' | 'over';

/** The steps of a turn in their order, and the end. */
export type StepName = 'buy' | 'place' | 'roll' | 'endTurn' | 'finalScoring';

/** The phase in which each step runs; a card that waits to be placed is placed in any of them. */
export const PHASE_OF: Readonly<Record<Exclude<StepName, 'place'>, Phase>> = {
  buy: 'buy',
  roll: 'roll',
  endTurn: 'end',
  finalScoring: 'scoring',
};

/** An arrangement of cards of one suit in three rows (NGT-ECO-01, NGT-ECO-02). */
export interface EcoSystem {
  /** Unique on the table. */
  readonly id: string;
  readonly suit: Suit;
  habitat: CardId[];
  science: CardId[];
  pops: CardId[];
}

export interface Player {
  /** The current net cashflow: a level, not a stock (NGT-CASH-05). */
  cash: number;
  /** The secret target card; null if a position deals none. */
  target: string | null;
  /** Projects without row symbols, which lie beside the eco systems (NGT-ECO-11). */
  aside: CardId[];
  /** In the order in which they were begun. */
  ecosystems: EcoSystem[];
}

export interface NiceState extends State {
  random: RandomStream;
  /** The tie-break of a pop type: none, or net crowd (NR-07). */
  readonly crowd: 'none' | 'tie-break';
  /** The most cards in a row of an eco system; 0 is no limit (NR-11). */
  readonly maxCardsPerRow: number;
  turn: Seat;
  /** The number of the turn, from 1. */
  round: number;
  phase: Phase;
  /** The queue position emptied in this turn by buying or not buying, until the rest moves up; 0 is none. */
  emptied: number;
  /** The last roll; 0 before the first one. */
  die: number;
  /** Rescue projects given up in this turn (NR-34). */
  givenUp: CardId[];
  /** An acquired project that has yet to be placed in an eco system (NGT-ECO-08). */
  placing: CardId | null;
  /** The projects in the queue, front first, without gaps. */
  queue: CardId[];
  /** Unused projects; the last one comes next. */
  stock: CardId[];
  /** Trashed projects; the last is the top of the pile. */
  trash: CardId[];
  /** Queue points of seat 0; seat 1 has the negative of it (NGT-QUEUE-04, NR-20). */
  qp: number;
  players: Player[];
}

/** The player across the table: there are exactly two (NGT-OVER-03). */
export function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}

/** A seat's player. */
export function playerAt(state: NiceState, seat: Seat): Player {
  // Not checked: the check costs rollouts more than 1 % of their speed.
  return elementAt(state.players, seat);
}

/** A seat's queue points; one seat's are the negative of the other's (NGT-QUEUE-04). */
export function queuePoints(state: NiceState, seat: Seat): number {
  // This avoids −0, which people and digests would see.
  return seat === 0 || state.qp === 0 ? state.qp : -state.qp;
}

/** Whether no project is left to be bought or trashed (NGT-END-01, NR-51). */
export function isExhausted(state: NiceState): boolean {
  return state.queue.length === 0 && state.stock.length === 0;
}

/** Every card that a seat owns, wherever it is; a card that has yet to be placed belongs to the seat in turn. */
export function ownedCards(state: NiceState, seat: Seat): CardId[] {
  const player = playerAt(state, seat);
  const cards = [...player.aside];
  for (const eco of player.ecosystems) cards.push(...eco.habitat, ...eco.science, ...eco.pops);
  if (state.placing !== null && state.turn === seat) cards.push(state.placing);
  return cards;
}

/** Says which step comes next once no card waits to be placed; null ends the game. */
export function setNext(state: NiceState, step: keyof typeof PHASE_OF | null): void {
  state.phase = step === null ? 'over' : PHASE_OF[step];
}
