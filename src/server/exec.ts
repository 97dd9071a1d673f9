import type { ServerChannel } from 'ssh2';
import type { ConnectionHouse } from './connection.ts';
import { serverWords } from './words/en.ts';

/** What the exit codes of commands mean; they are those of the program. */
export const execCodes = { ok: 0, failed: 1, usage: 2, refused: 3 } as const;

/**
 * Runs one command of a client.
 * @returns its exit code
 */
export async function runExec(
  _house: ConnectionHouse,
  _fingerprint: string,
  command: string,
  channel: ServerChannel,
): Promise<number> {
  const { stderr: complaints } = channel;
  complaints.write(
    `${[serverWords.unknownCommand(JSON.stringify(command.slice(0, 80))), serverWords.noSuchService, '  plain'].join('\n')}\n`,
  );
  return execCodes.usage;
}
