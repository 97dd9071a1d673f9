/** How events are told: step by step, all at once, or not at all. */
export type Telling = 'steps' | 'at-once' | 'off';

/** The signal that it is a person's turn again after the others thought for long: none, BEL, or OSC 9. */
export type Bell = 'off' | 'bell' | 'notification';

/** The settings for all of a person's matches that screens use. */
export interface Preferences {
  readonly telling: Telling;
  readonly bell: Bell;
  /** Whether the footer names keys. */
  readonly hints: boolean;
  /** Whether a key gives a hint: what a hard bot would answer. */
  readonly advice: boolean;
  /** Whether a page explains the aim of a game before a person's first match of it. */
  readonly aim: boolean;
  /**
   * Milliseconds without a key press before the key that gave an answer can give another one, and before the next
   * person takes the seat. 0 switches this off.
   */
  readonly pause: number;
  /** Other keys for actions and movements: maps the pressed key to the key that it stands for. */
  readonly keys: Readonly<Record<string, string>>;
  /** Saves a setting that was changed on the screen. */
  keep?(setting: 'theme' | 'ascii' | 'telling', value: string | boolean): Promise<void>;
}

/** On the usual systems a held key starts to repeat after at most 660 ms. */
const usualPause = 700;

/** The defaults. */
export const usualPreferences: Preferences = {
  telling: 'steps',
  bell: 'off',
  hints: true,
  advice: true,
  aim: true,
  pause: usualPause,
  keys: {},
};
