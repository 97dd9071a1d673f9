import { asksForLines } from '../ui/plain/accessible.ts';
import { commandWords, isYes } from '../words/index.ts';
import { usage } from './exit.ts';
import { leaving } from './leave.ts';
import { tell } from './output.ts';

/** The smallest terminal that the full screen is designed for. */
const LEAST_COLUMNS = 40;
const LEAST_ROWS = 12;

/** Whether input and output are both a terminal, so that a person can read and type. */
export function isPersonHere(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** Whether to use line mode: it was requested, or no other mode is possible here. */
export function wantsLineMode(plain: boolean): boolean {
  return plain || asksForLines(process.env) || process.env['TERM'] === 'dumb' || !isPersonHere();
}

/** The width of the standard output; 80 if it is no terminal or does not report one. */
export function outputColumns(): number {
  return process.stdout.columns || 80;
}

/**
 * Checks the size of the terminal before a match begins.
 * @throws Exit if the full screen is wanted and does not fit
 */
export function checkScreen(plain: boolean): void {
  if (wantsLineMode(plain)) return;
  // A terminal that does not report its size counts as 80x24, as on the screen itself.
  const columns = outputColumns();
  const rows = process.stdout.rows || 24;
  if (columns >= LEAST_COLUMNS && rows >= LEAST_ROWS) return;
  throw usage(commandWords().screenTooSmall(LEAST_COLUMNS, LEAST_ROWS, columns, rows));
}

/** Asks a yes-or-no question on the terminal; no answer means no. */
export async function askYesNo(question: string): Promise<boolean> {
  tell(commandWords().askYesOrNo(question));
  process.stdin.ref();
  const { lineReader } = await import('../ui/plain/line-reader.ts');
  const lines = lineReader(process.stdin, (sentence) => tell(`${sentence}\n`));
  const line = await lines.next(leaving);
  lines.close();
  return isYes(line ?? '');
}

/** Whether the locale says that the terminal shows more than ASCII; a program cannot ask the terminal. */
export function isUtf8(environment: NodeJS.ProcessEnv = process.env): boolean {
  const locale = environment['LC_ALL'] || environment['LC_CTYPE'] || environment['LANG'] || '';
  return process.platform === 'win32' || process.platform === 'darwin' || /utf-?8/i.test(locale);
}
