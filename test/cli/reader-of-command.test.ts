import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chosenReader, withoutReader } from '../../src/cli/reader-of-command.ts';
import { languageOfLocale } from '../../src/words/languages.ts';

const home = mkdtempSync(join(tmpdir(), 'green-games-language-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const chosen = async (args: readonly string[], variables: Record<string, string> = {}) =>
  (await chosenReader(args, { GREEN_GAMES_HOME: home, ...variables })).language;

describe('the language of a locale', () => {
  it.each([
    ['zh_TW.UTF-8', 'zh-Hant'],
    ['zh_HK.UTF-8', 'zh-Hant'],
    ['zh_MO', 'zh-Hant'],
    ['zh_Hant_TW.UTF-8', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['zh_TW.UTF-8@radical', 'zh-Hant'],
    ['zh_CN.UTF-8', undefined],
    ['zh_SG.UTF-8', undefined],
    ['zh_Hans_TW', undefined],
    ['zh_TWX', undefined],
    ['en_GB.UTF-8', 'en'],
    ['de_DE.UTF-8', undefined],
    ['C.UTF-8', undefined],
    ['POSIX', undefined],
  ])('%s is %s', (locale, language) => expect(languageOfLocale({ LANG: locale })).toBe(language));

  it('comes from LC_ALL, then LC_MESSAGES, then LANG; empty variables do not count', () => {
    expect(languageOfLocale({ LC_ALL: 'zh_TW.UTF-8', LC_MESSAGES: 'en_GB', LANG: 'en_GB' })).toBe('zh-Hant');
    expect(languageOfLocale({ LC_ALL: '', LC_MESSAGES: 'zh_TW', LANG: 'en_GB' })).toBe('zh-Hant');
    expect(languageOfLocale({ LC_MESSAGES: 'en_GB', LANG: 'zh_TW' })).toBe('en');
    expect(languageOfLocale({})).toBeUndefined();
  });
});

describe('the language of a command', () => {
  it('is English unless something names another language', async () =>
    expect(await chosen(['list'])).toBe('en'));

  it('comes from --language rather than the variable, the settings or the locale', async () => {
    const locale = { LANG: 'zh_TW.UTF-8' };
    expect(await chosen(['list'], locale)).toBe('zh-Hant');
    expect(await chosen(['list'], { ...locale, GREEN_GAMES_LANGUAGE: 'en' })).toBe('en');
    expect(await chosen(['list', '--language', 'en'], locale)).toBe('en');
    expect(await chosen(['--language=zh-Hant', 'list'], { GREEN_GAMES_LANGUAGE: 'en' })).toBe('zh-Hant');
  });

  it('comes from the settings rather than the locale', async () => {
    const settings = join(home, 'settings.yaml');
    writeFileSync(settings, 'theme: light\nlanguage: zh-Hant\n');
    expect(await chosen(['list'], { LANG: 'en_GB.UTF-8' })).toBe('zh-Hant');
    expect(await chosen(['list'], { GREEN_GAMES_LANGUAGE: 'en' })).toBe('en');
    // The command that needs malformed settings reports them.
    writeFileSync(settings, 'language: [');
    expect(await chosen(['list'])).toBe('en');
    rmSync(settings);
  });

  it('is refused by name if the program does not have it', async () => {
    await expect(chosen(['--language', 'fr'])).rejects.toThrow(
      'There is no language "fr"; the languages are en, zh-Hant.',
    );
    await expect(chosen(['--language'])).rejects.toThrow('There is no language ""');
    await expect(chosen([], { GREEN_GAMES_LANGUAGE: 'zh' })).rejects.toThrow('GREEN_GAMES_LANGUAGE is "zh"');
  });

  it('has ambiguous characters in two cells if the option or the settings say so', async () => {
    const reader = async (...args: string[]) => await chosenReader(args, { GREEN_GAMES_HOME: home });
    expect((await reader('list')).isAmbiguousWide).toBe(false);
    expect((await reader('list', '--ambiguous-wide')).isAmbiguousWide).toBe(true);
    expect((await reader('list', '--', '--ambiguous-wide')).isAmbiguousWide).toBe(false);
    const settings = join(home, 'settings.yaml');
    writeFileSync(settings, 'ambiguousWide: true\n');
    expect((await reader('list')).isAmbiguousWide).toBe(true);
    rmSync(settings);
  });

  it('is not an argument of the command, except after --', () => {
    expect(
      withoutReader(['--language', 'en', 'rules', '--ambiguous-wide', 'limit', '--language=zh-Hant']),
    ).toEqual(['rules', 'limit']);
    expect(withoutReader(['ask', 'limit', '--', '--language', 'x'])).toEqual([
      'ask',
      'limit',
      '--',
      '--language',
      'x',
    ]);
  });
});
