import { describe, expect, it } from 'vitest';
import { mergeComponents, sourcedFigures } from '../../../src/engine/components.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { PlaceError, pathText } from '../../../src/engine/place.ts';
import { readComponents, shippedComponents } from '../../../src/games/green-deal/components.ts';
import { greenDeal as game } from '../../../src/games/green-deal/index.ts';
import { CATEGORIES } from '../../../src/games/green-deal/state.ts';
import { answer, check, matchFrom } from './test-match.ts';

const components = readComponents(shippedComponents);
const stateOf = (players: number, options = {}) => setUp(game, settingOf(game, players, options), 'oak');

/** The place and reason of what is wrong with a changed table. */
function fault(replacement: unknown): string {
  try {
    readComponents(mergeComponents(shippedComponents, replacement));
  } catch (thrown) {
    if (thrown instanceof PlaceError) return `${pathText(thrown.path)}: ${thrown.message}`;
    throw thrown;
  }
  return 'nothing';
}

describe('the box', () => {
  it('is for three, four or five (GD-GEN-01)', () => {
    expect(game.seats).toMatchObject({ from: 3, to: 5 });
    for (const players of [2, 6]) expect(() => stateOf(players)).toThrow(PlaceError);
  });

  it('has four categories in their order (GD-GEN-02)', () => {
    expect(CATEGORIES).toEqual(['environment', 'jobs', 'social', 'research']);
  });

  it('has sixty projects, three of each size and category (GD-GEN-12, GD-GEN-13, GD-INV-20, R-09)', () => {
    for (let category = 0; category < 4; category += 1) {
      const cards = components.projectIds[category]!.map((id) => components.projects[id]!);
      expect(cards.map(({ size }) => size).sort()).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]);
      expect(cards.every((card) => card.category === category)).toBe(true);
    }
  });

  it('has 29 action cards, each once and without a price (R-10, R-11, GD-INV-29, GD-INV-35)', () => {
    expect(Object.keys(components.actions)).toHaveLength(29);
    expect(Object.keys(components.actions)).not.toContain('tax-refund');
    check(
      { market: { action: ['award', 'bribe'] } },
      [{ step: 'investment', answers: [{ seat: 0, actions: [{ takeAction: 'award' }] }] }],
      { players: { 0: { cash: 20, actionCards: ['award'] } } },
    );
  });

  it('has three chips of each value at 2 Cash a point, and nine loans (GD-GEN-14, R-05, R-06, R-07, GD-LOAN-10)', () => {
    expect(components.chips).toEqual([0, 3, 3, 3]);
    expect(components.prPrices).toEqual([0, 2, 4, 6]);
    expect(components.loans).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });

  it('has scales to 40, tracks to 12, dividends by bands and k(k + 3) points (R-03, R-04, R-08, R-57)', () => {
    expect(components.caps).toEqual({ cash: 40, income: { stepped: 40, linear: 40 }, level: 12 });
    expect(components.steppedValues.at(-1)).toBe(22);
    components.dividends.forEach((dividend, income) => {
      const cash = 1 + Math.floor(income / 3);
      expect(dividend).toEqual({ cash, points: cash + 1 });
    });
    components.sustainabilityPoints.forEach((points, level) => expect(points).toBe(level * (level + 3)));
  });

  it('has a zone for each number of players with a start cell for everyone (GD-GEN-03, GD-GEN-04, GD-GEN-05, R-12, R-13)', () => {
    expect([3, 4, 5].map((players) => components.maps[players]!.names.length)).toEqual([25, 35, 49]);
    for (const players of [3, 4, 5]) {
      const { starts, around } = components.maps[players]!;
      expect(starts).toHaveLength(players);
      for (const start of starts) expect(around[start]!.filter((cell) => starts.includes(cell))).toEqual([]);
    }
  });

  it('gives every figure a source', () => {
    const figures = sourcedFigures(shippedComponents);
    expect(figures.length).toBeGreaterThan(400);
    expect(figures.find(({ path }) => pathText(path) === 'taxRefund.cash')?.source).toBe('printed');
  });

  it.each([
    [{ caps: { cash: -1 } }, 'caps.cash: this must be a whole number from 1 to 999, not -1'],
    [{ caps: { income: 30 } }, 'incomeScale.stepped: the scale must have the steps 0 to 30'],
    [{ loans: { amounts: [6, '7'] } }, 'loans.amounts.1: this must be a whole number from 1 to 999, not "7"'],
    [{ taxRefund: { cash: 1.5 } }, 'taxRefund.cash: this must be a whole number from 0 to 999, not 1.5'],
    [{ maps: { 3: { rows: 3 } } }, 'maps.3.starts.2: the map of 3 x 5 has no cell r5c5'],
    [{ maps: { 3: { rows: 8, cols: 8 } } }, 'maps.3: 8 x 8 cells are more than the 49 of the world map'],
    [{ maps: { 3: { starts: ['r1c1'] } } }, 'maps.3.starts: 3 seats need 3 start cells'],
    [{ actions: { cards: [] } }, 'actions.cards: the card award is missing'],
    [
      { actions: { cards: [{ id: 'award', name: 'Award', kind: 'hand' }] } },
      'actions.cards.0.kind: this must be endgame, not "hand"',
    ],
    [
      { projects: { jobs: [{ id: 'J1a', name: 'x', size: 6, cost: 1, points: 1, steps: 0 }] } },
      'projects.jobs.0.size: this must be a whole number from 1 to 5, not 6',
    ],
    [{ game: { income: { 3: 99 } } }, 'game.income.3: this must be a whole number from 0 to 22, not 99'],
    [{ pr: { chips: [4] } }, 'pr.chips.0: this must be a whole number from 1 to 3, not 4'],
  ])('refuses %j', (replacement, message) => {
    expect(fault(replacement)).toContain(message);
  });
});

describe('set-up', () => {
  it('shuffles four decks of projects and two of action cards, 15 and 14 (GD-SETUP-06, GD-SETUP-07, GD-SETUP-09, GD-SETUP-10)', () => {
    const state = stateOf(4);
    expect(state.decks.projects.map((deck) => deck.length)).toEqual([13, 13, 13, 13]);
    expect(state.decks.actions.map((deck) => deck.length)).toEqual([13, 12]);
    const other = setUp(game, settingOf(game, 4), 'elm');
    expect(other.decks).not.toEqual(state.decks);
  });

  it('puts the loans smallest on top, and Tax Refund in no deck (GD-SETUP-08, GD-SETUP-11, GD-SETUP-12)', () => {
    const state = stateOf(3);
    expect(state.loanPile).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14]);
    const match = matchFrom({});
    answer(match, 1, 1, 1);
    expect(match.open[0]?.options).toEqual(
      expect.arrayContaining(['tax-refund-cash', 'tax-refund-pr', 'loan']),
    );
  });

  it('begins with an empty map of the zones in play (GD-SETUP-14, GD-GEN-04)', () => {
    expect(stateOf(3).map).toEqual(Array.from({ length: 25 }, () => 0));
    expect(stateOf(5).map).toHaveLength(49);
  });

  it('of the simpler version has loans, but no action cards and no PR chips (GD-VAR-01, GD-VAR-03, R-56)', () => {
    const state = stateOf(3, { variant: 'simple' });
    expect([state.market.actions, state.preview.actions, state.decks.actions.flat()]).toEqual([[], [], []]);
    expect(state.chips).toEqual([0, 0, 0, 0]);
    expect(state.loanPile).toHaveLength(9);
  });

  it('never runs out of cards: at most eleven of a deck are turned up (R-34, R-33, GD-INV-39)', () => {
    const state = stateOf(3);
    for (const deck of [...state.decks.projects, ...state.decks.actions])
      expect(deck.length).toBeGreaterThanOrEqual(9);
    check({ round: 9 }, [{ step: 'endRound' }], {
      round: 10,
      counts: { marketSustainability: 4, marketAction: 2, previewSustainability: 0, previewAction: 0 },
    });
  });
});
