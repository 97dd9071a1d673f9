import type { Question, Value } from '../../src/engine/question.ts';
import type { CompanyView, GreenView } from '../../src/games/green-deal/view.ts';
import { firstOffered, nearest, type Script } from './script.ts';

function ownOf(view: GreenView): CompanyView {
  return view.companies[view.seat as number] as CompanyView;
}

/** The categories with available projects, the lowest own track first. */
function lowestFirst(view: GreenView): string[] {
  const { levels } = ownOf(view);
  return Object.entries(levels)
    .sort((a, b) => a[1] - b[1])
    .map(([category]) => category);
}

/** The categories by the value of their projects for the price, the best first. */
function bestValueFirst(view: GreenView): string[] {
  const offers = view.market.projects.filter((project) => project !== null);
  return [...offers]
    .sort(
      (a, b) =>
        (b.points + b.steps + b.size) / Math.max(1, b.price) -
        (a.points + a.steps + a.size) / Math.max(1, a.price),
    )
    .map(({ category }) => category);
}

/** The answers that both scripts share, apart from projects. */
function common(question: Question, view: GreenView): Value | undefined {
  const own = ownOf(view);
  switch (question.ask) {
    case 'bid':
      return nearest(question, own.cash >= 12 ? 2 : 1);
    case 'repay':
    case 'pay':
      return nearest(question, Number.POSITIVE_INFINITY);
    case 'chip':
      return lowestFirst(view).at(-1);
    case 'contact':
      return firstOffered(question, ['compete', 'cooperate', 'leave']);
    case 'spy':
    case 'sabotage':
      return false;
    case 'insider':
      return 0;
    default:
      return undefined;
  }
}

/** Green Deal's scripts. */
export const greenDealScripts: readonly Script<GreenView>[] = [
  {
    game: 'green-deal',
    name: 'lowest-track',
    advice: 'Take the project of your lowest track, then dividends, and repay loans as soon as you can.',
    answer(question, view) {
      if (question.ask !== 'invest') return common(question, view);
      return firstOffered(question, ['repay', ...lowestFirst(view), 'dividends', 'tax-refund-cash', 'done']);
    },
  },
  {
    game: 'green-deal',
    name: 'best-value',
    advice: 'Take the project that gives most for its price and a lasting action card, then dividends.',
    answer(question, view) {
      if (question.ask !== 'invest') return common(question, view);
      const lasting = view.market.actions.filter(({ kind }) => kind !== 'hand').map(({ id }) => id);
      return firstOffered(question, [
        'repay',
        ...bestValueFirst(view),
        ...lasting,
        'dividends',
        'tax-refund-cash',
        'done',
      ]);
    },
  },
];
