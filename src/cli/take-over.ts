import { InUse } from '../engine/lock.ts';
import { commandWords } from '../words/index.ts';
import { askYesNo, isPersonHere } from './terminal.ts';

/**
 * Runs an action that needs the lock of a match. If it is unknown whether the lock's owner is still running, a person
 * at the terminal is asked whether to take the lock over.
 * @throws InUse if the owner is running, nobody can be asked, or the answer is no
 */
export async function askingToTakeOver<T>(
  takesOver: boolean,
  act: (takesOver: boolean) => T | Promise<T>,
): Promise<T> {
  try {
    return await act(takesOver);
  } catch (thrown) {
    if (!(thrown instanceof InUse) || thrown.isAlive || !isPersonHere()) throw thrown;
    const { pid, host, since } = thrown.owner;
    const question = commandWords().openedElsewhere(pid, host, since) + commandWords().askTakeOver;
    if (!(await askYesNo(question))) throw thrown;
    return await act(true);
  }
}
