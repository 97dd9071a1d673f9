import { beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { longestSpoken } from '../../../src/ui/plain/spoken-lines.ts';
import { type HeardMatch, hearMatch } from './by-ear.ts';

/** Names of cards and people that are spelt so, and not ids. */
const words = /\b[a-z]+(?:-[a-z]+)+\b/gu;
const camelCase = /\b[a-z]+[A-Z]\w*/u;
const figureList = /(?<![\w.])-?\d+(?:[ ,]+-?\d+){2,}(?![\w.])/u;
const signs = /[·∙•→▸►…—–×[\]{}|_=<>#*~^]/u;

describe.each(games)('a whole match of $id by ear', ({ load }) => {
  let match: HeardMatch;
  let ids: ReadonlySet<string>;

  beforeAll(async () => {
    const game = await load();
    const { names } = await game.words();
    // An id that is also an English word, such as co-sponsor, is its own name.
    ids = new Set(Object.keys(names).filter((id) => /[a-z]-[a-z]/u.test(id) && names[id] !== id));
    match = await hearMatch(game, 'ear');
  }, 120_000);

  it('ends, where a file answers everything with 1', () => {
    expect([match.end, match.session.table.over]).toEqual(['over', true]);
  });

  it(`has no line above ${longestSpoken} characters, and no empty one`, () => {
    expect(match.heard.filter((line) => line.length > longestSpoken || line.trim() === '')).toEqual([]);
  });

  it('has no ids, no names of fields, no bare lists of figures and no signs that are spelt out', () => {
    const odd = match.heard.filter(
      (line) =>
        camelCase.test(line) ||
        figureList.test(line) ||
        signs.test(line) ||
        (line.match(words) ?? []).some((word) => ids.has(word)),
    );
    expect([...new Set(odd)]).toEqual([]);
  });
});
