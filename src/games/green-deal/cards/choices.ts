import type { Barred } from '../../../engine/question.ts';
import { barredBy } from '../obstacles.ts';
import { CATEGORIES } from '../state.ts';
import { type Choice, candidateObstacle, figureOf, tellChoice } from './card.ts';

/** The category of Specialization, named on taking for the rest of the game (GD-CARD-24-01). */
export const CATEGORY: Choice = {
  name: 'category',
  ask: ({ components, seat }, umpire, { id, rule }) =>
    umpire.choose({
      seat,
      ask: 'specialize',
      shape: 'word',
      rule,
      options: CATEGORIES,
      figures: { discount: figureOf(components, id, 'discount') },
    }),
};

/** The category whose level falls; the others are barred as too low (GD-CARD-22-02). */
export const LOWER: Choice = {
  name: 'lower',
  ask(at, umpire, rule) {
    const obstacle = (option: (typeof CATEGORIES)[number]) => candidateObstacle(rule, at, 'lower', option);
    return umpire.choose({
      seat: at.seat,
      ask: 'lower',
      shape: 'word',
      rule: rule.rule,
      options: CATEGORIES.filter((option) => obstacle(option) === undefined),
      figures: { down: figureOf(at.components, rule.id, 'down') },
      barred: () =>
        CATEGORIES.flatMap((option): Barred[] => {
          const reason = obstacle(option);
          return reason === undefined ? [] : [barredBy(option, reason)];
        }),
      tell: (option) => tellChoice(rule, at, 'lower', option),
    });
  },
};

/** Another category, whose level rises (GD-CARD-22-01). */
export const RAISE: Choice = {
  name: 'raise',
  ask(at, umpire, rule) {
    const up = figureOf(at.components, rule.id, 'up');
    const from = at.chosen.lower!;
    return umpire.choose({
      seat: at.seat,
      ask: 'raise',
      shape: 'word',
      rule: rule.rule,
      options: CATEGORIES.filter((category) => category !== from),
      figures: { up },
      barred: () => [{ option: from, because: 'same-category', rule: rule.rule }],
      tell: (option) => tellChoice(rule, at, 'raise', option),
      caution: (option) => {
        const [told] = tellChoice(rule, at, 'raise', option);
        return ((told?.by as number | undefined) ?? 0) < up ? 'level-at-top' : undefined;
      },
    });
  },
};
