import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleSections, ruleStanding } from '../../src/ui/words/rule-section.ts';
import { readingWords } from '../../src/words/zh-Hant/reading.ts';
import { gamesWithRules, RULE_IDS, root } from '../rules/rule-ids.ts';
import { differingFigures, marked } from './zh-hant.ts';

const PLACEHOLDER = /\{([\w.-]+)(?: [iI]n words)?\}/g;
const BASIS = /^_[^_]+_(?:\s_[^_]+_)?/u;

const pathOf = (game: string, name: string) => join(root, 'src/games', game, 'words', name);

const textOf = (game: string, name: string): string => readFileSync(pathOf(game, name), 'utf8');

const translated = gamesWithRules().filter((game) => existsSync(pathOf(game, 'zh-Hant/rules.md')));

const headed = (markdown: string) => ruleSections(markdown).filter(({ id }) => id !== '');

const sorted = (found: readonly string[]) => [...found].sort();

/** The names of the figures. One with its English unit, `.counted`, is the plain one with a Chinese unit. */
const placeholdersOf = (text: string): string[] =>
  sorted([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.replace(/\.counted$/u, '')));

/** The statement without what it rests on, its placeholders and the ids that it cites. */
const plain = (text: string): string =>
  text.replace(BASIS, '').replaceAll(PLACEHOLDER, '').replaceAll(RULE_IDS, '');

const citedIn = (text: string): string[] => sorted(text.match(RULE_IDS) ?? []);

describe.each(translated)('the rules of %s in Traditional Chinese', (game) => {
  const english = ruleSections(textOf(game, 'en/rules.md'));
  const chinese = ruleSections(textOf(game, 'zh-Hant/rules.md'));
  const pairs = chinese.map((section, place) => ({ section, other: english[place] }));

  it('have the same rules and parts in the same order', () => {
    expect(chinese.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(chinese.map(({ chapter }) => chapter === '')).toEqual(
      english.map(({ chapter }) => chapter === ''),
    );
    expect(headed(textOf(game, 'zh-Hant/rules.md')).length).toBeGreaterThan(50);
  });

  it('rest on the same, and cite the same rules', () => {
    for (const { section, other } of pairs) {
      if (other === undefined) continue;
      const where = section.id || section.heading;
      expect([where, ruleStanding(section, readingWords.basis)]).toEqual([where, ruleStanding(other)]);
      expect([where, citedIn(section.text)]).toEqual([where, citedIn(other.text)]);
    }
  });

  it('state the same figures, in the same placeholders', () => {
    const differences = pairs.flatMap(({ section, other }) => {
      if (other === undefined) return [];
      const where = section.id || section.heading;
      const [said, meant] = [`${section.heading}\n${section.text}`, `${other.heading}\n${other.text}`];
      const placeholders = [placeholdersOf(said).join(' '), placeholdersOf(meant).join(' ')];
      return [
        ...(placeholders[0] === placeholders[1] ? [] : [`${where}: ${placeholders.join(' for ')}`]),
        ...differingFigures(plain(other.text), plain(section.text)).map(
          (difference) => `${where}: ${difference}`,
        ),
      ];
    });
    expect(differences).toEqual([]);
  });

  it('are written as in Taiwan', () => {
    for (const { id, heading, text } of chinese) {
      const title = heading.replace(/^[\w-]+: /u, '');
      expect([id || heading, marked(title)]).toEqual([id || heading, []]);
      expect([id || heading, marked(text.replace('{withPrintedFigures}', ''))]).toEqual([id || heading, []]);
      for (const line of text.split('\n').filter((each) => each !== ''))
        expect([id, line]).toEqual([id, expect.stringMatching(/[。：]$|[。）]_$/u)]);
    }
  });

  it('have an index of what players say, which names rules that there are', () => {
    const index = textOf(game, 'zh-Hant/index.md');
    const ids = new Set(chinese.map(({ id }) => id));
    expect(index.startsWith('# Index\n')).toBe(true);
    for (const cited of index.match(RULE_IDS) ?? []) expect([cited, ids.has(cited)]).toEqual([cited, true]);
    for (const line of index
      .split('\n')
      .slice(2)
      .filter((each) => each !== ''))
      expect(line).toMatch(/^- \S[^:]*: \S.*$/u);
  });
});
