import { tryWords } from '../../words/en/try.ts';
import { runTryLine, standingLines, type WriteFile, whereLines } from '../try-commands.ts';
import type { TrySession } from '../try-session.ts';
import type { PlainIo } from './play-plain.ts';

/** How a session in line mode ended. */
export interface TryEnd {
  /** The first fault of a session whose lines came from a file or a program; undefined if there was none. */
  readonly fault: 'refused' | 'misread' | undefined;
  /** Whether it was left by a command; false if the input ended. */
  readonly isBack: boolean;
}

/**
 * A rule-checking session by typed commands: append-only, one command per line, each carried out completely or not at
 * all.
 */
export async function tryPlain(
  session: TrySession,
  io: PlainIo,
  signal: AbortSignal,
  write: WriteFile,
): Promise<TryEnd> {
  io.print(tryWords.lineMode(session.title, session.desk.setting.players));
  for (const line of [...standingLines(session), ...whereLines(session)]) io.print(line);
  let fault: TryEnd['fault'];
  for (;;) {
    const line = await io.lines.next(signal);
    if (line === null) return { fault, isBack: false };
    const { lines, kind } = await runTryLine(session, line, write);
    for (const text of lines) io.print(text);
    if (kind === 'left') return { fault, isBack: true };
    if (kind === 'refused' || kind === 'misread') fault ??= kind;
  }
}
