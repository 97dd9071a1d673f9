import { randomPolicy } from '../../src/bots/random.ts';
import type { Game, State } from '../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import type { Question } from '../../src/engine/question.ts';
import { playOutGame } from '../../src/engine/rollout.ts';
import { boardgameIoPlayer } from './engine/boardgame-io.ts';
import { countByHand, counter, counterForBoardgameIo } from './engine/counter.ts';
import { playByHand, ticTacToe, ticTacToeForBoardgameIo } from './engine/tic-tac-toe.ts';
import { printRatios } from './ratio.ts';

// Whole random games: at least 100 times boardgame.io's moves a second, and a third of a loop written by hand. All
// three play the same games: the same seeds, the same numbers, the same moves.

const GAMES = 4000;
/** boardgame.io is so much slower that a part of the games has to do: enough to be warm in every round. */
const GAMES_OF_BOARDGAME_IO = 100;
/** Games of whole matches, which check every answer and keep what undo needs. */
const MATCHES = 100;
/** Rounds with boardgame.io, each of which takes a while. */
const ROUNDS = 9;

/** Plays games of numbered seeds, continuing after the last one, and counts the moves. */
function games(count: number, play: (seed: string) => number): () => number {
  let begun = 0;
  return () => {
    let moves = 0;
    for (const end = begun + count; begun < end; begun += 1) moves += play(`game ${begun}`);
    return moves;
  };
}

function onTheEngine<S extends State>(game: Game<S>): (seed: string) => number {
  const setting = settingOf(game, 2);
  return (seed) => playOutGame(game, setting, setUp(game, setting, seed), randomPolicy(seed)).decisions;
}

/** What people play: every answer is checked, and all that undo needs is kept. */
function asMatches<S extends State>(game: Game<S>): (seed: string) => number {
  const setting = settingOf(game, 2);
  return (seed) => {
    const policy = randomPolicy(seed);
    const match: Match<S, unknown, unknown> = new Match(game, setting, setUp(game, setting, seed));
    while (!match.over) {
      const question = match.open[0] as Question;
      match.answer(question.seat, policy(question), false);
    }
    return match.answered;
  };
}

async function measure<S extends State>(
  game: Game<S>,
  byHand: (seed: string) => number,
  forBoardgameIo: object,
): Promise<void> {
  const play = await boardgameIoPlayer(forBoardgameIo);
  const [ours, matches, hand, theirs] = await printRatios(
    `${game.id}, whole random games`,
    {
      'green-games, rollouts': games(GAMES, onTheEngine(game)),
      'green-games, matches as people play them (Match.answer)': games(MATCHES, asMatches(game)),
      'by hand': games(GAMES, byHand),
      'boardgame.io, its reducer': games(GAMES_OF_BOARDGAME_IO, (seed) => play(seed).moves),
    },
    { rounds: ROUNDS, warmUp: 2, unit: 'move' },
  );
  if (ours === undefined || matches === undefined || hand === undefined || theirs === undefined) return;
  const overTheirs = theirs.median / ours.median;
  const overHand = hand.median / ours.median;
  console.log(
    `  ${overTheirs.toFixed(0)} times as fast as boardgame.io, ${overHand.toFixed(2)} times as fast as by hand; ` +
      `as people play, ${(theirs.median / matches.median).toFixed(0)} times as fast as boardgame.io\n`,
  );
  if (overTheirs >= 100 && overHand >= 1 / 3) return;
  console.error(`${game.id}: at least 100 times boardgame.io and a third of the loop by hand are wanted`);
  process.exitCode = 1;
}

await measure(ticTacToe, (seed) => playByHand(seed).moves, ticTacToeForBoardgameIo);
await measure(counter, (seed) => countByHand(seed).moves, counterForBoardgameIo);
