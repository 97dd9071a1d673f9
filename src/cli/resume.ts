import { InUse } from '../engine/lock.ts';
import { type SavedMatch, savedMatches } from '../table/data-folder.ts';
import { resumeSession } from '../table/open-session.ts';
import type { HotSeat } from '../table/session.ts';
import { Exit, exitCodes, usage } from './exit.ts';
import { loadGame } from './find-game.ts';
import { playSession, type ScreenWishes } from './play-session.ts';
import { findMatch, unfinishedOf } from './saved.ts';
import { askYesNo, checkScreen, isPersonHere } from './terminal.ts';

interface ResumeWishes extends ScreenWishes {
  /** Take over a lock of whose owner nothing can be known. */
  readonly takeOver?: boolean;
}

/** `resume [match]`: goes on with a saved match, without a name with the latest that is not finished. */
export async function resume(name: string | undefined, options: ResumeWishes): Promise<void> {
  checkScreen(options.plain === true);
  const match = name === undefined ? unfinishedOf(undefined, savedMatches()) : findMatch(name);
  if (match === undefined)
    throw usage(
      'There is no unfinished match. green-games play begins one; green-games matches lists those that are saved.',
    );
  await playSession(await taken(match, options), options);
}

/** The match with its lock. Where nobody can know whether its last owner still runs, a person is asked. */
async function taken(match: SavedMatch, { takeOver }: ResumeWishes): Promise<HotSeat> {
  if (match.fault !== undefined)
    throw new Exit(exitCodes.matchFile, `${match.path} cannot be opened: ${match.fault}.`);
  return await askingToTakeOver(
    takeOver === true,
    async (takesOver) => await resumeSession(match, loadGame, takesOver),
  );
}

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
