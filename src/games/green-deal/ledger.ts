import { elementAt, entryOf } from '../../engine/checked.ts';
import type { Ledger, Setting } from '../../engine/game.ts';
import type { GreenComponents } from './figures.ts';
import { tileName, worldOf } from './map.ts';
import { CATEGORIES, CHIP_VALUES, type GreenState, incomeValueAt, pointsOf, type Row } from './state.ts';

/** Every public figure by its path: companies, bids once revealed, both rows, piles, supply and map (GD-GEN-15). */
export function ledger(state: GreenState, setting: Setting<GreenComponents>): Ledger {
  const { components } = setting;
  const entries: Ledger = { round: state.round };
  state.turnOrder.forEach((seat, place) => {
    entries[`companies.${seat}.place`] = place + 1;
  });
  state.companies.forEach((company, seat) => {
    const at = `companies.${seat}`;
    entries[`${at}.cash`] = company.cash;
    entries[`${at}.income`] = incomeValueAt(state, components, company.step);
    entries[`${at}.incomeStep`] = company.step;
    entries[`${at}.points`] = pointsOf(company);
    CATEGORIES.forEach((category, index) => {
      entries[`${at}.${category}`] = elementAt(company.levels, index);
    });
    entries[`${at}.loans`] = listed(company.loans);
    entries[`${at}.shortfall`] = company.shortfall;
    entries[`${at}.actionCards`] = company.cards.length;
    entries[`${at}.projects`] = company.projects.length;
    entries[`${at}.prChips`] = listed(company.chips);
    entries[`${at}.dueTiles`] = listed(company.due.map(tileName));
    if (company.specialization >= 0)
      entries[`${at}.specialization`] = elementAt(CATEGORIES, company.specialization);
    for (const card in company.uses) entries[`${at}.usesLeft.${card}`] = entryOf(company.uses, card);
  });
  state.bids.forEach((bid, seat) => {
    if (bid !== null) entries[`companies.${seat}.bid`] = bid;
  });
  addRow(entries, 'market', state.market);
  entries['market.closed'] = state.market.closed;
  addRow(entries, 'preview', state.preview);
  entries['loanPile'] = listed(state.loanPile);
  for (const value of CHIP_VALUES) entries[`prSupply.${value}`] = elementAt(state.chips, value);
  const { names } = worldOf(state, components);
  state.map.forEach((code, cell) => {
    if (code !== 0) entries[`map.${names[cell]}`] = tileName(code);
  });
  return entries;
}

function listed(values: readonly (string | number)[]): string {
  return values.length === 0 ? 'none' : values.join(' ');
}

function addRow(entries: Ledger, at: string, row: Row): void {
  CATEGORIES.forEach((category, index) => {
    const card = row.projects[index];
    if (card != null) entries[`${at}.${category}`] = card;
  });
  for (const card of row.actions) entries[`${at}.${card}`] = 'on-offer';
}
