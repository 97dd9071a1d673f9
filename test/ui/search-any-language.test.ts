import { describe, expect, it, vi } from 'vitest';
import { cards } from '../../src/cli/cards.ts';
import { games, loadLanguage } from '../../src/games/index.ts';
import { OtherNames } from '../../src/table/other-names.ts';
import { RuleIndex } from '../../src/ui/words/rule-search.ts';
import { searchInAnyLanguage } from '../../src/ui/words/search-any-language.ts';
import { type Language, languages } from '../../src/words/languages.ts';
import { speaking } from '../../src/words/reader.ts';

const limit = games.find(({ id }) => id === 'limit');
await Promise.all(languages.map((language) => loadLanguage(language)));

/** The ids of the rules that somebody finds who reads a language. */
async function found(language: Language, topic: string): Promise<readonly string[]> {
  if (limit === undefined) throw new Error('There is no Limit.');
  const { rules } = limit;
  return await speaking(language, async () => {
    const index = new RuleIndex(await rules());
    const { hits } = await searchInAnyLanguage(index, topic, (other) => rules(undefined, other));
    expect(hits.every(({ section }) => index.sections.includes(section))).toBe(true);
    return hits.map(({ section }) => section.id);
  });
}

describe('a search for rules', () => {
  it.each([
    ['平手', 'tie'],
    ['教育', 'education'],
    ['毀盟', 'break an alliance'],
  ])('finds %s for a reader of English, and %s for one of Chinese', async (chinese, english) => {
    const [ofEnglish, ofChinese] = [await found('en', chinese), await found('zh-Hant', english)];
    expect(ofEnglish).toEqual(await found('zh-Hant', chinese));
    expect(ofEnglish.length).toBeGreaterThan(0);
    expect(ofChinese.length).toBeGreaterThan(0);
  });

  it('finds nothing where no language has it', async () => expect(await found('en', '嘿嘿嘿')).toEqual([]));
});

describe('a search for cards', () => {
  it.each([
    ['en', '教育', /^Education/u],
    ['zh-Hant', 'education', /^教育/u],
    ['zh-Hant', '教育', /^教育/u],
  ] as const)('for a reader of %s finds %s', async (language, topic, told) => {
    let printed = '';
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
    await speaking(language, () => cards(['limit', topic], { pager: false })).finally(() =>
      spy.mockRestore(),
    );
    expect(printed).toMatch(told);
  });
});

describe('the names of words in other languages', () => {
  it.each([
    ['limit', 'education', 'Education', '教育'],
    ['green-deal', 'lawsuit', 'Lawsuit', '訴訟'],
    ['reputation', 'free-clinics', 'Free clinics', '免費診所'],
    ['nice-green-things', 'mammal', 'mammal', '哺乳類'],
  ])(
    'of %s are those of all but the reader’s, also when the reader changes: %s',
    async (id, word, english, chinese) => {
      const game = await games.find((entry) => entry.id === id)?.load();
      if (game === undefined) throw new Error(`There is no ${id}.`);
      const names = new OtherNames(game, game.components.read(game.components.sourced));
      await speaking('en', () => names.load());
      expect(speaking('en', () => names.of(word))).toEqual([chinese]);
      await speaking('zh-Hant', () => names.load());
      expect(speaking('zh-Hant', () => names.of(word))).toEqual([english]);
    },
  );
});
