import { describe, expect, it } from 'vitest';
import { answer, asked, check, fillers, matchFrom } from './test-match.ts';

const wood = { name: 'Wood', suit: 'green', habitat: 2, science: 1, pops: { tree: 1 } };
const lab = { name: 'Lab', suit: 'green', science: 1, habitat: 1 };
const trees = { name: 'Trees', suit: 'green', pops: { tree: 3 } };
const mast = { name: 'Mast', suit: 'green', science: 1 };
const grove = { id: 'E1', suit: 'green', habitat: [wood], science: [lab], pops: [trees] };
const queueOf = (card: object) => ({ queue: [card, ...fillers.queue.slice(1)] });

describe('eco systems', () => {
  it('of one suit may be several, each with its own worth (NR-12, NGT-ECO-07)', () => {
    const area = {
      0: {
        ecosystems: [
          grove,
          { id: 'E2', suit: 'green', pops: [{ name: 'Oaks', suit: 'green', pops: { tree: 4 } }] },
        ],
      },
    };
    check({ area }, [{ step: 'ecoValues' }], {
      ecoValue: { E1: { tree: 1 }, E2: {} },
      counts: { 0: { tree: 1 }, 1: {} },
    });
  });

  it('take a card at once, in the player’s own eco system of its suit or in a new one (NR-13, NGT-ECO-08, NR-72)', () => {
    const area = {
      0: {
        ecosystems: [grove, { id: 'E2', suit: 'red', science: [{ name: 'Post', suit: 'red', science: 1 }] }],
      },
      1: { ecosystems: [{ id: 'F1', suit: 'green', science: [{ name: 'Hut', suit: 'green', science: 1 }] }] },
    };
    const match = matchFrom({ ...queueOf(mast), area });
    answer(match, 'Mast');
    const question = asked(match, 'to');
    expect(question.options).toEqual(['E1', 'new']);
    expect(question.barred?.()).toEqual([{ option: 'E2', because: 'other-suit', rule: 'NGT-ECO-01' }]);
    expect(question.refuse?.('F1')).toEqual({ option: 'F1', because: 'not-own-eco-system', rule: 'NR-72' });
    expect(question.caution?.('new')).toBe('second-of-suit');
    expect(question.caution?.('E1')).toBeUndefined();
    const then = { code: 'best-in-row', figures: { row: 'science' } };
    expect(question.tell?.('E1')).toEqual([
      { what: 'worth', from: 1, to: 2, by: 1, note: 'nothing-moved', then },
    ]);
    expect(question.tell?.('new')).toHaveLength(1);
    expect(match.state.placing).toBe('Mast');
    answer(match, 'E1', 'science', 'done');
    expect(match.state.placing).toBeNull();
  });

  it('show what a row gives before it is chosen (NGT-ECO-03, NGT-ECO-04, NGT-SCORE-01)', () => {
    const both = { name: 'Both', suit: 'green', science: 2, habitat: 1 };
    const match = matchFrom({ ...queueOf(both), area: { 0: { ecosystems: [grove] } } });
    answer(match, 'Both', 'E1');
    const question = asked(match, 'row');
    expect(question.options).toEqual(['habitat', 'science']);
    expect(question.tell?.('habitat')).toEqual([
      { what: 'habitat', by: 1, from: 2, to: 3 },
      { what: 'worth-the-same', note: 'waits-for-science' },
    ]);
    expect(question.tell?.('science')).toEqual([
      { what: 'science', by: 2, from: 1, to: 3 },
      { what: 'tree', by: 1, from: 1, to: 2 },
    ]);
    expect(question.barred?.()).toEqual([
      { option: 'pops', because: 'no-symbol', rule: 'NGT-ECO-03', need: 1, have: 0, of: 'pops' },
    ]);
  });

  it('are rearranged card by card while another joins, each card once (NGT-ECO-09, NR-14)', () => {
    const match = matchFrom({ ...queueOf(mast), area: { 0: { ecosystems: [grove] } } });
    answer(match, 'Mast', 'E1', 'science');
    const question = asked(match, 'rearrange');
    expect(question.options).toEqual(['Wood', 'Lab', 'done']);
    expect(question.barred?.()).toEqual([
      { option: 'Mast', because: 'row-chosen', rule: 'NGT-ECO-09' },
      { option: 'Trees', because: 'one-row-only', rule: 'NGT-ECO-03', need: 2, have: 1, of: 'rows' },
    ]);
    answer(match, 'Wood');
    const row = asked(match, 'row');
    expect(row.options).toEqual(['science', 'pops']);
    expect(row.barred?.()).toMatchObject([{ option: 'habitat', because: 'lies-there' }]);
    expect(row.tell?.('pops')).toEqual([
      { what: 'pops', by: 1, note: 'in-top-row' },
      { what: 'habitat', by: -2, from: 2, to: 0 },
      { what: 'tree', by: -2, from: 2, to: 0 },
    ]);
    answer(match, 'pops');
    expect(asked(match, 'rearrange').options).toEqual(['Lab', 'done']);
    expect(match.open[0]?.caution?.('done')).toBe('worth-less');
    expect(match.open[0]?.tell?.('done')).toEqual([{ what: 'worth', from: 2, to: 0, note: 'by-moves' }]);
    answer(match, 'Lab', 'habitat');
    // Nothing else can be moved, so nothing more is asked.
    expect(match.state.players[0]?.ecosystems[0]).toMatchObject({
      habitat: ['Lab'],
      science: ['Mast'],
      pops: ['Trees', 'Wood'],
    });
  });

  it('that did not grow stay unchanged, and cards stay in their eco system (NGT-ECO-10, NR-14)', () => {
    const other = {
      id: 'E2',
      suit: 'green',
      habitat: [{ name: 'Bog', suit: 'green', habitat: 1, science: 1 }],
    };
    const position = { ...queueOf(mast), area: { 0: { ecosystems: [grove, other] } } };
    const event = {
      seat: 0,
      do: 'buy',
      position: 1,
      to: 'E1',
      row: 'science',
      rearrange: { Bog: 'science' },
    };
    check(position, [{ ...event, refused: 'not-in-eco-system' }], { queueSize: 5 });
    const intoNew = { ...event, to: 'new', refused: 'not-in-eco-system' };
    check(position, [intoNew], { queueSize: 5 });
  });

  it('are never rearranged unless a card joins (NGT-ECO-09)', () => {
    const position = { ...fillers, area: { 0: { ecosystems: [grove] } } };
    const event = {
      seat: 0,
      do: 'rearrange',
      eco: 'E1',
      rows: { Lab: 'habitat' },
      refused: 'only-when-adding',
    };
    check(position, [event], { phase: 'buy' });
  });

  it('take no card without row symbols (NR-15, NGT-ECO-11)', () => {
    const position = queueOf({ name: 'Centre', visitor: true, cash: 2 });
    const event = { seat: 0, do: 'buy', position: 1, to: 'new', row: 'habitat', refused: 'no-row-symbol' };
    check(position, [event, { seat: 0, do: 'buy', position: 1 }], {
      aside: { 0: ['Centre'] },
      ecosystems: { 0: [] },
    });
  });

  it('are worthless with an empty row (NR-50, NGT-ECO-12)', () => {
    const area = { 0: { ecosystems: [{ ...grove, habitat: [] }] } };
    check({ area }, [], { ecoValue: { E1: {} } });
  });

  it('limit each type by itself (NR-10)', () => {
    const pops = [{ name: 'Mix', suit: 'green', pops: { tree: 2, bat: 2, fungus: 1 } }];
    const area = { 0: { ecosystems: [{ ...grove, science: [lab, mast], pops }] } };
    check({ area }, [], { ecoValue: { E1: { tree: 2, bat: 2, fungus: 1 } } });
  });
});

describe('eco systems with at most one card in a row (NR-11)', () => {
  const one = { maxCardsPerRow: 1 };

  it('take a card for which the others make room, and the turn does not end before they have', () => {
    const eco = { id: 'E1', suit: 'green', habitat: [wood], science: [lab] };
    const match = matchFrom({ ...queueOf(mast), area: { 0: { ecosystems: [eco] } } }, one);
    answer(match, 'Mast', 'E1', 'science');
    const question = asked(match, 'rearrange');
    expect(question.options).toEqual(['Wood', 'Lab']);
    expect(question.refuse?.('done')).toMatchObject({ because: 'row-full', rule: 'NR-11', need: 2, have: 1 });
    answer(match, 'Lab');
    expect(asked(match, 'row').options).toEqual(['habitat']);
    answer(match, 'habitat');
    expect(asked(match, 'rearrange').options).toEqual(['Wood']);
    answer(match, 'Wood', 'pops');
    expect(match.state.players[0]?.ecosystems[0]).toMatchObject({
      habitat: ['Lab'],
      science: ['Mast'],
      pops: ['Wood'],
    });
  });

  it('are not offered if they cannot take the card at all', () => {
    const match = matchFrom({ ...queueOf(mast), area: { 0: { ecosystems: [grove] } } }, one);
    answer(match, 'Mast');
    expect(asked(match, 'to').options).toEqual(['new']);
    expect(match.open[0]?.barred?.()).toMatchObject([{ option: 'E1', because: 'rows-full', rule: 'NR-11' }]);
  });

  it('leave a full row unchanged if nothing can give way', () => {
    const eco = { id: 'E1', suit: 'green', habitat: [{ name: 'Fen', suit: 'green', habitat: 1 }] };
    const match = matchFrom({ ...queueOf(lab), area: { 0: { ecosystems: [eco] } } }, one);
    answer(match, 'Lab', 'E1');
    expect(asked(match, 'row').options).toEqual(['science']);
    expect(match.open[0]?.barred?.()).toMatchObject([
      { option: 'habitat', because: 'row-full' },
      { option: 'pops', because: 'no-symbol' },
    ]);
  });

  it('are refused in a position with more', () => {
    const eco = { id: 'E1', suit: 'green', science: [lab, mast] };
    expect(() => matchFrom({ area: { 0: { ecosystems: [eco] } } }, one)).toThrow(/at most 1/);
  });
});
