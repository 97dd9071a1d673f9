import type { BoardModule } from '../drawing/board.ts';
import { games } from '../games/index.ts';

/** The board of a game; a game without one gets its public figures as a list. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const manifest = games.find(({ id }) => id === game);
  return (await manifest?.board?.()) ?? (await import('../drawing/generic-board.ts'));
}
