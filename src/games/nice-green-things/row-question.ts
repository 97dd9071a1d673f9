import { elementAt } from '../../engine/checked.ts';
import type { Barred, Effect } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import { type Card, symbolsFor } from './cards.ts';
import { type EcoFigures, ecoFigures, rowOf, withCardIn } from './eco-systems.ts';
import { type EcoSystem, POPS, ROWS, type Row } from './state.ts';
import { type OutlookOccasion, outlookOf } from './traits.ts';

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

interface RowOccasion extends OutlookOccasion {
  readonly card: Card;
  /** The rows that the card may go to. */
  readonly rows: readonly Row[];
  /** The eco system without the change. */
  readonly before: EcoSystem;
}

/** Asks for the row of a card, among those that it has a symbol for (NGT-ECO-03, NGT-ECO-04, NGT-SYM-08). */
export const rowQuestion = questionKind<RowOccasion, Row>({
  ask: 'row',
  shape: 'word',
  rule: 'NGT-ECO-03',
  options: ({ rows }) => rows,
  figures: ({ card, before }) => ({ card: card.id, eco: before.id }),
  barred: ({ state, card, rows, before }) =>
    ROWS.filter((row) => !rows.includes(row)).map((option): Barred => {
      if (!card.rows.includes(option)) {
        return { option, because: 'no-symbol', rule: 'NGT-ECO-03', need: 1, have: 0, of: option };
      }
      if (rowOf(before, card.id) === option) return { option, because: 'lies-there', rule: 'NGT-ECO-09' };
      const have = state.maxCardsPerRow;
      return { option, because: 'row-full', rule: 'NR-11', need: have + 1, have, of: 'cards' };
    }),
  tell({ components, card, before: eco }, option) {
    const before = ecoFigures(components, eco);
    const after = ecoFigures(components, withCardIn(eco, card.id, option));
    const pops: Effect[] =
      option === 'pops' ? [{ what: 'pops', by: symbolsFor(card, 'pops'), note: 'in-top-row' }] : [];
    const isWorthTheSame = after.value.every((count, type) => count === before.value[type]);
    const waiting: Effect[] = isWorthTheSame ? [{ what: 'worth-the-same', note: waitingNote(after) }] : [];
    return [...pops, ...changesOf(before, after), ...waiting];
  },
  traits(at, option, into) {
    const { card, before } = at;
    outlookOf(at).putting(card, before, option, rowOf(before, card.id), into);
  },
});
