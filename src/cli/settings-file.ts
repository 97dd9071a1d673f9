import { dirname } from 'node:path';
import { themeNames } from '../drawing/theme.ts';
import { reasonOf } from '../engine/disk-error.ts';
import { readFileWithin, UnreadableFile, utf8Text } from '../engine/outside-file.ts';
import { PlaceError, pathText } from '../engine/place.ts';
import { faultText } from '../engine/text-document.ts';
import { games } from '../games/index.ts';
import { makeFolder } from '../table/data-folder.ts';
import { type Preferences, usualPreferences } from '../table/preferences.ts';
import { checkName, excerpt, SeatError } from '../table/seats.ts';
import { type KeyName, keyHolder, keyOfWord, ownKeys } from '../ui/keys.ts';
import { settingWords } from '../words/index.ts';
import { type Language, languages } from '../words/languages.ts';
import { Exit, exitCodes } from './exit.ts';
import { isThere, replaceFile, YAML_LIMIT } from './files.ts';
import { settingsPath, settingsPathIfAny } from './settings-path.ts';

/** A person's settings for all their matches; missing settings have their defaults. */
export interface Settings {
  readonly theme?: string;
  readonly ascii?: boolean;
  readonly telling?: Preferences['telling'];
  readonly language?: Language;
  /** The languages of people at one keyboard, by their names. */
  readonly languages?: Readonly<Record<string, Language>>;
  readonly ambiguousWide?: boolean;
  readonly bell?: Preferences['bell'];
  readonly undo?: boolean;
  readonly hints?: boolean;
  readonly advice?: boolean;
  readonly aim?: boolean;
  readonly name?: string;
  readonly pause?: number;
  readonly hjkl?: boolean;
  /** Other keys for actions, by action name. */
  readonly keys?: Readonly<Record<string, string>>;
  /** The last completed stage of learning each game, by its id. */
  readonly learned?: Readonly<Record<string, Learned>>;
}

/** The stages of learning a game: its demo, then a first match. */
export type Learned = 'demo' | 'match';

export type SettingName = keyof Settings;

interface SettingKind {
  /** The default, as shown. */
  readonly usual: string;
  /**
   * Checks the value and returns it.
   * @throws PlaceError
   */
  read(value: unknown): unknown;
}

const oneOf = (words: readonly string[]) => (value: unknown) => {
  if (typeof value === 'string' && words.includes(value)) return value;
  throw new PlaceError([], settingWords().noneOf(shown(value), words));
};

const yesOrNo = (value: unknown): boolean => {
  if (typeof value === 'boolean') return value;
  throw new PlaceError([], settingWords().neitherTrueNorFalse(shown(value)));
};

const shown = (value: unknown): string => excerpt(JSON.stringify(value) ?? settingWords().nothing);

/** All settings. */
export const settingKinds: Readonly<Record<SettingName, SettingKind>> = {
  theme: { usual: 'default', read: oneOf(themeNames) },
  ascii: { usual: 'false', read: yesOrNo },
  telling: {
    usual: usualPreferences.telling,
    read: oneOf(['steps', 'at-once', 'off']),
  },
  language: { usual: 'en', read: oneOf(languages) },
  languages: { usual: 'none', read: readLanguages },
  ambiguousWide: {
    usual: 'false',
    read: yesOrNo,
  },
  bell: {
    usual: usualPreferences.bell,
    read: oneOf(['off', 'bell', 'notification']),
  },
  undo: { usual: 'true', read: yesOrNo },
  hints: { usual: 'true', read: yesOrNo },
  advice: { usual: 'true', read: yesOrNo },
  aim: { usual: 'true', read: yesOrNo },
  name: { usual: 'Player 1', read: readName },
  pause: {
    usual: String(usualPreferences.pause),
    read: readPause,
  },
  hjkl: { usual: 'false', read: yesOrNo },
  keys: { usual: 'none', read: readKeys },
  learned: {
    usual: 'none',
    read: readLearned,
  },
};

export const settingNames = Object.keys(settingKinds) as readonly SettingName[];

function readLanguages(value: unknown): Record<string, Language> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PlaceError([], settingWords().languagesForm);
  for (const [name, language] of Object.entries(value)) {
    at(name, () => readName(name));
    at(name, () => oneOf(languages)(language));
  }
  return value as Record<string, Language>;
}

function readName(value: unknown): string {
  if (typeof value !== 'string') throw new PlaceError([], settingWords().noName(shown(value)));
  try {
    return checkName(value);
  } catch (thrown) {
    if (thrown instanceof SeatError) throw new PlaceError([], thrown.message.replace(/[.。]$/, ''));
    throw thrown;
  }
}

/** The longest pause, in milliseconds. */
const MOST_PAUSE = 5000;

function readPause(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_PAUSE) return value;
  throw new PlaceError([], settingWords().noPause(shown(value), 0, MOST_PAUSE));
}

function readLearned(value: unknown): Record<string, Learned> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PlaceError([], settingWords().learnedForm);
  for (const [name, stage] of Object.entries(value)) {
    if (!games.some(({ id }) => id === name))
      throw new PlaceError(
        [name],
        settingWords().noGame(
          shown(name),
          games.map(({ id }) => id),
        ),
      );
    at(name, () => oneOf(['demo', 'match'])(stage));
  }
  return value as Record<string, Learned>;
}

function readKeys(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PlaceError([], settingWords().keysForm);
  const bound = new Map<KeyName, string>();
  for (const [name, word] of Object.entries(value)) {
    if (!Object.hasOwn(ownKeys, name))
      throw new PlaceError([name], settingWords().noAction(shown(name), Object.keys(ownKeys)));
    const key = typeof word === 'string' ? keyOfWord(word) : undefined;
    if (key === undefined) throw new PlaceError([name], settingWords().noKey(shown(word)));
    const other = bound.get(key) ?? keyHolder(key, name, value as Record<string, unknown>);
    if (other !== undefined && other !== name)
      throw new PlaceError([name], settingWords().keyInUse(shown(word), other));
    bound.set(key, name);
  }
  return value as Record<string, string>;
}

/** The text of the file; undefined if it does not exist. */
export function settingsText(path: string): string | undefined {
  if (!isThere(path)) return undefined;
  try {
    return utf8Text(readFileWithin(path, YAML_LIMIT));
  } catch (thrown) {
    if (!(thrown instanceof UnreadableFile)) throw thrown;
    throw new Exit(exitCodes.usage, settingWords().unreadable(path, thrown.message));
  }
}

/**
 * Reads the settings. If there is no file, the YAML parser is not loaded.
 * @throws Exit with file and line if the file is malformed
 */
export async function readSettings(path: string | undefined = settingsPathIfAny()): Promise<Settings> {
  const text = path === undefined ? undefined : settingsText(path);
  return path === undefined || text === undefined ? {} : await settingsIn(text, path);
}

/** Like `readSettings`, but for a text. */
export async function settingsIn(text: string, path: string): Promise<Settings> {
  const { readDocument } = await import('../engine/document.ts');
  let document: ReturnType<typeof readDocument> | undefined;
  try {
    document = readDocument(text);
    return checkedSettings(document.data);
  } catch (thrown) {
    if (!(thrown instanceof PlaceError)) throw thrown;
    throw new Exit(exitCodes.usage, settingWords().malformed(path, faultText(thrown, document, [])));
  }
}

/**
 * Checks settings from a file or a command line.
 * @throws PlaceError
 */
export function checkedSettings(data: unknown): Settings {
  if (data === null || data === undefined) return {};
  if (typeof data !== 'object' || Array.isArray(data)) throw new PlaceError([], settingWords().form);
  const checked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) {
    if (!Object.hasOwn(settingKinds, name))
      throw new PlaceError([name], settingWords().noSetting(shown(name), settingNames));
    checked[name] = at(name, () => settingKinds[name as SettingName].read(value));
  }
  return checked as Settings;
}

function at<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof PlaceError)) throw thrown;
    throw thrown.within(name);
  }
}

/**
 * Sets or removes one value and keeps everything else in the file, comments included.
 * @param path of the setting, such as `['keys', 'undo']`
 * @throws Exit if the value is invalid or the file cannot be written
 */
export async function changeSetting(
  path: readonly string[],
  value: unknown,
  file: string = settingsPath(),
): Promise<Settings> {
  const { withValue } = await import('../engine/document.ts');
  const before = settingsText(file) ?? '';
  await settingsIn(before, file);
  const { text, data } = withValue(before, path, value);
  let settings: Settings;
  try {
    settings = checkedSettings(data);
  } catch (thrown) {
    if (thrown instanceof PlaceError)
      throw new Exit(exitCodes.usage, settingWords().fault(pathText(thrown.path), thrown.message));
    throw thrown;
  }
  try {
    makeFolder(dirname(file));
    replaceFile(file, text);
  } catch (thrown) {
    throw new Exit(exitCodes.failed, settingWords().notWritten(file, reasonOf(thrown)));
  }
  return settings;
}
