import { input, select } from '@inquirer/prompts';
import { leaving } from './leave.ts';

/*
 * The prompts of the menu. They end with the program: whatever ends it, the cursor is shown again and the terminal takes
 * whole lines.
 */

/** Asks for one of several. */
export function askOne<T>(config: Parameters<typeof select<T>>[0]): Promise<T> {
  return asking(() => select<T>(config, { signal: leaving }));
}

/** Asks for a line. */
export function askLine(config: Parameters<typeof input>[0]): Promise<string> {
  return asking(() => input(config, { signal: leaving }));
}

/** While single keys are read the terminal sends no signal for Ctrl-\. */
async function asking<T>(ask: () => Promise<T>): Promise<T> {
  const quit = (_: unknown, key: { readonly sequence?: string }): void => {
    if (key.sequence === '\u001c') process.kill(process.pid, 'SIGQUIT');
  };
  process.stdin.on('keypress', quit);
  try {
    return await ask();
  } finally {
    process.stdin.off('keypress', quit);
  }
}
