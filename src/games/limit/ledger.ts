import { elementAt } from '../../engine/checked.ts';
import type { Ledger, Setting } from '../../engine/game.ts';
import type { LimitComponents } from './figures.ts';
import { crisisCount, pollutionReserve, populationValue } from './figures.ts';
import { CLASSES, type LimitState, NATION_TOKENS, PLANTS, RESOURCES } from './state.ts';

const FIGURES = [...NATION_TOKENS, 'shiftZone', 'unrest'] as const;

/** The paths of a nation's figures, built once because a ledger is read before and after every log entry. */
const NATION_PATHS = Array.from({ length: 6 }, (_, seat) => {
  const at = `nations.${seat}.`;
  return {
    population: `${at}population`,
    figures: FIGURES.map((figure) => at + figure),
    production: PLANTS.map((plant) => `${at}production.${plant}`),
    classes: CLASSES.map((name) => `${at}classes.${name}`),
  };
});

const MARKET_PATHS = RESOURCES.map((resource) => ({
  resource,
  stock: `market.stock.${resource}`,
  price: `market.price.${resource}`,
}));

/** Every public figure of the table, under the names that positions use; hands and decks are left out. */
export function ledger(state: LimitState, setting: Setting<LimitComponents>): Ledger {
  const { components } = setting;
  const ledger: Ledger = {};
  state.nations.forEach((nation, seat) => {
    const paths = elementAt(NATION_PATHS, seat);
    ledger[paths.population] = populationValue(components, nation.population);
    FIGURES.forEach((figure, index) => {
      ledger[elementAt(paths.figures, index)] = nation[figure];
    });
    PLANTS.forEach((plant, index) => {
      ledger[elementAt(paths.production, index)] = nation.production[plant];
    });
    nation.classes.forEach((level, index) => {
      ledger[elementAt(paths.classes, index)] = level;
    });
  });
  ledger['bank'] = state.bank;
  ledger['pollutionReserve'] = pollutionReserve(state, components);
  ledger['disruptionReserve'] = state.disruptionReserve;
  for (const { resource, stock, price } of MARKET_PATHS) {
    ledger[stock] = state.market.stock[resource];
    ledger[price] = state.market.price[resource];
  }
  ledger['colonization.territory'] = state.colonization.territory;
  ledger['colonization.fossil'] = state.colonization.fossil;
  ledger['crises'] = crisisCount(state);
  ledger['demilitarized'] = state.demilitarized;
  if (state.star !== null) {
    for (const [token, count] of Object.entries(state.star)) ledger[`star.${token}`] = count;
  }
  return ledger;
}
