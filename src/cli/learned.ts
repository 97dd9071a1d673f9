import { Exit } from './exit.ts';
import { tell } from './output.ts';
import { changeSetting, type Learned, readSettings } from './settings-file.ts';

/** How far somebody has come in learning a game; undefined where not begun. */
export async function learnedOf(game: string): Promise<Learned | undefined> {
  return (await readSettings()).learned?.[game];
}

/** Remembers how far somebody has come; where that cannot be kept it is said, and the match goes on. */
export async function keepLearned(game: string, stage: Learned): Promise<void> {
  try {
    await changeSetting(['learned', game], stage);
  } catch (thrown) {
    if (!(thrown instanceof Exit)) throw thrown;
    tell(`${thrown.message}\n`);
  }
}
