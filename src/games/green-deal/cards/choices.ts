import { figureOf } from '../figures.ts';
import { CATEGORIES } from '../state.ts';
import type { CardChoice } from './card.ts';

/** The category of Specialization, chosen on taking for the rest of the game (GD-CARD-24-01). */
export const CATEGORY: CardChoice = {
  name: 'category',
  ask: 'specialize',
  shape: 'word',
  candidates: () => CATEGORIES,
  figures: ({ components }, card) => ({ discount: figureOf(components, card, 'discount') }),
  isUntold: true,
};

/** The category whose level falls; the others are barred as too low (GD-CARD-22-02). */
export const LOWER: CardChoice = {
  name: 'lower',
  shape: 'word',
  candidates: () => CATEGORIES,
  figures: ({ components }, card) => ({ down: figureOf(components, card, 'down') }),
};

/** Another category, whose level rises (GD-CARD-22-01). */
export const RAISE: CardChoice = {
  name: 'raise',
  shape: 'word',
  candidates: () => CATEGORIES,
  obstacle: ({ chosen }, category, rule) =>
    category === chosen.lower ? { because: 'same-category', rule } : undefined,
  figures: ({ components }, card) => ({ up: figureOf(components, card, 'up') }),
  caution: ({ components }, [told], card) =>
    (told?.by ?? 0) < figureOf(components, card, 'up') ? 'level-at-top' : undefined,
};
