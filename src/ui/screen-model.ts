import type { Size } from '../drawing/layout.ts';
import type { Line } from '../drawing/lines.ts';
import type { Theme } from '../drawing/theme.ts';
import type { KeyName } from './keys.ts';

/** What stands behind a screen and changes with time and keys. */
interface Subject {
  readonly size: Size;
  readonly theme: Theme;
  /** Calls the listener whenever the frame may be another. Returns how to stop it. */
  subscribe(listener: () => void): () => void;
  /** A number that is another one whenever the frame may be another. */
  snapshot(): number;
  /** Takes what a key handler has thrown; the screen ends with it. */
  fail(error: unknown): void;
  /** Does what a key means now. */
  press(key: KeyName): void;
  /** Takes the first line of a pasted text. */
  paste(line: string): void;
  /** What a pressed key counts as, where people bind keys of their own. */
  boundKey?(pressed: KeyName): KeyName;
}

/** What a screen shows and what a key does to it, without any drawing. */
export interface ScreenModel extends Subject {
  /** The whole frame: exactly as many lines as the size has rows. */
  lines(): readonly Line[];
}

/** The model of a screen whose frame is a function of one subject. */
export function screenModel<S extends Subject>(
  subject: S,
  lines: (subject: S) => readonly Line[],
): ScreenModel {
  return {
    get size() {
      return subject.size;
    },
    get theme() {
      return subject.theme;
    },
    lines: () => lines(subject),
    subscribe: (listener) => subject.subscribe(listener),
    snapshot: () => subject.snapshot(),
    press: (key) => subject.press(key),
    paste: (line) => subject.paste(line),
    fail: (error) => subject.fail(error),
    boundKey: (pressed) => subject.boundKey?.(pressed) ?? pressed,
  };
}
