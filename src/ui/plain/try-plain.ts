import { runTryLine, type WriteFile, whereLines } from '../try-commands.ts';
import type { TryTable } from '../try-table.ts';
import { tryWords } from '../words/en.try.ts';
import type { PlainIo } from './play-plain.ts';

/** The first fault of a session whose lines came from a file or a program; undefined where there was none. */
export type TryFault = 'refused' | 'misread' | undefined;

/** A rule-checking session by typed commands: append-only, one command a line, each carried out whole or not at all. */
export async function tryPlain(
  table: TryTable,
  io: PlainIo,
  signal: AbortSignal,
  write: WriteFile,
): Promise<TryFault> {
  io.print(tryWords.lineMode(table.title, table.desk.setting.players));
  for (const line of whereLines(table)) io.print(line);
  let fault: TryFault;
  for (;;) {
    const line = await io.lines.next(signal);
    if (line === null) return fault;
    const { lines, kind } = await runTryLine(table, line, write);
    for (const text of lines) io.print(text);
    if (kind === 'left') return fault;
    if (kind === 'refused' || kind === 'misread') fault ??= kind;
  }
}
