import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/engine/document.ts';
import { loadLanguage } from '../../src/games/index.ts';
import { RuleIndex } from '../../src/ui/words/rule-search.ts';
import { headingLine } from '../../src/ui/words/rule-text.ts';
import { speaking } from '../../src/words/reader.ts';
import { completeGames } from '../games/expectations.ts';

await loadLanguage('zh-Hant');

const questions = readDocument(readFileSync(new URL('questions-zh-hant.yaml', import.meta.url), 'utf8'))
  .data as Readonly<Record<string, Readonly<Record<string, string>>>>;

describe.each(await completeGames())('a search in the Chinese rules of $id', async ({ id, load }) => {
  const game = await load();
  const index = await speaking('zh-Hant', async () => new RuleIndex(await game.rules()));

  it.each(Object.entries(questions[id] ?? {}))(
    'finds among the first three what answers: %s',
    (question, rule) => {
      const hits = speaking('zh-Hant', () => index.search(question).hits.slice(0, 3));
      expect(hits.map(({ section }) => section.id)).toContain(rule);
    },
  );

  it('finds every rule by its heading, and says by one sign what it rests on', () => {
    speaking('zh-Hant', () => {
      for (const section of index.sections) {
        if (section.id === '') continue;
        const { named, hits } = index.search(section.heading.slice(section.id.length).replace(': ', ''));
        expect(hits.slice(0, named).map((hit) => hit.section)).toContain(section);
        expect(headingLine(section)).toMatch(/ \[[=+~*#]\]$/u);
      }
    });
  });

  it('has questions enough', () =>
    expect(Object.keys(questions[id] ?? {}).length).toBeGreaterThanOrEqual(10));
});
