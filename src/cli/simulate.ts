import { availableParallelism } from 'node:os';
import { botNames, UnknownBot } from '../bots/index.ts';
import { type GameResult, loadBots, type SimulationPlan } from '../simulation/simulation.ts';
import { playRun } from '../simulation/simulation-jobs.ts';
import { type Summary, summarize } from '../simulation/summary.ts';
import { drawnSeed } from '../table/seed.ts';
import { usage } from './exit.ts';
import { readText } from './files.ts';
import { findGame } from './find-game.ts';
import { print, printJsonLine, showProgress, tell } from './output.ts';
import { checkPlayers, readComponents, readOptions } from './settings.ts';
import { reportLines } from './simulate-report.ts';
import { isUtf8 } from './terminal.ts';

export interface SimulateOptions {
  readonly games: number;
  readonly players?: number;
  readonly bots: string;
  readonly seed?: string;
  readonly jobs: number;
  readonly shard?: string;
  readonly rotate?: boolean;
  readonly option: readonly string[];
  readonly components?: string;
  readonly json?: boolean;
  readonly ndjson?: boolean;
}

/** `simulate <game>`: many games between bots. */
export async function simulate(id: string, options: SimulateOptions): Promise<void> {
  const shard = checked(options);
  const entry = findGame(id);
  const players = options.players ?? entry.seats.company;
  checkPlayers(entry, players);
  const game = await entry.load();
  const bots = botsOf(options.bots, players);
  const plan: SimulationPlan = {
    game,
    players,
    bots,
    loaded: await loadBots(bots),
    seed: options.seed ?? drawnSeed(),
    options: readOptions(game, options.option),
    ...(options.components === undefined
      ? {}
      : { components: await readComponents(game, options.components) }),
    ...(options.rotate === true ? { rotate: true } : {}),
    // The one summary needs no counts, and then nobody counts.
    counting: options.json !== true,
  };
  const began = performance.now();
  const results: GameResult[] = [];
  const progress = progressLine(Math.max(0, Math.ceil((options.games - shard.part) / shard.parts)));
  await playRun(plan, {
    games: options.games,
    ...shard,
    jobs: options.jobs,
    warn: (sentence) => tell(`${sentence}\n`),
    take: (result) => {
      if (options.ndjson === true) printJsonLine(result);
      results.push(result);
      progress.show(results.length);
    },
  });
  progress.clear();
  if (options.ndjson === true) return;
  printSummary(results, summarize(results, (performance.now() - began) / 1000), options.json === true);
}

/** What can be said of the options before any game is loaded. */
function checked(options: SimulateOptions): Shard {
  if (options.json === true && options.ndjson === true)
    throw usage('--json and --ndjson exclude each other.');
  const cores = availableParallelism();
  if (options.jobs > cores) {
    throw usage(
      `--jobs ${options.jobs} is more than the ${cores} cores of this machine: give at most ${cores}.`,
    );
  }
  const shard = shardOf(options.shard);
  if (options.shard !== undefined && options.ndjson !== true) {
    throw usage(
      'A shard is only part of a run: print it with --ndjson and put the parts together with simulate merge.',
    );
  }
  return shard;
}

/** `simulate merge FILES`: the summary of a run from the lines that its shards printed. */
export function merge(files: readonly string[], { json }: { readonly json?: boolean }): void {
  if (files.length === 0) throw usage('Name the files to put together: green-games simulate merge FILE…');
  const results: GameResult[] = [];
  for (const file of files) {
    for (const [index, line] of readText(file).split('\n').entries()) {
      if (line.trim() !== '') results.push(resultOf(line, `${file}, line ${index + 1}`));
    }
  }
  printSummary(results, summarize(results, null), json === true);
}

function resultOf(line: string, place: string): GameResult {
  try {
    const result = JSON.parse(line) as GameResult;
    const isResult =
      typeof result.plan === 'string' &&
      Number.isInteger(result.number) &&
      Array.isArray(result.scores) &&
      Array.isArray(result.winners);
    if (isResult) return result;
  } catch {
    // Told below.
  }
  throw usage(`${place}: this is no line of simulate --ndjson.`);
}

/** One bot for all seats, or one a seat, separated by commas. */
function botsOf(text: string, players: number): string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) if (!botNames.includes(name)) throw new UnknownBot(name);
  if (names.length === 1) return Array.from({ length: players }, () => names[0] as string);
  if (names.length === players) return names;
  throw usage(`--bots names ${names.length} bots for ${players} players: name one for all, or one a seat.`);
}

interface Shard {
  readonly part: number;
  readonly parts: number;
}

function shardOf(text: string | undefined): Shard {
  if (text === undefined) return { part: 0, parts: 1 };
  const match = /^(\d{1,6})\/(\d{1,6})$/.exec(text);
  const [part, parts] = [Number(match?.[1]), Number(match?.[2])];
  if (match !== null && part >= 1 && part <= parts) return { part: part - 1, parts };
  throw usage(`--shard reads i/n with i from 1 to n, not ${JSON.stringify(text)}.`);
}

/** Progress on a terminal, with the time that is left as the games so far took it; nothing elsewhere. */
function progressLine(games: number): { show(done: number): void; clear(): void } {
  if (process.stderr.isTTY !== true) return { show: () => {}, clear: () => {} };
  const began = performance.now();
  let shown = 0;
  return {
    show: (done) => {
      const now = performance.now();
      if (now - shown < 100) return;
      shown = now;
      const left = Math.round((((now - began) / done) * (games - done)) / 1000);
      showProgress(`${done} of ${games} games, ${durationText(left)} left`);
    },
    clear: () => showProgress(),
  };
}

function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function printSummary(results: readonly GameResult[], summary: Summary, json: boolean): void {
  if (json) printJsonLine(summary);
  else print(`${reportLines(results, summary, !isUtf8()).join('\n')}\n`);
}
