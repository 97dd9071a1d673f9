import type { GameId } from '../../engine/game.ts';
import type { BoardModule } from './board.ts';

/** The boards by game; each is loaded when a match of its game is shown. */
const boards: Readonly<Record<string, () => Promise<BoardModule>>> = {
  'green-deal': () => import('./green-deal/index.ts'),
  limit: () => import('./limit/index.ts'),
  'nice-green-things': () => import('./nice-green-things/index.ts'),
  reputation: () => import('./reputation/index.ts'),
};

/** The board of a game; a game without one gets its public figures as a list. */
export async function loadBoard(game: GameId): Promise<BoardModule> {
  const load = boards[game];
  return load === undefined ? import('./generic.ts') : load();
}
