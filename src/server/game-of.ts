import { type AnyGame, games } from '../games/index.ts';
import { serverWords } from '../words/index.ts';
import { TableRefusal } from './table-refusal.ts';

/**
 * The rules of a game.
 * @throws TableRefusal if this server does not know the game
 */
export async function gameOf(id: string): Promise<AnyGame> {
  const entry = games.find((known) => known.id === id);
  if (entry === undefined) throw new TableRefusal(serverWords().noGame(id));
  return await entry.load();
}
