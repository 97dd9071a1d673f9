import { styleText } from 'node:util';
import { input, select } from '@inquirer/prompts';
import { wrap } from '../drawing/text.ts';
import { ownOf } from '../engine/own.ts';
import { shownText } from '../table/seats.ts';
import { commandWords } from '../words/index.ts';
import { leaving } from './leave.ts';
import { outputColumns } from './terminal.ts';

/*
 * The prompts of the menu. However the program ends, the cursor is shown again and the terminal's line mode is
 * restored.
 */

/** The keys of a list of choices, as the library styles them, in the reader's language. */
function keysHelpTip(keys: readonly (readonly [key: string, action: string])[]): string {
  return keys
    .map(([key, action]) => `${styleText('bold', key)} ${styleText('dim', spokenAction(action))}`)
    .join(styleText('dim', ' • '));
}

const spokenAction = (action: string): string => ownOf(commandWords().promptActions, action) ?? action;

/** Asks for one of several choices. */
export function askOne<T>(config: {
  readonly message: string;
  readonly default?: T;
  readonly pageSize?: number;
  readonly choices: readonly Choice<T>[];
}): Promise<T> {
  // A text that is too long would be broken within a word. The two cells before a choice hold the cursor.
  const columns = outputColumns() - 1;
  const choices = config.choices.map(({ value, name = String(value), description }) => ({
    value,
    name: wrap(shownText(name), columns - 2).join('\n  '),
    short: shownText(name),
    ...(description === undefined ? {} : { description: wrap(shownText(description), columns).join('\n') }),
  }));
  return asking(() =>
    select<T>(
      { ...config, message: shownText(config.message), choices, theme: { style: { keysHelpTip } } },
      { signal: leaving },
    ),
  );
}

/** A choice with its name; default: its value. */
interface Choice<T> {
  readonly value: T;
  readonly name?: string;
  readonly description?: string;
}

/** Asks for a line. */
export function askLine(config: Parameters<typeof input>[0]): Promise<string> {
  const defaultAnswer = (text: string): string => styleText('dim', commandWords().promptDefault(text));
  return asking(() => input({ ...config, theme: { style: { defaultAnswer } } }, { signal: leaving }));
}

/** While single keys are read, the terminal sends no signal for Ctrl-\. */
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
