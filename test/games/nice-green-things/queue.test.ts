import { describe, expect, it } from 'vitest';
import { answer, asked, check, fillers, matchFrom } from './test-match.ts';

describe('the project queue', () => {
  it('sells at the whole price list, from free to four (NGT-QUEUE-02, NR-19, NR-21, NR-54)', () => {
    const match = matchFrom({ ...fillers });
    const question = asked(match, 'buy');
    expect(question.options).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'pass']);
    expect(question.tell?.('Q1')).toEqual([]);
    expect(question.tell?.('Q4')).toEqual([
      { what: 'qp', by: -3, from: 0, to: -3 },
      { what: 'qp', by: 3, from: 0, to: 3, seat: 1 },
    ]);
  });

  it('says which projects cannot be paid for, with need, have and rule (NGT-QUEUE-07, NGT-CASH-01)', () => {
    const queue = [{ name: 'Q1', cost: 3, cash: 1 }, { name: 'Q2' }, { name: 'Q3' }];
    const match = matchFrom({ queue, qp: { 0: -3, 1: 3 } });
    const question = asked(match, 'buy');
    expect(question.options).toEqual(['Q2', 'pass']);
    expect(question.barred?.()).toEqual([
      { option: 'Q1', because: 'cashflow', rule: 'NGT-CASH-01', need: 2, have: 1, of: 'cash' },
      { option: 'Q3', because: 'queue-points', rule: 'NGT-QUEUE-07', need: 2, have: 1, of: 'qp' },
    ]);
    expect(match.answer(0, 'Q3')).toMatchObject({ because: 'queue-points' });
    expect(match.answer(0, 'acorn-nursery')).toMatchObject({ because: 'not-in-queue', rule: 'NGT-QUEUE-01' });
    expect(match.answer(0, 'exchange')).toMatchObject({ because: 'no-own-rescue-project' });
    expect(match.answer(0, 2)).toMatchObject({ because: 'not-offered' });
  });

  it('moves the marker to its end and no further, for both seats alike (NGT-QUEUE-05, NGT-AID-02, NR-18, NR-20, NR-66)', () => {
    check(
      { ...fillers, turn: 1, qp: { 0: 4, 1: -4 } },
      [{ seat: 1, do: 'buy', position: 2, refused: 'queue-points' }],
      {
        qp: { 0: 4, 1: -4 },
        canBuy: [1],
      },
    );
    check({ ...fillers, turn: 1, qp: { 0: 0 } }, [{ seat: 1, do: 'buy', position: 5 }], {
      qp: { 0: 4, 1: -4 },
    });
  });

  it.each([0, 6, 1.5, -1])('has no position %s (NGT-QUEUE-19)', (position) => {
    check({ ...fillers }, [{ seat: 0, do: 'buy', position, refused: 'no-such-position' }], { queueSize: 5 });
  });

  it('refuses a second purchase, and one instead of the roll (NGT-QUEUE-09, NR-68, NR-24)', () => {
    const when = [
      { seat: 0, do: 'buy', position: 1 },
      { seat: 0, do: 'buy', position: 1, refused: 'one-purchase' },
      { seat: 0, do: 'endTurn', refused: 'turn-not-over' },
      { seat: 0, do: 'roll', result: 6 },
      { seat: 0, do: 'roll', result: 6, refused: 'roll-follows-buying' },
      { seat: 0, do: 'pass', refused: 'one-purchase' },
      { seat: 1, do: 'endTurn', refused: 'not-your-turn' },
    ];
    check({ ...fillers }, when, { phase: 'end', turn: 0 });
  });

  it('calls it declining if something could be bought, and being unable if not (NGT-QUEUE-11, NR-40, NR-67)', () => {
    const willing = matchFrom({ ...fillers });
    answer(willing, 'pass');
    expect(willing.log()[0]?.kind).toBe('bought-nothing');
    const queue = [
      { name: 'Q1', cost: 9 },
      { name: 'Q2', cost: 9 },
    ];
    const unable = matchFrom({ queue });
    expect(asked(unable, 'buy').options).toEqual(['pass']);
    answer(unable, 'pass');
    expect(unable.log()[0]?.kind).toBe('could-not-buy');
  });

  it.each([
    [1, ['Q2', 'Q4', 'Q5', 'N1', 'N2'], ['Q1']],
    [2, ['Q1', 'Q4', 'Q5', 'N1', 'N2'], ['Q2']],
    [3, ['Q1', 'Q2', 'Q4', 'Q5', 'N1'], []],
    [4, ['Q1', 'Q2', 'Q5', 'N1', 'N2'], ['Q4']],
    [5, ['Q1', 'Q2', 'Q4', 'N1', 'N2'], ['Q5']],
    [6, ['Q1', 'Q2', 'Q4', 'Q5', 'N1'], []],
  ])('a roll of %i after buying the third position (NGT-QUEUE-12 to 18, NR-23)', (result, queue, trash) => {
    const when = [
      { seat: 0, do: 'buy', position: 3 },
      { seat: 0, do: 'roll', result },
    ];
    check({ ...fillers }, when, { queue, trash });
  });

  it('is unchanged if a roll hits the position emptied by not buying, or none at all (NR-22, NR-25, NGT-QUEUE-16)', () => {
    const queue = [{ name: 'Q1' }, { name: 'Q2' }];
    for (const result of [1, 3, 5]) {
      const when = [
        { seat: 0, do: 'pass' },
        { seat: 0, do: 'roll', result },
      ];
      check({ queue }, when, { queue: ['Q2'], trash: ['Q1'], gameOver: false });
    }
  });

  it('is filled with all that is left if the stock runs short (NGT-QUEUE-19, NR-26)', () => {
    const match = matchFrom({ ...fillers, stock: [{ name: 'N1' }] });
    answer(match, 'pass', 'pass', 'pass');
    const sizes = match.log().filter(({ kind }) => kind === 'refilled' || kind === 'stock-empty');
    expect(sizes[0]).toMatchObject({ kind: 'refilled', figures: { count: 1, stock: 0 } });
    expect(sizes.slice(1).every(({ kind }) => kind === 'stock-empty')).toBe(true);
  });

  it('asks for confirmation before the last project is bought or trashed (NGT-END-02)', () => {
    const match = matchFrom({ queue: [{ name: 'Q1' }] });
    const question = asked(match, 'buy');
    expect(question.caution?.('Q1')).toBe('ends-the-game');
    expect(question.caution?.('pass')).toBe('ends-the-game');
    expect(asked(matchFrom({ ...fillers }), 'buy').caution?.('pass')).toBeUndefined();
  });

  it('leaves nothing to decide in the other player’s turn (NR-49, NGT-OVER-01)', () => {
    const match = matchFrom({ ...fillers });
    expect(match.open.map(({ seat }) => seat)).toEqual([0]);
    expect(match.answer(1, 'Q1')).toMatchObject({ because: 'not-your-turn' });
    answer(match, 'Q1');
    expect(match.open.map(({ seat }) => seat)).toEqual([1]);
  });
});
