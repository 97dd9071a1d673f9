import { describe, expect, it } from 'vitest';
import { type AnyGame, games } from '../../src/games/index.ts';
import { expectationsOf } from '../games/expectations.ts';
import { doubled } from './doubled.ts';

/** Numbers in texts that are no figures of the component table. */
const FIXED = /2x2|\b(?:step|generation) \d|bid by 1|at least 1\b|\b[01] (?:or|to)\b|above 1\b/g;
const WORDS: Readonly<Record<string, string>> = {
  once: '1 times',
  twice: '2 times',
  'three times': '3 times',
};

/** Things that are told apart by a number, which is no figure: tiles by size, PR chips by value, eco systems. */
const NUMBERED = /^(?:[EJSR]\d|pr-\d|(?:green|red|blue|black)-\d+)$/;

/** Options of fixed formulas, and the length of a track, which is counted. */
const KEPT = /^(?:\d+-per-\d+|(?:sum|lowest|highest)3|index)$/;

/** The figures of a text, in their order; `once` is 1. */
function figuresOf(text: string): number[] {
  const spelled = text
    .replace(/repaid once/g, 'repaid')
    .replace(/(?<!at )\b(once|twice|three times)\b(?=[:,])/gi, (word) => WORDS[word.toLowerCase()] ?? word);
  return [...spelled.replace(FIXED, '').matchAll(/-?\d+/g)].map(([figure]) => Number(figure));
}

describe('notes, cautions and names take their figures from the table in use', () => {
  it.each(games.map((entry) => [entry.id, entry] as const))('%s', async (_id, entry) => {
    const game: AnyGame = await entry.load();
    const components = game.components.read(game.components.sourced);
    const shipped = await game.words(components);
    const changed = await game.words(doubled(components));
    const old: string[] = [];
    let figures = 0;
    for (const list of ['notes', 'cautions', 'names'] as const) {
      for (const [key, text] of Object.entries(shipped[list])) {
        if (list === 'names' && (NUMBERED.test(key) || game.steps[key] !== undefined)) continue;
        if (KEPT.test(key)) continue;
        const before = figuresOf(text);
        figures += before.length;
        const after = figuresOf(changed[list][key] ?? '');
        // On a scale of double values, steps are not worth half as much from any value up.
        const wanted = key === 'stepped' ? [] : before.map((figure) => figure * 2);
        if (after.join() !== wanted.join()) old.push(`${key}: ${changed[list][key]}`);
      }
    }
    expect(old).toEqual([]);
    expect(figures).toBeGreaterThanOrEqual((await expectationsOf(game.id)).fewest.figuresInTexts);
  });
});
