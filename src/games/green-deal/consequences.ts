import { fromPresent } from '../../engine/effects.ts';
import type { Explained } from '../../engine/game.ts';
import type { Consequence, Effect } from '../../engine/question.ts';
import { sustainabilityPoints } from './assessments.ts';
import type { GreenComponents } from './figures.ts';
import { CATEGORIES, type Category } from './state.ts';
import type { CompanyView, GreenView } from './view.ts';

/** Explains an effect: figures before and after, and the points of a level in the sustainability assessment. */
export function explain(
  effects: readonly Effect[],
  { question, view, setting: { components } }: Explained<GreenView, GreenComponents>,
): readonly Effect[] {
  return effects.map((effect) => {
    const company = view.companies[effect.seat ?? question.seat];
    if (company === undefined) return effect;
    const told = fromPresent(effect, presentOf(effect.what, company));
    // An effect that only may happen has no consequence yet.
    if (told.bound !== undefined) return told;
    const then =
      assessed(told, company, components) ??
      dividendsAfter(told, company, view) ??
      (effects.some(({ what, seat }) => what === 'income' && seat === effect.seat)
        ? undefined
        : incomeAt(told, view.incomeValues));
    return then === undefined ? told : { ...told, then };
  });
}

function presentOf(
  what: string,
  { cash, points, incomeStep, income, loans }: CompanyView,
): number | undefined {
  switch (what) {
    case 'cash':
      return cash;
    case 'points':
      return points;
    case 'steps':
      return incomeStep;
    case 'income':
      return income;
    case 'debt':
      return loans.reduce((sum, loan) => sum + loan, 0);
    default:
      return undefined;
  }
}

/**
 * The resulting price and points of dividends, if a change of Income affects them and they are not paid yet in this
 * round (GD-DIV-02).
 */
function dividendsAfter(
  { what, from, to }: Effect,
  { dividend }: CompanyView,
  { dividends }: GreenView,
): Consequence | undefined {
  if (what !== 'income' || typeof from !== 'number' || typeof to !== 'number') return undefined;
  const [now, then] = [dividends[from] ?? null, dividends[to] ?? null];
  const isSame = now?.cash === then?.cash && now?.points === then?.points;
  if (isSame || dividend?.paid === true) return undefined;
  if (then === null) return { code: 'no-dividends-then', figures: {} };
  return { code: 'dividends-then', figures: { cash: then.cash, points: then.points } };
}

/** The Income at a step. */
function incomeAt({ what, to }: Effect, values: readonly number[]): Consequence | undefined {
  const income = what === 'steps' && typeof to === 'number' ? values[to] : undefined;
  return income === undefined ? undefined : { code: 'income', figures: { income } };
}

/** The value of the resulting lowest level in a sustainability assessment (GD-SUS-03). */
function assessed(
  { what, from, to }: Effect,
  { levels }: CompanyView,
  components: GreenComponents,
): Consequence | undefined {
  if (typeof from !== 'number' || typeof to !== 'number') return undefined;
  if (!(CATEGORIES as readonly string[]).includes(what)) return undefined;
  const lowest = Math.min(...CATEGORIES.map((name) => levels[name]));
  const then = Math.min(...CATEGORIES.map((name) => (name === (what as Category) ? to : levels[name])));
  return {
    code: lowest === then ? 'lowest-stays' : 'lowest-moves',
    figures: { level: then, points: sustainabilityPoints(components, then) },
  };
}
