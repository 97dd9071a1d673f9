import { elementAt, lastOf } from '../../../engine/checked.ts';
import type { Figure } from '../../../engine/figured-text.ts';
import { readComponents, shippedComponents } from '../components.ts';
import type { LimitComponents } from '../figures.ts';
import { outputAt, populationValue, renewableCap } from '../figures.ts';

type Figures = Record<string, Figure>;

/** Every figure of the table without its sign, by its path; cards and events begin a path with their own names. */
function tableFigures({ cards, events, ...tables }: LimitComponents): Figures {
  const figures: Figures = {};
  const add = (path: string, value: unknown): void => {
    if (typeof value === 'number') figures[path] = Math.abs(value);
    else if (Array.isArray(value)) {
      figures[path] = value;
      value.forEach((item, index) => add(`${path}.${index + 1}`, item));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) add(path === '' ? key : `${path}.${key}`, item);
    }
  };
  for (const table of [tables, cards, events]) add('', table);
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
    lastBuyingPrice: lastOf(marketplace.buy),
    growthPositions: unrest.uprisingFrom - unrest.boomUpTo - 1,
    uprisingPositions: unrest.positions - unrest.uprisingFrom + 1,
  };
}

/** Figures that are derived from cards and crises. */
function derivedFigures(components: LimitComponents): Figures {
  const { cards, generations, social } = components;
  const figure = (card: string, name: string): number => Number(cards[card]?.[name]);
  const bothOf = (card: string): number => figure(card, 'each') + figure(card, 'own');
  const top =
    components.population.length +
    (social.consumptionLevels.at(-1) ?? 0) +
    figure('sustainable-consumption', 'levels');
  return {
    mostCrises: Math.min(generations.crisesToEnd + 2, 3 * generations.count),
    firstUnlock: Math.min(
      ...Object.values(cards).map(({ unlockedAt = Number.POSITIVE_INFINITY }) => unlockedAt),
    ),
    'humanitarian-aid.both': bothOf('humanitarian-aid'),
    'cleaning-the-planet.both': bothOf('cleaning-the-planet'),
    'conscription.example': populationValue(components, 6 + figure('conscription', 'levels')),
    'vegetarianism.example': populationValue(components, 6 + figure('vegetarianism', 'levels')),
    'sustainable-consumption.top': populationValue(components, top),
  };
}

/** The figures that the rules state in every language alike, by the names of their placeholders. */
export const wordlessFigures = (components: LimitComponents): Figures => ({
  ...tableFigures(components),
  ...poolFigures(components),
  ...trackFigures(components),
  ...derivedFigures(components),
});

/** Whether a table is the shipped one, with the printed figures. */
export const isShipped = (components: LimitComponents): boolean =>
  JSON.stringify(components) === JSON.stringify(readComponents(shippedComponents));
