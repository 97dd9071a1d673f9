import type { Options } from '../../src/engine/game.ts';
import type { AnyGame } from '../../src/games/index.ts';
import { dataFolder } from '../../src/table/folder-paths.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';

/** Plays a match of all the seats of a game at random, to as many answers as there can be; where it is saved. */
export async function savedRandomMatch(game: AnyGame, seed: string, options: Options = {}): Promise<string> {
  const players = game.seats.to;
  const wishes = Array.from({ length: players }, () => ({ bot: 'random' }));
  const session = await beginSession({
    game,
    players,
    options,
    sitters: seatsFor(players, wishes),
    seed,
    keep: dataFolder(process.env),
    program: 'bench',
  });
  await session.advance();
  session.close();
  return session.saved?.path ?? '';
}
