import { input, select } from '@inquirer/prompts';
import { shownText } from '../table/seats.ts';
import { leaving } from './leave.ts';

/*
 * The prompts of the menu. They end with the program: whatever ends it, the cursor is shown again and the terminal takes
 * whole lines.
 */

/** Asks for one of several. */
export function askOne<T>(config: {
  readonly message: string;
  readonly default?: T;
  readonly pageSize?: number;
  readonly choices: readonly Choice<T>[];
}): Promise<T> {
  const choices = config.choices.map(({ value, name = String(value), description }) => ({
    value,
    name: shownText(name),
    ...(description === undefined ? {} : { description: shownText(description) }),
  }));
  return asking(() =>
    select<T>({ ...config, message: shownText(config.message), choices }, { signal: leaving }),
  );
}

/** One of several, and how it is called; by its value where no name is given. */
interface Choice<T> {
  readonly value: T;
  readonly name?: string;
  readonly description?: string;
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
