import { describe, expect, it } from 'vitest';
import { answer, asked, check, fillers, matchFrom } from './test-match.ts';

const rescue = (name: string, more = {}) => ({ name, rescue: true, ...more });
const owning = (...aside: object[]) => ({ area: { 0: { aside } } });

describe('emergency rescue projects', () => {
  it('count their own cashflow as lost, and only the result matters (NGT-RESC-04, NR-32, NR-69)', () => {
    const trash = [{ name: 'Dear', suit: 'blue', habitat: 1, cost: 2 }];
    const position = { ...fillers, trash, ...owning(rescue('R1', { cash: 1 })) };
    check(
      { ...position, cash: { 0: 2 } },
      [{ seat: 0, do: 'exchange', rescue: 'R1', refused: 'cashflow-after-exchange' }],
      {
        cash: { 0: 2 },
      },
    );
    check({ ...position, cash: { 0: 3 } }, [{ seat: 0, do: 'exchange', rescue: 'R1' }], { cash: { 0: 0 } });
    const match = matchFrom({ ...position, cash: { 0: 2 } });
    expect(asked(match, 'buy').barred?.()).toEqual([
      {
        option: 'exchange',
        because: 'cashflow-after-exchange',
        rule: 'NGT-RESC-03',
        need: 2,
        have: 1,
        of: 'cash',
      },
    ]);
  });

  it('can rescue a turn in which nothing can be bought (NGT-RESC-05, NR-37)', () => {
    const queue = [
      { name: 'Q1', cost: 2 },
      { name: 'Q2', cost: 2 },
    ];
    const trash = [{ name: 'Centre', cash: 3, visitor: true }];
    const match = matchFrom({ queue, trash, cash: { 0: 0 }, ...owning(rescue('R1')) });
    expect(asked(match, 'buy').options).toEqual(['exchange', 'pass']);
    expect(match.open[0]?.tell?.('exchange')).toEqual([{ what: 'taken', to: 'Centre' }]);
    answer(match, 'exchange');
    expect(asked(match, 'exchange').tell?.('R1')).toEqual([
      { what: 'taken', to: 'Centre' },
      { what: 'trashed', to: 'R1' },
      { what: 'cash', by: 3, from: 0, to: 3 },
    ]);
    answer(match, 'R1');
    expect(asked(match, 'buy').options).toEqual(['Q1', 'Q2', 'pass']);
  });

  it('take only the top card of the pile, and go there themselves (NR-33, NR-70, NGT-RESC-07)', () => {
    const position = { ...fillers, trash: [{ name: 'T2' }, { name: 'T1' }], ...owning(rescue('R1')) };
    check(position, [{ seat: 0, do: 'exchange', rescue: 'R1' }], { trash: ['R1', 'T1'], aside: { 0: [] } });
  });

  it('can be exchanged for each other once each, and then the turn goes on (NR-34, NR-71, NGT-RESC-08)', () => {
    const position = { ...fillers, trash: [rescue('R3')], ...owning(rescue('R1'), rescue('R2')) };
    const match = matchFrom(position);
    answer(match, 'exchange');
    expect(asked(match, 'exchange').options).toEqual(['R1', 'R2']);
    expect(match.open[0]?.caution?.('R1')).toBe('rescue-for-rescue');
    answer(match, 'R1', 'exchange', 'R2', 'exchange');
    // R1 has come back in exchange for R2, and stays.
    expect(asked(match, 'exchange').options).toEqual(['R3']);
    expect(match.answer(0, 'R1')).toMatchObject({ because: 'given-up-already', rule: 'NGT-RESC-08' });
    answer(match, 'R3');
    expect(asked(match, 'buy').options).not.toContain('exchange');
    expect(match.state.givenUp).toEqual(['R1', 'R2', 'R3']);
    answer(match, 'pass');
    expect(match.state.givenUp).toEqual([]);
  });

  it('are offered before buying, before the roll and before the end of the turn, once there is trash (NGT-RESC-02, NR-35, NR-36)', () => {
    const match = matchFrom({ ...fillers, ...owning(rescue('R1', { cash: 1 })) });
    // There is no trash yet (NGT-RESC-06).
    expect(asked(match, 'buy').barred?.()).toMatchObject([
      { option: 'exchange', because: 'trash-empty', need: 1, have: 0 },
    ]);
    answer(match, 'pass');
    const question = asked(match, 'roll');
    expect(question.options).toEqual(['exchange', 'roll']);
    expect(question.tell?.('roll')).toHaveLength(1);
    expect(question.caution?.('roll')).toBeUndefined();
    answer(match, 'roll');
    expect(asked(match, 'end-turn').options).toEqual(['exchange', 'end-turn']);
    answer(match, 'exchange', 'R1');
    expect(match.state.turn).toBe(1);
  });

  it('a roll that may trash the last project is confirmed (NR-28)', () => {
    const queue = [{ name: 'Q1' }, { name: 'Q2' }];
    const match = matchFrom({ queue, trash: [{ name: 'T1' }], ...owning(rescue('R1')) });
    answer(match, 'Q1');
    expect(asked(match, 'roll').caution?.('roll')).toBe('may-end-the-game');
  });

  it('bring a project that is placed and rearranges like a bought one (NR-38, NGT-RESC-09)', () => {
    const trash = [{ name: 'Reeds', suit: 'blue', habitat: 1, science: 1 }];
    const match = matchFrom({ ...fillers, trash, ...owning(rescue('R1')) });
    answer(match, 'exchange', 'R1', 'new', 'science');
    expect(match.state.players[0]?.ecosystems).toMatchObject([{ id: 'blue-1', science: ['Reeds'] }]);
    expect(asked(match, 'buy').options).toContain('Q1');
  });

  it('of the other player, and cards that are not rescue projects, are refused (NGT-RESC-01)', () => {
    const area = { 0: { aside: [{ name: 'V1', visitor: true, cash: 1 }] }, 1: { aside: [rescue('R2')] } };
    const position = { ...fillers, trash: [{ name: 'T1' }], area };
    for (const name of ['V1', 'R2', 'Nobody']) {
      check(position, [{ seat: 0, do: 'exchange', rescue: name, refused: 'no-own-rescue-project' }], {
        trash: ['T1'],
      });
    }
  });
});
