// Plays neighbouring levels against each other, and normal and hard against scripts of advice:
// `npm run ladder -- [--games N] [--only GAME] [--players P] [--level STRONGER] [--minutes M] [--scripts]
// [--iterations N] [--least N] [--bot 'cmd:COMMAND']... [--print]`. With --scale it is `npm run scale`, which puts all bots
// of a game on one scale, and takes its options.
//
// Every pair plays the same seeds with the seats rotated. With --scripts, only scripts are opponents. A pair with a
// script stops once its result is clear, but not before --least decided games. Each finished game is recorded at once,
// so an interrupted run continues where it stopped. At the end the table is written between two marks in docs/bots.md,
// or only printed with --print; a pair with too few recorded games keeps its earlier row. With --iterations hard thinks
// less than in play; such games have rows of their own. With --bot, only that program is played against, like a script,
// and the result is only printed.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Bot, decide } from '../src/bots/bot.ts';
import { botNames } from '../src/bots/index.ts';
import { settingOf, setUp } from '../src/engine/match.ts';
import { games } from '../src/games/index.ts';
import { playBotGame } from '../src/simulation/bot-game.ts';
import { loadBots } from '../src/simulation/simulation.ts';
import { marginOf, meanOf, placesOf, wilson } from '../src/simulation/statistics.ts';
import { botCodeDigest } from './bot-code.ts';
import { scripts } from './scripted-players/index.ts';
import { scriptedBot } from './scripted-players/script.ts';

if (process.argv.includes('--scale')) {
  process.argv = process.argv.filter((word) => word !== '--scale');
  await import('./scale.ts');
  process.exit();
}

const { values: given } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    only: { type: 'string' },
    players: { type: 'string' },
    level: { type: 'string' },
    minutes: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'ladder' },
    scripts: { type: 'boolean', default: false },
    iterations: { type: 'string' },
    least: { type: 'string', default: '20' },
    bot: { type: 'string', multiple: true, default: [] },
    print: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
/** The share of decided games to win, where chance alone would give half. */
const AIM = 0.65;
/** The number of decided games before a result can count as clear. */
const leastDecided = Number(given.least);
/** The number of a pair's games needed to replace an earlier row of the table. */
const LEAST_OF_ROW = 20;
const MARKS = ['<!-- ladder -->', '<!-- /ladder -->'] as const;

/**
 * A pair of bots at a table: one stronger bot against weaker ones at all other seats, or the two in alternate seats.
 */
interface Rung {
  readonly game: string;
  readonly players: number;
  readonly stronger: string;
  readonly weaker: string;
  /** The number of seats of the stronger bot. */
  readonly seats: number;
  /** The iterations of hard, if it thinks less than in play. */
  readonly iterations?: number;
}

/** The record of a game. */
interface Played extends Rung {
  readonly number: number;
  /** The digest of the bots' code; games with another digest do not count. */
  readonly program: string;
  readonly place: number;
  /** 1: won alone; 0: lost; null: shared or won by nobody. */
  readonly won: 1 | 0 | null;
  /** Milliseconds per decision of the stronger bot. */
  readonly milliseconds: number;
}

/** Duels if the game allows them, and tables of four if it seats four. */
const tables: readonly (readonly [string, number])[] = games.flatMap(({ id, seats }) =>
  [2, 4]
    .filter((players) => players >= seats.from && players <= seats.to)
    .map((players) => [id, players] as const),
);
/** The levels, weakest first; expert is hard with more time, so the scale of `npm run scale` is enough for it. */
const levels = botNames.filter((name) => name !== 'expert');
const rungs: Rung[] = tables.flatMap(([game, players]) =>
  levels
    .slice(1)
    .map((stronger, index) => ({ game, players, stronger, weaker: levels[index] as string, seats: 1 })),
);
/** Against scripts: duels if the game allows them, otherwise two against two, so that chance alone wins half. */
const scriptRungs: Rung[] = scripts.flatMap(({ game, name }) => {
  const players = games.some(({ id, seats }) => id === game && seats.from <= 2) ? 2 : 4;
  return ['normal', 'hard'].map((stronger) => ({
    game,
    players,
    stronger,
    weaker: name,
    seats: players / 2,
  }));
});
/** The same against programs of one's own. */
const programRungs: Rung[] = games.flatMap(({ id, seats }) =>
  given.bot.flatMap((weaker) => {
    const players = seats.from <= 2 ? 2 : 4;
    return ['normal', 'hard'].map((stronger) => ({
      game: id,
      players,
      stronger,
      weaker,
      seats: players / 2,
    }));
  }),
);
/** The rungs to play now. The table shows all rungs that have been played. */
const wanted = (
  given.bot.length > 0 ? programRungs : given.scripts ? scriptRungs : [...rungs, ...scriptRungs]
)
  .filter(
    ({ game, players, stronger }) =>
      (given.only === undefined || given.only.split(',').includes(game)) &&
      (given.players === undefined || players === Number(given.players)) &&
      (given.level === undefined || stronger === given.level),
  )
  .map((rung) =>
    given.iterations !== undefined && rung.stronger === 'hard'
      ? { ...rung, iterations: Number(given.iterations) }
      : rung,
  );

/** The digest of the bots' code for each game. */
const programs = new Map(games.map(({ id }) => [id, botCodeDigest(id)]));
const folder = join(root, 'node_modules', '.cache', 'green-games');
mkdirSync(folder, { recursive: true });
const record = join(folder, 'ladder.ndjson');
const played: Played[] = existsSync(record)
  ? readFileSync(record, 'utf8')
      .split('\n')
      .flatMap(readLine)
      .filter((line) => line.program === programs.get(line.game))
  : [];

/** The header of the table. */
const HEAD = [
  'game',
  'table',
  'levels',
  'games',
  'decided games won',
  'mean place',
  'a decision',
  'aim reached',
];
/** The cell with the number of games; the cells before it name the pair. */
const GAMES_CELL = 3;

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const pairOf = (cells: readonly string[]): string => cells.slice(0, GAMES_CELL).join(' | ');

await playAll();
const lines = given.bot.length > 0 ? programLines() : tableLines(earlierRows());
process.stdout.write(`${lines.join('\n')}\n`);
if (!given.print && given.bot.length === 0) writeIntoPage(lines);

/** Plays one game of each rung in turn, so that all have equally many whenever the run is stopped. */
async function playAll(): Promise<void> {
  const end = performance.now() + Number(given.minutes) * 60_000;
  const outside = { logs: join(folder, 'bots') };
  mkdirSync(outside.logs, { recursive: true });
  const loaded = await loadBots([...botNames, ...given.bot], outside);
  for (let number = 0; number < Number(given.games); number += 1) {
    for (const rung of wanted) {
      if (performance.now() > end) return;
      if (played.some((line) => isOf(line, rung) && line.number === number) || isClear(rung)) continue;
      const line = await playOne(rung, number, loaded);
      played.push(line);
      appendFileSync(record, `${JSON.stringify(line)}\n`);
    }
  }
}

/**
 * Whether a rung against a script needs no more games: its share reaches the aim and its interval lies above one half,
 * or the whole interval lies below the aim (one half for normal, which merely must not lose).
 */
function isClear(rung: Rung): boolean {
  if (!isAgainstScript(rung)) return false;
  const { wins, decided } = countOf(rung);
  if (decided < leastDecided) return false;
  const { share, low, high } = wilson(wins, decided);
  return (share >= AIM && low > 0.5) || high < (rung.stronger === 'normal' ? 0.5 : AIM);
}

function isAgainstScript({ weaker }: Rung): boolean {
  return !botNames.includes(weaker);
}

function countOf(rung: Rung): { wins: number; decided: number } {
  const decided = played.filter((line) => isOf(line, rung) && line.won !== null);
  return { wins: decided.filter(({ won }) => won === 1).length, decided: decided.length };
}

/** The bot with this name: a level, or a script of the game. */
function botOf(game: string, name: string, loaded: ReadonlyMap<string, Bot>): Bot {
  const script = scripts.find((own) => own.game === game && own.name === name);
  return script === undefined ? (loaded.get(name) as Bot) : scriptedBot(script);
}

async function playOne(rung: Rung, number: number, loaded: ReadonlyMap<string, Bot>): Promise<Played> {
  const { players } = rung;
  const game = await (games.find(({ id }) => id === rung.game) as (typeof games)[number]).load();
  const setting = settingOf(game, players);
  // A seed is used once per seating, so that the stronger bot sits at each of its seats once. Two of a kind in
  // alternate seats have two seatings; a third would repeat the first, answer for answer.
  const seatings = players / rung.seats;
  const seat = number % seatings;
  const seed = `${given.seed}/${Math.floor(number / seatings)}`;
  let thought = 0;
  let decisions = 0;
  const stronger = botOf(rung.game, rung.stronger, loaded);
  const weaker = botOf(rung.game, rung.weaker, loaded);
  // Two of a kind sit opposite each other.
  const isStronger = (at: number) => (rung.seats === 1 ? at === seat : (at + seat) % 2 === 0);
  const timed: Bot = {
    name: stronger.name,
    *think(decision) {
      const began = performance.now();
      const { iterations } = rung;
      const verdict = decide(
        stronger,
        iterations === undefined ? decision : { ...decision, budget: { iterations } },
      );
      thought += performance.now() - began;
      decisions += 1;
      yield 1;
      return verdict;
    },
  };
  const bots = Array.from({ length: players }, (_, at) => (isStronger(at) ? timed : weaker));
  const { match } = playBotGame(game, setting, setUp(game, setting, seed), bots, seed);
  const { winners, ranking } = game.outcome(match.state, setting);
  const ofStronger = winners.filter(isStronger).length;
  const isDecided =
    winners.length > 0 && (winners.length === 1 || ofStronger === 0 || ofStronger === winners.length);
  const places = placesOf(players, ranking).filter((_, at) => isStronger(at));
  return {
    ...rung,
    number,
    program: programs.get(rung.game) as string,
    place: meanOf(places),
    won: isDecided ? (ofStronger > 0 ? 1 : 0) : null,
    milliseconds: Math.round(thought / Math.max(1, decisions)),
  };
}

function isOf(line: Played, rung: Rung): boolean {
  return (
    line.game === rung.game &&
    line.players === rung.players &&
    line.stronger === rung.stronger &&
    line.weaker === rung.weaker &&
    line.seats === rung.seats &&
    line.iterations === rung.iterations
  );
}

/** Reads a line of the record; a torn last one is dropped. */
function readLine(line: string): Played[] {
  if (line === '') return [];
  try {
    return [JSON.parse(line) as Played];
  } catch {
    return [];
  }
}

/** A rung, and the same rung with each smaller number of iterations that was played. */
function withThinner(rung: Rung): Rung[] {
  const counts = new Set(
    played.flatMap((line) => (isOf(line, { ...rung, ...iterationsOf(line) }) ? [line.iterations] : [])),
  );
  counts.delete(undefined);
  return [rung, ...[...counts].map((iterations) => ({ ...rung, iterations: iterations as number }))];
}

function iterationsOf({ iterations }: Rung): Pick<Rung, 'iterations'> {
  return iterations === undefined ? {} : { iterations };
}

/** The table of the games against programs of one's own. */
function programLines(): string[] {
  return [lineOf(HEAD), lineOf(HEAD.map(() => '---')), ...wanted.map((rung) => lineOf(rowOf(rung)))];
}

function tableLines(earlier: ReadonlyMap<string, string>): string[] {
  const fresh = [...rungs, ...scriptRungs].flatMap(withThinner).map(rowOf);
  const rows = new Map(earlier);
  for (const cells of fresh) {
    const games = Number(cells[GAMES_CELL]);
    const old = rows.get(pairOf(cells));
    const known = Number(old === undefined ? 0 : cellsOf(old)[GAMES_CELL]);
    if (games > 0 && games >= Math.min(known, LEAST_OF_ROW)) rows.set(pairOf(cells), lineOf(cells));
  }
  return [lineOf(HEAD), lineOf(HEAD.map(() => '---')), ...inOrder(rows)];
}

/** The row of a rung. */
function rowOf(rung: Rung): string[] {
  const own = played.filter((line) => isOf(line, rung));
  const decided = own.filter(({ won }) => won !== null);
  const wins = wilson(decided.filter(({ won }) => won === 1).length, decided.length);
  const places = own.map(({ place }) => place);
  const shown = [...pairCells(rung), String(own.length)];
  if (own.length === 0) return [...shown, '', '', '', ''];
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const margin = marginOf(places);
  const place = meanOf(places);
  const isHalf = rung.seats * 2 === rung.players;
  const isWon = wins.share >= AIM && wins.low > 0.5;
  // Normal need not beat a script, but it must not lose to one.
  const isEven = isAgainstScript(rung) && rung.stronger === 'normal' && wins.high > 0.5 && wins.share >= 0.45;
  const reached = isHalf ? isWon || isEven : place < 2.2 && place + margin < 2.5;
  return [
    ...shown,
    decided.length === 0 ? '' : `${percent(wins.share)} (${percent(wins.low)} to ${percent(wins.high)})`,
    `${place.toFixed(2)}${Number.isFinite(margin) ? ` ± ${margin.toFixed(2)}` : ''}`,
    `${Math.round(meanOf(own.map(({ milliseconds }) => milliseconds)))} ms`,
    reached ? 'yes' : 'no',
  ];
}

/** The existing rows of the page, by pair. */
function earlierRows(): Map<string, string> {
  const file = join(root, 'docs/bots.md');
  if (!existsSync(file)) return new Map();
  const [, table = ''] = readFileSync(file, 'utf8').split(MARKS[0]);
  const rows = (table.split(MARKS[1])[0] as string).split('\n').filter((line) => line.startsWith('| '));
  return new Map(rows.slice(2).map((line) => [pairOf(cellsOf(line)), line]));
}

/** The rows in the order of the rungs; a rung with fewer iterations follows the full one. */
function inOrder(rows: ReadonlyMap<string, string>): string[] {
  const place = new Map([...rungs, ...scriptRungs].map((rung, index) => [pairOf(pairCells(rung)), index]));
  const placeOf = (pair: string): number => place.get(pair.replace(/ \(\d+ iterations\)/, '')) ?? place.size;
  return [...rows]
    .sort(([a], [b]) => placeOf(a) - placeOf(b) || a.length - b.length || (a < b ? -1 : 1))
    .map(([, line]) => line);
}

/** The cells that name the pair of a rung. */
function pairCells({ game, players, seats, stronger, weaker, iterations }: Rung): string[] {
  const thinking = iterations === undefined ? '' : ` (${iterations} iterations)`;
  const table = players === 2 ? 'duel' : `${seats} against ${players - seats}`;
  return [game, table, `${stronger}${thinking} > ${weaker}`];
}

/** Puts the table between its marks in `docs/bots.md`; a page without marks stays unchanged. */
function writeIntoPage(table: readonly string[]): void {
  const file = join(root, 'docs/bots.md');
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  const [begin, end] = MARKS.map((mark) => text.indexOf(mark)) as [number, number];
  if (begin < 0 || end < begin) {
    process.stderr.write('docs/bots.md has no marks for the ladder; the table is only printed.\n');
    return;
  }
  const before = text.slice(0, begin + MARKS[0].length);
  writeFileSync(file, `${before}\n${table.join('\n')}\n${text.slice(end)}`);
}
