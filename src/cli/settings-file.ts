import { dirname, isAbsolute, join } from 'node:path';
import { themeNames } from '../drawing/theme.ts';
import { reasonOf } from '../engine/disk-error.ts';
import { readFileWithin, UnreadableFile, utf8Text } from '../engine/outside-file.ts';
import { PlaceError, pathText } from '../engine/place.ts';
import { faultText } from '../engine/text-document.ts';
import { games } from '../games/index.ts';
import { dataFolder, FolderError, homeFolder, makeFolder } from '../table/data-folder.ts';
import { type Preferences, usualPreferences } from '../table/preferences.ts';
import { checkName, excerpt, SeatError } from '../table/seats.ts';
import { holderOf, type KeyName, keyOfWord, ownKeys } from '../ui/keys.ts';
import { Exit, exitCodes } from './exit.ts';
import { isThere, replaceFile, YAML_LIMIT } from './files.ts';

/** What somebody has set for all their matches; what is missing is as usual. */
export interface Settings {
  readonly theme?: string;
  readonly ascii?: boolean;
  readonly telling?: Preferences['telling'];
  readonly language?: string;
  readonly bell?: Preferences['bell'];
  readonly undo?: boolean;
  readonly hints?: boolean;
  readonly advice?: boolean;
  readonly aim?: boolean;
  readonly name?: string;
  readonly pause?: number;
  readonly hjkl?: boolean;
  /** Other keys for actions, by the action's name. */
  readonly keys?: Readonly<Record<string, string>>;
  /** How far somebody has come in learning each game, by its id. */
  readonly learned?: Readonly<Record<string, Learned>>;
}

/** What somebody has been through who learns a game: its demo, then a first match as well. */
export type Learned = 'demo' | 'match';

export type SettingName = keyof Settings;

interface SettingKind {
  /** What it does, in a line. */
  readonly about: string;
  /** What holds where nothing is set, as it is shown. */
  readonly usual: string;
  /**
   * The value, checked.
   * @throws PlaceError
   */
  read(value: unknown): unknown;
}

const oneOf = (words: readonly string[]) => (value: unknown) => {
  if (typeof value === 'string' && words.includes(value)) return value;
  throw new PlaceError([], `${shown(value)} is none of ${words.join(', ')}`);
};

const yesOrNo = (value: unknown): boolean => {
  if (typeof value === 'boolean') return value;
  throw new PlaceError([], `${shown(value)} is neither true nor false`);
};

const shown = (value: unknown): string => excerpt(JSON.stringify(value) ?? 'nothing');

/** Every setting there is. */
export const settingKinds: Readonly<Record<SettingName, SettingKind>> = {
  theme: { about: 'the colours', usual: 'default', read: oneOf(themeNames) },
  ascii: { about: 'nothing but ASCII on the screen', usual: 'false', read: yesOrNo },
  telling: {
    about: 'what happens is told in steps, at once, or not at all',
    usual: usualPreferences.telling,
    read: oneOf(['steps', 'at-once', 'off']),
  },
  language: { about: 'the language of the program', usual: 'en', read: oneOf(['en']) },
  bell: {
    about: 'a signal when it is your turn after more than 5 seconds: BEL, or a notification (OSC 9)',
    usual: usualPreferences.bell,
    read: oneOf(['off', 'bell', 'notification']),
  },
  undo: { about: 'whether decisions may be taken back', usual: 'true', read: yesOrNo },
  hints: { about: 'whether the last line names keys', usual: 'true', read: yesOrNo },
  advice: { about: 'whether i gives a hint: what a hard bot would answer', usual: 'true', read: yesOrNo },
  aim: { about: 'whether a page tells the aim before your first match', usual: 'true', read: yesOrNo },
  name: { about: 'your name where one person plays', usual: 'Player 1', read: readName },
  pause: {
    about: 'milliseconds after which the key that answered may answer again; 0 for none',
    usual: String(usualPreferences.pause),
    read: readPause,
  },
  hjkl: { about: 'h, j, k and l move; L is the log', usual: 'false', read: yesOrNo },
  keys: { about: 'other keys, as in keys.undo z', usual: 'none', read: readKeys },
  learned: {
    about: 'what you have been through of each game, as in learned.limit demo or match',
    usual: 'none',
    read: readLearned,
  },
};

export const settingNames = Object.keys(settingKinds) as readonly SettingName[];

function readName(value: unknown): string {
  if (typeof value !== 'string') throw new PlaceError([], `${shown(value)} is no name`);
  try {
    return checkName(value);
  } catch (thrown) {
    if (thrown instanceof SeatError) throw new PlaceError([], thrown.message.replace(/\.$/, ''));
    throw thrown;
  }
}

function readPause(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 5000) return value;
  throw new PlaceError([], `${shown(value)} is no whole number from 0 to 5000`);
}

function readLearned(value: unknown): Record<string, Learned> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PlaceError([], 'learned is a list of a game and demo or match, such as limit: demo');
  for (const [name, stage] of Object.entries(value)) {
    if (!games.some(({ id }) => id === name))
      throw new PlaceError(
        [name],
        `there is no game ${shown(name)}; there is ${games.map(({ id }) => id).join(', ')}`,
      );
    at(name, () => oneOf(['demo', 'match'])(stage));
  }
  return value as Record<string, Learned>;
}

function readKeys(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new PlaceError([], 'keys is a list of an action and its key, such as undo: z');
  const bound = new Map<KeyName, string>();
  for (const [name, word] of Object.entries(value)) {
    if (!Object.hasOwn(ownKeys, name))
      throw new PlaceError(
        [name],
        `there is no action ${shown(name)} whose key can be another; there is ${Object.keys(ownKeys).join(', ')}`,
      );
    const key = typeof word === 'string' ? keyOfWord(word) : undefined;
    if (key === undefined)
      throw new PlaceError(
        [name],
        `${shown(word)} is no letter or sign, and no key such as space, tab, up or ctrl-g`,
      );
    const other = bound.get(key) ?? holderOf(key, name, value as Record<string, unknown>);
    if (other !== undefined && other !== name)
      throw new PlaceError([name], `${shown(word)} is the key of ${other} already; give that another one`);
    bound.set(key, name);
  }
  return value as Record<string, string>;
}

/**
 * Where the settings are kept: beside the matches where `GREEN_GAMES_HOME` says where those are, else where the XDG rules
 * say that settings belong.
 */
export function settingsPath(environment: NodeJS.ProcessEnv = process.env): string {
  const own = environment['GREEN_GAMES_HOME'];
  if (own !== undefined && own !== '') return join(dataFolder(environment), 'settings.yaml');
  const shared = environment['XDG_CONFIG_HOME'];
  if (shared !== undefined && isAbsolute(shared)) return join(shared, 'green-games', 'settings.yaml');
  return join(homeFolder(environment), '.config', 'green-games', 'settings.yaml');
}

/** What stands in the file; undefined where there is none. */
export function settingsText(path: string): string | undefined {
  if (!isThere(path)) return undefined;
  try {
    return utf8Text(readFileWithin(path, YAML_LIMIT));
  } catch (thrown) {
    if (!(thrown instanceof UnreadableFile)) throw thrown;
    throw new Exit(
      exitCodes.usage,
      `The settings in ${path} cannot be read: ${thrown.message}. Remove what stands there, or make it readable.`,
    );
  }
}

/**
 * What is set. Nothing is read of the YAML parser where no file is.
 * @throws Exit with file and line where the file is not as it should be
 */
export async function readSettings(path: string | undefined = pathIfAny()): Promise<Settings> {
  const text = path === undefined ? undefined : settingsText(path);
  return path === undefined || text === undefined ? {} : await settingsIn(text, path);
}

/** Where the settings are kept; undefined where the environment names no folder, which is told where one is needed. */
function pathIfAny(): string | undefined {
  try {
    return settingsPath();
  } catch (thrown) {
    if (thrown instanceof FolderError) return undefined;
    throw thrown;
  }
}

/** As `readSettings`, of a text. */
export async function settingsIn(text: string, path: string): Promise<Settings> {
  const { readDocument } = await import('../engine/document.ts');
  let document: ReturnType<typeof readDocument> | undefined;
  try {
    document = readDocument(text);
    return checkedSettings(document.data);
  } catch (thrown) {
    if (!(thrown instanceof PlaceError)) throw thrown;
    throw new Exit(
      exitCodes.usage,
      `${path}: ${faultText(thrown, document, [])}. Mend that line, or remove it for what is usual.`,
    );
  }
}

/**
 * Settings that came from a file or a command line.
 * @throws PlaceError
 */
export function checkedSettings(data: unknown): Settings {
  if (data === null || data === undefined) return {};
  if (typeof data !== 'object' || Array.isArray(data))
    throw new PlaceError([], 'settings are lines such as theme: light');
  const checked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) {
    if (!Object.hasOwn(settingKinds, name))
      throw new PlaceError([name], `there is no setting ${shown(name)}; there is ${settingNames.join(', ')}`);
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
 * Sets one value, or takes it away, and leaves everything else in the file as it stands, notes included.
 * @param path of the setting, such as `['keys', 'undo']`
 * @throws Exit where the value cannot be, or the file not be written
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
      throw new Exit(exitCodes.usage, `${pathText(thrown.path)}: ${thrown.message}.`);
    throw thrown;
  }
  try {
    makeFolder(dirname(file));
    replaceFile(file, text);
  } catch (thrown) {
    throw new Exit(exitCodes.failed, `The settings cannot be written to ${file}: ${reasonOf(thrown)}.`);
  }
  return settings;
}
