import { decide } from '../../src/bots/bot.ts';
import { hardBot } from '../../src/bots/hard.ts';
import { botSeed, randomPolicy } from '../../src/bots/random.ts';
import type { State } from '../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { optionCount, type Question } from '../../src/engine/question.ts';
import { thinkingOf } from '../../src/engine/thinking.ts';
import { games } from '../../src/games/index.ts';
import { botNumbers } from '../../src/simulation/bot-game.ts';
import { median } from './ratio.ts';

const MEGABYTE = 1024 * 1024;
const MOST_MEMORY = 300 * MEGABYTE;
/** Answers from one measured decision to the next: they are spread over the whole game. */
const ANSWERS_BETWEEN = 25;
const ITERATIONS = 100;

let mostMemory = 0;
for (const { id, seats, load } of games) {
  const game = await load();
  for (const players of new Set([Math.max(2, seats.from), seats.to])) {
    const setting = settingOf(game, players);
    const match: Match<State, unknown, unknown> = new Match(game, setting, setUp(game, setting, 'search'));
    const policy = randomPolicy('search');
    const rates: number[] = [];
    const thoughts: number[] = [];
    let due = 0;
    while (!match.over) {
      const question = match.open[0] as Question;
      if (optionCount(question) > 2 && match.answered >= due) {
        due = match.answered + ANSWERS_BETWEEN;
        const { iterations, milliseconds } = searchOnce(match, question);
        rates.push((iterations * 1000) / milliseconds);
        thoughts.push(((game.advice?.iterations ?? 0) * milliseconds) / iterations / 1000);
        mostMemory = Math.max(mostMemory, process.memoryUsage().rss);
      }
      match.answer(question.seat, policy(question), optionCount(question) === 1);
    }
    console.log(
      `${id}, ${players} players: ${median(rates).toFixed(0)} iterations of search a second on one core; ` +
        `a thought of hard, if nothing settles it before, takes ${median(thoughts).toFixed(1)} s, ${Math.max(...thoughts).toFixed(1)} s at most`,
    );
  }
}
console.log(
  `memory of a hard bot: ${(mostMemory / MEGABYTE).toFixed(0)} MB at most, program and games included`,
);
if (mostMemory > MOST_MEMORY) {
  console.error('a hard bot may take 300 MB');
  process.exitCode = 1;
}

/** One search without an early end, in processor time. */
function searchOnce(
  match: Match<State, unknown, unknown>,
  question: Question,
): { iterations: number; milliseconds: number } {
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
  return { iterations, milliseconds: (user + system) / 1000 };
}
