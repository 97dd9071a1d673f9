import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { RuleIndex } from '../../src/ui/words/rule-search.ts';
import { basisSigns, foundLines, headingLine, signsText, wholeText } from '../../src/ui/words/rule-text.ts';
import { expectationsOf } from '../games/expectations.ts';
import { listOf } from './citations.ts';

describe.each(games)('a search in the rules of $title', async ({ id, load }) => {
  const game = await load();
  const index = new RuleIndex(await game.rules());
  const asked = Object.entries(listOf<Record<string, string | readonly string[]>>(id, 'questions'));
  const { fewest } = await expectationsOf(id);
  const ids = new Set(index.sections.map((section) => section.id));

  it('is tested with enough questions, whose rules exist', () => {
    expect(asked.length).toBeGreaterThanOrEqual(fewest.searches);
    expect(asked.flatMap(([, rules]) => rules).filter((rule) => !ids.has(rule))).toEqual([]);
  });

  it.each(asked)('finds the answer among its first three hits: %s', (question, rules) => {
    const first = index.search(question).hits.slice(0, 3);
    expect(first.map(({ section }) => section.id)).toEqual(
      expect.arrayContaining([expect.toBeOneOf([rules].flat())]),
    );
  });

  it('finds every rule by its id, and by its own heading', () => {
    for (const section of index.sections) {
      if (section.id === '') continue;
      expect(index.search(section.id)).toEqual({ named: 1, hits: [{ section, score: 1 }] });
      const { named, hits } = index.search(section.heading.slice(section.id.length).replace(': ', ''));
      expect(hits.slice(0, named).map((hit) => hit.section)).toContain(section);
    }
  });

  it('finds a word in any of its forms, and by its beginning', () => {
    const found = (words: string) => index.search(words).hits.map(({ section }) => section.id);
    for (const [one, other] of [
      ['player', 'players'],
      ['placed', 'placing'],
      ['ends', 'ending'],
    ] as const)
      expect(new Set(found(one))).toEqual(new Set(found(other)));
    expect(found('begi').length).toBeGreaterThan(0);
  });

  it('hides no hit: those told, listed and counted are all', () => {
    for (const [question] of asked) {
      const search = index.search(question);
      const lines = foundLines(search, { whole: 3, named: 7, all: 'HERE' });
      const told = search.hits.filter(
        ({ section }) => lines.includes(headingLine(section)) || lines.includes(`  ${headingLine(section)}`),
      );
      const more = Number(lines.map((line) => /^(\d+) more .* HERE /u.exec(line)?.[1]).find(Boolean) ?? 0);
      expect(new Set(told.map(({ section }) => section)).size + more).toBe(search.hits.length);
    }
  });

  it('marks the basis of each rule by a sign, and explains the basisSigns once', () => {
    const text = wholeText(index);
    expect(text).not.toMatch(/_Printed|_Ruling|_Follows/u);
    const used = new Set([...text.matchAll(/^## .* \[(.)\]$/gmu)].map(([, sign]) => sign));
    expect(used.size).toBeGreaterThanOrEqual(fewest.bases);
    for (const sign of used) {
      expect(Object.values(basisSigns)).toContain(sign);
      expect(signsText(index.sections)).toContain(`[${sign}] `);
    }
  });
});
