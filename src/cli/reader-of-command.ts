import { readFileWithin, UnreadableFile, utf8Text } from '../engine/outside-file.ts';
import { loadLanguage } from '../games/index.ts';
import { commandWords } from '../words/index.ts';
import { isLanguage, type Language, languageOfLocale, languages } from '../words/languages.ts';
import { changeReader, type Reader } from '../words/reader.ts';
import { Exit, usage } from './exit.ts';
import type { Settings } from './settings-file.ts';
import { settingsPathIfAny } from './settings-path.ts';

/** The arguments before `--`; some of them may name a language. */
function readArguments(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return end < 0 ? args : args.slice(0, end);
}

const FLAG = '--language';

function wordOfArguments(args: readonly string[]): string | undefined {
  const read = readArguments(args);
  const at = read.findLastIndex((arg) => arg === FLAG || arg.startsWith(`${FLAG}=`));
  const given = read[at];
  if (given === undefined) return undefined;
  return given === FLAG ? (read[at + 1] ?? '') : given.slice(FLAG.length + 1);
}

/**
 * The language that a command line requests with `--language`, which may appear anywhere in it.
 * @throws Exit for a language that the program does not speak
 */
export function languageOfArguments(args: readonly string[]): Language | undefined {
  const word = wordOfArguments(args);
  if (word === undefined || isLanguage(word)) return word;
  throw usage(commandWords().noSuchLanguage(JSON.stringify(word), languages));
}

/** The option for terminals that show characters of ambiguous width in two cells. */
const WIDE = '--ambiguous-wide';

/** The arguments without those that describe the reader, which no command declares. */
export function withoutReader(args: readonly string[]): string[] {
  const read = readArguments(args);
  const kept = read.filter(
    (arg, index) => arg !== FLAG && arg !== WIDE && !arg.startsWith(`${FLAG}=`) && read[index - 1] !== FLAG,
  );
  return [...kept, ...args.slice(read.length)];
}

/** The environment variable that names a language. */
const VARIABLE = 'GREEN_GAMES_LANGUAGE';

function wordOfVariable(environment: NodeJS.ProcessEnv): string | undefined {
  return environment['GREEN_GAMES_LANGUAGE'] || undefined;
}

/**
 * The language that `GREEN_GAMES_LANGUAGE` names.
 * @throws Exit for a language that the program does not speak
 */
export function languageOfVariable(environment: NodeJS.ProcessEnv): Language | undefined {
  const word = wordOfVariable(environment);
  if (word === undefined || isLanguage(word)) return word;
  throw usage(commandWords().variableNamesNoLanguage(VARIABLE, JSON.stringify(word), languages));
}

/** The size limit of settings, in bytes: more than any have. */
const SETTINGS_LIMIT = 1 << 20;

/** The text of the settings; undefined if they cannot be read, which the command that needs them reports. */
function settingsText(path: string): string | undefined {
  try {
    return utf8Text(readFileWithin(path, SETTINGS_LIMIT));
  } catch (thrown) {
    if (thrown instanceof UnreadableFile) return undefined;
    throw thrown;
  }
}

/** The language that a text of settings seems to name. */
const languageIn = (text: string): Language | undefined =>
  languages.find((language) => new RegExp(`^language: *["']?${language}\\b`, 'mu').test(text));

/** Speaks a language until the reader is known; default: that of the locale. */
async function speak(environment: NodeJS.ProcessEnv, named?: Language): Promise<void> {
  const language = named ?? languageOfLocale(environment) ?? 'en';
  await loadLanguage(language);
  changeReader({ language });
}

/**
 * The settings that describe the reader. The settings are read only if they may name one of them, since most commands
 * need none. If they are malformed, the command that needs them says so.
 */
async function settingsOfReader(
  environment: NodeJS.ProcessEnv,
  named: Language | undefined,
): Promise<Pick<Settings, 'language' | 'ambiguousWide'>> {
  const path = settingsPathIfAny(environment);
  const text = path === undefined ? undefined : settingsText(path);
  if (text === undefined || !/language|ambiguousWide/u.test(text)) return {};
  // The message about malformed settings needs some language.
  await speak(environment, named ?? languageIn(text));
  const { readSettings } = await import('./settings-file.ts');
  try {
    return await readSettings(path);
  } catch (thrown) {
    if (thrown instanceof Exit) return {};
    throw thrown;
  }
}

/**
 * The reader of a command. Its language is that of `--language`, of the environment's own variable, of the settings or
 * of the locale, in this order; else English.
 * @throws Exit for a language that the program does not speak
 */
export async function chosenReader(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Reader> {
  const words = [wordOfArguments(args), wordOfVariable(environment)];
  // The message about an unknown language needs a known one.
  if (words.some((word) => word !== undefined && !isLanguage(word))) await speak(environment);
  const named = languageOfArguments(args) ?? languageOfVariable(environment);
  const settings = await settingsOfReader(environment, named);
  const language = named ?? settings.language ?? languageOfLocale(environment) ?? 'en';
  const isAmbiguousWide = readArguments(args).includes(WIDE) || settings.ambiguousWide === true;
  return { language, isAmbiguousWide };
}
