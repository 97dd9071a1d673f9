import { elementAt } from '../../engine/checked.ts';
import { type Barred, DONE, type Effect, type Question, type Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { type Card, symbolsFor } from './cards.ts';
import { cardOf, type NiceComponents } from './components.ts';
import {
  cardsOf,
  type EcoFigures,
  ecoFigures,
  fits,
  isWithinLimit,
  onlyCards,
  type Rows,
  rowOf,
  unusedEcoId,
  withCardIn,
} from './eco-systems.ts';
import {
  type CardId,
  type EcoSystem,
  type NiceState,
  POPS,
  playerAt,
  ROWS,
  type Row,
  type Suit,
} from './state.ts';

/** The answer of placing that begins a new eco system. */
export const NEW = 'new';

const NO_CARDS: Rows = { habitat: [], science: [], pops: [] };

/**
 * Gives a bought or exchanged project to the seat: its cashflow counts at once (NGT-CASH-06, NR-31); a card with row
 * symbols waits to be placed (NGT-ECO-08); any other card goes beside the eco systems (NGT-ECO-11, NR-15).
 */
export function acquire(state: NiceState, components: NiceComponents, seat: Seat, id: CardId): void {
  const player = playerAt(state, seat);
  const card = cardOf(components, id);
  player.cash += card.net;
  if (card.rows.length === 0) player.aside.push(id);
  else state.placing = id;
}

/**
 * Whether an eco system can take the card in one of these rows, if necessary by rearranging its other cards (NR-11,
 * NR-14).
 */
function takes(
  components: NiceComponents,
  eco: Rows,
  card: Card,
  rows: readonly Row[],
  limit: number,
): boolean {
  if (limit === 0) return true;
  const others = cardsOf(eco).map((id) => cardOf(components, id));
  return rows.some((row) => fits(withCardIn(NO_CARDS, card.id, row), others, limit));
}

/** The changes between two arrangements: symbols of the rows, and counting pops by type. */
function changesOf(before: EcoFigures, after: EcoFigures): Effect[] {
  const effects: Effect[] = [];
  const add = (what: string, from: number, to: number) => {
    if (from !== to) effects.push({ what, by: to - from, from, to });
  };
  add('habitat', before.habitat, after.habitat);
  add('science', before.science, after.science);
  POPS.forEach((pop, type) => {
    add(pop, elementAt(before.value, type), elementAt(after.value, type));
  });
  return effects;
}

/** The value of an eco system in pops, all types together. */
function worth(figures: EcoFigures): number {
  return figures.value.reduce((sum, count) => sum + count, 0);
}

/**
 * The pops that the project would add at once to the seat's counts, in the best eco system of its suit and the best
 * row, with no other card moved. Empty if it adds no pops yet, for example because it begins an eco system.
 */
export function bestAddition(state: NiceState, components: NiceComponents, seat: Seat, id: CardId): Effect[] {
  const card = cardOf(components, id);
  let most = 0;
  let best: Effect[] = [];
  for (const eco of playerAt(state, seat).ecosystems) {
    if (eco.suit !== card.suit) continue;
    const before = ecoFigures(components, eco);
    for (const row of card.rows) {
      if (!takes(components, eco, card, [row], state.maxCardsPerRow)) continue;
      const after = ecoFigures(components, withCardIn(eco, id, row));
      const gain = worth(after) - worth(before);
      if (gain <= most) continue;
      most = gain;
      best = POPS.flatMap((pop, type) => {
        const by = elementAt(after.value, type) - elementAt(before.value, type);
        return by === 0 ? [] : [{ what: pop, by, note: 'nothing-moved' }];
      });
    }
  }
  return best;
}

/** Why a change adds nothing to the eco system's value: the support that its pops lack. */
function waitingNote(figures: EcoFigures): string {
  const most = Math.max(...figures.pops);
  if (most === 0) return 'waits-for-pops';
  const isShortOf = { habitat: figures.habitat < most, science: figures.science < most };
  if (isShortOf.habitat && isShortOf.science) return 'waits-for-both';
  if (isShortOf.habitat) return 'waits-for-habitat';
  return isShortOf.science ? 'waits-for-science' : 'all-supported';
}

/**
 * Asks which eco system the project joins: one of the player's own of its suit, or a new one (NGT-ECO-07, NGT-ECO-08,
 * NR-12, NR-13).
 */
class EcoSystemQuestion implements Question<string> {
  readonly ask = 'to';
  readonly shape = 'word';
  readonly rule = 'NGT-ECO-08';
  readonly seat: Seat;
  readonly options: string[] = [];

  readonly #state: NiceState;
  readonly #components: NiceComponents;
  readonly #card: Card;

  constructor(state: NiceState, components: NiceComponents, card: Card) {
    this.#state = state;
    this.#components = components;
    this.#card = card;
    this.seat = state.turn;
    for (const eco of playerAt(state, state.turn).ecosystems) {
      if (eco.suit === card.suit && takes(components, eco, card, card.rows, state.maxCardsPerRow)) {
        this.options.push(eco.id);
      }
    }
    this.options.push(NEW);
  }

  get figures() {
    return { card: this.#card.id };
  }

  barred(): Barred[] {
    const state = this.#state;
    const card = this.#card;
    return playerAt(state, this.seat).ecosystems.flatMap((eco): Barred[] => {
      if (eco.suit !== card.suit) return [{ option: eco.id, because: 'other-suit', rule: 'NGT-ECO-01' }];
      if (this.options.includes(eco.id)) return [];
      const have = cardsOf(eco).length;
      return [{ option: eco.id, because: 'rows-full', rule: 'NR-11', need: have + 1, have, of: 'cards' }];
    });
  }

  refuse(value: unknown): Barred | undefined {
    const others = this.#state.players[1 - this.seat]?.ecosystems ?? [];
    if (!others.some(({ id }) => id === value)) return undefined;
    return { option: String(value), because: 'not-own-eco-system', rule: 'NR-72' };
  }

  tell(option: string): Effect[] {
    const eco = playerAt(this.#state, this.seat).ecosystems.find(({ id }) => id === option);
    if (eco === undefined) return [{ what: 'eco-system', note: 'begins-one' }];
    const now = worth(ecoFigures(this.#components, eco));
    const worthIn = (row: Row) => worth(ecoFigures(this.#components, withCardIn(eco, this.#card.id, row)));
    const best = Math.max(...this.#card.rows.map(worthIn));
    const row = this.#card.rows.find((each) => worthIn(each) === best) ?? '';
    const then = best === now ? {} : { then: { code: 'best-in-row', figures: { row } } };
    return [{ what: 'worth', from: now, to: best, by: best - now, note: 'nothing-moved', ...then }];
  }

  /** A single eco system of a suit is never worth less than two, so a new one needs confirmation. */
  caution(option: string): string | undefined {
    if (option !== NEW) return undefined;
    return this.options.length > 1 ? 'second-of-suit' : undefined;
  }
}

/** Asks for the row of a card, among those that it has a symbol for (NGT-ECO-03, NGT-ECO-04, NGT-SYM-08). */
class RowQuestion implements Question<Row> {
  readonly ask = 'row';
  readonly shape = 'word';
  readonly rule = 'NGT-ECO-03';
  readonly seat: Seat;

  /**
   * @param before the eco system without the change
   * @param limit the maximum number of cards in a row; 0 is no limit
   */
  readonly #components: NiceComponents;
  readonly #card: Card;
  readonly #before: EcoSystem;
  readonly #limit: number;

  constructor(
    state: NiceState,
    components: NiceComponents,
    card: Card,
    readonly options: readonly Row[],
    before: EcoSystem,
    limit: number,
  ) {
    this.#components = components;
    this.#card = card;
    this.#before = before;
    this.#limit = limit;
    this.seat = state.turn;
  }

  get figures() {
    return { card: this.#card.id, eco: this.#before.id };
  }

  barred(): Barred[] {
    const card = this.#card;
    const before = this.#before;
    const limit = this.#limit;
    return ROWS.filter((row) => !this.options.includes(row)).map((option): Barred => {
      if (!card.rows.includes(option)) {
        return { option, because: 'no-symbol', rule: 'NGT-ECO-03', need: 1, have: 0, of: option };
      }
      if (rowOf(before, card.id) === option) return { option, because: 'lies-there', rule: 'NGT-ECO-09' };
      return { option, because: 'row-full', rule: 'NR-11', need: limit + 1, have: limit, of: 'cards' };
    });
  }

  tell(option: Row): Effect[] {
    const components = this.#components;
    const card = this.#card;
    const before = ecoFigures(components, this.#before);
    const after = ecoFigures(components, withCardIn(this.#before, card.id, option));
    const pops: Effect[] =
      option === 'pops' ? [{ what: 'pops', by: symbolsFor(card, 'pops'), note: 'in-top-row' }] : [];
    const isWorthTheSame = after.value.every((count, type) => count === before.value[type]);
    const waiting: Effect[] = isWorthTheSame ? [{ what: 'worth-the-same', note: waitingNote(after) }] : [];
    return [...pops, ...changesOf(before, after), ...waiting];
  }
}

/**
 * The rows that a card may move to, while each undecided card may still go to any row that it has a symbol for
 * (NGT-ECO-09).
 */
function rowsToMoveTo(
  components: NiceComponents,
  eco: EcoSystem,
  card: Card,
  settled: readonly CardId[],
  limit: number,
): Row[] {
  const now = rowOf(eco, card.id);
  const rows = card.rows.filter((row) => row !== now);
  if (limit === 0) return rows;
  const fixed = onlyCards(eco, (id) => settled.includes(id));
  const free = cardsOf(eco)
    .filter((id) => id !== card.id && !settled.includes(id))
    .map((id) => cardOf(components, id));
  return rows.filter((row) => fits(withCardIn(fixed, card.id, row), free, limit));
}

/**
 * Asks which card of the eco system changes its row next; each card once, until `done` (NGT-ECO-09, NGT-ECO-10, NR-14).
 */
class RearrangeQuestion implements Question<string> {
  readonly ask = 'rearrange';
  /** The cards may stay as they lie (NGT-ECO-09). */
  get usual(): string | undefined {
    return this.options.includes(DONE) ? DONE : undefined;
  }

  readonly shape = 'card';
  readonly rule = 'NGT-ECO-09';
  readonly seat: Seat;
  readonly options: string[] = [];

  readonly #state: NiceState;
  readonly #components: NiceComponents;
  readonly #eco: EcoSystem;
  readonly #settled: readonly CardId[];
  readonly #before: Rows | undefined;

  constructor(
    state: NiceState,
    components: NiceComponents,
    eco: EcoSystem,
    settled: readonly CardId[],
    before: Rows | undefined,
  ) {
    this.#state = state;
    this.#components = components;
    this.#eco = eco;
    this.#settled = settled;
    this.#before = before;
    this.seat = state.turn;
    const limit = state.maxCardsPerRow;
    for (const row of ROWS) {
      for (const id of eco[row]) {
        if (settled.includes(id)) continue;
        const card = cardOf(components, id);
        if (card.rows.length > 1 && rowsToMoveTo(components, eco, card, settled, limit).length > 0) {
          this.options.push(id);
        }
      }
    }
    if (isWithinLimit(eco, limit)) this.options.push(DONE);
  }

  get figures() {
    return { eco: this.#eco.id };
  }

  barred(): Barred[] {
    const cards = cardsOf(this.#eco).filter((id) => !this.options.includes(id));
    return [...cards, DONE].flatMap((option) => this.refuse(option) ?? []);
  }

  refuse(value: unknown): Barred | undefined {
    const state = this.#state;
    const components = this.#components;
    const eco = this.#eco;
    const settled = this.#settled;
    if (typeof value !== 'string' || this.options.includes(value)) return undefined;
    if (value === DONE) return fullRow(eco, state.maxCardsPerRow);
    if (!components.cards.has(value)) return undefined;
    return (
      moveObstacle(components, eco, settled, value) ?? { option: value, because: 'rows-full', rule: 'NR-11' }
    );
  }

  tell(option: string): Effect[] {
    const components = this.#components;
    const eco = this.#eco;
    const before = this.#before;
    if (option !== DONE) return this.tellMove(cardOf(components, option));
    if (before === undefined) return [];
    // The moves have already happened, so `done` changes nothing more.
    const from = worth(ecoFigures(components, before));
    return [{ what: 'worth', from, to: worth(ecoFigures(components, eco)), note: 'by-moves' }];
  }

  /** The effects of moving a card; if it has several rows to choose from, they are told when the row is asked for. */
  private tellMove(card: Card): Effect[] {
    const components = this.#components;
    const eco = this.#eco;
    const settled = this.#settled;
    const state = this.#state;
    const from = rowOf(eco, card.id);
    const rows = from === undefined ? [] : rowsToMoveTo(components, eco, card, settled, state.maxCardsPerRow);
    const [to] = rows;
    if (from === undefined || to === undefined || rows.length > 1) return [];
    const before = ecoFigures(components, eco);
    const after = ecoFigures(components, withCardIn(eco, card.id, to));
    return [{ what: 'moves', from, to }, ...changesOf(before, after)];
  }

  caution(option: string): string | undefined {
    const components = this.#components;
    const eco = this.#eco;
    const before = this.#before;
    if (option !== DONE || before === undefined) return undefined;
    return worth(ecoFigures(components, eco)) < worth(ecoFigures(components, before))
      ? 'worth-less'
      : undefined;
  }
}

function fullRow(eco: EcoSystem, limit: number): Barred | undefined {
  const row = ROWS.find((name) => eco[name].length > limit);
  if (row === undefined) return undefined;
  return {
    option: DONE,
    because: 'row-full',
    rule: 'NR-11',
    need: eco[row].length,
    have: limit,
    of: 'cards',
  };
}

/**
 * Why a card cannot be moved while another one is added to this eco system: it is elsewhere (NGT-ECO-10, NR-14), was
 * already decided on in this rearrangement, or has symbols of only one row (NGT-ECO-03).
 */
export function moveObstacle(
  components: NiceComponents,
  eco: Rows,
  settled: readonly CardId[],
  option: CardId,
): Barred | undefined {
  if (rowOf(eco, option) === undefined) return { option, because: 'not-in-eco-system', rule: 'NGT-ECO-10' };
  if (settled.includes(option)) return { option, because: 'row-chosen', rule: 'NGT-ECO-09' };
  const have = cardOf(components, option).rows.length;
  if (have > 1) return undefined;
  return { option, because: 'one-row-only', rule: 'NGT-ECO-03', need: 2, have, of: 'rows' };
}

/**
 * Places an acquired project with row symbols in an eco system of its suit, or begins one with it (NGT-ECO-08). The
 * other cards of that eco system may then change their rows (NGT-ECO-09). Every other eco system stays as it is
 * (NGT-ECO-10).
 */
export function place(state: NiceState, umpire: Umpire<NiceComponents>): void {
  const { components } = umpire;
  const { turn: seat, maxCardsPerRow: limit } = state;
  const card = cardOf(components, state.placing as CardId);
  const player = playerAt(state, seat);
  const to = umpire.choose(new EcoSystemQuestion(state, components, card));
  const found = player.ecosystems.find(({ id }) => id === to);
  const eco = found ?? beginEcoSystem(state, card.suit as Suit);
  const rows =
    limit === 0 ? card.rows : card.rows.filter((row) => takes(components, eco, card, [row], limit));
  const row = umpire.choose(new RowQuestion(state, components, card, rows, eco, limit));
  if (found === undefined) player.ecosystems.push(eco);
  eco[row].push(card.id);
  state.placing = null;
  const kind = found === undefined ? 'began-eco-system' : 'placed';
  umpire.log?.({ kind, seat, rule: 'NGT-ECO-08', figures: { card: card.id, eco: eco.id, row } });
  if (found !== undefined) rearrange(state, umpire, eco, card.id);
}

/** Lets the cards of an eco system that a card has just joined change their rows, one by one (NGT-ECO-09, NR-14). */
function rearrange(state: NiceState, umpire: Umpire<NiceComponents>, eco: EcoSystem, added: CardId): void {
  const { components } = umpire;
  const { turn: seat, maxCardsPerRow: limit } = state;
  const settled: CardId[] = [added];
  let before: Rows | undefined;
  for (;;) {
    const question = new RearrangeQuestion(state, components, eco, settled, before);
    // If no card can be moved, the question is skipped.
    if (question.options.length === 1 && question.options[0] === DONE) return;
    const answer = umpire.choose(question);
    if (answer === DONE) return;
    before ??= onlyCards(eco, () => true);
    const card = cardOf(components, answer);
    const from = rowOf(eco, answer) as Row;
    const rows = rowsToMoveTo(components, eco, card, settled, limit);
    const row = umpire.choose(new RowQuestion(state, components, card, rows, eco, limit));
    eco[from].splice(eco[from].indexOf(answer), 1);
    eco[row].push(answer);
    settled.push(answer);
    umpire.log?.({ kind: 'rearranged', seat, rule: 'NGT-ECO-09', figures: { card: answer, from, to: row } });
  }
}

/** Creates an empty eco system of a suit. */
function beginEcoSystem(state: NiceState, suit: Suit): EcoSystem {
  return { id: unusedEcoId(state, suit), suit, habitat: [], science: [], pops: [] };
}
