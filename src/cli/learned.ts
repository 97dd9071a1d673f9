import { Exit } from './exit.ts';
import { tell } from './output.ts';
import { changeSetting, type Learned, readSettings } from './settings-file.ts';

/** The last completed stage of learning a game; undefined if there is none. */
export async function learnedOf(game: string): Promise<Learned | undefined> {
  return (await readSettings()).learned?.[game];
}

/** Saves the last completed stage. If it cannot be saved, a message says so and the match continues. */
export async function keepLearned(game: string, stage: Learned): Promise<void> {
  await keepSetting(['learned', game], stage);
}

/** Saves a setting that was not typed as one. If it cannot be saved, a message says so and the program goes on. */
export async function keepSetting(path: readonly string[], value: string): Promise<void> {
  try {
    await changeSetting(path, value);
  } catch (thrown) {
    if (!(thrown instanceof Exit)) throw thrown;
    tell(`${thrown.message}\n`);
  }
}
