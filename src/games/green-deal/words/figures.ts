import type { Figure } from '../../../engine/figured-text.ts';
import type { GreenComponents } from '../figures.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The share of each of several seats that fill `count` places from `from` on (GD-PR-18). */
const shared = (rewards: readonly number[], from: number, count: number): number =>
  Math.floor(sum(rewards.slice(from, from + count)) / count);

/** The figures of an action card as `card.figure`, without signs; the number of uses is `card.uses`. */
function cardFigures({ actions }: GreenComponents): Record<string, Figure> {
  const figures: Record<string, Figure> = {};
  for (const { id, uses, figures: own } of Object.values(actions)) {
    figures[`${id}.uses`] = uses;
    for (const [name, figure] of Object.entries(own)) figures[`${id}.${name}`] = Math.abs(figure);
  }
  return figures;
}

function mapFigures({ maps }: GreenComponents): Record<string, Figure> {
  const figures: Record<string, Figure> = {};
  for (const [players, { rows, cols }] of Object.entries(maps)) {
    figures[`map${players}.rows`] = rows;
    figures[`map${players}.columns`] = cols;
    figures[`map${players}.cells`] = rows * cols;
  }
  return figures;
}

function incomeFigures({ startIncome, steppedValues }: GreenComponents): Record<string, Figure> {
  const figures: Record<string, Figure> = {};
  for (const [players, income] of Object.entries(startIncome)) {
    figures[`start${players}`] = income;
    figures[`start${players}.step`] = steppedValues.indexOf(income);
  }
  return figures;
}

function assessmentFigures(components: GreenComponents): Record<string, Figure> {
  const { prRewards: pr, valuationRewards: valuation, sustainabilityPoints: points, actions } = components;
  const report = actions['sustainability-report']?.figures['perLevel'] ?? 0;
  const categories = 4;
  return {
    'pr.first': pr[0] ?? 0,
    'pr.second': pr[1] ?? 0,
    'pr.third': pr[2] ?? 0,
    'pr.two': shared(pr, 0, 2),
    'pr.three': shared(pr, 0, 3),
    'pr.bribed': shared(pr, 1, 2),
    'pr.thirdByTwo': shared(pr, 2, 2),
    'pr.thirdByThree': shared(pr, 2, 3),
    valuation,
    'valuation.two': shared(valuation, 0, 2),
    'valuation.three': shared(valuation, 0, 3),
    'valuation.secondByTwo': shared(valuation, 1, 2),
    'valuation.third': valuation[2] ?? 0,
    sustainability: points,
    'sustainability.last': points.length - 1,
    'sustainability.most': points.at(-1) ?? 0,
    sustainability4: points[Math.min(4, points.length - 1)] ?? 0,
    report4: 4 * report,
    reportMost: components.caps.level * report,
    'frontrunner.most': categories * (actions['frontrunner']?.figures['perCategory'] ?? 0),
  };
}

/** The figures that the rules state in every language alike, by the names of their placeholders. */
export function wordlessFigures(components: GreenComponents): Record<string, Figure> {
  const { caps, chips, loans, loanPenalty, projectIds, rounds, steppedValues } = components;
  return {
    ...cardFigures(components),
    ...mapFigures(components),
    ...incomeFigures(components),
    ...assessmentFigures(components),
    rounds,
    roundsBeforeLast: rounds - 1,
    startCash: components.startCash,
    taxRefund: components.taxRefundCash,
    lastCash: caps.cash,
    lastStep: caps.income.stepped,
    lastLevel: caps.level,
    topIncome: steppedValues.at(-1) ?? 0,
    projects: sum(projectIds.map((ids) => ids.length)),
    projectsPerCategory: projectIds[0]?.length ?? 0,
    chips: sum(chips),
    chips1: chips[1] ?? 0,
    chips2: chips[2] ?? 0,
    chips3: chips[3] ?? 0,
    loans,
    loanCards: loans.length,
    mostLoans: components.mostLoans,
    loanPenalty,
    unpaid10: 10 * loanPenalty,
    unpaid3: 3 * loanPenalty,
    tough5against2: 3 + (components.actions['tough-competition']?.figures['bonus'] ?? 0),
  };
}
