import { InUse } from '../engine/lock.ts';
import { askYesNo, isPersonHere } from './terminal.ts';

/**
 * Does what needs the lock of a match. Where it cannot be known whether the owner of the lock still runs, a person at the
 * terminal is asked, and the lock is taken over where the person says so.
 * @throws InUse where the owner runs, where nobody can be asked, or where the answer is no
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
    const question =
      `Process ${pid} on ${host} took up this match at ${since}, and it cannot be told from here whether it still runs. ` +
      'Two that play one match ruin it. Is that process gone, and is the match to be taken over?';
    if (!(await askYesNo(question))) throw thrown;
    return await act(true);
  }
}
