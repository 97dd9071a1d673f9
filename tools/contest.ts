// Lets the bots of this checkout play against those of another one, with equal CPU for every decision:
// `npm run contest -- --game GAME --against COMMIT [--games N] [--players P] [--seats half|one] [--milliseconds M]
// [--iterations N] [--level L] [--rival L] [--option NAME=VALUE]... [--seed S] [--first N]`.
//
// COMMIT may also be a folder with a checkout. Every deal is played once in each seating: the two sides in alternate
// seats, or one bot of this checkout that moves round the table. The rules are those of this checkout. After every
// tenth game it says who has won so far.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readOptions } from '../src/cli/settings.ts';
import { settingOf } from '../src/engine/match.ts';
import { marginOf, meanOf, wilson } from '../src/simulation/statistics.ts';
import { Checkout } from './contest/checkout.ts';
import { type ContestGame, playContestGame, type Thought } from './contest/contest-game.ts';

const { values: given } = parseArgs({
  options: {
    game: { type: 'string' },
    against: { type: 'string', default: 'HEAD' },
    games: { type: 'string', default: '60' },
    first: { type: 'string', default: '0' },
    players: { type: 'string' },
    seats: { type: 'string', default: 'half' },
    milliseconds: { type: 'string', default: '10' },
    iterations: { type: 'string' },
    level: { type: 'string', default: 'hard' },
    rival: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: 'contest' },
  },
});
const { game: id, level, rival = level, seats } = given;
if (id === undefined || (seats !== 'half' && seats !== 'one'))
  throw new Error('Say --game GAME, and --seats half or --seats one.');
const root = fileURLToPath(new URL('..', import.meta.url));
const own = await (await Checkout.of(root, root)).side(id, level);
const other = await (await Checkout.of(given.against, root)).side(id, rival);
const { game } = own;
const players = Number(given.players ?? (game.seats.from <= 2 ? 2 : 4));
const setting = settingOf(game, players, readOptions(game, given.option));
const thought: Thought =
  given.iterations === undefined
    ? { milliseconds: Number(given.milliseconds) }
    : { iterations: Number(given.iterations) };

const played: ContestGame[] = [];
const first = Number(given.first);
const last = first + Number(given.games) - 1;
for (let number = first; number <= last; number += 1) {
  played.push(playContestGame(game, setting, [own, other], { seed: given.seed, number, seats }, thought));
  if (played.length % 10 === 0 || number === last) process.stdout.write(`${summary()}\n`);
}

/** What the games so far say, in a line. */
function summary(): string {
  const decided = played.filter(({ won }) => won !== null);
  const wins = decided.filter(({ won }) => won === 1).length;
  const { share, low, high } = wilson(wins, decided.length);
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  const places = played.map(({ place }) => place);
  const efforts = [0, 1].map((side) => {
    const sum = (of: 'decisions' | 'iterations' | 'milliseconds') =>
      played.reduce((total, { efforts: both }) => total + (both[side as 0 | 1][of] as number), 0);
    const decisions = Math.max(1, sum('decisions'));
    return `${(sum('milliseconds') / decisions).toFixed(1)} ms, ${Math.round(sum('iterations') / decisions)} iterations`;
  });
  return [
    `${played.length} games: won ${wins} of ${decided.length} decided ones, ${percent(share)} (${percent(low)} to ${percent(high)})`,
    `mean place ${meanOf(places).toFixed(2)} ± ${marginOf(places).toFixed(2)}`,
    `score ${meanOf(played.map(({ score }) => score)).toFixed(1)} against ${meanOf(played.map(({ rivalScore }) => rivalScore)).toFixed(1)}`,
    `a decision ${efforts.join(' against ')}`,
  ].join('; ');
}
