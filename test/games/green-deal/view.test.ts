import { describe, expect, it } from 'vitest';
import { answer, cheapRow, type Fields, matchFrom } from './test-match.ts';

describe('the view of Green Deal', () => {
  it('shows tracks, scales, cards with prices, loans, chips and map to everyone (GD-GEN-15, R-80)', () => {
    const match = matchFrom(
      {
        round: 4,
        step: 'investment',
        market: { sustainability: { ...cheapRow, jobs: { cost: 9, income: -1, vp: 3, size: 4 } } },
        map: { r2c1: { owner: 0, category: 'jobs', size: 2 } },
        players: {
          0: {
            incomeStep: 12,
            cash: 17,
            actionCards: ['specialization', 'award', 'lawsuit', 'resource-transfer', 'tax-evasion'],
            specialization: 'jobs',
            projects: [{ category: 'jobs', size: 2 }],
          },
          1: { loans: [7], shortfall: 1, dueTiles: [{ category: 'social', size: 1 }] },
        },
      },
      3,
      {},
    );
    const view = match.view(0);
    expect(view).toMatchObject({
      round: 4,
      rounds: 10,
      phase: 'investment',
      inTurn: 0,
      caps: { cash: 40, income: 40, level: 12 },
    });
    expect(view.companies[0]).toMatchObject({
      cash: 17,
      income: 8,
      incomeStep: 12,
      dividend: { cash: 3, points: 4, paid: false },
    });
    expect(view.companies[0]?.cards.map(({ id, status, worth }) => [id, status, worth])).toEqual([
      ['specialization', 'works', 0],
      ['award', 'end', 3],
      ['lawsuit', 'later', 0],
      ['resource-transfer', 'now', 0],
      ['tax-evasion', 'done', 0],
    ]);
    expect(view.companies[1]).toMatchObject({
      loans: [7],
      shortfall: 1,
      loanPenalty: 16,
      cells: ['r3c4', 'r5c5'],
    });
    expect(view.market.projects[1]).toMatchObject({ cost: 9, price: 2, points: 3, steps: -1, size: 4 });
    expect(match.view(null).market.projects[1]).toMatchObject({ cost: 9, price: 9 });
    expect(view.map.cells[5]).toEqual({
      cell: 'r2c1',
      start: true,
      ways: { up: 'r1c1', left: 'r2c5', right: 'r2c2', down: 'r3c1' },
      corners: ['r1c2', 'r1c5', 'r3c2', 'r3c5'],
      tile: { owner: 0, category: 'jobs', size: 2 },
    });
    expect(view.incomeValues[12]).toBe(8);
    expect(view.taxRefund).toEqual({ cash: 4, chip: 3 });
    expect(view.cardsLeft.projects).toEqual([14, 14, 14, 14]);
  });

  it('evaluates what a company has, and its final place', () => {
    const worth = (given: Fields) => {
      const match = matchFrom(given);
      return match.game.evaluate(match.view(0), match.setting);
    };
    const equal = worth({ round: 5 });
    expect(Math.abs(equal)).toBeLessThan(1);
    expect(worth({ round: 5, players: { 0: { vp: 10 } } })).toBeGreaterThan(equal);
    expect(worth({ round: 5, players: { 0: { income: 12 } } })).toBeGreaterThan(equal);
    expect(worth({ round: 5, players: { 0: { loans: [9], cash: 20 } } })).toBeLessThan(equal);
    expect(worth({ round: 10, step: 'over', players: { 1: { vp: 4 } } })).toBe(-4);
    const match = matchFrom({});
    expect(match.game.evaluate(match.view(null), match.setting)).toBe(0);
  });

  it('says when a card may be played (GD-INV-30)', () => {
    const match = matchFrom({
      round: 2,
      players: { 0: { actionCards: ['lawsuit', 'market-screening', 'sabotage'], usesLeft: { sabotage: 0 } } },
    });
    const statuses = () => match.view(1).companies[0]?.cards.map(({ status }) => status);
    expect(statuses()).toEqual(['now', 'later', 'spent']);
    answer(match, false, 1, 2, 3);
    expect(statuses()).toEqual(['later', 'later', 'spent']);
    answer(match, 'done', 'done');
    expect(statuses()).toEqual(['later', 'now', 'spent']);
  });
});
