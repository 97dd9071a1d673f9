import type { Figure } from '../../../../engine/figured-text.ts';
import { type GreenComponents, singleSteps } from '../../figures.ts';
import { wordlessFigures } from '../figures.ts';
import { listedNumbers, roundsText } from './numbers.ts';

const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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

/** The number of uses of each action card, in words. */
function timesFigures({ actions }: GreenComponents): Record<string, Figure> {
  const figures: Record<string, Figure> = {};
  for (const { id, uses } of Object.values(actions)) {
    figures[`${id}.times`] = times(uses);
    figures[`${id}.Times`] = capital(times(uses));
  }
  return figures;
}

/** The figures that the rules in our own words state, by the names of their placeholders. */
export const rulesFigures = (components: GreenComponents): Readonly<Record<string, Figure>> => ({
  ...wordlessFigures(components),
  ...timesFigures(components),
  prRounds: roundsText(components.prRounds),
  sustainabilityRounds: roundsText(components.sustainabilityRounds),
  scale: scaleText(components.steppedValues),
  dividends: dividendsText(components),
  dividendExamples: dividendExamples(components),
  prPrices: listedNumbers(components.prPrices.slice(1)),
});
