import { elementAt } from '../../../../engine/checked.ts';
import type { Figure } from '../../../../engine/figured-text.ts';
import type { LimitComponents } from '../../figures.ts';
import { isShipped, wordlessFigures } from '../figures.ts';
import { countedInWords, levelsAway, priceMoves } from './sentence.ts';

type Figures = Record<string, Figure>;

/** The units of figures that a text states with their unit, by the figures' names. */
const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  territory: ['territory', 'territories'],
  colonizationTerritoryBase: ['territory', 'territories'],
  colonizationTerritoryPerNation: ['territory', 'territories'],
  fossil: ['fossil', 'fossils'],
  fossilLost: ['fossil', 'fossils'],
  colonizationFossilBase: ['fossil', 'fossils'],
  colonizationFossilPerNation: ['fossil', 'fossils'],
  levels: ['level', 'levels'],
  plantCost: ['level', 'levels'],
  withdrawLevels: ['level', 'levels'],
  populationLevels: ['level', 'levels'],
  raises: ['step', 'steps'],
  lowers: ['step', 'steps'],
  moves: ['step', 'steps'],
  transactions: ['transaction', 'transactions'],
};

/** `5, 6, 7 or 8`. */
const alternatives = (figures: readonly (number | string)[]): string =>
  figures.length < 2 ? figures.join('') : `${figures.slice(0, -1).join(', ')} or ${figures.at(-1)}`;

/** Figures with their units, by the names of their paths with `.counted`; lists as alternatives, with `.or`. */
function toldFigures(figures: Readonly<Figures>): Figures {
  const told: Figures = {};
  for (const [path, figure] of Object.entries(figures)) {
    const units = UNITS[path.slice(path.lastIndexOf('.') + 1)];
    if (typeof figure === 'object') told[`${path}.or`] = alternatives(figure);
    else if (typeof figure === 'number' && units !== undefined)
      told[`${path}.counted`] = countedInWords(figure, ...units);
  }
  return told;
}

/** The demands of the social phase and the crises on a nation. */
function phaseFigures({ international, marketplace, social, star }: LimitComponents): Figures {
  const figures: Figures = {};
  social.consumptionLevels.forEach((levels, index) => {
    figures[`consumption.${index + 1}`] = consumption(levels);
  });
  social.uprisingMilitaryLevels.forEach((levels, index) => {
    figures[`uprising.${index + 1}`] = levelsAway(levels);
  });
  const feared = star.table.military.flatMap((military, index) =>
    military > international.coldWarOver ? [String(index + 1)] : [],
  );
  return {
    ...figures,
    sellingPrices: marketplace.sell.map((price) => price ?? 'none'),
    starColdWar:
      feared.length === 0
        ? 'no generation'
        : `${feared.length === 1 ? 'generation' : 'generations'} ${alternatives(feared).replace(' or ', ' and ')}`,
  };
}

function consumption(levels: number | null): string {
  if (levels === null) return 'Nothing is consumed';
  const whose = levels === 0 ? 'its population' : `the population ${levelsAway(levels)}`;
  return `The nation spends industrial resources for ${whose}`;
}

/** Figures of cards that are derived from others. */
function cardFigures(components: LimitComponents): Figures {
  const { cards, social } = components;
  const figure = (card: string, name: string): number => Number(cards[card]?.[name]);
  const figures: Figures = {};
  for (const card of ['conscription', 'police-repression'])
    figures[`${card}.away`] = levelsAway(figure(card, 'levels'));
  const less = figure('sustainable-consumption', 'levels');
  const columns = social.consumptionLevels.map((levels, index) => {
    const text =
      levels === null ? 'nothing' : levels + less === 0 ? 'the population itself' : levelsAway(levels + less);
    return `${text} in column ${index + 1}`;
  });
  const perStep = figure('development-of-tourism', 'perStep');
  return {
    ...figures,
    'sustainable-consumption.columns': columns.join(', '),
    tourismSums: alternatives([perStep, 2 * perStep, 3 * perStep]),
  };
}

/** Events move prices by a number of steps of either sign. */
function eventFigures({ events }: LimitComponents): Figures {
  return {
    'oil-shock.fossilPrice': priceMoves(events['oil-shock']?.['fossilPriceSteps']),
    'foreign-boom.industrialPrice': priceMoves(events['foreign-boom']?.['industrialPriceSteps']),
    'arms-race.militaryPrice': priceMoves(events['arms-race']?.['militaryPriceSteps']),
  };
}

/** `1 for a population of 1, 2 or 3; 2 for 5 or 10`. */
function demographicIndexText({ population, score }: LimitComponents): string {
  const groups: { index: number; values: number[] }[] = [];
  population.forEach((value, level) => {
    const index = elementAt(score.demographicIndex, level);
    const group = groups.at(-1);
    if (group?.index === index) group.values.push(value);
    else groups.push({ index, values: [value] });
  });
  return groups
    .map(
      ({ index, values }, place) =>
        `${index} for ${place === 0 ? 'a population of ' : ''}${alternatives(values)}`,
    )
    .join('; ');
}

/** The figures that the rules in our own words state, by the names of their placeholders. */
export function rulesFigures(components: LimitComponents): Readonly<Record<string, Figure>> {
  const wordless = wordlessFigures(components);
  return {
    ...wordless,
    ...toldFigures(wordless),
    ...phaseFigures(components),
    ...cardFigures(components),
    ...eventFigures(components),
    demographicIndex: demographicIndexText(components),
    // Printed examples count with printed figures.
    withPrintedFigures: isShipped(components) ? '' : 'With the printed figures: ',
  };
}
