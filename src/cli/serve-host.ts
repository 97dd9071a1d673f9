import { resolve } from 'node:path';
import { askServer, ControlError, type ControlRequest } from '../server/control-client.ts';
import { Exit, exitCodes } from './exit.ts';
import { isThere } from './files.ts';
import { print, printJson } from './output.ts';
import { programWord } from './program-word.ts';
import { findMatch } from './saved.ts';
import { serverHome } from './server-home.ts';

export interface HostOptions {
  readonly home?: string;
  readonly json?: boolean;
}

/** `serve status` and the other commands of a host: asks the server that runs on a folder. */
export async function askHost(
  command: ControlRequest['command'],
  argument: string | undefined,
  { home, json }: HostOptions,
): Promise<void> {
  const request =
    argument === undefined ? { command } : { command, argument: argumentFor(command, argument) };
  try {
    const result = await askServer(serverHome(home), request, `${programWord} serve`);
    if (json === true) printJson(result);
    else print(linesOf(result));
  } catch (thrown) {
    if (thrown instanceof ControlError) throw new Exit(exitCodes.failed, thrown.message);
    throw thrown;
  }
}

/** The server has another working folder, and knows none of the matches of its host. */
function argumentFor(command: ControlRequest['command'], argument: string): string {
  if (command === 'import') return isThere(argument) ? resolve(argument) : findMatch(argument).path;
  return command === 'backup' ? resolve(argument) : argument;
}

/** What the server answered, one thing a line. */
function linesOf(result: unknown): string {
  const rows = Array.isArray(result) ? (result as unknown[]) : [result];
  return rows
    .map((row) =>
      Object.entries(row as Record<string, unknown>)
        .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(', ') : String(value)}`)
        .join(Array.isArray(result) ? '  ' : '\n'),
    )
    .map((line) => `${line}\n`)
    .join('');
}
