import { describe, expect, it } from 'vitest';
import { comparedFigures } from '../../src/engine/components.ts';
import { componentsOf, tableLines, wholeLines } from '../../src/ui/words/card-table.ts';
import { completeGames } from '../games/expectations.ts';

describe.each(await completeGames())('the cards of $title as a table', async ({ load }) => {
  const game = await load();
  const words = await game.words();
  const figures = comparedFigures(game.components.sourced, game.components.sourced);
  const things = componentsOf(figures, words);

  it('contain every figure of the components exactly once', () => {
    expect(things.flatMap((thing) => thing.figures)).toHaveLength(figures.length);
    expect(new Set(things.flatMap((thing) => thing.figures))).toEqual(new Set(figures));
  });

  it.each([40, 60, 80, 100])('are wrapped, not cut, at %i columns', (columns) => {
    for (const lines of [tableLines(things, words, columns), wholeLines(things, words, columns)]) {
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
      const told = lines.join(' ').replaceAll(/\s+/gu, ' ');
      expect(told).not.toMatch(/…|undefined|\[object/u);
    }
    // The table contains every word of every text, in order.
    const whole = wholeLines(things, words, columns).join(' ').replaceAll(/\s+/gu, ' ');
    for (const { text } of things) expect(whole).toContain(text.replaceAll(/\s+/gu, ' '));
  });

  it('have names, and show no internal field names', () => {
    const table = tableLines(things, words, 80).join('\n');
    expect(things.filter(({ name }) => name !== '').length).toBeGreaterThan(10);
    expect(table).not.toMatch(/\b[a-z]+[a-z][A-Z][a-z]+\b/u);
  });
});
