// npm run scale -- [--only GAME[,GAME]] [--games N] [--minutes N] [--thinking S] [--bot 'cmd:COMMAND']... [--expert] [--without NAME[,NAME]] [--print]
// Plays a tournament of each game between all levels and scripts, and programs of one's own, and writes their strengths
// on one scale into the game's ratings.json, or only prints them. Every table seats different bots, in turn at every
// seat; each pair of seats counts as one result: who has the better place, or a draw. Hard and expert think with the
// share S of their usual iterations. Each finished game is recorded at once, so an interrupted run continues where it
// stopped; games of other bots' code or another share do not count. --without leaves the tables of some bots unplayed, so that
// a run can give more games to those that decide quickly. `npm run ladder -- --scale` is the same.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Bot } from '../src/bots/bot.ts';
import { botNames, loadBotOrProgram } from '../src/bots/index.ts';
import { digest } from '../src/engine/digest.ts';
import { settingOf, setUp } from '../src/engine/match.ts';
import { games, type Manifest, type Ratings } from '../src/games/index.ts';
import { playBotGame } from '../src/simulation/bot-game.ts';
import { type PairResult, type Rated, ratingsOf } from '../src/simulation/rating.ts';
import { placesOf } from '../src/simulation/statistics.ts';
import { botCodeDigest } from './bot-code.ts';
import { scripts } from './scripted-players/index.ts';
import { scriptedBot } from './scripted-players/script.ts';

const { values: given } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    only: { type: 'string' },
    minutes: { type: 'string', default: '1000000' },
    thinking: { type: 'string', default: '1' },
    bot: { type: 'string', multiple: true, default: [] },
    expert: { type: 'boolean', default: false },
    without: { type: 'string', default: '' },
    print: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const thinking = Number(given.thinking);
/** The levels whose thinking the share S limits; games without them are the same with any. */
const TIRELESS: readonly string[] = ['hard', 'expert'];
/** The level to which the scale is tied. */
const ANCHOR = 'normal';

/** The record of a game: who sat where, and the place of each seat. */
interface Played {
  readonly game: string;
  readonly number: number;
  readonly program: string;
  readonly thinking: number;
  readonly bots: readonly string[];
  readonly places: readonly number[];
}

const folder = join(root, 'node_modules', '.cache', 'green-games');
const logs = join(folder, 'bots');
mkdirSync(logs, { recursive: true });
const record = join(folder, 'scale.ndjson');
const played: Played[] = existsSync(record) ? readFileSync(record, 'utf8').split('\n').flatMap(readLine) : [];
const wanted = games.filter(({ id }) => given.only === undefined || given.only.split(',').includes(id));

await playAll();
for (const entry of wanted) report(entry);
if (!given.print) writePage();

/** Reads a line of the record; a torn last one is dropped. */
function readLine(line: string): Played[] {
  if (line === '') return [];
  try {
    return [JSON.parse(line) as Played];
  } catch {
    return [];
  }
}

/** The digest of the code and the figures that determine how bots play a game. */
function programOf(id: string): string {
  return digest([botCodeDigest(id), readFileSync(join(root, 'src/games', id, 'components.json'), 'utf8')]);
}

/** Everybody who plays in the tournament of a game. */
function players({ id }: Manifest): string[] {
  const levels = botNames.filter((name) => name !== 'expert' || given.expert);
  return [...levels, ...scripts.filter(({ game }) => game === id).map(({ name }) => name), ...given.bot];
}

/** A tournament in which every group of bots meets at every order of seats, one game of each before any second one. */
function tableOf(entry: Manifest, number: number): string[] {
  const { company } = entry.seats;
  const groups = chosen(players(entry), company);
  const group = groups[number % groups.length] as string[];
  const turn = Math.floor(number / groups.length) % company;
  return group.map((_, seat) => group[(seat + turn) % company] as string);
}

/** All groups of so many names. */
function chosen(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return names.flatMap((name, index) =>
    chosen(names.slice(index + 1), count - 1).map((rest) => [name, ...rest]),
  );
}

async function playAll(): Promise<void> {
  const end = performance.now() + Number(given.minutes) * 60_000;
  const absent = given.without.split(',');
  for (let number = 0; number < Number(given.games); number += 1) {
    for (const entry of wanted) {
      if (performance.now() > end) return;
      const bots = tableOf(entry, number);
      if (bots.some((name) => absent.includes(name))) continue;
      if (own(entry).some((line) => line.number === number && String(line.bots) === String(bots))) continue;
      const line = await playOne(entry, number, bots);
      played.push(line);
      appendFileSync(record, `${JSON.stringify(line)}\n`);
    }
  }
}

/** The games of a tournament that count. */
function own(entry: Manifest): Played[] {
  const names = players(entry);
  const program = programOf(entry.id);
  return played.filter(
    (line) =>
      line.game === entry.id &&
      line.program === program &&
      (line.thinking === thinking || !line.bots.some((bot) => TIRELESS.includes(bot))) &&
      line.bots.every((bot) => names.includes(bot)),
  );
}

async function playOne(entry: Manifest, number: number, names: readonly string[]): Promise<Played> {
  const game = await entry.load();
  const setting = settingOf(game, names.length);
  const bots = await Promise.all(
    names.map(async (name) => await botOf(entry.id, name, game.advice?.iterations)),
  );
  // As many games as there are seats share a seed, so that luck with it goes round.
  const seed = `scale/${Math.floor(number / names.length)}`;
  const { match } = playBotGame(game, setting, setUp(game, setting, seed), bots, seed);
  const { ranking } = game.outcome(match.state, setting);
  const about = { game: entry.id, number, program: programOf(entry.id), thinking };
  return { ...about, bots: names, places: placesOf(names.length, ranking) };
}

async function botOf(game: string, name: string, usual = 600): Promise<Bot> {
  const script = scripts.find((each) => each.game === game && each.name === name);
  if (script !== undefined) return scriptedBot(script);
  const bot = await loadBotOrProgram(name, { logs });
  if (thinking === 1 || bot.tireless !== true) return bot;
  const iterations = Math.max(1, Math.round(usual * thinking * (name === 'expert' ? 10 : 1)));
  return {
    ...bot,
    think: (decision) => bot.think({ ...decision, budget: { ...decision.budget, iterations } }),
  };
}

/** Each pair of seats of a game as a result. */
function pairsOf({ bots, places }: Played): PairResult[] {
  return bots.flatMap((one, seat) =>
    bots.slice(seat + 1).map((other, index) => {
      const ahead = (places[seat + 1 + index] as number) - (places[seat] as number);
      return { one, other, won: ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5, games: 1 };
    }),
  );
}

function report(entry: Manifest): void {
  const lines = own(entry);
  if (!lines.some(({ bots }) => bots.includes(ANCHOR))) {
    process.stdout.write(`${entry.id}: ${lines.length} games, but none with ${ANCHOR} yet\n`);
    return;
  }
  const rated = ratingsOf(lines.flatMap(pairsOf), ANCHOR).sort((one, other) => other.rating - one.rating);
  const text = rated.map(
    ({ name, rating, margin, games: met }) => `${name} ${shown(rating)} ± ${shown(margin)} (${met})`,
  );
  process.stdout.write(`${entry.id}, ${lines.length} games: ${text.join(', ')}\n`);
  if (given.print) return;
  const bots = rated.map(({ name, rating, margin }: Rated) => ({
    name,
    rating: shown(rating),
    margin: shown(margin),
  }));
  const body = bots
    .map(
      ({ name, rating, margin }) =>
        `    { "name": ${JSON.stringify(name)}, "rating": ${rating}, "margin": ${margin} }`,
    )
    .join(',\n');
  const file = `{\n  "games": ${lines.length},\n  "thinking": ${thinking},\n  "bots": [\n${body}\n  ]\n}\n`;
  writeFileSync(join(root, 'src/games', entry.id, 'ratings.json'), file);
}

/** Writes the table of all games between its marks in docs/bots.md. */
function writePage(): void {
  const page = join(root, 'docs/bots.md');
  const rows = games.map(({ id }) => {
    const path = join(root, 'src/games', id, 'ratings.json');
    const { games: count, bots } = JSON.parse(readFileSync(path, 'utf8')) as Ratings;
    const told = bots.map(
      ({ name, rating, margin }) => `${name} ${rating}${margin === 0 ? '' : ` ± ${margin}`}`,
    );
    return `| ${id} | ${count} | ${told.join(', ')} |`;
  });
  const table = ['| game | games | strengths |', '| --- | --- | --- |', ...rows].join('\n');
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replace(/<!-- scale -->[\s\S]*<!-- \/scale -->/, `<!-- scale -->\n${table}\n<!-- /scale -->`),
  );
}

/** To tens: more would be noise. */
function shown(points: number): number {
  return Math.round(points / 10) * 10;
}
