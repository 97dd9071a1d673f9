import { isOutside } from '../bots/outside-name.ts';
import { JournalError, ReplayError } from '../engine/journal.ts';
import { type SavedMatch, savedMatches } from '../table/data-folder.ts';
import { resumeSession } from '../table/open-session.ts';
import type { HotSeat } from '../table/session.ts';
import { type SetAside, setUnsoundAside } from '../table/sound-part.ts';
import { commandWords } from '../words/index.ts';
import { Exit, exitCodes, faultOf, usage } from './exit.ts';
import { loadGame } from './find-game.ts';
import { endingAtOnce } from './leave.ts';
import { tell } from './output.ts';
import { partsOfPrograms } from './outside-bots.ts';
import { ownFolder } from './own-folder.ts';
import { playSession, type ScreenWishes } from './play-session.ts';
import { programWord } from './program-word.ts';
import { findMatch, unfinishedOf } from './saved.ts';
import { askingToTakeOver } from './take-over.ts';
import { checkScreen } from './terminal.ts';

interface ResumeWishes extends ScreenWishes {
  /** Take over a lock although its owner, on another machine, may still be running. */
  readonly takeOver?: boolean;
  /** Set aside the unsound rest of the match file and continue before it. */
  readonly fromSound?: boolean;
  /** The programs that play on for those of the match, in the order of their seats. */
  readonly bot?: readonly string[];
}

/**
 * `resume [match]`: resumes a saved match; default: the latest unfinished one.
 * @returns whether the game is over and the person is still there
 */
export async function resume(name: string | undefined, options: ResumeWishes): Promise<boolean> {
  checkScreen(options.plain === true);
  for (const level of options.bot ?? [])
    if (!isOutside(level)) throw usage(commandWords().onlyPrograms(level));
  const match = name === undefined ? unfinishedOf(undefined, savedMatches(ownFolder())) : findMatch(name);
  if (match === undefined) throw usage(commandWords().nothingToResume(programWord, programWord));
  return await playSession(await taken(match, options), options);
}

/** Opens the match with its lock. A person is asked if it is unknown whether the lock's owner is still running. */
async function taken(match: SavedMatch, { takeOver, fromSound, bot = [] }: ResumeWishes): Promise<HotSeat> {
  if (match.fault !== undefined)
    throw new Exit(exitCodes.matchFile, commandWords().matchNotOpened(match.path, match.fault));
  const parts = partsOfPrograms(bot, undefined);
  const restarted = parts && { levels: bot, parts };
  return await askingToTakeOver(takeOver === true, async (takesOver) => {
    if (fromSound === true) {
      const aside = await setUnsoundAside(match.path, loadGame, takesOver);
      tell(aside === undefined ? commandWords().wholeMatchSound : asideText(aside));
    }
    try {
      return await endingAtOnce(async () => await resumeSession(match, loadGame, takesOver, restarted));
    } catch (thrown) {
      throw withCure(thrown, match);
    }
  });
}

function asideText({ path, line }: SetAside): string {
  return commandWords().continuedFromSound(line, path);
}

/** Adds the cure to a fault that does not concern the beginning of a match file. */
function withCure(thrown: unknown, { name }: SavedMatch): unknown {
  const isFault = thrown instanceof JournalError || thrown instanceof ReplayError;
  if (!isFault || thrown.line === undefined || thrown.line <= 2) return thrown;
  const { code, message } = faultOf(thrown);
  const cure = commandWords().soundPartOffered(programWord, name);
  return new Exit(code, `${message} ${cure}`);
}
