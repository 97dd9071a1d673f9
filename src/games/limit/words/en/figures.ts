import { elementAt, lastOf } from '../../../../engine/checked.ts';
import type { Figure } from '../../../../engine/figured-text.ts';
import { readComponents, shippedComponents } from '../../components.ts';
import type { LimitComponents } from '../../figures.ts';
import { outputAt, populationValue, renewableCap } from '../../figures.ts';
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

/** Every figure of the table without its sign, by its path; cards and events begin a path with their own names. */
function tableFigures({ cards, events, ...tables }: LimitComponents): Figures {
  const figures: Figures = {};
  const add = (path: string, name: string, value: unknown): void => {
    if (typeof value === 'number') {
      figures[path] = Math.abs(value);
      const units = UNITS[name];
      if (units !== undefined) figures[`${path}.counted`] = countedInWords(Math.abs(value), ...units);
    } else if (Array.isArray(value)) {
      figures[path] = value;
      figures[`${path}.or`] = alternatives(value);
      value.forEach((item, index) => add(`${path}.${index + 1}`, '', item));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) add(path === '' ? key : `${path}.${key}`, key, item);
    }
  };
  for (const table of [tables, cards, events]) add('', '', table);
  return figures;
}

/** The parts of the boxes that set-up uses, and the pools of solo mode. */
function poolFigures({ pools, nationStart, marketplace }: LimitComponents): Figures {
  const solo = 2;
  return {
    'box.fossil': (marketplace.stockStart['fossil'] ?? 0) + pools.colonizationFossilBase,
    'nationBox.fossil': nationStart.fossil + pools.colonizationFossilPerNation,
    'nationBox.territory': nationStart.territory + pools.colonizationTerritoryPerNation,
    moneyPerNation: pools.bankPerNation + nationStart.money,
    teachingBank: pools.bankPerNation + nationStart.money - 4,
    'solo.pollution': pools.pollutionBase + solo * pools.pollutionPerNation,
    'solo.disruption': pools.disruptionBase + solo * pools.disruptionPerNation,
    'solo.territory': pools.colonizationTerritoryBase + solo * pools.colonizationTerritoryPerNation,
    'solo.fossil': pools.colonizationFossilBase + solo * pools.colonizationFossilPerNation,
  };
}

/** Levels of the tracks, and the figures printed there. */
function trackFigures(components: LimitComponents): Figures {
  const {
    alliance,
    fossilSpent,
    marketplace,
    nationStart,
    pollutionReceived,
    population,
    production,
    unrest,
  } = components;
  const dear = fossilSpent.findIndex(
    (fossils, index) => fossils > 0 || elementAt(pollutionReceived, index) > 0,
  );
  return {
    populationLevels: population.length,
    lastPopulation: lastOf(population),
    'population.4': populationValue(components, 4),
    'population.5': populationValue(components, 5),
    'population.6': populationValue(components, 6),
    startPopulation: populationValue(components, nationStart.populationLevel),
    plantLevels: production.length,
    levelWithFossils: dear < 0 ? production.length + 1 : dear + 1,
    startCap: renewableCap(components, nationStart.territory),
    demilitarizedFromOutput: outputAt(
      components,
      Math.min(alliance.demilitarizedFromLevel, production.length),
    ),
    pricePositions: marketplace.buy.length,
    sellingPrices: marketplace.sell.map((price) => price ?? 'none'),
    lastBuyingPrice: lastOf(marketplace.buy),
    growthPositions: unrest.uprisingFrom - unrest.boomUpTo - 1,
    uprisingPositions: unrest.positions - unrest.uprisingFrom + 1,
  };
}

/** The demands of the social phase and the crises on a nation. */
function phaseFigures({ cards, generations, international, social, star }: LimitComponents): Figures {
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
  const most = generations.crisesToEnd + 2;
  return {
    ...figures,
    mostCrises: Math.min(most, 3 * generations.count),
    firstUnlock: Math.min(
      ...Object.values(cards).map(({ unlockedAt = Number.POSITIVE_INFINITY }) => unlockedAt),
    ),
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
  for (const card of ['humanitarian-aid', 'cleaning-the-planet'])
    figures[`${card}.both`] = figure(card, 'each') + figure(card, 'own');
  const less = figure('sustainable-consumption', 'levels');
  const columns = social.consumptionLevels.map((levels, index) => {
    const text =
      levels === null ? 'nothing' : levels + less === 0 ? 'the population itself' : levelsAway(levels + less);
    return `${text} in column ${index + 1}`;
  });
  const top = components.population.length + (social.consumptionLevels.at(-1) ?? 0) + less;
  const perStep = figure('development-of-tourism', 'perStep');
  return {
    ...figures,
    'conscription.example': populationValue(components, 6 + figure('conscription', 'levels')),
    'vegetarianism.example': populationValue(components, 6 + figure('vegetarianism', 'levels')),
    'sustainable-consumption.columns': columns.join(', '),
    'sustainable-consumption.top': populationValue(components, top),
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
  const shipped = readComponents(shippedComponents);
  const isShipped = JSON.stringify(components) === JSON.stringify(shipped);
  return {
    ...tableFigures(components),
    ...poolFigures(components),
    ...trackFigures(components),
    ...phaseFigures(components),
    ...cardFigures(components),
    ...eventFigures(components),
    demographicIndex: demographicIndexText(components),
    // Printed examples count with printed figures.
    withPrintedFigures: isShipped ? '' : 'With the printed figures: ',
  };
}
