import { widthOf } from '../drawing/text.ts';
import { commandWords, loadReportTexts, reportWords, signs, tableWords } from '../words/index.ts';
import { usage } from './exit.ts';
import { nearest } from './nearest.ts';
import { print, printJson } from './output.ts';
import { programWord } from './program-word.ts';
import {
  changeSetting,
  readSettings,
  type SettingName,
  type Settings,
  settingKinds,
  settingNames,
} from './settings-file.ts';
import { settingsPath } from './settings-path.ts';

interface SettingsOptions {
  readonly json?: boolean;
  readonly reset?: boolean;
}

/** `settings [name] [value]`: shows the settings, or changes one. `keys.undo` names the key of an action. */
export async function settings(
  name: string | undefined,
  value: string | undefined,
  { json, reset }: SettingsOptions,
): Promise<void> {
  const [, key, item] = /^([^.]*)(?:\.(.*))?$/su.exec(name ?? '') ?? [];
  const path = name === undefined ? [] : [key ?? '', ...(item === undefined ? [] : [item])];
  const [first] = path;
  if (first !== undefined && !isSetting(first, path.length)) throw unknownSetting(name as string);
  if (reset === true && (name === undefined || value !== undefined))
    throw usage(commandWords().resetNeedsName);
  const changed = value !== undefined || reset === true;
  const set = changed ? await changeSetting(path, asValue(value)) : await readSettings();
  if (json === true) {
    printJson({ path: settingsPath(), settings: shownValues(set) });
    return;
  }
  await loadReportTexts();
  print(`${settingsLines(set, first as SettingName | undefined).join('\n')}\n`);
}

/** Settings with a value for each of several names. */
const maps: ReadonlySet<string> = new Set(['keys', 'learned', 'languages']);

function isSetting(name: string, parts: number): name is SettingName {
  return Object.hasOwn(settingKinds, name) && (parts === 1 || (parts === 2 && maps.has(name)));
}

function unknownSetting(name: string): Error {
  const near = nearest(name, settingNames);
  const help =
    near === undefined
      ? commandWords().knownSettings(settingNames.join(signs().list))
      : commandWords().nearCommand(near);
  return usage(commandWords().noSuchSetting(JSON.stringify(name), help));
}

/** The value in the file for a word of the command line. */
function asValue(text: string | undefined): unknown {
  if (text === 'true' || text === 'yes' || text === 'on') return true;
  if (text === 'false' || text === 'no') return false;
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : text;
}

function shownValues(set: Settings): Record<string, unknown> {
  return Object.fromEntries(
    settingNames.map((name) => [name, set[name] ?? usualValue(settingKinds[name].usual)]),
  );
}

function usualValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** A default as a person reads it. */
function usualText(name: SettingName): string {
  if (name === 'name') return tableWords().playerName(1);
  return maps.has(name) ? commandWords().none : settingKinds[name].usual;
}

const padded = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - widthOf(text)));

/** One line per setting: its name, its value, whether it differs from the default, and what it does. */
function settingsLines(set: Settings, only: SettingName | undefined): string[] {
  const lines = settingNames
    .filter((name) => only === undefined || name === only)
    .map((name) => {
      const found = set[name];
      const value = typeof found === 'object' && Object.keys(found).length === 0 ? undefined : found;
      const text =
        value === undefined
          ? usualText(name)
          : typeof value === 'object'
            ? Object.entries(value)
                .map(([action, key]) => `${action}: ${key}`)
                .join(', ')
            : String(value);
      const mark = value === undefined ? ' ' : '*';
      return `${mark} ${padded(name, 9)} ${padded(text, 14)} ${reportWords().aboutSettings[name]}`;
    });
  if (only !== undefined) return lines;
  return [...lines, '', commandWords().settingsFoot(settingsPath(), programWord)];
}
