import { elementAt } from '../../engine/checked.ts';
import type { Barred, Effect, Question, Seat } from '../../engine/question.ts';
import { type Card, symbolsFor } from './cards.ts';
import type { NiceComponents } from './components.ts';
import { type EcoFigures, ecoFigures, rowOf, withCardIn } from './eco-systems.ts';
import { type EcoSystem, type NiceState, POPS, ROWS, type Row } from './state.ts';
import { Outlook } from './traits.ts';

/** The changes between two arrangements: symbols of the rows, and counting pops by type. */
export function changesOf(before: EcoFigures, after: EcoFigures): Effect[] {
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
export function worth(figures: EcoFigures): number {
  return figures.value.reduce((sum, count) => sum + count, 0);
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

/** Asks for the row of a card, among those that it has a symbol for (NGT-ECO-03, NGT-ECO-04, NGT-SYM-08). */
export class RowQuestion implements Question<Row> {
  readonly ask = 'row';
  readonly shape = 'word';
  readonly rule = 'NGT-ECO-03';
  readonly seat: Seat;

  /**
   * @param before the eco system without the change
   * @param limit the maximum number of cards in a row; 0 is no limit
   */
  readonly #state: NiceState;
  readonly #components: NiceComponents;
  readonly #card: Card;
  readonly #before: EcoSystem;
  readonly #limit: number;
  #outlook: Outlook | undefined;

  constructor(
    state: NiceState,
    components: NiceComponents,
    card: Card,
    readonly options: readonly Row[],
    before: EcoSystem,
    limit: number,
  ) {
    this.#state = state;
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

  traits(option: Row, into: Float64Array): void {
    const before = this.#before;
    const card = this.#card;
    this.#outlook ??= new Outlook(this.#state, this.#components, this.seat);
    this.#outlook.putting(card, before, option, rowOf(before, card.id), into);
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
