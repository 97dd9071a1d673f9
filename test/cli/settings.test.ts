import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  changeSetting,
  checkedSettings,
  readSettings,
  type SettingName,
  settingKinds,
  settingNames,
} from '../../src/cli/settings-file.ts';
import { settingsPath } from '../../src/cli/settings-path.ts';
import { PlaceError } from '../../src/engine/place.ts';
import {
  type ActionId,
  actionFor,
  actions,
  boundInText,
  boundKey,
  footerHints,
  helpHints,
  isOn,
  type KeyName,
  ownKeys,
  rebound,
  type ScreenKind,
  situations,
} from '../../src/ui/keys.ts';
import { reportWords } from '../../src/words/index.ts';
import * as fc from '../properties/fast-check.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-settings-'));
  file = join(folder, 'deeper', 'settings.yaml');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const all = {
  theme: 'light',
  ascii: true,
  telling: 'at-once',
  language: 'zh-Hant',
  languages: { Ann: 'zh-Hant', 小博: 'en' },
  ambiguousWide: true,
  bell: 'notification',
  undo: false,
  hints: false,
  advice: false,
  aim: false,
  name: 'Ann',
  pause: 0,
  hjkl: true,
  keys: { undo: 'z', log: 'u' },
  learned: { limit: 'match', 'green-deal': 'demo' },
};

describe('settings', () => {
  it('are saved: each is written to one readable file and read from it', async () => {
    expect(await readSettings(file)).toEqual({});
    for (const [name, value] of Object.entries(all)) await changeSetting([name], value, file);
    expect(await readSettings(file)).toEqual(all);
    expect(Object.keys(all).sort()).toEqual([...settingNames].sort());
    expect(readFileSync(file, 'utf8')).toContain('theme: light\n');
    await changeSetting(['keys', 'why'], 'x', file);
    await changeSetting(['theme'], undefined, file);
    const { theme: _, ...rest } = all;
    expect(await readSettings(file)).toEqual({ ...rest, keys: { ...all.keys, why: 'x' } });
  });

  it('return to their defaults if they are missing or invalid', async () => {
    expect(await changeSetting(['theme'], undefined, file)).toEqual({});
    expect(await changeSetting(['keys', 'undo'], undefined, file)).toEqual({});
    await changeSetting(['keys', 'why'], 'x', file);
    expect(await changeSetting(['keys', 'undo'], undefined, file)).toEqual({ keys: { why: 'x' } });
  });

  it('stay in the file that a symbolic link points to, and leave nothing beside it', async () => {
    await changeSetting(['ascii'], true, file);
    const link = join(folder, 'link.yaml');
    symlinkSync(file, link);
    await changeSetting(['theme'], 'light', link);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(await readSettings(file)).toEqual({ ascii: true, theme: 'light' });
    expect(readdirSync(dirname(file))).toEqual(['settings.yaml']);
  });

  it('leave comments and everything else in the file unchanged', async () => {
    await changeSetting(['ascii'], true, file);
    writeFileSync(file, '# mine\nascii: true # for the old terminal\n');
    await changeSetting(['theme'], 'none', file);
    expect(readFileSync(file, 'utf8')).toBe('# mine\nascii: true # for the old terminal\ntheme: none\n');
  });

  it.each([
    ['theme: blue\n', /line 1, theme: "blue" is not one of default, light/],
    ['ascii: true\nundo: maybe\n', /line 2, undo: "maybe" is neither true nor false/],
    ['colour: red\n', /line 1, colour: there is no setting "colour"; the settings are theme, ascii/],
    ['keys:\n  undo: z\n  log: z\n', /line 3, keys\.log: "z" is already the key of undo/],
    ['learned:\n  chess: demo\n', /line 2, learned\.chess: there is no game "chess"; the games are limit/],
    ['learned:\n  limit: all\n', /learned\.limit: "all" is not one of demo, match/],
    ['languages:\n  Ann: fr\n', /line 2, languages\.Ann: "fr" is not one of en, zh-Hant/],
    ['languages: en\n', /languages must be a map from names to languages/],
    ['languages:\n  "7": en\n', /languages\.7: .*number/],
    ['learned: limit\n', /learned must be a map from games to demo or match/],
    ['keys:\n  nothing: z\n', /line 2, keys\.nothing: there is no action "nothing"/],
    ['keys:\n  leave: ctrl-c\n', /keys\.leave: "ctrl-c" is neither a letter or sign/],
    ['keys:\n  take-seat: enter\n', /keys\.take-seat: "enter" is neither a letter or sign/],
    ['keys:\n  take-seat: y\n', /"y" is already the key of confirm/],
    ['keys:\n  choose: space\n', /"space" is already the key of next/],
    ['keys:\n  up: tab\n', /"tab" is already the key of complete/],
    ['keys:\n  move: z\n', /there is no action "move" with a key to set/],
    ['keys:\n  undo: ctrl-m\n', /"ctrl-m" is neither a letter or sign nor a key such as space/],
    ['keys:\n  constructor: z\n', /there is no action "constructor"/],
    ['keys:\n  undo: toString\n', /"toString" is neither a letter or sign/],
    ['keys:\n  undo: "\\x1b"\n', /is neither a letter or sign/],
    ['keys:\n  undo: null\n', /null is neither a letter or sign/],
    ['keys:\n  undo: w\n', /"w" is already the key of why/],
    ['keys:\n  undo: 7\n', /7 is neither a letter or sign/],
    ['keys:\n  undo: y\n', /"y" is already the key of confirm/],
    ['keys:\n  undo: zz\n', /"zz" is neither a letter or sign/],
    ['keys: z\n', /keys is a list/],
    ['pause: -1\n', /-1 is not a whole number from 0 to 5000/],
    ['name: "a:b"\n', /no colon/],
    ['- theme\n', /settings are lines such as theme: light/],
    ['theme: light\ntheme: none\n', /line 2/],
    ['theme: [\n', /line/],
    ['constructor: 1\n', /there is no setting "constructor"/],
  ])('%j are refused with file, line and cure, and the file stays as it is', async (text, message) => {
    await changeSetting(['ascii'], true, file);
    writeFileSync(file, text);
    await expect(readSettings(file)).rejects.toThrow(message);
    await expect(readSettings(file)).rejects.toThrow(file);
    await expect(readSettings(file)).rejects.toThrow(/Correct that line, or remove it/);
    await expect(changeSetting(['undo'], true, file)).rejects.toThrow(message);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('that are invalid are refused before anything is written', async () => {
    await expect(changeSetting(['theme'], 'blue', file)).rejects.toThrow(/theme: "blue" is not one of/);
    expect(existsSync(file)).toBe(false);
  });

  it('are kept beside the matches in GREEN_GAMES_HOME, or else where XDG says', () => {
    expect(settingsPath({ GREEN_GAMES_HOME: '/games', XDG_CONFIG_HOME: '/config' })).toBe(
      '/games/settings.yaml',
    );
    expect(settingsPath({ XDG_CONFIG_HOME: '/config' })).toBe('/config/green-games/settings.yaml');
    expect(settingsPath({ XDG_CONFIG_HOME: 'relative' })).toMatch(/\.config\/green-games\/settings\.yaml$/);
  });

  it('each state what they do and their default', () => {
    for (const [name, { usual }] of Object.entries(settingKinds)) {
      expect([name, reportWords().aboutSettings[name as SettingName]]).not.toEqual([name, '']);
      expect(usual).not.toBe('');
    }
  });
});

const screens = Object.keys(situations) as ScreenKind[];

/** The accepted settings; undefined if they are refused. */
function acceptedKeys(keys: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  try {
    return checkedSettings({ keys }).keys;
  } catch (thrown) {
    if (thrown instanceof PlaceError) return undefined;
    throw thrown;
  }
}

describe('rebound keys', () => {
  it('do what the action does, and the footer names them', () => {
    const keys = rebound({ undo: 'z', log: 'u' }, false);
    expect(actionFor(keys['z'] ?? '', 'asking')).toBe('undo');
    expect(actionFor(keys['u'] ?? '', 'asking')).toBe('log');
    const hints = footerHints('asking', new Set(), 'standard', keys);
    expect(hints.find(({ id }) => id === 'undo')?.keys).toBe('z');
    expect(hints.find(({ id }) => id === 'log')?.keys).toBe('u');
  });

  it.each(Object.keys(ownKeys))('%s can be another key than its own, and help names it', (name) => {
    const keys = rebound({ [name]: 'ctrl-g' }, false);
    const own = ownKeys[name] as KeyName;
    for (const screen of screens)
      for (const situation of situations[screen]) {
        const isText = situation === 'typing' || situation === 'entering';
        const key = (isText ? boundInText : boundKey)('ctrl-g', keys, screen);
        // In a text field no other key is made to type.
        const means = isText && [...own].length === 1 ? undefined : actionFor(own, situation);
        expect([screen, situation, actionFor(key, situation)]).toEqual([screen, situation, means]);
      }
    const isOfOne = actions.some(({ id, keys: { length } }) => id === name && length <= 1);
    const help = screens.flatMap((screen) => helpHints(new Set(), keys, screen));
    expect(help.some(({ id, keys: shown }) => id === name && shown === 'Ctrl-G')).toBe(
      isOfOne || name === 'hurry',
    );
  });

  it('keep every action reachable, and the key that answers never takes a seat, whatever bindings are accepted', () => {
    const word = fc.constantFrom(
      'g',
      'z',
      'x',
      'u',
      'w',
      '+',
      ':',
      'tab',
      'space',
      'up',
      'ctrl-g',
      'ctrl-z',
      'y',
    );
    let accepted = 0;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(ownKeys)), word, { maxKeys: 4 }), (given) => {
        const set = acceptedKeys(given);
        if (set === undefined) return;
        accepted += 1;
        const keys = rebound(set, false);
        const pressable = [...new Set([...actions.flatMap(({ keys: own }) => own), ...Object.keys(keys)])];
        for (const screen of screens)
          for (const situation of situations[screen]) {
            const isText = situation === 'typing' || situation === 'entering';
            const reached = new Set<ActionId | undefined>(
              pressable.map((key) =>
                actionFor((isText ? boundInText : boundKey)(key, keys, screen), situation),
              ),
            );
            const missing = actions.filter(
              (action) =>
                action.in.includes(situation) &&
                action.keys.length > 0 &&
                isOn(action, screen) &&
                !reached.has(action.id),
            );
            expect([given, situation, missing.map(({ id }) => id)]).toEqual([given, situation, []]);
          }
        const both = pressable.filter((key) => {
          const counts = boundKey(key, keys, 'play');
          const answers = [actionFor(counts, 'asking'), actionFor(counts, 'confirming')];
          return (
            (answers.includes('choose') || answers.includes('confirm')) &&
            actionFor(counts, 'handing-over') === 'take-seat'
          );
        });
        expect([given, both]).toEqual([given, []]);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it('h, j, k and l move the cursor if that is set, and L opens the log', () => {
    expect(rebound({}, false)).toEqual({});
    const keys = rebound({}, true);
    expect(['h', 'j', 'k', 'l'].map((key) => keys[key])).toEqual(['left', 'down', 'up', 'right']);
    expect(actionFor(keys['L'] ?? '', 'asking')).toBe('log');
  });
});
