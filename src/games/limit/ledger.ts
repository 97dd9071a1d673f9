import type { Ledger, Setting } from '../../engine/game.ts';
import type { LimitComponents } from './components.ts';
import { crisisCount, pollutionReserve, populationValue } from './figures.ts';
import { CLASSES, type LimitState, NATION_TOKENS, PLANTS, RESOURCES } from './state.ts';

const FIGURES = [...NATION_TOKENS, 'shiftZone', 'unrest'] as const;

/** Every public figure of the table, in the words of the position; hands and decks stand in none of it. */
export function ledgerOf(state: LimitState, setting: Setting<LimitComponents>): Ledger {
  const { components } = setting;
  const ledger: Ledger = {};
  state.nations.forEach((nation, seat) => {
    const at = `nations.${seat}.`;
    ledger[`${at}population`] = populationValue(components, nation.population);
    for (const token of FIGURES) ledger[at + token] = nation[token];
    for (const plant of PLANTS) ledger[`${at}production.${plant}`] = nation.production[plant];
    for (let index = 0; index < CLASSES.length; index += 1) {
      ledger[`${at}classes.${CLASSES[index]}`] = nation.classes[index] as number;
    }
  });
  ledger['bank'] = state.bank;
  ledger['pollutionReserve'] = pollutionReserve(state, components);
  ledger['disruptionReserve'] = state.disruptionReserve;
  for (const resource of RESOURCES) {
    ledger[`market.stock.${resource}`] = state.market.stock[resource];
    ledger[`market.price.${resource}`] = state.market.price[resource];
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
