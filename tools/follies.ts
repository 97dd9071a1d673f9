// Counts mistakes that strong players would laugh at, in games of a level against itself: `npm run follies -- [--games
// N] [--only GAME] [--levels normal,hard] [--iterations N]`.
import { parseArgs } from 'node:util';
import type { Bot } from '../src/bots/bot.ts';
import { loadBots } from '../src/simulation/simulation.ts';
import { folliesOf } from './bot-follies.ts';

const { values: given } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    only: { type: 'string', default: 'nice-green-things,reputation' },
    levels: { type: 'string', default: 'normal,hard' },
    iterations: { type: 'string' },
  },
});
const levels = given.levels.split(',');
const bots = await loadBots(levels);
for (const id of given.only.split(',')) {
  for (const level of levels) {
    // Normal thinks briefly anyway.
    const iterations =
      given.iterations === undefined || level !== 'hard' ? undefined : Number(given.iterations);
    const follies = await folliesOf(id, bots.get(level) as Bot, Number(given.games), iterations);
    for (const { name, done, chances } of follies) {
      const share = chances === 0 ? 0 : (100 * done) / chances;
      process.stdout.write(`${id}, ${level}: ${name}: ${done} of ${chances} (${share.toFixed(1)} %)\n`);
    }
  }
}
