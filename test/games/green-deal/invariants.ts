import assert from 'node:assert/strict';
import type { Setting } from '../../../src/engine/game.ts';
import { CARD_IDS } from '../../../src/games/green-deal/cards/index.ts';
import type { GreenComponents } from '../../../src/games/green-deal/figures.ts';
import { categoryOf, ownerOf, sizeOf } from '../../../src/games/green-deal/map.ts';
import { CHIP_VALUES, type GreenState, lastStep } from '../../../src/games/green-deal/state.ts';

/** All pieces are those of the box, and every marker is on its scale. */
export function greenDealInvariants(state: GreenState, { components }: Setting<GreenComponents>): void {
  const { market, preview, decks, discards, companies } = state;
  const projects = [...market.projects, ...preview.projects, ...decks.projects.flat(), ...discards.projects];
  const owned = companies.flatMap((company) => company.projects);
  assert.deepEqual(
    [...projects.filter((id) => id !== null), ...owned].sort(),
    components.projectIds.flat().sort(),
    'the project cards are not the sixty of the box',
  );
  const actions = [...market.actions, ...preview.actions, ...decks.actions.flat(), ...discards.actions];
  const held = companies.flatMap((company) => company.cards);
  const all = state.variant === 'simple' ? [] : [...CARD_IDS].sort();
  assert.deepEqual([...actions, ...held].sort(), all, 'the action cards are not the twenty-nine of the box');
  const loans = [...state.loanPile, ...companies.flatMap((company) => company.loans)];
  assert.deepEqual(
    loans.sort((a, b) => a - b),
    [...components.loans],
    'the loans are not the nine of the box',
  );
  for (const value of CHIP_VALUES) {
    const chips = companies.flatMap((company) => company.chips).filter((chip) => chip === value).length;
    const box = state.variant === 'simple' ? 0 : components.chips[value]!;
    assert.equal(state.chips[value]! + chips, box, `the PR chips of ${value} are not those of the box`);
  }
  checkTiles(state);
  for (const company of companies) {
    assert.ok(company.cash >= 0 && company.cash <= components.caps.cash, `cash ${company.cash}`);
    assert.ok(company.step >= 0 && company.step <= lastStep(state, components), `step ${company.step}`);
    assert.ok(company.levels.every((level) => level >= 0 && level <= components.caps.level));
    assert.ok(company.loans.length <= components.mostLoans);
    for (const card in company.uses) {
      assert.ok(company.uses[card]! >= 0 && company.uses[card]! <= components.actions[card]!.uses);
    }
  }
  assert.ok(companies.filter((company) => company.round.projects > 0).length < companies.length);
}

/** Every project taken has its tile on the map or due, and no more than three tiles are alike. */
function checkTiles(state: GreenState): void {
  const alike = new Map<number, number>();
  const byOwner = state.companies.map((company) => company.due.length);
  const tiles = state.map.filter((code) => code !== 0);
  for (const code of tiles) byOwner[ownerOf(code)]! += 1;
  for (const tile of [...tiles.map((code) => code % 100), ...state.companies.flatMap(({ due }) => due)]) {
    alike.set(tile, (alike.get(tile) ?? 0) + 1);
  }
  assert.deepEqual(
    byOwner,
    state.companies.map((company) => company.projects.length),
  );
  for (const [tile, count] of alike) {
    assert.ok(count <= 3, `${count} tiles of ${tile}`);
    assert.ok(categoryOf(tile) < 4 && sizeOf(tile) >= 1 && sizeOf(tile) <= 5);
  }
}
