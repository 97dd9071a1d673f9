import { useInput } from 'ink';
import { type KeyName, keyNames } from './keys.ts';

/** Whoever is told of keys. */
interface Pressed {
  /** Does what a key means now. */
  press(key: KeyName): void;
  /** Takes what was thrown on the way; the screen ends with it. */
  fail(error: unknown): void;
}

/**
 * Hands on each key by its name. Ctrl-\ ends the program as in every other place: while single keys are read the terminal
 * sends no signal for it.
 */
export function useKeys({ press, fail }: Pressed): void {
  useInput((input, key) => {
    try {
      for (const name of keyNames(input, key)) {
        if (name === 'ctrl-\\') process.kill(process.pid, 'SIGQUIT');
        else press(name);
      }
    } catch (error) {
      fail(error);
    }
  });
}
