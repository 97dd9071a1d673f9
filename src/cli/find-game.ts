import { present } from '../engine/checked.ts';
import { type AnyGame, games, type Manifest } from '../games/index.ts';
import { usage } from './exit.ts';
import { resolveWord } from './nearest.ts';

/** The id of the game that a word names, or a sentence that says why it names none. */
export function resolveGame(word: string): { found: string } | { fault: string } {
  return resolveWord(
    word,
    games.map((game) => game.id),
    'game',
  );
}

/**
 * The game with this id or unambiguous beginning of an id.
 * @throws Exit that suggests what was probably meant
 */
export function findGame(id: string): Manifest {
  const word = resolveGame(id);
  if ('fault' in word) throw usage(word.fault);
  return present(
    games.find((game) => game.id === word.found),
    'game',
  );
}

/** The loaded game with this id or unambiguous beginning of an id. */
export async function loadGame(id: string): Promise<AnyGame> {
  return await findGame(id).load();
}
