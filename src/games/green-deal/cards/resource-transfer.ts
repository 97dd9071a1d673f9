import type { Barred, Question, Seat } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import type { Components } from '../components.ts';
import type { Obstacle } from '../obstacles.ts';
import { CATEGORIES, type Category, type Company, type State } from '../state.ts';
import { payCashCow } from '../sustainability-cards.ts';

const RULE = 'GD-CARD-22-01';

/** Why the card cannot be played now: one level must be high enough to be lowered in full (GD-CARD-22-02). */
export function transferObstacle(components: Components, company: Company): Obstacle | null {
  const { down } = components.actions['resource-transfer']!.figures as { down: number };
  const highest = Math.max(...company.levels);
  if (highest >= down) return null;
  return { because: 'level-too-low', rule: 'GD-CARD-22-02', need: down, have: highest, of: 'level' };
}

/** One level goes down by 3, a different one up by 2, cut at the top (GD-CARD-22-01, GD-CARD-22-03, R-66). */
export function transferResources(state: State, umpire: Umpire<Components>, seat: Seat): void {
  const { components } = umpire;
  const company = state.companies[seat]!;
  const { down, up } = components.actions['resource-transfer']!.figures as { down: number; up: number };
  const from = umpire.choose(lowerQuestion(company, seat, down));
  const to = umpire.choose(raiseQuestion(components, company, seat, from, up));
  const lower = CATEGORIES.indexOf(from);
  const raise = CATEGORIES.indexOf(to);
  const before = company.levels[raise]!;
  company.uses['resource-transfer']! -= 1;
  company.levels[lower]! -= down;
  company.levels[raise] = Math.min(components.caps.level, before + up);
  umpire.log?.({ kind: 'resource-transfer', seat, rule: RULE, figures: { from, to } });
  payCashCow(umpire, company, seat, raise, before);
}

function lowerQuestion(company: Company, seat: Seat, down: number): Question<Category> {
  return {
    seat,
    ask: 'lower',
    shape: 'word',
    rule: RULE,
    options: CATEGORIES.filter((_, category) => company.levels[category]! >= down),
    figures: { down },
    barred: () => {
      const barred: Barred[] = [];
      CATEGORIES.forEach((option, category) => {
        const have = company.levels[category]!;
        if (have < down) {
          barred.push({
            option,
            because: 'level-too-low',
            rule: 'GD-CARD-22-02',
            need: down,
            have,
            of: 'level',
          });
        }
      });
      return barred;
    },
    tell: (option) => [levelEffect(company, option, -down)],
  };
}

function raiseQuestion(
  components: Components,
  company: Company,
  seat: Seat,
  from: Category,
  up: number,
): Question<Category> {
  const room = (option: Category) =>
    Math.min(up, components.caps.level - company.levels[CATEGORIES.indexOf(option)]!);
  return {
    seat,
    ask: 'raise',
    shape: 'word',
    rule: RULE,
    options: CATEGORIES.filter((category) => category !== from),
    figures: { up },
    barred: () => [{ option: from, because: 'same-category', rule: RULE }],
    tell: (option) => [levelEffect(company, option, room(option))],
    caution: (option) => (room(option) < up ? 'level-at-top' : undefined),
  };
}

function levelEffect(company: Company, category: Category, by: number) {
  const from = company.levels[CATEGORIES.indexOf(category)]!;
  return { what: category, by, from, to: from + by };
}
