import { elementAt } from '../../../../engine/checked.ts';
import type { Figure } from '../../../../engine/figured-text.ts';
import { alternatives, zh } from '../../../../words/zh-Hant/grammar.ts';
import type { LimitComponents } from '../../figures.ts';
import { isShipped, wordlessFigures } from '../figures.ts';
import { levelsAway, priceMoves } from './sentence.ts';

type Figures = Record<string, Figure>;

const inOrder = (figures: readonly (number | string)[]): string => figures.join('、');

/** Every list of the table in Chinese, and as alternatives by the name of its path with `.or`. */
function lists(figures: Readonly<Record<string, Figure>>): Figures {
  const found: Figures = {};
  for (const [name, figure] of Object.entries(figures)) {
    if (typeof figure !== 'object') continue;
    found[name] = inOrder(figure);
    found[`${name}.or`] = alternatives(figure);
  }
  return found;
}

function consumption(levels: number | null): string {
  if (levels === null) return '不消耗任何資源';
  return levels === 0 ? '該國依人口消耗工業資源' : zh`該國依人口（${levelsAway(levels)}）消耗工業資源`;
}

/** What the Social phase and the crises ask of a nation. */
function phaseFigures({ international, marketplace, social, star }: LimitComponents): Figures {
  const figures: Figures = {};
  social.consumptionLevels.forEach((levels, index) => {
    figures[`consumption.${index + 1}`] = consumption(levels);
  });
  social.uprisingMilitaryLevels.forEach((levels, index) => {
    figures[`uprising.${index + 1}`] = levelsAway(levels);
  });
  const feared = star.table.military.flatMap((military, index) =>
    military > international.coldWarOver ? [index + 1] : [],
  );
  return {
    ...figures,
    sellingPrices: inOrder(marketplace.sell.map((price) => price ?? '無')),
    starColdWar: feared.length === 0 ? '沒有這樣的世代' : zh`第${inOrder(feared)}世代`,
  };
}

/** Figures of cards that are derived from others. */
function cardFigures(components: LimitComponents): Figures {
  const { cards, social } = components;
  const figure = (card: string, name: string): number => Number(cards[card]?.[name]);
  const less = figure('sustainable-consumption', 'levels');
  const columns = social.consumptionLevels.map((levels, index) => {
    const text = levels === null ? '不消耗' : levels + less === 0 ? '依人口本身' : levelsAway(levels + less);
    return zh`第${index + 1}欄${text}`;
  });
  const perStep = figure('development-of-tourism', 'perStep');
  return {
    'conscription.away': levelsAway(figure('conscription', 'levels')),
    'police-repression.away': levelsAway(figure('police-repression', 'levels')),
    'sustainable-consumption.columns': inOrder(columns),
    tourismSums: alternatives([perStep, 2 * perStep, 3 * perStep]),
  };
}

/** `人口 1、2 或 3 為 1；5 或 10 為 2`. */
function demographicIndexText({ population, score }: LimitComponents): string {
  const groups: { index: number; values: number[] }[] = [];
  population.forEach((value, level) => {
    const index = elementAt(score.demographicIndex, level);
    const group = groups.at(-1);
    if (group?.index === index) group.values.push(value);
    else groups.push({ index, values: [value] });
  });
  return groups
    .map(({ index, values }, place) => zh`${place === 0 ? '人口' : ''}${alternatives(values)}為${index}`)
    .join('；');
}

/** The figures that the rules in our own words state, by the names of their placeholders. */
export function rulesFigures(components: LimitComponents): Readonly<Record<string, Figure>> {
  const wordless = wordlessFigures(components);
  const { events } = components;
  return {
    ...wordless,
    ...lists(wordless),
    ...phaseFigures(components),
    ...cardFigures(components),
    'oil-shock.fossilPrice': priceMoves(events['oil-shock']?.['fossilPriceSteps']),
    'foreign-boom.industrialPrice': priceMoves(events['foreign-boom']?.['industrialPriceSteps']),
    'arms-race.militaryPrice': priceMoves(events['arms-race']?.['militaryPriceSteps']),
    demographicIndex: demographicIndexText(components),
    withPrintedFigures: isShipped(components) ? '' : '依規則書所印的數值：',
  };
}
