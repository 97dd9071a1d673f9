import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import type { Setting } from '../../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import type { Question } from '../../../src/engine/question.ts';
import { playOutGame } from '../../../src/engine/rollout.ts';
import { CARD_IDS } from '../../../src/games/green-deal/cards/index.ts';
import type { Components } from '../../../src/games/green-deal/components.ts';
import { greenDeal as game } from '../../../src/games/green-deal/index.ts';
import { categoryOf, ownerOf, sizeOf } from '../../../src/games/green-deal/map.ts';
import { CHIP_VALUES, lastStep, pointsOf, type State } from '../../../src/games/green-deal/state.ts';
import { playGolden, storedGolden } from '../../properties/golden.ts';
import { checkRandomPlay } from '../../properties/random-play.ts';

const settings = [3, 4, 5].flatMap((players) => [
  settingOf(game, players),
  settingOf(game, players, { variant: 'simple' }),
  settingOf(game, players, { incomeScale: 'linear' }),
]);

/** All pieces are those of the box, and every marker stands on its scale. */
function invariants(state: State, { components }: Setting<Components>): void {
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
function checkTiles(state: State): void {
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

/** The cards below the preview, which nobody may see, among the words of a text; names of its fields do not count. */
function hiddenIn(state: State, text: string): string[] {
  const words = new Set(text.replace(/"[\w-]+":/g, '').match(/[\w-]+/g));
  return [...state.decks.projects.flat(), ...state.decks.actions.flat()].filter((id) => words.has(id));
}

describe('random play of Green Deal', () => {
  it.each(settings)(
    'holds whatever must hold, with $players seats and $options (GD-GEN-12, GD-GEN-15, GD-INV-34, R-80)',
    (setting) => {
      const report = checkRandomPlay({
        game,
        setting,
        seed: 'oak',
        invariants,
        mostAnswersOfStep: 30,
        thoroughEvery: 67,
      });
      expect(report.asks['bid']).toBeGreaterThanOrEqual(setting.players * 10 - 3);
      expect(report.asks['invest']).toBeGreaterThanOrEqual(setting.players * 10);
    },
    120_000,
  );

  it.each(settings)(
    'lasts ten rounds, and the pieces stay those of the box, with $players seats and $options (GD-GEN-17, GD-GEN-12)',
    (setting) => {
      for (let number = 0; number < 60; number += 1) {
        const state = setUp(game, setting, `length ${number}`);
        invariants(state, setting);
        expect(playOutGame(game, setting, state, randomPolicy(`length ${number}`)).endless).toBe(false);
        expect([state.round, state.phase]).toEqual([10, 'over']);
        invariants(state, setting);
        const outcome = game.outcome(state, setting);
        expect(outcome.scores).toEqual(state.companies.map(pointsOf));
        expect(outcome.winners.length).toBeGreaterThan(0);
      }
    },
    60_000,
  );

  it('reports every change of a public figure, and no card below the preview (GD-GEN-15, R-80)', () => {
    for (const setting of settings.slice(0, 4)) {
      const seed = `log ${setting.players}`;
      const match = new Match(game, setting, setUp(game, setting, seed));
      const policy = randomPolicy(seed);
      let read = 0;
      while (!match.over) {
        const question = match.open[0] as Question;
        match.answer(question.seat, policy(question));
        const log = match.log();
        const news = log.slice(read);
        expect(news.filter(({ kind }) => kind === 'changed')).toEqual([]);
        const text = JSON.stringify(news) + JSON.stringify(match.view(null)) + JSON.stringify(match.view(0));
        expect(hiddenIn(match.state, text)).toEqual([]);
        read = log.length;
      }
    }
  }, 60_000);

  it.each([
    ['green-deal', 3],
    ['green-deal-simple', 1],
    ['green-deal-linear', 8],
  ])('plays the stored match %s again', (name, index) => {
    const setting = settings[index] as Setting<Components>;
    const played = playGolden(game, setting, 'golden');
    expect(played).toEqual(storedGolden(name, played));
  });
});
