import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { ruleSections } from '../../src/ui/words/rule-section.ts';
import { completeGames } from '../games/expectations.ts';
import { root } from '../rules/rule-ids.ts';
import { type Term, terms, unwanted } from './glossary.ts';
import { marked } from './zh-hant.ts';

/** English words with other meanings, too, so that not every statement needs their Chinese term. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  `player round step setup score points tie winner discard deck hand_card token tile neighbour secret must seat
  queue bid match Cash Income_step size Accounting turn endgame_card nation Supply money plant pass alliance leave variant`
    .split(/\s+/)
    .map((word) => word.replace('_', ' ')),
);

const SHARED = '共通';

const wordsFolder = (game: string, language: string) => join(root, 'src/games', game, 'words', language);

const sectionsOf = (game: string, language: string, title: string) =>
  ruleSections(readFileSync(join(wordsFolder(game, language), 'rules.md'), 'utf8')).map(({ heading, text }) =>
    `${heading} ${text}`
      .replaceAll(title, '')
      .replaceAll(/\{[^}]*\}|[A-Z]+-[A-Za-z-]+\d*/g, ' ')
      .replaceAll(/\s+/g, ' '),
  );

const isName = ({ section }: Term): boolean => section.includes('：');

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether an English text has the term; names of cards are written with capitals. */
const says = (text: string, term: Term): boolean =>
  term.english.some((word) =>
    new RegExp(`\\b${escaped(word)}(?:s|es)?\\b`, isName(term) ? 'u' : 'iu').test(text),
  );

const complete = await completeGames();

describe('the glossary of the Chinese texts', () => {
  const all = terms();

  it('has one term for each word, of a known source, in the characters of Taiwan', () => {
    expect(all.length).toBeGreaterThan(300);
    const seen = new Set<string>();
    for (const { section, english, chinese, source } of all) {
      expect([english, ['介紹', '通用', '自譯'].includes(source)]).toEqual([english, true]);
      for (const word of english) {
        expect([section, word, seen.has(`${section}/${word}`)]).toEqual([section, word, false]);
        seen.add(`${section}/${word}`);
      }
      for (const word of chinese) expect([word, marked(word)]).toEqual([word, []]);
    }
  });

  it.each(complete.map(({ id, title }) => [id, title] as const))(
    '%s: the rules use its terms',
    (game, title) => {
      const [english, chinese] = [sectionsOf(game, 'en', title), sectionsOf(game, 'zh-Hant', title)];
      const held = all.filter(
        (term) =>
          (term.section === SHARED || term.section.startsWith(title)) &&
          (isName(term) || !term.english.some((word) => AMBIGUOUS.has(word))),
      );
      const others = held.flatMap((term) =>
        english.flatMap((text, place) =>
          says(text, term) && !term.chinese.some((word) => chinese[place]?.includes(word) === true)
            ? [`${term.english[0]}: ${chinese[place]}`]
            : [],
        ),
      );
      expect(others).toEqual([]);
      expect(held.length).toBeGreaterThan(40);
    },
  );

  it('lists words that no text uses', () => {
    const found: string[] = [];
    for (const { id, title } of games) {
      const folder = wordsFolder(id, 'zh-Hant');
      if (!existsSync(folder)) continue;
      // The index of a search has the words of players, which may be others.
      for (const file of readdirSync(folder).filter((name) => name !== 'index.md')) {
        const text = readFileSync(join(folder, file), 'utf8');
        for (const { word, better, game } of unwanted())
          if ((game === '全部' || game === title) && text.includes(word))
            found.push(`${id}/${file}: ${word} is ${better}`);
      }
    }
    expect(unwanted().length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });

  it.each(['nice-green-things', 'reputation', 'green-deal'])(
    '%s: names its cards as the words do',
    async (game) => {
      const { chineseName } = (await import(join(wordsFolder(game, 'zh-Hant'), 'card-names.ts'))) as {
        chineseName(printed: string): string;
      };
      const title = games.find(({ id }) => id === game)?.title ?? '';
      const cards = all.filter((term) => isName(term) && term.section.startsWith(title));
      expect(cards.length).toBeGreaterThan(40);
      for (const { english, chinese } of cards)
        expect([english[0], chineseName(english[0] ?? '')]).toEqual([english[0], chinese[0]]);
    },
  );
});
