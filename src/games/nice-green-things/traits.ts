import { elementAt, lastOf } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import type { Card } from './cards.ts';
import { cardOf, type NiceComponents, type NiceOccasion, targetTypes } from './components.ts';
import { type EcoFigures, ecoFigures } from './eco-systems.ts';
import { type CardId, type EcoSystem, type NiceState, otherSeat, POPS, playerAt, type Row } from './state.ts';

/** The traits of adding, or moving, a card. Each occurs twice: as it is, and times the share of projects to come. */
const OF_CARD = ['lead', 'counted', 'waiting', 'bound', 'support', 'begins', 'net'] as const;
/** The index of each trait of a card. */
const [LEAD, COUNTED, WAITING, BOUND, SUPPORT, BEGINS, NET] = [0, 1, 2, 3, 4, 5, 6] as const;
/** The number of traits of a card, and of traits counted for the share to come. */
const EARLY = OF_CARD.length;
const ofCard: readonly string[] = [...OF_CARD, ...OF_CARD.map((name) => `${name}-early`)];
/** The traits of buying a card at its price, which follow those of the card. */
const OF_PRICE = ['price', 'price-early', 'debt', 'net-when-poor', 'denied', 'denied-early', 'pass-early'];
const [PRICE, PRICE_EARLY, DEBT, NET_WHEN_POOR, DENIED, DENIED_EARLY, PASS_EARLY] = OF_PRICE.map(
  (_, index) => 2 * EARLY + index,
) as [number, number, number, number, number, number, number];

/** The names of the traits of options, by ask (see `Question.traits`). */
export const traits: Readonly<Record<string, readonly string[]>> = {
  buy: [...ofCard, ...OF_PRICE],
  row: ofCard,
  rearrange: ofCard,
  roll: ofCard,
  'end-turn': ofCard,
};

/** The value of a counted pop: one that the target names counts threefold, and the other player's target is unknown. */
const UNKNOWN_TARGET = 1.5;
/** Support beyond the most symbols of a pop by this many still counts, because more pops may come. */
const SPARE_SUPPORT = 2;

/** The symbols in the rows of an eco system. */
type Symbols = Omit<EcoFigures, 'value'>;

/** One eco system, and its symbols. */
interface Place extends Symbols {
  readonly eco: EcoSystem;
}

/** A player's area, with the value of a counted pop of each type. */
interface Area {
  readonly places: readonly Place[];
  readonly counts: readonly number[];
  readonly factors: readonly number[];
}

/** The consequences of a change of an eco system, in terms of the traits of a card. */
interface Effects {
  lead: number;
  counted: number;
  waiting: number;
  bound: number;
  support: number;
  begins: number;
}

const NO_EFFECTS: Readonly<Effects> = { lead: 0, counted: 0, waiting: 0, bound: 0, support: 0, begins: 0 };

const zeros = (): number[] => new Array<number>(POPS.length).fill(0);
const NO_SYMBOLS: Symbols = { pops: zeros(), science: 0, habitat: 0 };
/** The factors of the other player's pops. */
const UNKNOWN_FACTORS: readonly number[] = POPS.map(() => UNKNOWN_TARGET);

/** The consequences of a seat's options for its area, judging by the open cards and its own target. */
export class Outlook {
  readonly own: Area;
  readonly other: Area;
  /** The share of projects that are still to be bought or trashed. */
  readonly early: number;
  readonly #state: NiceState;
  readonly #components: NiceComponents;
  /** The best change considered so far, and how good it is by rule of thumb. */
  readonly #effects: Effects = { ...NO_EFFECTS };
  #appeal = Number.NEGATIVE_INFINITY;

  constructor(
    state: NiceState,
    components: NiceComponents,
    readonly seat: Seat,
  ) {
    this.#state = state;
    this.#components = components;
    const target = targetTypes(components, playerAt(state, seat).target);
    const factors = POPS.map((pop) => (target.includes(pop) ? components.targetFactor : 1));
    this.own = this.areaOf(seat, factors);
    this.other = this.areaOf(otherSeat(seat), UNKNOWN_FACTORS);
    this.early = (state.stock.length + state.queue.length) / components.deck.length;
  }

  private areaOf(seat: Seat, factors: readonly number[]): Area {
    const components = this.#components;
    const counts = zeros();
    const places: Place[] = [];
    for (const eco of playerAt(this.#state, seat).ecosystems) {
      const { pops, science, habitat, value } = ecoFigures(components, eco);
      for (let type = 0; type < POPS.length; type += 1)
        counts[type] = elementAt(counts, type) + elementAt(value, type);
      places.push({ eco, pops, science, habitat });
    }
    return { places, counts, factors };
  }

  /** The traits of acquiring a card, in the best place and row without other moves. */
  acquiring(id: CardId, into: Float64Array): void {
    const card = cardOf(this.#components, id);
    this.best(this.own, this.other, card);
    into[NET] = card.net;
    this.write(into);
  }

  /** The traits of buying the card at this price. */
  buying(id: CardId, price: number, into: Float64Array): void {
    const state = this.#state;
    const card = cardOf(this.#components, id);
    this.acquiring(id, into);
    const points = this.seat === 0 ? state.qp : -state.qp;
    into[PRICE] = price;
    into[PRICE_EARLY] = price * this.early;
    into[DEBT] = Math.max(0, price - Math.max(0, points));
    into[NET_WHEN_POOR] = playerAt(state, this.seat).cash <= 1 ? card.net : 0;
    this.deny(card, into);
  }

  /** The traits of passing, which trashes the front project. */
  passing(into: Float64Array): void {
    this.deny(cardOf(this.#components, elementAt(this.#state.queue, 0)), into);
    into[PASS_EARLY] = this.early;
  }

  /** The traits of exchanging a rescue project for the top of the trash pile. */
  exchanging(into: Float64Array): void {
    this.acquiring(lastOf(this.#state.trash), into);
  }

  /**
   * The traits of putting a card into a row of an eco system.
   * @param from the row in which it lies; undefined if it is not in the eco system yet
   */
  putting(card: Card, eco: EcoSystem, row: Row, from: Row | undefined, into: Float64Array): void {
    this.forget();
    this.consider(this.own, this.other, card, this.placeOf(eco), row, from);
    this.write(into);
  }

  /** The traits of moving a card to its best other row. */
  moving(card: Card, eco: EcoSystem, from: Row, into: Float64Array): void {
    this.forget();
    const place = this.placeOf(eco);
    for (const row of card.rows)
      if (row !== from) this.consider(this.own, this.other, card, place, row, from);
    this.write(into);
  }

  private placeOf(eco: EcoSystem): Place | undefined {
    for (const place of this.own.places) if (place.eco === eco) return place;
    return undefined;
  }

  private deny(card: Card, into: Float64Array): void {
    this.best(this.other, this.own, card);
    const denied = this.#appeal === Number.NEGATIVE_INFINITY ? 0 : this.#appeal;
    into[DENIED] = denied;
    into[DENIED_EARLY] = denied * this.early;
  }

  /** Finds the best way to add a card to an area. */
  private best(own: Area, other: Area, card: Card): void {
    this.forget();
    let isFound = false;
    for (const place of own.places) {
      if (place.eco.suit !== card.suit) continue;
      isFound = true;
      for (const row of card.rows) this.consider(own, other, card, place, row, undefined);
    }
    if (isFound) return;
    for (const row of card.rows) this.consider(own, other, card, undefined, row, undefined);
  }

  private forget(): void {
    this.#appeal = Number.NEGATIVE_INFINITY;
    const effects = this.#effects;
    effects.lead = 0;
    effects.counted = 0;
    effects.waiting = 0;
    effects.bound = 0;
    effects.support = 0;
    effects.begins = 0;
  }

  private write(into: Float64Array): void {
    const effects = this.#effects;
    into[LEAD] = effects.lead;
    into[COUNTED] = effects.counted;
    into[WAITING] = effects.waiting;
    into[BOUND] = effects.bound;
    into[SUPPORT] = effects.support;
    into[BEGINS] = effects.begins;
    for (let trait = 0; trait < EARLY; trait += 1) into[EARLY + trait] = elementAt(into, trait) * this.early;
  }

  /**
   * Measures what a card in a row does to an eco system, and remembers it if it is the best so far.
   * @param place the eco system; undefined if the card begins one
   * @param from the row that the card leaves; undefined if it comes from outside
   */
  private consider(
    own: Area,
    other: Area,
    card: Card,
    place: Place | undefined,
    to: Row,
    from: Row | undefined,
  ): void {
    const { habitat, science, pops } = place ?? NO_SYMBOLS;
    const bound = Math.min(habitat, science);
    const habitatAfter = habitat + joins('habitat', to, from) * card.habitat;
    const scienceAfter = science + joins('science', to, from) * card.science;
    const boundAfter = Math.min(habitatAfter, scienceAfter);
    const sign = joins('pops', to, from);
    let lead = 0;
    let counted = 0;
    let waiting = 0;
    let most = 0;
    let mostAfter = 0;
    for (let type = 0; type < POPS.length; type += 1) {
      const before = elementAt(pops, type);
      const after = before + sign * elementAt(card.pops, type);
      if (before === 0 && after === 0) continue;
      if (before > most) most = before;
      if (after > mostAfter) mostAfter = after;
      const value = Math.min(before, bound);
      const valueAfter = Math.min(after, boundAfter);
      const factor = elementAt(own.factors, type);
      waiting += (after - valueAfter - before + value) * factor;
      if (value === valueAfter) continue;
      counted += (valueAfter - value) * factor;
      const count = elementAt(own.counts, type);
      const rival = elementAt(other.counts, type);
      const rivalFactor = elementAt(other.factors, type);
      lead +=
        leadOf(count + valueAfter - value, rival, factor, rivalFactor) -
        leadOf(count, rival, factor, rivalFactor);
    }
    const support = supportOf(habitatAfter, scienceAfter, mostAfter) - supportOf(habitat, science, most);
    const appeal = lead + counted + 0.4 * waiting + 0.3 * (boundAfter - bound) + 0.3 * support;
    if (appeal <= this.#appeal) return;
    this.#appeal = appeal;
    const effects = this.#effects;
    effects.lead = lead;
    effects.counted = counted;
    effects.waiting = waiting;
    effects.bound = boundAfter - bound;
    effects.support = support;
    effects.begins = place === undefined ? 1 : 0;
  }
}

/** An occasion whose outlook is computed at the first trait that asks for it. */
export interface OutlookOccasion extends NiceOccasion {
  outlook?: Outlook;
}

export function outlookOf(at: OutlookOccasion): Outlook {
  at.outlook ??= new Outlook(at.state, at.components, at.seat);
  return at.outlook;
}

/** Whether a card joins the row (1), leaves it (−1), or neither (0). */
function joins(row: Row, to: Row, from: Row | undefined): number {
  return (to === row ? 1 : 0) - (from === row ? 1 : 0);
}

/** The lead in points from one pop type. */
function leadOf(count: number, rival: number, factor: number, rivalFactor: number): number {
  if (count > rival) return count * factor;
  return rival > count ? -rival * rivalFactor : 0;
}

/** Habitat and science, limited to what may support pops. */
function supportOf(habitat: number, science: number, most: number): number {
  return Math.min(habitat, most + SPARE_SUPPORT) + Math.min(science, most + SPARE_SUPPORT);
}
