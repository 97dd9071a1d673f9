import type { SpokenSign } from '../../engine/spoken.ts';
import { listenWords, tryWords } from '../../words/index.ts';
import { runTryLine, standingLines, type WriteFile, whereLines } from '../try-commands.ts';
import type { TrySession } from '../try-session.ts';
import type { PlainIo } from './plain-io.ts';
import { spokenIo } from './spoken-lines.ts';
import { spokenForm } from './try-spoken.ts';

/** How a session in line mode ended. */
export interface TryEnd {
  /** The first fault of a session whose lines came from a file or a program; undefined if there was none. */
  readonly fault: 'refused' | 'misread' | undefined;
  /** Whether it was left by a command; false if the input ended. */
  readonly isBack: boolean;
}

/** In the usage of a command the user must type the sign, so its name is spoken. */
const equals = (): SpokenSign => [/ = /gu, listenWords().equalsSign];

/**
 * A rule-checking session by typed commands: append-only, one command per line, each carried out completely or not at
 * all.
 */
export async function tryPlain(
  written: TrySession,
  io: PlainIo,
  signal: AbortSignal,
  write: WriteFile,
): Promise<TryEnd> {
  const spoken = await written.desk.game.spoken();
  const session: TrySession = { ...written, form: spokenForm(written, spoken) };
  const signs = spoken.signs ?? [];
  const { print } = spokenIo(io, signs);
  const { print: printUsage } = spokenIo(io, [...signs, equals()]);
  print(tryWords().lineMode(session.title, session.desk.setting.players));
  for (const line of [...standingLines(session), ...whereLines(session)]) print(line);
  let fault: TryEnd['fault'];
  for (;;) {
    const line = await io.lines.next(signal);
    if (line === null) return { fault, isBack: false };
    const { lines, kind, isDocument } = await runTryLine(session, line, write);
    for (const text of lines) {
      if (kind === 'misread') printUsage(text);
      else if (isDocument !== true) print(text);
      else if (io.printWhole !== undefined) io.printWhole(text);
      else io.print(text);
    }
    if (kind === 'left') return { fault, isBack: true };
    if (kind === 'refused' || kind === 'misread') fault ??= kind;
  }
}
