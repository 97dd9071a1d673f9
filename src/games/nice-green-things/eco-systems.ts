import type { Seat } from '../../engine/question.ts';
import type { Card } from './cards.ts';
import { cardOf, type NiceComponents } from './components.ts';
import {
  type CardId,
  type Counts,
  type EcoSystem,
  type NiceState,
  POPS,
  playerAt,
  ROWS,
  type Row,
  type Suit,
} from './state.ts';

/** The symbols in an eco system's rows, and its value (NGT-SCORE-01). */
export interface EcoFigures {
  /** Pops by type in the top row. */
  readonly pops: Counts;
  /** Science symbols in the middle row. */
  readonly science: number;
  /** Habitat symbols in the bottom row. */
  readonly habitat: number;
  /** Pops by type that science and habitat support: the value of the eco system. */
  readonly value: Counts;
}

/** The rows of an eco system, real or supposed. */
export type Rows = Pick<EcoSystem, Row>;

/**
 * The value of an eco system: for each pop type, its symbols in the top row, limited by the science symbols in the
 * middle row and by the habitat symbols in the bottom row. The limits apply to each type separately (NR-10); symbols of
 * several cards in a row add up (NGT-ECO-06); a card counts only for its own row (NGT-ECO-05); an empty row makes the
 * eco system worthless (NGT-ECO-12, NR-50).
 */
export function ecoFigures(components: NiceComponents, rows: Rows): EcoFigures {
  const pops: Counts = POPS.map(() => 0);
  let science = 0;
  let habitat = 0;
  for (const id of rows.science) science += cardOf(components, id).science;
  for (const id of rows.habitat) habitat += cardOf(components, id).habitat;
  for (const id of rows.pops) {
    const card = cardOf(components, id);
    // Not checked: the check costs rollouts more than 1 % of their speed.
    for (let type = 0; type < POPS.length; type += 1)
      pops[type] = (pops[type] as number) + (card.pops[type] as number);
  }
  const bound = Math.min(science, habitat);
  return { pops, science, habitat, value: pops.map((count) => Math.min(count, bound)) };
}

/**
 * A player's bounded count of each pop type: the sum over all of the player's eco systems, of every suit (NGT-SCORE-02,
 * NR-73).
 */
export function countsOf(state: NiceState, components: NiceComponents, seat: Seat): Counts {
  const stated = components.statedCounts?.[seat];
  if (stated !== undefined) return [...stated];
  const counts: Counts = POPS.map(() => 0);
  for (const eco of playerAt(state, seat).ecosystems) addCounts(counts, ecoFigures(components, eco).value);
  return counts;
}

function addCounts(sum: Counts, more: readonly number[]): void {
  // Not checked: the check costs rollouts more than 1 % of their speed.
  for (let type = 0; type < sum.length; type += 1) sum[type] = (sum[type] as number) + (more[type] as number);
}

/** The row of a card in the eco system; undefined if the card is not in it. */
export function rowOf(eco: Rows, id: CardId): Row | undefined {
  return ROWS.find((row) => eco[row].includes(id));
}

/** The cards of an eco system from the bottom row up. */
export function cardsOf(eco: Rows): CardId[] {
  return [...eco.habitat, ...eco.science, ...eco.pops];
}

/** The rows with one card moved to, or added to, a row. */
export function withCardIn(eco: Rows, id: CardId, row: Row): Rows {
  const place = (name: Row) => {
    const others = eco[name].filter((card) => card !== id);
    return name === row ? [...others, id] : others;
  };
  return { habitat: place('habitat'), science: place('science'), pops: place('pops') };
}

/**
 * Whether every card fits into a row that it has a symbol for, without any row exceeding the limit (NR-11). `settled`
 * cards stay in place; `free` ones may go to any row that they have a symbol for.
 */
export function fits(settled: Rows, free: readonly Card[], limit: number): boolean {
  if (limit === 0) return true;
  // Every subset of rows must have room for the cards that can only go there (Hall's condition).
  for (let choice = 1; choice < 8; choice += 1) {
    let room = 0;
    ROWS.forEach((row, index) => {
      if (choice & (1 << index)) room += limit - settled[row].length;
    });
    let needed = 0;
    for (const card of free) {
      if (card.rows.every((row) => choice & (1 << ROWS.indexOf(row)))) needed += 1;
    }
    if (needed > room) return false;
  }
  return ROWS.every((row) => settled[row].length <= limit);
}

/** Whether no row holds more cards than the limit allows (NR-11). */
export function isWithinLimit(eco: Rows, limit: number): boolean {
  return limit === 0 || ROWS.every((row) => eco[row].length <= limit);
}

/** The rows of an eco system with only the cards that `keep` accepts. */
export function onlyCards(eco: Rows, keep: (id: CardId) => boolean): Rows {
  return {
    habitat: eco.habitat.filter(keep),
    science: eco.science.filter(keep),
    pops: eco.pops.filter(keep),
  };
}

/** An id for a new eco system: its suit and the next number not in use for that suit. */
export function unusedEcoId(state: NiceState, suit: Suit): string {
  let number = 1;
  for (const { ecosystems } of state.players) {
    for (const eco of ecosystems) if (eco.suit === suit) number += 1;
  }
  let id = `${suit}-${number}`;
  while (isEcoId(state, id)) {
    number += 1;
    id = `${suit}-${number}`;
  }
  return id;
}

/** Whether an eco system on the table has this id. */
export function isEcoId(state: NiceState, id: string): boolean {
  return state.players.some(({ ecosystems }) => ecosystems.some((eco) => eco.id === id));
}
