// node tools/run-bundled.mjs test/bench/search-of-game.ts GAME PLAYERS: how fast hard searches in one game, and how much
// memory it takes; started by search.bench.ts.
import { decide } from '../../src/bots/bot.ts';
import { hardBot } from '../../src/bots/hard.ts';
import { botSeed, randomPolicy } from '../../src/bots/random.ts';
import type { State } from '../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { optionCount, type Question } from '../../src/engine/question.ts';
import { thinkingOf } from '../../src/engine/thinking.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { botNumbers } from '../../src/simulation/bot-game.ts';
import { median } from './ratio.ts';

/** Answers from one measured decision to the next: they are spread over the whole game. */
const ANSWERS_BETWEEN = 25;
const ITERATIONS = 100;
/** Matches that are played so that code is compiled, and those that are measured. */
const WARM_UP = ['warm up', 'warm up again'];
const MEASURED = ['search', 'search again', 'search a third time'];

const [id, players] = process.argv.slice(2);
const game = (await games.find((entry) => entry.id === id)?.load()) as AnyGame;

for (const seed of WARM_UP) rates(seed);
const found = MEASURED.flatMap(rates);
const rate = median(found);
const thought = (game.advice?.iterations ?? 0) / rate;
const memory = process.resourceUsage().maxRSS / 1024;
console.log(
  `${id}, ${players} players: ${rate.toFixed(0)} iterations of search a second on one core; a thought of hard, if ` +
    `nothing settles it before, takes ${thought.toFixed(1)} s; ${memory.toFixed(0)} MB at most, program and game included`,
);

/** Iterations a second of processor time, at decisions spread over a match that is played at random. */
function rates(seed: string): number[] {
  const setting = settingOf(game, Number(players));
  const match: Match<State, unknown, unknown> = new Match(game, setting, setUp(game, setting, seed));
  const policy = randomPolicy(seed);
  const list: number[] = [];
  let due = 0;
  while (!match.over) {
    const question = match.open[0] as Question;
    if (optionCount(question) > 2 && match.answered >= due) {
      due = match.answered + ANSWERS_BETWEEN;
      list.push(rateOf(match, question));
    }
    match.answer(question.seat, policy(question), optionCount(question) === 1);
  }
  return list;
}

/** One search without an early end. */
function rateOf(match: Match<State, unknown, unknown>, question: Question): number {
  const { seat } = question;
  let iterations = 0;
  const before = process.cpuUsage();
  decide(hardBot, {
    question,
    // Without a number of iterations nothing is settled early.
    budget: {
      iterations: Number.POSITIVE_INFINITY,
      stop: () => {
        iterations += 1;
        return iterations >= ITERATIONS;
      },
    },
    view: () => match.view(seat),
    number: botNumbers(botSeed('search'), seat, match.answered),
    thinking: () => thinkingOf(match, seat),
  });
  const { user, system } = process.cpuUsage(before);
  return (iterations * 1_000_000) / (user + system);
}
