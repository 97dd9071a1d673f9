/** How what happens is told: step by step, all at once, or not at all. */
export type Telling = 'steps' | 'at-once' | 'off';

/** How somebody is told that it is their turn again after the others thought for long: not at all, by BEL, by OSC 9. */
export type Bell = 'off' | 'bell' | 'notification';

/** What people set once for all their matches, as far as a screen goes by it. */
export interface Preferences {
  readonly telling: Telling;
  readonly bell: Bell;
  /** Whether the footer names keys. */
  readonly hints: boolean;
  /** Whether a key gives a hint: what a hard bot would answer. */
  readonly advice: boolean;
  /** Whether a page says what a game is about before somebody's first match of it. */
  readonly aim: boolean;
  /**
   * So many milliseconds without a key must pass before the key that gave an answer gives another one, and before the
   * next person takes the seat. 0 switches it off.
   */
  readonly pause: number;
  /** Other keys for actions and movements: what is pressed, and the key that it counts as. */
  readonly keys: Readonly<Record<string, string>>;
  /** Keeps what was changed on the screen for the next match. */
  keep?(setting: 'theme' | 'ascii' | 'telling', value: string | boolean): Promise<void>;
}

/** A held key repeats first after at most 660 ms on the usual systems. */
const usualPause = 700;

/** What holds where nobody has set anything. */
export const usualPreferences: Preferences = {
  telling: 'steps',
  bell: 'off',
  hints: true,
  advice: true,
  aim: true,
  pause: usualPause,
  keys: {},
};
