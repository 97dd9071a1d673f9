import { botSeed } from '../../../src/bots/random.ts';
import { derivedNumber } from '../../../src/engine/random.ts';

interface Move {
  readonly move: string;
  readonly args: unknown[];
}

/** What of a boardgame.io game is needed to play it at random. */
interface Enumerable {
  readonly ai: { enumerate(G: unknown, ctx: unknown, playerID: string): Move[] };
}

interface MatchState {
  readonly G: unknown;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/**
 * A player of random games on boardgame.io the fastest way it has: its reducer called directly, without client, store
 * or log, its undo switched off and its libraries in production mode.
 * @returns a function that plays one game and returns its end and the number of moves
 */
export async function boardgameIoPlayer(
  game: object,
): Promise<(seed: string) => { G: unknown; moves: number }> {
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = await import(
    'boardgame.io/dist/cjs/internal.js'
  );
  const processed = ProcessGameConfig(game);
  const reducer = CreateGameReducer({ game: processed });
  const { enumerate } = (game as Enumerable).ai;
  return (seed) => {
    const base = botSeed(seed);
    let state: MatchState = InitializeGame({ game: processed, numPlayers: 2 });
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const playerID = state.ctx.currentPlayer;
      const options = enumerate(state.G, state.ctx, playerID);
      const { move, args } = options[derivedNumber(base, Number(playerID), moves, options.length)] as Move;
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
      moves += 1;
    }
    return { G: state.G, moves };
  };
}
