import { savedMatches } from '../table/data-folder.ts';
import { resumeSession } from '../table/open-session.ts';
import { usage } from './exit.ts';
import { loadGame } from './find-game.ts';
import { playSession, type ScreenWishes } from './play-session.ts';
import { findMatch, unfinishedOf } from './saved.ts';
import { checkScreen } from './terminal.ts';

/** `resume [match]`: goes on with a saved match, without a name with the latest that is not finished. */
export async function resume(name: string | undefined, options: ScreenWishes): Promise<void> {
  checkScreen(options.plain === true);
  const match = name === undefined ? unfinishedOf(undefined, savedMatches()) : findMatch(name);
  if (match === undefined)
    throw usage(
      'There is no unfinished match. green-games play begins one; green-games matches lists those that are saved.',
    );
  await playSession(await resumeSession(match, loadGame), options);
}
