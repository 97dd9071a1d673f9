import { describe, expect, it } from 'vitest';
import type { Barred, Question } from '../../../src/engine/question.ts';
import { answer, asked, cheapRow, check, type Fields, invest, matchFrom, why } from './test-match.ts';

/** An open turn of seat 0. */
const turnFrom = (given: object, players = 3) => matchFrom({ step: 'investment', ...given }, players);
const barred = (question: Question): Record<string, Barred> =>
  Object.fromEntries((question.barred?.() ?? []).map((reason) => [String(reason.option), reason]));

describe('a turn', () => {
  it('offers every option that can be carried out, and says why the others cannot (GD-INV-02, GD-INV-08, GD-INV-10)', () => {
    const match = turnFrom({
      round: 2,
      market: {
        sustainability: { ...cheapRow, jobs: { cost: 30, size: 5 }, social: null },
        action: ['good-tax-morale', 'award'],
      },
      players: { 0: { cash: 5, income: 0, actionCards: ['lawsuit', 'resource-transfer'] } },
    });
    const question = asked(match, 'invest', 0);
    expect(question.options).toEqual([
      'environment',
      'research',
      'award',
      'tax-refund-cash',
      'tax-refund-pr',
      'loan',
      'pr-1',
      'pr-2',
      'dividends',
      'done',
    ]);
    const reasons = barred(question);
    expect(reasons['jobs']).toEqual({
      option: 'jobs',
      because: 'money',
      rule: 'GD-INV-22',
      need: 30,
      have: 5,
      of: 'cash',
    });
    expect(Object.entries(reasons).map(([option, { because }]) => `${option} ${because}`)).toEqual([
      'jobs money',
      'social project-gone',
      'good-tax-morale money',
      'pr-3 money',
      'repay no-debt',
      'play-lawsuit other-moment',
      'play-resource-transfer level-too-low',
    ]);
    expect(why(match, 'bribe')).toBe('card-gone');
    expect(why(match, 'play-market-screening')).toBe('not-in-hand');
    expect(why(match, 'nonsense')).toBe('not-offered');
  });

  it('says what an option costs and gives (GD-INV-21, GD-DIV-02)', () => {
    const match = turnFrom({ market: { sustainability: { jobs: { cost: 6, income: -1, vp: 4, size: 3 } } } });
    const question = asked(match, 'invest');
    expect(question.tell?.('jobs').map(({ what, by }) => [what, by])).toEqual([
      ['cash', -6],
      ['points', 4],
      ['steps', -1],
      ['income', -1],
      ['jobs', 3],
      ['J3:6/4/-1', undefined],
      ['tile', undefined],
    ]);
    expect(question.tell?.('dividends')).toEqual([
      { what: 'cash', by: -3, from: 20, to: 17 },
      { what: 'points', by: 4 },
    ]);
  });

  it('belongs to one seat, and all follow in turn order (GD-INV-01, GD-INV-09, R-78)', () => {
    const match = turnFrom({ turnOrder: [2, 0, 1] });
    expect(match.view(null).inTurn).toBe(2);
    answer(match, 'done');
    expect(asked(match, 'invest').seat).toBe(0);
    answer(match, 'tax-refund-cash', 'done', 'done');
    expect(match.state.phase).toBe('auction');
    expect(match.state.round).toBe(2);
  });

  it('may repay loans and use all free actions whatever else it takes (GD-INV-07, GD-LOAN-08, GD-DIV-08, GD-PR-05)', () => {
    const given = {
      round: 3,
      market: { sustainability: cheapRow },
      loanDeck: [],
      players: { 0: { cash: 30, loans: [6, 7, 8] } },
    };
    const actions = [
      { repayLoan: 7, pay: 7 },
      { takeSustainability: 'jobs' },
      { payDividends: true },
      { buyPr: 1 },
      { repayLoan: 6, pay: 2 },
    ];
    check(given, [invest([0, ...actions])], {
      players: { 0: { cash: 15, loans: [8], shortfall: 4, prChips: [1] } },
      loanDeck: [7, 6],
    });
  });
});

describe('projects', () => {
  it('are owned to the end, and their tile is due (GD-INV-27, GD-INV-34, R-70)', () => {
    check({ market: { sustainability: cheapRow } }, [invest([0, { takeSustainability: 'jobs' }])], {
      players: {
        0: {
          projects: [{ category: 'jobs', size: 1, cost: 1, vp: 1 }],
          dueTiles: [{ category: 'jobs', size: 1 }],
        },
      },
    });
  });

  it('are checked when they are taken, after everything done earlier in the turn (R-22, R-23, R-30)', () => {
    const given = {
      round: 3,
      market: { sustainability: { jobs: { cost: 24, income: -8, vp: 1, size: 1 } } },
      players: { 0: { cash: 20, actionCards: ['market-screening'] } },
    };
    const actions = [
      { takeSustainability: 'jobs' },
      { taxRefund: 'cash' },
      { playCard: 'market-screening' },
      { takeSustainability: 'jobs' },
    ];
    check(given, [invest([0, ...actions])], {
      players: { 0: { cash: 0, income: 0 } },
      refused: [{ seat: 0, takeSustainability: 'jobs' }],
    });
  });

  it('close at the end of a turn by the number of seats that took one, and affect nothing else (R-24, GD-INV-19, GD-CARD-18-05, GD-CARD-18-06)', () => {
    const given = {
      round: 4,
      market: { sustainability: cheapRow, action: ['award', 'growth'] },
      players: { 1: { actionCards: ['market-screening'] } },
    };
    const taker = invest(
      [0, { takeSustainability: 'jobs' }],
      [
        1,
        { takeSustainability: 'social' },
        { playCard: 'market-screening' },
        { takeSustainability: 'research' },
      ],
      [2, { takeSustainability: 'environment' }, { takeAction: 'award' }, { takeLoan: true }],
    );
    check(given, [taker], {
      players: { 1: { cash: 18 }, 2: { cash: 26, actionCards: ['award'], projects: [] } },
      market: { closed: true, action: ['growth'] },
      refused: [{ seat: 2, takeSustainability: 'environment' }],
    });
    const first = invest(
      [0, { playCard: 'market-screening' }, { takeSustainability: 'jobs' }, { takeSustainability: 'social' }],
      [1, { takeSustainability: 'research' }],
    );
    check({ ...given, players: { 0: { actionCards: ['market-screening'] } } }, [first], {
      market: { closed: true },
      players: { 1: { cash: 19 } },
    });
  });

  it('of five seats leave nothing to discard (R-25)', () => {
    const when = [
      invest(
        [0, { takeSustainability: 'environment' }],
        [1, { takeSustainability: 'jobs' }],
        [2, { takeSustainability: 'social' }],
        [3, { takeSustainability: 'research' }],
      ),
    ];
    check(
      { market: { sustainability: cheapRow } },
      when,
      { market: { closed: true }, discards: { sustainability: [] } },
      { players: 5 },
    );
  });

  it('cost 7 less in the Specialization, but never less than 0 (R-67)', () => {
    const given = {
      round: 2,
      market: { sustainability: { jobs: { cost: 9, size: 1 }, social: { cost: 9, size: 1 } } },
      players: { 0: { cash: 3, actionCards: ['specialization'], specialization: 'jobs' } },
    };
    check(given, [invest([0, { takeSustainability: 'social' }, { takeSustainability: 'jobs' }])], {
      players: { 0: { cash: 1 } },
      refused: [{ seat: 0, takeSustainability: 'social' }],
    });
  });
});

describe('Market Screening', () => {
  const given = {
    round: 4,
    market: { sustainability: cheapRow, action: ['award', 'growth'] },
    players: { 0: { actionCards: ['market-screening'] } },
  };
  const play = { playCard: 'market-screening' };
  const project = { takeSustainability: 'jobs' };
  const other = { takeSustainability: 'social' };
  const action = { takeAction: 'award' };
  const second = { takeAction: 'growth' };
  const loan = { takeLoan: true };
  const refund = { taxRefund: 'cash' };

  it.each([
    ['a loan and a project and an action card', [play, loan, project, action], []],
    ['a loan and two action cards', [loan, action, play, second], []],
    ['Tax Refund and an action card', [refund, play, action], []],
    ['Tax Refund and a project', [project, play, refund], []],
    ['a loan and two projects', [play, loan, project, other], [{ seat: 0, takeSustainability: 'social' }]],
    ['two projects and a loan', [play, project, other, loan], [{ seat: 0, takeLoan: true }]],
    ['a project and two action cards', [play, project, action, second], [{ seat: 0, takeAction: 'growth' }]],
    [
      'two action cards and a project',
      [play, action, second, project],
      [{ seat: 0, takeSustainability: 'jobs' }],
    ],
    ['Tax Refund twice', [play, refund, refund], [{ seat: 0, taxRefund: 'cash' }]],
    ['itself twice', [play, play], [{ seat: 0, playCard: 'market-screening' }]],
  ])('and %s (GD-CARD-18-03, GD-CARD-18-04, R-26, R-27)', (_, actions: Fields[], refused: Fields[]) => {
    check(given, [invest([0, ...actions])], refused.length === 0 ? { round: 4 } : { refused });
  });

  it('asks for confirmation if nothing is left to take', () => {
    const empty = { environment: null, jobs: null, social: null, research: null };
    const match = turnFrom({
      ...given,
      market: { sustainability: empty, action: [] },
      players: { 0: { actionCards: ['market-screening'] } },
    });
    expect(asked(match, 'invest').caution?.('play-market-screening')).toBeUndefined();
    answer(match, 'tax-refund-cash');
    expect(asked(match, 'invest').caution?.('play-market-screening')).toBe('nothing-to-take');
  });
});

describe('the end of a round', () => {
  it('discards what is left and changes neither loans nor chips (GD-INV-36, GD-INV-40)', () => {
    const given = {
      round: 3,
      market: { sustainability: { environment: 'E1a', jobs: null }, action: ['award', 'bribe'] },
      loanDeck: [9, 6],
      prSupply: { 1: 2 },
    };
    check(given, [{ step: 'endRound' }], {
      round: 4,
      discards: { action: ['award', 'bribe'] },
      loanDeck: [9, 6],
      prSupply: { 1: 2, 2: 0, 3: 0 },
    });
  });
});

describe('the simpler version', () => {
  it('has five options: a project, Tax Refund, a loan, both of these, nothing (GD-VAR-02, GD-VAR-04)', () => {
    const match = matchFrom({ variant: 'simple', step: 'investment', market: { sustainability: cheapRow } });
    expect(asked(match, 'invest').options).toEqual([
      'environment',
      'jobs',
      'social',
      'research',
      'tax-refund-cash',
      'loan',
      'done',
    ]);
    expect(['pr-1', 'dividends', 'tax-refund-pr', 'award'].map((option) => why(match, option))).toEqual(
      Array(4).fill('simpler-version'),
    );
    answer(match, 'tax-refund-cash');
    expect(asked(match, 'invest').options).toEqual(['loan', 'done']);
    expect(why(match, 'jobs')).toBe('after-tax-refund');
  });
});
