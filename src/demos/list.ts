import { type GameDemo, games } from '../games/index.ts';

/** The ids of the games that have a demo. */
export function demoNames(): readonly string[] {
  return games.flatMap(({ id, demo }) => (demo === undefined ? [] : [id]));
}

/** The demo of a game; undefined if there is none. */
export async function demoOf(id: string): Promise<GameDemo | undefined> {
  return await games.find((game) => game.id === id)?.demo?.();
}
