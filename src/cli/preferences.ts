import { type Preferences, usualPreferences } from '../table/preferences.ts';
import { rebound } from '../ui/keys.ts';
import { changeSetting, readSettings, type Settings } from './settings-file.ts';
import { isUtf8 } from './terminal.ts';

/** Flags concerning the screen; they override the settings. */
interface Flags {
  readonly ascii?: boolean;
  readonly theme?: string;
  readonly undo?: boolean;
  /** False with `--no-hints`. */
  readonly hints?: boolean;
}

/** How a screen looks and behaves, according to flags, then settings, then defaults. */
export interface Look {
  readonly ascii: boolean;
  readonly theme: string;
  readonly undo: boolean;
  readonly preferences: Preferences;
}

/**
 * Determines the look of a screen.
 * @throws Exit if the settings file is malformed
 */
export async function lookOf(flags: Flags): Promise<Look> {
  const set = await readSettings();
  return {
    ascii: flags.ascii ?? (set.ascii === true || !isUtf8()),
    theme: flags.theme ?? set.theme ?? 'default',
    undo: flags.undo ?? set.undo ?? true,
    preferences: preferencesOf(set, flags),
  };
}

function preferencesOf(set: Settings, flags: Flags): Preferences {
  const { telling, bell, hints, advice, aim, pause } = { ...usualPreferences, ...set };
  return {
    telling,
    bell,
    hints,
    advice: flags.hints ?? advice,
    aim,
    pause,
    keys: rebound(set.keys ?? {}, set.hjkl === true),
    keep: async (setting, value) => void (await changeSetting([setting], value)),
  };
}
