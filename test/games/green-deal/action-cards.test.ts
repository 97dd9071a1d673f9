import { describe, expect, it } from 'vitest';
import { answer, asked, check, invest, matchFrom, why } from './test-match.ts';

/** An open turn of seat 0. */
const turnFrom = (given: object) => matchFrom({ step: 'investment', ...given });

describe('action cards', () => {
  it('in hand may be played in the turn in which they are taken (GD-INV-06, R-30, GD-INV-30)', () => {
    const given = {
      round: 2,
      market: { action: ['resource-transfer', 'award'] },
      players: { 0: { levels: { jobs: 3 } } },
    };
    const actions = [
      { takeAction: 'resource-transfer' },
      { playCard: 'resource-transfer', from: 'jobs', to: 'social' },
    ];
    check(given, [invest([0, ...actions])], {
      players: { 0: { levels: { jobs: 0, social: 2 }, usesLeft: { 'resource-transfer': 0 } } },
    });
  });

  it('of the endgame do nothing when taken, permanent ones begin at once (GD-INV-31, GD-INV-32, GD-INV-33, R-10)', () => {
    check(
      {
        market: { action: ['tricky-accounting', 'cash-cow'] },
        players: { 1: { levels: { jobs: 7, social: 12, research: 6 } } },
      },
      [invest([0, { takeAction: 'tricky-accounting' }], [1, { takeAction: 'cash-cow' }])],
      { players: { 0: { income: 8, vp: 0 }, 1: { cash: 34, cashCowPaid: ['jobs', 'social'] } } },
    );
  });

  it('Cash Cow pays a category once, Resource Transfer included (GD-CARD-3-02, GD-CARD-3-05, R-59)', () => {
    const given = {
      round: 8,
      market: { sustainability: { social: { cost: 0, size: 3 } } },
      players: {
        0: {
          levels: { jobs: 8, social: 5 },
          actionCards: ['cash-cow', 'resource-transfer'],
          cashCowPaid: ['jobs'],
        },
      },
    };
    const transfer = { playCard: 'resource-transfer', from: 'jobs', to: 'social' };
    check(given, [invest([0, transfer, { takeSustainability: 'social' }])], {
      players: { 0: { cash: 27, levels: { jobs: 5, social: 10 }, cashCowPaid: ['jobs', 'social'] } },
    });
  });

  it('Resource Transfer asks for the two levels, and needs 3 on one (GD-CARD-22-02, R-66)', () => {
    const match = turnFrom({
      round: 3,
      players: { 0: { levels: { jobs: 3, social: 11 }, actionCards: ['resource-transfer'] } },
    });
    answer(match, 'play-resource-transfer');
    expect(asked(match, 'lower').options).toEqual(['jobs', 'social']);
    expect(why(match, 'research')).toBe('level-too-low');
    answer(match, 'jobs');
    expect(why(match, 'jobs')).toBe('same-category');
    expect(asked(match, 'raise').caution?.('social')).toBe('level-at-top');
    answer(match, 'social');
    expect(match.state.companies[0]?.levels).toEqual([0, 0, 12, 0]);
  });

  it('ask for confirmation if they would be lost or come too late', () => {
    const match = turnFrom({
      round: 10,
      market: { action: ['tax-evasion', 'lawsuit'] },
      players: { 0: { cash: 40 } },
    });
    const question = asked(match, 'invest');
    expect(
      ['tax-evasion', 'lawsuit', 'tax-refund-cash', 'tax-refund-pr'].map((option) =>
        question.caution?.(option),
      ),
    ).toEqual(['cash-at-top', 'card-too-late', 'cash-at-top', undefined]);
  });
});
