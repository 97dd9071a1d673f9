import type { Figure } from '../../../../engine/figured-text.ts';
import type { GreenComponents } from '../../figures.ts';

/** Numbers as a spoken list: `4, 7 and 10`. */
export const listedNumbers = (numbers: readonly number[]): string =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

export const roundsText = (rounds: readonly number[]): string =>
  `${rounds.length === 1 ? 'round' : 'rounds'} ${listedNumbers(rounds)}`;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The share of each of several seats that fill `count` places from `from` on (GD-PR-18). */
const shared = (rewards: readonly number[], from: number, count: number): number =>
  Math.floor(sum(rewards.slice(from, from + count)) / count);

const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The last step of the stepped scale up to which each step is a value of its own; undefined unless two steps per value
 * follow.
 */
export function singleSteps(values: readonly number[]): number | undefined {
  const last = values.findLastIndex((value, step) => value === step);
  const isDoubleAfter = values.every(
    (value, step) => step <= last || value === last + Math.floor((step - last) / 2),
  );
  return last > 0 && isDoubleAfter ? last : undefined;
}

function scaleText(values: readonly number[]): string {
  const last = singleSteps(values);
  if (last === undefined) return `the values of the steps are ${values.join(', ')}`;
  return `value = step up to ${last}, then two steps to each value`;
}

/** `0 to 2: 1 Cash for 2 VP; 3 to 5: ...`. */
function dividendsText({ dividends }: GreenComponents): string {
  const bands: { from: number; to: number; text: string }[] = [];
  dividends.forEach((dividend, income) => {
    if (dividend === null) return;
    const text = `${dividend.cash} Cash for ${dividend.points} VP`;
    const band = bands.at(-1);
    if (band !== undefined && band.text === text && band.to === income - 1) band.to = income;
    else bands.push({ from: income, to: income, text });
  });
  return bands.map(({ from, to, text }) => `${from === to ? from : `${from} to ${to}`}: ${text}`).join('; ');
}

/** The second, fourth and fifth price of the table with their points (GD-DIV-07). */
function dividendExamples({ dividends }: GreenComponents): string {
  const points = new Map(
    dividends.flatMap((dividend) => (dividend ? [[dividend.cash, dividend.points]] : [])),
  );
  return [...points]
    .filter((_, place) => place === 1 || place === 3 || place === 4)
    .map(([price, gain], place) =>
      place === 0 ? `price ${price} gives ${gain} VP` : `${price} gives ${gain}`,
    )
    .join(', ');
}

/** The figures of an action card as `card.figure`, without signs; the number of uses is `card.uses`. */
function cardFigures({ actions }: GreenComponents): Record<string, Figure> {
  const figures: Record<string, Figure> = {};
  for (const { id, uses, figures: own } of Object.values(actions)) {
    figures[`${id}.uses`] = uses;
    figures[`${id}.times`] = times(uses);
    figures[`${id}.Times`] = capital(times(uses));
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

/** The figures that the rules in our own words state, by the names of their placeholders. */
export function rulesFigures(components: GreenComponents): Readonly<Record<string, Figure>> {
  const { caps, chips, loans, loanPenalty, prPrices, rounds, steppedValues } = components;
  const projectsPerCategory = components.projectIds[0]?.length ?? 0;
  return {
    ...cardFigures(components),
    ...mapFigures(components),
    ...incomeFigures(components),
    ...assessmentFigures(components),
    rounds,
    roundsBeforeLast: rounds - 1,
    prRounds: roundsText(components.prRounds),
    sustainabilityRounds: roundsText(components.sustainabilityRounds),
    startCash: components.startCash,
    taxRefund: components.taxRefundCash,
    lastCash: caps.cash,
    lastStep: caps.income.stepped,
    lastLevel: caps.level,
    topIncome: steppedValues.at(-1) ?? 0,
    scale: scaleText(steppedValues),
    dividends: dividendsText(components),
    dividendExamples: dividendExamples(components),
    projects: sum(components.projectIds.map((ids) => ids.length)),
    projectsPerCategory,
    chips: sum(chips),
    chips1: chips[1] ?? 0,
    chips2: chips[2] ?? 0,
    chips3: chips[3] ?? 0,
    prPrices: listedNumbers(prPrices.slice(1)),
    loans,
    loanCards: loans.length,
    mostLoans: components.mostLoans,
    loanPenalty,
    unpaid10: 10 * loanPenalty,
    unpaid3: 3 * loanPenalty,
    tough5against2: 3 + (components.actions['tough-competition']?.figures['bonus'] ?? 0),
  };
}
