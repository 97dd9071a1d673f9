import { type GameDemo, games } from '../games/index.ts';

/** The games with a demo, by their ids. */
export function demoNames(): readonly string[] {
  return games.flatMap(({ id, demo }) => (demo === undefined ? [] : [id]));
}

/** The demo of a game; undefined where there is none. */
export async function demoOf(id: string): Promise<GameDemo | undefined> {
  return await games.find((game) => game.id === id)?.demo?.();
}
