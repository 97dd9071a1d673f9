import { isLanguage, type Language, languages } from '../words/languages.ts';
import { usage } from './exit.ts';

/** Environment variables that name a language, the strongest first, as in POSIX. */
const LOCALES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The regions and scripts in which Chinese is written in traditional characters. */
const TRADITIONAL = /^zh[_-](?:tw|hk|mo|hant)(?:$|[_.@-])/iu;

/**
 * The language that a command line asks for by `--language`.
 * @throws Exit for a language that the program does not speak
 */
export function languageOfArguments(args: readonly string[]): Language | undefined {
  const end = args.indexOf('--');
  const read = end < 0 ? args : args.slice(0, end);
  const at = read.findLastIndex((arg) => arg === '--language' || arg.startsWith('--language='));
  const given = read[at];
  if (given === undefined) return undefined;
  const word = given === '--language' ? (read[at + 1] ?? '') : given.slice('--language='.length);
  if (isLanguage(word)) return word;
  throw usage(`There is no language ${JSON.stringify(word)}; there is ${languages.join(', ')}.`);
}

/**
 * The language of the environment: `GREEN_GAMES_LANGUAGE`, else that of the locale.
 * @throws Exit if `GREEN_GAMES_LANGUAGE` names a language that the program does not speak
 */
export function languageOfEnvironment(environment: NodeJS.ProcessEnv): Language | undefined {
  const own = environment['GREEN_GAMES_LANGUAGE'];
  if (own !== undefined && own !== '') {
    if (isLanguage(own)) return own;
    throw usage(
      `GREEN_GAMES_LANGUAGE is ${JSON.stringify(own)}, which is no language; there is ${languages.join(', ')}.`,
    );
  }
  const locale = LOCALES.map((name) => environment[name]).find(
    (value) => value !== undefined && value !== '',
  );
  return locale !== undefined && TRADITIONAL.test(locale) ? 'zh-Hant' : undefined;
}
