import { type Barred, DONE, type Effect, type Question, type Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import type { Card } from './cards.ts';
import { cardOf, type NiceComponents } from './components.ts';
import {
  cardsOf,
  ecoFigures,
  fits,
  isWithinLimit,
  onlyCards,
  type Rows,
  rowOf,
  withCardIn,
} from './eco-systems.ts';
import { changesOf, RowQuestion, worth } from './row-question.ts';
import { type CardId, type EcoSystem, type NiceState, ROWS, type Row } from './state.ts';
import { Outlook } from './traits.ts';

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
  #outlook: Outlook | undefined;

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

  /** The rows may stay as they are without any change, so `done` has no traits. */
  traits(option: string, into: Float64Array): void {
    const eco = this.#eco;
    const from = option === DONE ? undefined : rowOf(eco, option);
    if (from === undefined) return;
    this.#outlook ??= new Outlook(this.#state, this.#components, this.seat);
    this.#outlook.moving(cardOf(this.#components, option), eco, from, into);
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
 * Lets the cards of an eco system that a card has just joined change their rows, one by one (NGT-ECO-09, NR-14).
 * @param added the card that has joined, which stays in its row
 */
export function rearrange(
  state: NiceState,
  umpire: Umpire<NiceComponents>,
  eco: EcoSystem,
  added: CardId,
): void {
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
