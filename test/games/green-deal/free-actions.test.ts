import { describe, expect, it } from 'vitest';
import { answer, asked, check, invest, matchFrom, why } from './test-match.ts';

/** An open turn of seat 0. */
const turnFrom = (given: object) => matchFrom({ step: 'investment', ...given });

describe('PR chips', () => {
  it('are unlimited in number, and public (GD-PR-06, GD-GEN-15)', () => {
    const match = turnFrom({ players: { 1: { prChips: [1, 1, 2, 2, 3] } } });
    expect(match.view(2).companies[1]?.chips).toEqual([1, 1, 2, 2, 3]);
    expect(match.view(null).chipSupply).toEqual({ 1: 1, 2: 1, 3: 2 });
  });

  it('given by Tax Refund are the best at that moment, so buying first can change it (R-28)', () => {
    const given = { prSupply: { 1: 1, 2: 1, 3: 1 } };
    check(given, [invest([0, { buyPr: 3 }, { taxRefund: 'pr' }])], { players: { 0: { prChips: [3, 2] } } });
  });

  it('of PR Consultant add up to 3 points per round, including points bought before it (R-29, GD-CARD-20-03, GD-CARD-20-04)', () => {
    const given = {
      round: 3,
      market: { action: ['pr-consultant', 'award'] },
      prPrices: { 1: 2, 2: 4, 3: 6 },
    };
    const actions = [
      { buyPr: 1 },
      { buyPr: 1 },
      { takeAction: 'pr-consultant' },
      { buyPr: 3 },
      { buyPr: 1 },
      { buyPr: 1 },
    ];
    check(given, [invest([0, ...actions])], {
      players: { 0: { cash: 16, prChips: [1, 1, 1] } },
      refused: [
        { seat: 0, buyPr: 1 },
        { seat: 0, buyPr: 3 },
      ],
    });
    const owner = { round: 3, players: { 0: { actionCards: ['pr-consultant'] } } };
    check(owner, [invest([0, { taxRefund: 'pr' }, { buyPr: 3 }])], { players: { 0: { prChips: [3, 3] } } });
    check(
      { ...owner, prSupply: { 1: 0, 2: 2, 3: 0 } },
      [invest([0, { buyPr: 1 }, { buyPr: 3 }, { buyPr: 2 }])],
      {
        players: { 0: { cash: 18 } },
        refused: [
          { seat: 0, buyPr: 1 },
          { seat: 0, buyPr: 3 },
        ],
      },
    );
  });
});

describe('loans', () => {
  it('are repaid once, in whole numbers up to the debt and the Cash (GD-LOAN-11, R-38, GD-LOAN-07, R-36)', () => {
    const match = turnFrom({ round: 3, players: { 0: { cash: 5, loans: [10] } } });
    answer(match, 'repay');
    expect(asked(match, 'repay').options).toEqual([10]);
    answer(match, 10);
    expect(asked(match, 'pay').options).toEqual({ from: 1, to: 5 });
    expect([0, 6, 11, 2.5].map((pay) => why(match, pay))).toEqual([
      'minimum',
      'money',
      'maximum',
      'not-offered',
    ]);
    expect(asked(match, 'pay').caution?.(5)).toBe('part-repayment');
    answer(match, 5);
    expect(match.state.companies[0]).toMatchObject({ cash: 0, loans: [], shortfall: 5 });
    expect(why(match, 'repay')).toBe('no-debt');
  });

  it('go under the pile in the order of their return, and count as new (GD-LOAN-13, R-39, R-36)', () => {
    const given = { round: 3, loanDeck: [], players: { 0: { cash: 20, loans: [12, 6] } } };
    const when = [invest([0, { repayLoan: 12, pay: 1 }, { repayLoan: 6, pay: 6 }], [1, { takeLoan: true }])];
    check(given, when, { loanDeck: [6], players: { 0: { shortfall: 11, loans: [] }, 1: { loans: [12] } } });
  });

  it('of the last round cost their whole penalty, with shortfalls, at the end of the owner’s turn (R-79, R-37, R-35, GD-LOAN-17)', () => {
    const given = { round: 10, loanDeck: [6], players: { 0: { cash: 9, loans: [7], shortfall: 2 } } };
    const match = turnFrom(given);
    expect(asked(match, 'invest').caution?.('loan')).toBe('loan-in-last-round');
    expect(asked(match, 'invest').caution?.('done')).toBe('loans-unpaid');
    answer(match, 'loan', 'done');
    expect(match.view(null).companies[0]?.points).toBe(-30);
    check(given, [invest([0, { takeLoan: true }, { repayLoan: 6, pay: 6 }])], {
      players: { 0: { vp: -30, loans: [7, 6], shortfall: 2 } },
      refused: [{ seat: 0, repayLoan: 6 }],
    });
  });

  it('free a place from the round after the repayment (R-40)', () => {
    const given = { round: 4, loanDeck: [9], players: { 0: { loans: [6, 7, 8] } } };
    const when = [
      invest([0, { repayLoan: 6, pay: 6 }, { takeLoan: true }]),
      { step: 'endRound' },
      invest([0, { takeLoan: true }]),
    ];
    check(given, when, { players: { 0: { loans: [7, 8, 9] } }, refused: [{ seat: 0, takeLoan: true }] });
  });
});

describe('dividends', () => {
  it('cost exactly the price at the current Income (GD-DIV-03, R-32, R-68)', () => {
    const given = {
      round: 3,
      dividends: { 8: { cash: 3, vp: 4 } },
      players: { 0: { income: 8, actionCards: ['super-dividends'] }, 1: { income: 9 } },
    };
    check(given, [invest([0, { payDividends: true }], [1, { payDividends: true }])], {
      players: { 0: { cash: 17, vp: 5 }, 1: { cash: 20, vp: 0 } },
      refused: [{ seat: 1, payDividends: true }],
    });
  });
});
