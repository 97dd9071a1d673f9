import { existsSync } from 'node:fs';
import { isLanguage, type Language, languages } from '../words/languages.ts';
import { Exit, usage } from './exit.ts';
import { settingsPathIfAny } from './settings-path.ts';

/** Environment variables that name a language, the strongest first, as in POSIX. */
const LOCALES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The regions and scripts in which Chinese is written in traditional characters. */
const TRADITIONAL = /^zh[_-](?:tw|hk|mo|hant)(?:$|[_.@-])/iu;

/** The arguments before `--`, of which some may name a language. */
function readArguments(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return end < 0 ? args : args.slice(0, end);
}

const FLAG = '--language';

/**
 * The language that a command line asks for by `--language`, which may stand anywhere in it.
 * @throws Exit for a language that the program does not speak
 */
export function languageOfArguments(args: readonly string[]): Language | undefined {
  const read = readArguments(args);
  const at = read.findLastIndex((arg) => arg === FLAG || arg.startsWith(`${FLAG}=`));
  const given = read[at];
  if (given === undefined) return undefined;
  const word = given === FLAG ? (read[at + 1] ?? '') : given.slice(FLAG.length + 1);
  if (isLanguage(word)) return word;
  throw usage(`There is no language ${JSON.stringify(word)}; there is ${languages.join(', ')}.`);
}

/** The arguments without `--language`, which no command has as an option of its own. */
export function withoutLanguage(args: readonly string[]): string[] {
  const read = readArguments(args);
  const kept = read.filter(
    (arg, index) => arg !== FLAG && !arg.startsWith(`${FLAG}=`) && read[index - 1] !== FLAG,
  );
  return [...kept, ...args.slice(read.length)];
}

/**
 * The language that `GREEN_GAMES_LANGUAGE` names.
 * @throws Exit for a language that the program does not speak
 */
export function languageOfVariable(environment: NodeJS.ProcessEnv): Language | undefined {
  const word = environment['GREEN_GAMES_LANGUAGE'];
  if (word === undefined || word === '') return undefined;
  if (isLanguage(word)) return word;
  throw usage(
    `GREEN_GAMES_LANGUAGE is ${JSON.stringify(word)}, which is no language; there is ${languages.join(', ')}.`,
  );
}

/** The language of the locale; undefined for one that the program does not speak. */
export function languageOfLocale(environment: NodeJS.ProcessEnv): Language | undefined {
  const locale = LOCALES.map((name) => environment[name]).find(
    (value) => value !== undefined && value !== '',
  );
  if (locale === undefined) return undefined;
  return TRADITIONAL.test(locale) ? 'zh-Hant' : languages.find((tag) => locale.split(/[_.@-]/u)[0] === tag);
}

/**
 * The language of the settings. The settings are read only if they may name one, since most commands need none. If
 * they are malformed, the command that needs them says so.
 */
async function languageOfSettings(environment: NodeJS.ProcessEnv): Promise<Language | undefined> {
  const path = settingsPathIfAny(environment);
  if (path === undefined || !existsSync(path)) return undefined;
  const { readSettings, settingsText } = await import('./settings-file.ts');
  try {
    if (settingsText(path)?.includes('language') !== true) return undefined;
    return (await readSettings(path)).language;
  } catch (thrown) {
    if (thrown instanceof Exit) return undefined;
    throw thrown;
  }
}

/**
 * The language of a command: that of `--language`, of the environment's own variable, of the settings, of the locale,
 * in this order; else English.
 * @throws Exit for a language that the program does not speak
 */
export async function chosenLanguage(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<Language> {
  return (
    languageOfArguments(args) ??
    languageOfVariable(environment) ??
    (await languageOfSettings(environment)) ??
    languageOfLocale(environment) ??
    'en'
  );
}
