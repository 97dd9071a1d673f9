import { useInput, useStdout } from 'ink';
import { type KeyName, keyNames } from './keys.ts';

/** Whoever is told of keys. */
interface Pressed {
  /** Does what a key means now. */
  press(key: KeyName): void;
  /** Takes what was thrown on the way; the screen ends with it. */
  fail(error: unknown): void;
}

/** Clears the screen and leaves the cursor where it is. */
const clearing = '\u001b7\u001b[2J\u001b8';

/**
 * Hands on each key by its name. Ctrl-\ ends the program as in every other place: while single keys are read the terminal
 * sends no signal for it. Ctrl-L draws everything anew, as after a change of the size.
 */
export function useKeys({ press, fail }: Pressed): void {
  const { stdout } = useStdout();
  useInput((input, key) => {
    try {
      for (const name of keyNames(input, key)) {
        if (name === 'ctrl-\\') process.kill(process.pid, 'SIGQUIT');
        else if (name === 'ctrl-l') {
          stdout.write(clearing);
          stdout.emit('resize');
        } else press(name);
      }
    } catch (error) {
      fail(error);
    }
  });
}
