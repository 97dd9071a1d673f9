import { lineReader } from '../ui/plain/line-reader.ts';
import { usage } from './exit.ts';
import { leaving } from './leave.ts';
import { tell } from './output.ts';

/** Smallest terminal that the full screen is designed for. */
const LEAST_COLUMNS = 40;
const LEAST_ROWS = 12;

/** Whether a person sits at a terminal, to read and to type. */
export function isPersonHere(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** Whether line mode is to be used although there may be a terminal. */
export function wantsLineMode(plain: boolean): boolean {
  const { ACCESSIBLE, TERM } = process.env;
  return plain || (ACCESSIBLE !== undefined && ACCESSIBLE !== '') || TERM === 'dumb' || !isPersonHere();
}

/**
 * Called before anything is begun.
 * @throws Exit where the full screen is wanted and does not fit
 */
export function checkScreen(plain: boolean): void {
  if (wantsLineMode(plain)) return;
  const { columns, rows } = process.stdout;
  if (columns >= LEAST_COLUMNS && rows >= LEAST_ROWS) return;
  throw usage(
    `The screen needs ${LEAST_COLUMNS}x${LEAST_ROWS} characters, the terminal has ${columns}x${rows}: make it larger, or play with --plain.`,
  );
}

/** Asks a person on the terminal; no answer is a no. */
export async function askYesNo(question: string): Promise<boolean> {
  tell(`${question} (yes or no) `);
  process.stdin.ref();
  const lines = lineReader(process.stdin);
  const line = await lines.next(leaving);
  lines.close();
  return /^y(es)?$/i.test(line?.trim() ?? '');
}

/** Whether the terminal may be given more than ASCII: by its locale, as a program cannot ask it. */
export function isUtf8(environment: NodeJS.ProcessEnv = process.env): boolean {
  const locale = environment['LC_ALL'] || environment['LC_CTYPE'] || environment['LANG'] || '';
  return process.platform === 'win32' || process.platform === 'darwin' || /utf-?8/i.test(locale);
}
