import { describe, expect, it } from 'vitest';
import { randomStream } from '../../../src/engine/random.ts';
import { answer, asked, check, matchFrom, why } from './test-match.ts';

const bids = (a: number, b: number, c: number, more: object = {}) => ({
  step: 'auction',
  answers: [
    { seat: 0, bid: a },
    { seat: 1, bid: b },
    { seat: 2, bid: c, ...more },
  ],
});

describe('bids', () => {
  it('are whole numbers from 0 to the bidder’s Cash (R-14, R-01)', () => {
    const match = matchFrom({ players: { 0: { cash: 7 } } });
    expect(asked(match, 'bid').options).toEqual({ from: 0, to: 7 });
    expect([-1, 1.5, '3', Number.NaN].map((bid) => why(match, bid))).toEqual([
      'minimum',
      'not-offered',
      'not-offered',
      'not-offered',
    ]);
    check({ players: { 0: { cash: 0 } } }, [bids(0, 4, 9)], { turnOrder: [2, 1, 0], bids: { 0: 0 } });
  });

  it('above the bidder’s Cash are lowered to it before anything is compared (GD-AUC-02)', () => {
    const match = matchFrom({ players: { 0: { cash: 7 } } });
    expect(match.answer(0, 12)).toBeUndefined();
    expect(match.answers.at(-1)).toMatchObject({ seat: 0, ask: 'bid', value: 7 });
  });

  it('that are not whole numbers are refused, and the next one counts (R-14)', () => {
    const answers = [
      { seat: 0, bid: -1 },
      { seat: 0, bid: 2.5 },
      { seat: 0, bid: 3 },
    ];
    check({}, [{ step: 'auction', answers }], {
      bids: { 0: 3, 1: 0, 2: 0 },
      refused: [
        { seat: 0, bid: -1 },
        { seat: 0, bid: 2.5 },
      ],
    });
  });

  it('are visible to nobody before all are in (GD-AUC-01)', () => {
    const match = matchFrom({});
    match.answer(1, 9);
    expect(match.open.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(match.view(0).companies.map(({ bid }) => bid)).toEqual([null, null, null]);
    expect(match.view(1).sealed).toEqual([{ ask: 'bid', value: 9 }]);
    expect(match.view(null).sealed).toEqual([]);
    expect(match.stepLog).toEqual([]);
    match.answer(0, 2);
    match.answer(2, 5);
    expect(match.state.turnOrder).toEqual([1, 2, 0]);
  });

  it('are ranked by Cash before the payment, regardless of loans and tiles (R-16, GD-AUC-09)', () => {
    const given = {
      players: { 0: { cash: 9, loans: [6, 7, 8] }, 1: { cash: 8 }, 2: { cash: 20 } },
      map: { r1c1: { owner: 0, category: 'jobs', size: 5 } },
      turnOrder: [2, 0, 1],
    };
    check(given, [bids(5, 5, 5)], { turnOrder: [1, 0, 2] });
  });

  it('tie seat by seat, and several ties are resolved separately (GD-AUC-06, GD-AUC-07, R-15)', () => {
    const answers = [4, 4, 2, 2, 2].map((bid, seat) => ({ seat, bid }));
    const given = { players: { 3: { cash: 19 } } };
    for (const coin of [
      [1, 0, 4, 2],
      [0, 1, 2, 4],
    ]) {
      const [first, second, third, fourth] = coin;
      const turnOrder = [first, second, 3, third, fourth];
      check(given, [{ step: 'auction', answers, coin }], { turnOrder }, { players: 5 });
    }
  });

  it('are compared by Income steps if values are equal (GD-AUC-05, R-02)', () => {
    const given = { players: { 0: { incomeStep: 12 }, 1: { incomeStep: 11 }, 2: { cash: 30 } } };
    check(given, [bids(5, 5, 5)], { turnOrder: [1, 0, 2] }, { options: {} });
  });

  it('are decided by an even draw if all is equal (GD-AUC-06, R-15)', () => {
    const seen = new Set<string>();
    for (let number = 0; number < 60; number += 1) {
      const match = matchFrom({ random: randomStream(`coin ${number}`) });
      answer(match, 4, 4, 4);
      seen.add(match.state.turnOrder.join(''));
    }
    expect(seen.size).toBe(6);
  });
});

describe('accounting', () => {
  it('cuts Cash after paying and earning, not between (GD-ACC-04)', () => {
    const given = {
      caps: { cash: 22 },
      bids: { 0: 5 },
      players: { 0: { cash: 20, income: 6 }, 1: { cash: 20, income: 6 } },
    };
    check(given, [{ step: 'accounting' }], { players: { 0: { cash: 21 }, 1: { cash: 22 } } });
  });

  it('pays no more than the Cash at hand (GD-ACC-06)', () => {
    const given = { bids: { 0: 9 }, players: { 0: { cash: 4, income: 3 } } };
    check(given, [{ step: 'accounting' }], { players: { 0: { cash: 3 } } });
  });
});

describe('cards around an auction', () => {
  it('Hyperinflation comes before Lawsuit, whichever seat comes first (GD-CARD-12-03, GD-CARD-17-04, R-21, R-77)', () => {
    const given = {
      round: 5,
      players: {
        0: { cash: 3, actionCards: ['lawsuit'] },
        1: { cash: 20, actionCards: ['hyperinflation'] },
        2: { cash: 3 },
      },
    };
    const answers = [
      { seat: 0, play: 'lawsuit' },
      { seat: 1, play: 'hyperinflation' },
    ];
    check(given, [{ step: 'beforeAuction', answers }], {
      players: { 0: { cash: 6 }, 1: { cash: 8 }, 2: { cash: 0 } },
    });
  });

  it('are played only by holders with a use left, each asked once (R-77, R-31)', () => {
    const given = { round: 5, players: { 0: { actionCards: ['lawsuit'], usesLeft: { lawsuit: 0 } } } };
    const answers = [
      { seat: 0, play: 'lawsuit' },
      { seat: 1, play: 'hyperinflation' },
    ];
    check(given, [{ step: 'beforeAuction', answers }], {
      players: { 1: { cash: 20 } },
      refused: [
        { seat: 0, play: 'lawsuit' },
        { seat: 1, play: 'hyperinflation' },
      ],
    });
    const match = matchFrom({ round: 5, players: { 2: { actionCards: ['hyperinflation'] } } });
    expect(asked(match, 'hyperinflation').seat).toBe(2);
    answer(match, false);
    expect(match.open.map(({ ask }) => ask)).toEqual(['bid', 'bid', 'bid']);
  });

  it('are not asked about in round 1 nor after round 10 (GD-CARD-12-04, R-21)', () => {
    const match = matchFrom({ players: { 2: { actionCards: ['hyperinflation'] } } });
    expect(match.cursor).toBe('auction');
    const given = {
      round: 10,
      step: 'investment',
      turn: 2,
      players: { 2: { actionCards: ['hyperinflation', 'award'] } },
    };
    const last = matchFrom(given);
    answer(last, 'done');
    expect(last.over).toBe(true);
    expect(last.log().map(({ kind }) => kind)).not.toContain('cash-lost');
  });

  it('Industrial Spying is announced before the bids, which spends the use, and is bound by Cash (GD-CARD-13-01, R-18, GD-CARD-13-04)', () => {
    const match = matchFrom({
      round: 3,
      step: 'auction',
      players: { 1: { cash: 5, actionCards: ['industrial-spying'] } },
    });
    expect(asked(match, 'spy').seat).toBe(1);
    answer(match, true);
    expect(match.state.companies[1]?.uses).toEqual({ 'industrial-spying': 2 });
    expect(match.open.map(({ seat }) => seat)).toEqual([0, 2]);
    answer(match, 3, 4);
    expect(match.view(1).companies.map(({ bid }) => bid)).toEqual([3, null, 4]);
    expect(asked(match, 'bid').options).toEqual({ from: 0, to: 5 });
    answer(match, 5);
    expect(match.state.turnOrder).toEqual([1, 2, 0]);
  });

  it('a spy without uses, and a saboteur or an insider without the card, are refused', () => {
    const given = {
      round: 3,
      players: { 0: { actionCards: ['industrial-spying'], usesLeft: { 'industrial-spying': 0 } } },
    };
    const answers = [
      { seat: 0, bid: 6, spy: true },
      { seat: 1, bid: 5, sabotage: true },
      { seat: 2, bid: 3, insider: 1 },
    ];
    check(given, [{ step: 'auction', answers }], {
      bids: { 0: 6, 1: 5, 2: 3 },
      turnOrder: [0, 1, 2],
      refused: [
        { seat: 0, spy: true },
        { seat: 1, sabotage: true },
        { seat: 2, insider: 1 },
      ],
    });
  });

  it('nobody ranks ahead of Sabotage, and the others rank by their final bids (GD-CARD-23-05, R-17)', () => {
    const given = {
      round: 6,
      players: {
        0: { actionCards: ['bribe'] },
        1: { actionCards: ['sabotage'] },
        2: { actionCards: ['insider-trading'] },
      },
    };
    const answers = [
      { seat: 0, bid: 6 },
      { seat: 1, bid: 0, sabotage: true },
      { seat: 2, bid: 6, insider: 1 },
    ];
    check(given, [{ step: 'auction', answers }], { turnOrder: [1, 2, 0], bids: { 2: 7 } });
  });

  it('Insider Trading cannot raise a bid above the Cash, and may leave it unchanged (GD-CARD-14-04, GD-CARD-14-05, R-19)', () => {
    const given = { round: 2, players: { 0: { cash: 4, actionCards: ['insider-trading'] } } };
    const raise = {
      step: 'auction',
      answers: [
        { seat: 0, bid: 4, insider: 1 },
        { seat: 1, bid: 3 },
      ],
    };
    check(given, [raise], { bids: { 0: 4 }, refused: [{ seat: 0, insider: 1 }] });
    check(given, [bids(2, 3, 1)], { bids: { 0: 2 } });
  });

  it('Bribe counts for final bids, and from the next auction after it is taken (GD-CARD-2-06, R-20)', () => {
    const given = { round: 4, players: { 2: { cash: 30, actionCards: ['bribe', 'insider-trading'] } } };
    check(given, [bids(6, 5, 5, { insider: 1 })], { turnOrder: [2, 0, 1] });
  });
});
