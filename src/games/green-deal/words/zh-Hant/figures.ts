import type { Figure } from '../../../../engine/figured-text.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { type GreenComponents, singleSteps } from '../../figures.ts';
import { wordlessFigures } from '../figures.ts';
import { inOrder } from './numbers.ts';

function scaleText(values: readonly number[]): string {
  const last = singleSteps(values);
  if (last === undefined) return zh`各格的值依序為${inOrder(values)}`;
  return zh`到第${last}格為止，數值等於格數，之後每兩格為同一數值`;
}

/** `0 到 2：1 現金換 2 分；3 到 5：……`. */
function dividendsText({ dividends }: GreenComponents): string {
  const bands: { from: number; to: number; text: string }[] = [];
  dividends.forEach((dividend, income) => {
    if (dividend === null) return;
    const text = zh`${dividend.cash}現金換${dividend.points}分`;
    const band = bands.at(-1);
    if (band !== undefined && band.text === text && band.to === income - 1) band.to = income;
    else bands.push({ from: income, to: income, text });
  });
  return bands.map(({ from, to, text }) => `${from === to ? from : zh`${from}到${to}`}：${text}`).join('；');
}

/** The second, fourth and fifth price of the table with their points (GD-DIV-07). */
function dividendExamples({ dividends }: GreenComponents): string {
  const points = new Map(
    dividends.flatMap((dividend) => (dividend ? [[dividend.cash, dividend.points]] : [])),
  );
  return [...points]
    .filter((_, place) => place === 1 || place === 3 || place === 4)
    .map(([price, gain]) => zh`價格${price}得${gain}分`)
    .join('、');
}

/** Lists without words in them, such as the amounts of the loans. */
const asList = (figure: Figure): Figure => (typeof figure === 'object' ? inOrder(figure) : figure);

/** The figures that the rules in our own words state, by the names of their placeholders. */
export function rulesFigures(components: GreenComponents): Readonly<Record<string, Figure>> {
  const figures: Record<string, Figure> = {};
  for (const [name, figure] of Object.entries(wordlessFigures(components))) figures[name] = asList(figure);
  for (const { id, uses } of Object.values(components.actions)) {
    figures[`${id}.times`] = zh`${uses}次`;
    figures[`${id}.Times`] = zh`${uses}次`;
  }
  return {
    ...figures,
    prRounds: inOrder(components.prRounds),
    sustainabilityRounds: inOrder(components.sustainabilityRounds),
    scale: scaleText(components.steppedValues),
    dividends: dividendsText(components),
    dividendExamples: dividendExamples(components),
    prPrices: inOrder(components.prPrices.slice(1)),
  };
}
