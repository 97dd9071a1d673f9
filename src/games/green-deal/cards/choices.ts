import { among } from '../../../engine/effects.ts';
import { figureOf } from '../figures.ts';
import { CATEGORIES, type Category } from '../state.ts';
import type { CardChoice } from './card.ts';

/** The category of Specialization, chosen on taking for the rest of the game (GD-CARD-24-01). */
export const CATEGORY: CardChoice = {
  name: 'category',
  ask: ({ components, seat }, umpire, { id, rule }) =>
    umpire.choose<Category>({
      seat,
      ask: 'specialize',
      shape: 'word',
      rule,
      options: CATEGORIES,
      figures: { discount: figureOf(components, id, 'discount') },
    }),
};

/** The category whose level falls; the others are barred as too low (GD-CARD-22-02). */
export const LOWER: CardChoice = {
  name: 'lower',
  ask: ({ components, seat }, umpire, { id, rule, obstacle, tell }) =>
    umpire.choose<Category>({
      seat,
      ask: 'lower',
      shape: 'word',
      rule,
      figures: { down: figureOf(components, id, 'down') },
      ...among(CATEGORIES, obstacle),
      tell,
    }),
};

/** Another category, whose level rises (GD-CARD-22-01). */
export const RAISE: CardChoice = {
  name: 'raise',
  ask({ components, seat, chosen }, umpire, { id, rule, tell }) {
    const up = figureOf(components, id, 'up');
    return umpire.choose<Category>({
      seat,
      ask: 'raise',
      shape: 'word',
      rule,
      figures: { up },
      ...among(CATEGORIES, (category) =>
        category === chosen.lower ? { because: 'same-category', rule } : undefined,
      ),
      tell,
      caution: (option) => {
        const [told] = tell(option);
        return ((told?.by as number | undefined) ?? 0) < up ? 'level-at-top' : undefined;
      },
    });
  },
};
