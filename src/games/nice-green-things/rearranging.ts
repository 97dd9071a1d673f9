import { type Barred, DONE, type Effect, optionAt, optionCount, type Value } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
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
import { changesOf, rowQuestion, worth } from './row-question.ts';
import { type CardId, type EcoSystem, type NiceState, ROWS, type Row } from './state.ts';
import { type OutlookOccasion, outlookOf } from './traits.ts';

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

interface RearrangeOccasion extends OutlookOccasion {
  readonly eco: EcoSystem;
  /** The cards that may not move any more. */
  readonly settled: readonly CardId[];
  /** The arrangement before the first move; undefined if nothing has moved. */
  readonly before: Rows | undefined;
}

/**
 * Asks which card of the eco system changes its row next; each card once, until `done` (NGT-ECO-09, NGT-ECO-10, NR-14).
 */
const rearrangeQuestion = questionKind<RearrangeOccasion, string>({
  ask: 'rearrange',
  shape: 'card',
  rule: 'NGT-ECO-09',
  options({ state, components, eco, settled }) {
    const options: string[] = [];
    const limit = state.maxCardsPerRow;
    for (const row of ROWS) {
      for (const id of eco[row]) {
        if (settled.includes(id)) continue;
        const card = cardOf(components, id);
        if (card.rows.length > 1 && rowsToMoveTo(components, eco, card, settled, limit).length > 0) {
          options.push(id);
        }
      }
    }
    if (isWithinLimit(eco, limit)) options.push(DONE);
    return options;
  },
  // The cards may stay as they lie (NGT-ECO-09).
  usual: ({ state, eco }) => (isWithinLimit(eco, state.maxCardsPerRow) ? DONE : undefined),
  figures: ({ eco }) => ({ eco: eco.id }),
  barred(at, options) {
    const offered = options as readonly string[];
    return [...cardsOf(at.eco), DONE].flatMap((option) =>
      offered.includes(option) ? [] : (cannotRearrange(at, option) ?? []),
    );
  },
  refuse: cannotRearrange,
  tell(at, option) {
    const { components, eco, before } = at;
    if (option !== DONE) return moveEffects(at, cardOf(components, option));
    if (before === undefined) return [];
    // The moves have already happened, so `done` changes nothing more.
    const from = worth(ecoFigures(components, before));
    return [{ what: 'worth', from, to: worth(ecoFigures(components, eco)), note: 'by-moves' }];
  },
  // The rows may stay as they are without any change, so `done` has no traits.
  traits(at, option, into) {
    const from = option === DONE ? undefined : rowOf(at.eco, option);
    if (from !== undefined) outlookOf(at).moving(cardOf(at.components, option), at.eco, from, into);
  },
  caution({ components, eco, before }, option) {
    if (option !== DONE || before === undefined) return undefined;
    return worth(ecoFigures(components, eco)) < worth(ecoFigures(components, before))
      ? 'worth-less'
      : undefined;
  },
});

/** Why a card that is not offered cannot move, or why the arrangement cannot stay as it is. */
function cannotRearrange(
  { state, components, eco, settled }: RearrangeOccasion,
  value: Value,
): Barred | undefined {
  if (typeof value !== 'string') return undefined;
  if (value === DONE) return fullRow(eco, state.maxCardsPerRow);
  if (!components.cards.has(value)) return undefined;
  return (
    moveObstacle(components, eco, settled, value) ?? { option: value, because: 'rows-full', rule: 'NR-11' }
  );
}

/** The effects of moving a card; if it has several rows to choose from, they are told when the row is asked for. */
function moveEffects({ state, components, eco, settled }: RearrangeOccasion, card: Card): Effect[] {
  const from = rowOf(eco, card.id);
  const rows = from === undefined ? [] : rowsToMoveTo(components, eco, card, settled, state.maxCardsPerRow);
  const [to] = rows;
  if (from === undefined || to === undefined || rows.length > 1) return [];
  const before = ecoFigures(components, eco);
  const after = ecoFigures(components, withCardIn(eco, card.id, to));
  return [{ what: 'moves', from, to }, ...changesOf(before, after)];
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
    const question = rearrangeQuestion({ state, components, seat, eco, settled, before });
    // If no card can be moved, the question is skipped.
    if (optionCount(question) === 1 && optionAt(question, 0) === DONE) return;
    const answer = umpire.choose(question);
    if (answer === DONE) return;
    before ??= onlyCards(eco, () => true);
    const card = cardOf(components, answer);
    const from = rowOf(eco, answer) as Row;
    const rows = rowsToMoveTo(components, eco, card, settled, limit);
    const row = umpire.choose(rowQuestion({ state, components, seat, card, rows, before: eco }));
    eco[from].splice(eco[from].indexOf(answer), 1);
    eco[row].push(answer);
    settled.push(answer);
    umpire.log?.({ kind: 'rearranged', seat, rule: 'NGT-ECO-09', figures: { card: answer, from, to: row } });
  }
}
