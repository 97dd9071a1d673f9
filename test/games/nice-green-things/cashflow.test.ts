import { describe, expect, it } from 'vitest';
import { answer, asked, check, fillers, matchFrom } from './test-match.ts';

describe('cashflow', () => {
  it('has no upper limit; the printed track ends at ten (NR-30, NGT-CASH-11, NGT-AID-01)', () => {
    const queue = [{ name: 'Centre', visitor: true, cash: 3 }, { name: 'Q2' }];
    const match = matchFrom({ queue, cash: { 0: 10 } });
    answer(match, 'Centre');
    expect(match.view(1).players[0]?.cash).toBe(13);
    expect(match.view(1).cashTrackEnd).toBe(10);
  });

  it('is a level that only projects change (NGT-CASH-05, NR-31)', () => {
    const match = matchFrom({ ...fillers, cash: { 0: 4, 1: 2 } });
    answer(match, 'pass', 'pass');
    expect(match.state.players.map(({ cash }) => cash)).toEqual([4, 2]);
  });

  it('shows the total effect of a project on it (NGT-CASH-02, NR-29, NGT-CASH-04)', () => {
    const queue = [
      { name: 'Q1', suit: 'red', science: 1, cash: 1, cost: 3 },
      { name: 'Q2', cash: 2, cost: 1 },
    ];
    const match = matchFrom({ queue, cash: { 0: 2 } });
    expect(asked(match, 'buy').tell?.('Q1')).toEqual([{ what: 'cash', by: -2, from: 2, to: 0 }]);
  });

  it.each(['habitat', 'science', 'pops'])('counts in the row %s as well (NR-16, NGT-CASH-09)', (row) => {
    const queue = [
      { name: 'All', suit: 'red', habitat: 1, science: 1, pops: { bird: 1 }, cash: 2 },
      { name: 'Q2' },
    ];
    check({ queue }, [{ seat: 0, do: 'buy', position: 1, to: 'new', row }], { cash: { 0: 3 } });
  });

  it('of trashed projects is nobody’s (NGT-CASH-10)', () => {
    check({ queue: [{ name: 'Q1', cash: 5 }, { name: 'Q2' }] }, [{ seat: 0, do: 'pass' }], {
      cash: { 0: 1, 1: 1 },
    });
  });
});
