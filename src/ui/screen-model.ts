import type { Size } from '../drawing/layout.ts';
import type { Line } from '../drawing/lines.ts';
import type { Theme } from '../drawing/theme.ts';
import type { KeyName } from './keys.ts';

/** What a screen shows; it changes with time and keys. */
interface Subject {
  readonly size: Size;
  readonly theme: Theme;
  /** Calls the listener whenever the frame may have changed. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** A number that changes whenever the frame may have changed. */
  snapshot(): number;
  /** Ends the screen with an error thrown by a key handler. */
  fail(error: unknown): void;
  /** Carries out a key's current action. */
  press(key: KeyName): void;
  /** Receives the first line of a pasted text. */
  paste(line: string): void;
  /** The key that a pressed key counts as, if people can bind their own keys. */
  boundKey?(pressed: KeyName): KeyName;
}

/** The content of a screen and its reaction to keys, without any drawing. */
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
