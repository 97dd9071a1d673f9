import { type AnyGame, games, type Manifest } from '../games/index.ts';
import { usage } from './exit.ts';
import { resolveWord } from './nearest.ts';

/** The game's id that a word means, or a sentence that says why it means none. */
export function resolveGame(word: string): { found: string } | { fault: string } {
  return resolveWord(
    word,
    games.map((game) => game.id),
    'game',
  );
}

/**
 * The game that an id, or an unambiguous beginning of one, means.
 * @throws Exit with what was probably meant
 */
export function findGame(id: string): Manifest {
  const word = resolveGame(id);
  if ('fault' in word) throw usage(word.fault);
  return games.find((game) => game.id === word.found) as Manifest;
}

/** The loaded game that an id, or an unambiguous beginning of one, means. */
export async function loadGame(id: string): Promise<AnyGame> {
  return await findGame(id).load();
}
