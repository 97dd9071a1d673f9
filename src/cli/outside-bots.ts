import { join } from 'node:path';
import { isOutside, type OutsideParts } from '../bots/outside-name.ts';
import { reasonOf } from '../engine/disk-error.ts';
import { makeFolder } from '../table/data-folder.ts';
import { commandWords } from '../words/index.ts';
import { Exit, exitCodes } from './exit.ts';
import { ownFolder } from './own-folder.ts';

/** The folder for the error output of programs that play as bots. */
export function botLogsFolder(): string {
  return join(ownFolder(), 'bots');
}

/**
 * What is needed to start the programs among these bots; undefined if there are none.
 * @param milliseconds the time that they may take for an answer; default: the usual one
 * @throws Exit if the folder for their logs cannot be created
 */
export function partsOfPrograms(
  levels: readonly string[],
  milliseconds: number | undefined,
): OutsideParts | undefined {
  if (!levels.some(isOutside)) return undefined;
  const logs = botLogsFolder();
  try {
    makeFolder(logs);
  } catch (thrown) {
    throw new Exit(exitCodes.failed, commandWords().notWritten(logs, reasonOf(thrown)));
  }
  return milliseconds === undefined ? { logs } : { logs, milliseconds };
}
