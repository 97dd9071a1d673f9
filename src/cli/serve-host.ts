import { resolve } from 'node:path';
import { ownOf } from '../engine/own.ts';
import { askServer, ControlError, type ControlRequest } from '../server/control-client.ts';
import { loadReportTexts, reportWords } from '../words/index.ts';
import { Exit, exitCodes } from './exit.ts';
import { isThere } from './files.ts';
import { printJson, printLine } from './output.ts';
import { programWord } from './program-word.ts';
import { findMatch } from './saved.ts';
import { serverHome } from './server-home.ts';

export interface HostOptions {
  readonly home?: string;
  readonly json?: boolean;
}

/** `serve status` and the host's other commands: asks the server that uses a folder. */
export async function askHost(
  command: ControlRequest['command'],
  argument: string | undefined,
  { home, json }: HostOptions,
): Promise<void> {
  await loadReportTexts();
  const request =
    argument === undefined ? { command } : { command, argument: argumentFor(command, argument) };
  try {
    const result = await askServer(serverHome(home), request, `${programWord} serve`);
    if (json === true) printJson(result);
    else for (const line of linesOf(result)) printLine(line);
  } catch (thrown) {
    if (thrown instanceof ControlError) throw new Exit(exitCodes.failed, thrown.message);
    throw thrown;
  }
}

/**
 * Makes paths and matches absolute, because the server has another working directory and does not know the host's
 * matches.
 */
function argumentFor(command: ControlRequest['command'], argument: string): string {
  if (command === 'import') return isThere(argument) ? resolve(argument) : findMatch(argument).path;
  return command === 'backup' ? resolve(argument) : argument;
}

/** The server's answer, one item per line. */
function linesOf(result: unknown): string[] {
  const { labels, items } = reportWords().host;
  const rows = Array.isArray(result) ? (result as unknown[]) : [result];
  return rows.map((row) =>
    Object.entries(row as Record<string, unknown>)
      .map(
        ([name, value]) =>
          `${ownOf(labels, name) ?? name} ${Array.isArray(value) ? items(value) : String(value)}`,
      )
      .join(Array.isArray(result) ? '  ' : '\n'),
  );
}
