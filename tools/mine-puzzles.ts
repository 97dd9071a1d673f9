// npm run mine-puzzles -- [--only GAME[,GAME]] [--matches N] [--minutes N] [--most N] [--from K] [--write | --check | --count]
// Looks for puzzles in matches between easy bots: decisions in which the answer of a search is clearly best, and is
// neither that of the easy bot nor of the normal bot, at a quick look or at its usual one, nor the one with the highest
// immediate gain. What it finds is checked by a search ten times as deep, which goes further than the hard bot and is
// repeated with other random numbers. Each examined
// decision is recorded at once, so an interrupted run continues where it stopped; what was found with other bots does
// not count. --write puts the most instructive ones into each game's puzzles.json. --check repeats the deep search of
// the shipped ones with other random numbers, writes by how much the best answer is ahead there, and removes those
// that no longer hold. --count says how many decisions failed at which search.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { decide } from '../src/bots/bot.ts';
import { loadBot } from '../src/bots/index.ts';
import { botSeed } from '../src/bots/random.ts';
import type { State } from '../src/engine/game.ts';
import { Match, settingOf, setUp } from '../src/engine/match.ts';
import { optionAt, optionCount, type Question, type Value } from '../src/engine/question.ts';
import { type AnyGame, games, type Manifest, type PuzzleBook } from '../src/games/index.ts';
import { bestOf, bookOf, textOfBook } from './puzzle-search/book.ts';
import { checked } from './puzzle-search/check.ts';
import { decisionAt, deepIterations, examined, isChoice } from './puzzle-search/examination.ts';
import { Record } from './puzzle-search/record.ts';

const { values: given } = parseArgs({
  options: {
    only: { type: 'string' },
    matches: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '1000000' },
    from: { type: 'string', default: '0' },
    most: { type: 'string', default: '25' },
    seed: { type: 'string', default: 'puzzle' },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    count: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));

/** The number of answers at the beginning of a match after which little is clear yet. */
const OPENING = 40;
/** How many times as many puzzles as wanted are looked for, to choose from. */
const CHOICE = 1.4;

const wanted = games.filter(({ id }) => given.only === undefined || given.only.split(',').includes(id));
const most = Number(given.most);
const record = new Record();

if (given.check) for (const entry of wanted) await checkBook(entry);
else if (given.write) for (const entry of wanted) await writeBook(entry);
else if (given.count) wanted.forEach(count);
else await mineAll();

/** Looks through one match of each game in turn. */
async function mineAll(): Promise<void> {
  const end = performance.now() + Number(given.minutes) * 60_000;
  for (let number = Number(given.from); number < Number(given.matches); number += 1) {
    const seed = `${given.seed}/${number}`;
    for (const entry of wanted) {
      if (performance.now() > end) return;
      const { id, seats } = entry;
      if (record.isFinished(id, seed) || record.found(id).length >= most * CHOICE) continue;
      // The fewest that make an ordinary match: the fewer, the clearer is what an answer leads to.
      if (await mineOne(await entry.load(), seats.company, seed, end)) {
        record.add({ game: id, seed, finished: true });
        process.stdout.write(`${id} ${seed}: ${record.found(id).length} puzzles so far\n`);
      }
    }
  }
}

/** Plays a match between easy bots and examines its decisions. False if the time was up before its end. */
async function mineOne(game: AnyGame, players: number, seed: string, end: number): Promise<boolean> {
  const setting = settingOf(game, players);
  const match = new Match<State, unknown, unknown>(game, setting, setUp(game, setting, seed));
  const easy = await loadBot('easy');
  const seen = record.seen(game.id, seed);
  const answers: Value[] = [];
  while (!match.over) {
    const question = match.open[0] as Question;
    const isForced = optionCount(question) === 1;
    const value = isForced
      ? optionAt(question, 0)
      : decide(easy, decisionAt(match, question, botSeed(seed))).value;
    const at = answers.length;
    if (!isForced && at >= OPENING && !seen.has(at) && isChoice(question)) {
      if (performance.now() > end) return false;
      const began = performance.now();
      const puzzle = await examined(game, match, question, at, value);
      const took = Math.round(performance.now() - began);
      const about = { game: game.id, seed, at, players, ask: question.ask, took };
      record.add(
        typeof puzzle === 'string' ? { ...about, not: puzzle } : { ...about, puzzle, answers: [...answers] },
      );
    }
    if (match.answer(question.seat, value, isForced) !== undefined)
      throw new Error(`illegal: ${question.ask}`);
    if (!isForced) answers.push(value);
    match.history.length = 0;
  }
  return true;
}

/** Says how many decisions of a game ended in which way, and after how long a search. */
function count({ id }: Manifest): void {
  const ways = [...record.ways(id)].sort(([, one], [, other]) => other.count - one.count);
  const minutes = ways.reduce((sum, [, { took }]) => sum + took, 0) / 60_000;
  const told = ways.map(([way, { count: times, took }]) => `${way} ${times} (${Math.round(took / 1000)} s)`);
  process.stdout.write(
    `${id}: ${record.found(id).length} puzzles in ${minutes.toFixed(1)} minutes; ${told.join(', ')}\n`,
  );
}

function pathOf({ id }: Manifest): string {
  return join(root, 'src/games', id, 'puzzles.json');
}

async function writeBook(entry: Manifest): Promise<void> {
  const chosen = bestOf(record.found(entry.id), most);
  const text = textOfBook(bookOf(chosen, deepIterations(await entry.load())));
  writeFileSync(pathOf(entry), text);
  process.stdout.write(`${entry.id}: ${chosen.length} puzzles, ${text.length} bytes\n`);
}

/** Repeats the deep search of each shipped puzzle, and keeps those that hold. */
async function checkBook(entry: Manifest): Promise<void> {
  const path = pathOf(entry);
  if (!existsSync(path)) return;
  const book = JSON.parse(readFileSync(path, 'utf8')) as PuzzleBook;
  const game = await entry.load();
  const { book: kept, said, dropped } = checked(game, book);
  for (const { seed, at } of dropped) record.add({ game: entry.id, seed, dropped: at });
  for (const line of said) process.stdout.write(`${entry.id} ${line}\n`);
  writeFileSync(path, textOfBook(kept));
}
