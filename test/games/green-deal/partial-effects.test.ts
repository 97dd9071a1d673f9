import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../../src/games/green-deal/cards/index.ts';
import { OF_THE_TURN } from './partial-cases.ts';
import { AGAINST_OTHERS } from './partial-cases-others.ts';
import { answer, check, matchFrom } from './test-match.ts';

// What a seat cannot bear in full it cannot take (GD-INV-23, GD-CARD-0-02); what would rise beyond a scale is cut
// (GD-CARD-0-03), and points may fall below 0 (GD-CARD-0-01).

const PARTIAL_CASES = [...OF_THE_TURN, ...AGAINST_OTHERS];

describe('an action card that can be carried out only in part (GD-INV-23, GD-CARD-0-02, GD-CARD-0-03)', () => {
  it('is decided for every card of the box (GD-GEN-12)', () => {
    expect([...new Set(PARTIAL_CASES.map(({ card }) => card))].sort()).toEqual([...CARD_IDS].sort());
  });

  it.each(PARTIAL_CASES)('$card, if $when ($rule)', ({ given, steps, then }) => {
    check(given, steps, then);
  });

  it('is refused with what it needs and what there is (GD-CARD-8-02, GD-CARD-22-02)', () => {
    const match = matchFrom({
      step: 'investment',
      round: 3,
      market: { action: ['good-tax-morale'] },
      players: { 0: { cash: 5, actionCards: ['resource-transfer'], levels: { jobs: 2 } } },
    });
    const barred = match.open[0]?.barred?.() ?? [];
    expect(barred).toContainEqual(
      expect.objectContaining({ option: 'good-tax-morale', because: 'money', need: 6, have: 5, of: 'cash' }),
    );
    expect(barred).toContainEqual(
      expect.objectContaining({
        option: 'play-resource-transfer',
        because: 'level-too-low',
        need: 3,
        have: 2,
        of: 'level',
      }),
    );
  });

  it('and gives nothing asks for confirmation (GD-CARD-18-01, R-26)', () => {
    const none = { environment: null, jobs: null, social: null, research: null };
    const market = { action: [], closed: true, sustainability: none };
    const match = matchFrom({
      step: 'investment',
      round: 3,
      market,
      players: { 0: { actionCards: ['market-screening'] } },
    });
    const caution = () => match.open[0]?.caution?.('play-market-screening');
    expect(caution()).toBeUndefined();
    answer(match, 'tax-refund-cash');
    expect(caution()).toBe('nothing-to-take');
  });
});
