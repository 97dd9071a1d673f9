import { perform, readDemo } from '../../src/demos/demo.ts';
import { demoOf } from '../../src/demos/list.ts';
import { games } from '../../src/games/index.ts';
import type { Showing } from '../../src/replay/showing.ts';

/** The showing of a game's demo. */
export async function performed(id: string): Promise<Showing> {
  const game = await games.find((entry) => entry.id === id)?.load();
  const text = (await demoOf(id))?.script;
  if (game === undefined || text === undefined) throw new Error(`no demo ${id}`);
  const performance = await perform(game, readDemo(text));
  if ('refusal' in performance) throw new Error('refused');
  return performance.showing;
}
