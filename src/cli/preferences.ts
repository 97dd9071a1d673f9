import { type Preferences, usualPreferences } from '../table/preferences.ts';
import { rebound } from '../ui/keys.ts';
import { changeSetting, readSettings, type Settings } from './settings-file.ts';
import { isUtf8 } from './terminal.ts';

/** What flags say of a screen; they come before what is set. */
interface Flags {
  readonly ascii?: boolean;
  readonly theme?: string;
  readonly undo?: boolean;
  /** False with `--no-hints`. */
  readonly hints?: boolean;
}

/** How a screen is to look and to behave: what flags say, else what is set, else what is usual. */
export interface Look {
  readonly ascii: boolean;
  readonly theme: string;
  readonly undo: boolean;
  readonly preferences: Preferences;
}

/**
 * The look that holds for a screen.
 * @throws Exit where the file of the settings is not as it should be
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
