import { describe, expect, it } from 'vitest';
import { readComponents, shippedComponents } from '../../../src/games/nice-green-things/components.ts';
import { countsOf } from '../../../src/games/nice-green-things/eco-systems.ts';
import { type CardId, ROWS } from '../../../src/games/nice-green-things/state.ts';
import { answer, asked, fillers, matchFrom, type NiceMatch } from './test-match.ts';

// A project is bought or exchanged whole or not at all: its costs and gains are one net effect (NR-29). Of its row
// symbols only those of the row in which it lies count (NGT-ECO-04), its cashflow always does (NR-16).

const cards = [...readComponents(shippedComponents).cards.values()];
const projects = cards.filter(({ rows }) => rows.length > 0);

/** The one card at the front, others behind it. */
const infront = (id: CardId, cash: number) => ({
  ...fillers,
  queue: [id, ...fillers.queue.slice(1)],
  cash: { 0: cash },
});
const cashOf = (match: NiceMatch) => match.state.players[0]?.cash;

describe('a project that can be carried out only in part', () => {
  it('is tested with every card of the box (NGT-AID-05)', () => {
    expect(cards.length).toBe(60);
    expect(cards.filter(({ net }) => net < 0).length).toBeGreaterThan(10);
    expect(projects.filter(({ rows }) => rows.length > 1).length).toBeGreaterThan(20);
  });

  it.each(cards)(
    '$id may be bought if the cashflow ends at 0 or more, and not with one less (NGT-CASH-01, NR-29)',
    ({ id, net, rows }) => {
      const need = Math.max(0, -net);
      const match = matchFrom(infront(id, need));
      expect(asked(match, 'buy').options).toContain(id);
      answer(match, id, ...(rows.length === 0 ? [] : ['new', rows[0] as string]));
      expect(cashOf(match)).toBe(need + net);
      if (need === 0) return;
      const poor = asked(matchFrom(infront(id, need - 1)), 'buy');
      expect(poor.options).not.toContain(id);
      const barred = poor.barred?.().find(({ option }) => option === id);
      expect(barred).toMatchObject({ need, have: need - 1, of: 'cash' });
    },
  );

  it.each(cards)(
    '$id may be taken from the trash if the cashflow ends at 0 or more (NGT-RESC-03, NR-32, NR-69)',
    ({ id, net }) => {
      const rescue = { name: 'Helpers', rescue: true, cash: 1 };
      const at = (cash: number) =>
        matchFrom({ ...fillers, trash: [id], area: { 0: { aside: [rescue] } }, cash: { 0: cash } });
      // The rescue project's own 1 is lost.
      const need = Math.max(1, 1 - net);
      const match = at(need);
      answer(match, 'exchange');
      if (match.open[0]?.ask === 'exchange') answer(match, 'Helpers');
      expect(cashOf(match)).toBe(need - 1 + net);
      if (net >= 0) return;
      const poor = asked(at(need - 1), 'buy');
      expect(poor.options).not.toContain('exchange');
      const barred = poor.barred?.().find(({ option }) => option === 'exchange');
      expect(barred).toMatchObject({
        because: 'cashflow-after-exchange',
        need: -net,
        have: need - 2,
        of: 'cash',
      });
    },
  );

  it.each(projects)(
    '$id counts in one of its rows only, and its cashflow in each (NGT-ECO-03, NGT-ECO-04, NR-16)',
    ({ id, net, rows, pops }) => {
      for (const row of rows) {
        const match = matchFrom(infront(id, 5));
        answer(match, id, 'new');
        expect(asked(match, 'row').options).toEqual(rows);
        answer(match, row);
        expect(cashOf(match)).toBe(5 + net);
        const [eco] = match.state.players[0]?.ecosystems ?? [];
        for (const other of ROWS) expect(eco?.[other]).toEqual(other === row ? [id] : []);
        // Alone it supports nothing, whatever its pops (NGT-ECO-05, NR-50).
        expect(pops.length).toBeGreaterThan(0);
        expect(countsOf(match.state, match.setting.components, 0).every((count) => count === 0)).toBe(true);
      }
    },
  );
});
