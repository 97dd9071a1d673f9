import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { languages } from '../../src/words/languages.ts';
import { completed, lackedTexts, textsIn } from '../../src/words/texts.ts';
import { GAME_TEXTS, lackingLanguages } from '../../tools/lacking-languages.mjs';
import { root } from '../rules/rule-ids.ts';

const english = {
  hello: 'Hello',
  log: { drew: (count: number) => `draws ${count}`, passed: 'passes' },
  signs: ['.', ','],
  wordsFor: (name: string) => ({ asks: `which ${name}?`, refused: 'no' }),
};

describe('texts of a language that lacks some', () => {
  const own = {
    hello: '你好',
    log: { passed: '跳過' },
    wordsFor: (name: string) => ({ asks: `哪一${name}？` }),
  };
  const texts = completed(own, english) as typeof english;

  it('are its own, and the English ones where it has none, at every depth', () => {
    expect(texts).toMatchObject({ hello: '你好', log: { passed: '跳過' }, signs: ['.', ','] });
    expect(texts.log.drew(2)).toBe('draws 2');
    expect(texts.wordsFor('張')).toEqual({ asks: '哪一張？', refused: 'no' });
  });

  it('are found at every depth, but not where a language says more than English', () => {
    expect(lackedTexts({ ...english, hello: undefined }, english)).toEqual(['hello']);
    expect(lackedTexts({ ...english, log: { passed: '' } }, english)).toEqual(['log.drew']);
    expect(lackedTexts(own, english)).toEqual(['log.drew', 'signs']);
    expect(lackedTexts(undefined, english, ['facts'])).toEqual(['facts']);
    expect(lackedTexts({ ...english, more: '', log: { ...english.log, more: '' } }, english)).toEqual([]);
  });

  it('are completed when they are loaded', async () => {
    const load = async (language: string): Promise<unknown> => (language === 'en' ? english : own);
    expect(await textsIn('zh-Hant', load)).toMatchObject({
      hello: '你好',
      log: { passed: '跳過' },
      signs: ['.', ','],
    });
    expect(await textsIn('en', load)).toBe(english);
  });
});

describe('the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'green-games-languages-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  it.each([
    ['complete', "export const facts = { title: 'Vie', about: { long: '…' } };", []],
    ['lacking a text', "export const facts = { title: 'Vie', about: {} };", ['fr']],
    ['lacking a group of texts', 'export {};', ['fr']],
  ])('finds a language %s', async (_, french, expected) => {
    write(
      'src/words/texts.ts',
      `export { lackedTexts } from ${JSON.stringify(join(root, 'src/words/texts.ts'))};`,
    );
    write(
      'src/games/life/words/en/facts.ts',
      "export const facts = { title: 'Life', about: { long: '…' } };",
    );
    write('src/games/life/words/fr/facts.ts', french);
    const modules = ['en', 'fr'].map((language) => `src/games/life/words/${language}/facts.ts`);
    const common = { bundle: true, platform: 'node', logLevel: 'error' } as const;
    expect(await lackingLanguages(build, common, folder, modules)).toEqual(expected);
  });
});

describe.each(games.map((game) => game.id))('the texts of %s', (id) => {
  const textsOf = async (language: string): Promise<Record<string, unknown>> => {
    const modules = GAME_TEXTS.map(async (name) => {
      const exports = await import(join(root, 'src/games', id, 'words', language, `${name}.ts`));
      return [name, { ...exports }] as const;
    });
    return Object.fromEntries(await Promise.all(modules));
  };

  it.each(languages.filter((language) => language !== 'en'))('lack nothing in %s', async (language) => {
    expect(lackedTexts(await textsOf(language), await textsOf('en'))).toEqual([]);
  });
});
