import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Bot } from '../bots/bot.ts';
import { loadBot } from '../bots/index.ts';
import { drawnSeed } from '../table/seed.ts';
import {
  type GameResult,
  playGames,
  type SimulationPlan,
  type Summary,
  summarize,
} from '../table/simulation.ts';
import { Exit, exitCodes, usage } from './exit.ts';
import { readText } from './files.ts';
import { loadGame } from './find-game.ts';
import { readComponents, readOptions } from './settings.ts';

export interface SimulateOptions {
  readonly games: number;
  readonly players?: number;
  readonly bots: string;
  readonly seed?: string;
  readonly jobs: number;
  readonly shard?: string;
  readonly option: readonly string[];
  readonly components?: string;
  readonly json?: boolean;
  readonly ndjson?: boolean;
}

/** `simulate <game>`: many games between bots. */
export async function simulate(id: string, options: SimulateOptions): Promise<void> {
  if (options.json === true && options.ndjson === true)
    throw usage('--json and --ndjson exclude each other.');
  const game = await loadGame(id);
  const players = options.players ?? game.seats.from;
  if (players < game.seats.from || players > game.seats.to) {
    throw usage(`${game.title} is for ${game.seats.from} to ${game.seats.to} players, not ${players}.`);
  }
  const plan: SimulationPlan = {
    game,
    players,
    ...(await botsOf(options.bots, players)),
    seed: options.seed ?? drawnSeed(),
    options: readOptions(game, options.option),
    ...(options.components === undefined ? {} : { components: readComponents(game, options.components) }),
  };
  const shard = shardOf(options.shard);
  const began = performance.now();
  const results: GameResult[] = [];
  const progress = progressBar(
    options.shard === undefined ? options.games : Math.ceil(options.games / shard.parts),
  );
  const take = (result: GameResult): void => {
    results.push(result);
    progress.show(results.length);
    if (options.ndjson === true) process.stdout.write(`${JSON.stringify(result)}\n`);
  };
  if (options.jobs === 1 || options.shard !== undefined) {
    for (const result of playGames(plan, options.games, shard.part, shard.parts)) take(result);
  } else {
    await inProcesses(plan, options, inOrder(take));
  }
  progress.clear();
  if (options.ndjson === true) return;
  if (options.shard !== undefined)
    throw usage(
      'A shard is only part of a run: print it with --ndjson and put the parts together with simulate merge.',
    );
  print(summarize(results, (performance.now() - began) / 1000), options.json === true);
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
  print(summarize(results, null), json === true);
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
async function botsOf(text: string, players: number): Promise<Pick<SimulationPlan, 'bots' | 'loaded'>> {
  const names = text.split(',').map((name) => name.trim());
  const loaded = new Map<string, Bot>();
  for (const name of names) loaded.set(name, await loadBot(name));
  if (names.length === 1) return { bots: Array.from({ length: players }, () => names[0] as string), loaded };
  if (names.length === players) return { bots: names, loaded };
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

/** Shares a run among processes of this same program; the results are those of one. */
async function inProcesses(
  plan: SimulationPlan,
  options: SimulateOptions,
  take: (result: GameResult) => void,
): Promise<void> {
  const common = [
    'simulate',
    plan.game.id,
    '--games',
    String(options.games),
    '--players',
    String(plan.players),
  ];
  common.push('--bots', plan.bots.join(','), '--seed', plan.seed, '--ndjson');
  for (const option of options.option) common.push('--option', option);
  if (options.components !== undefined) common.push('--components', options.components);
  const jobs = Math.min(options.jobs, options.games);
  const codes = Array.from({ length: jobs }, (_, index) => {
    const args = [
      ...process.execArgv,
      process.argv[1] as string,
      ...common,
      '--shard',
      `${index + 1}/${jobs}`,
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    createInterface({ input: child.stdout }).on('line', (line) => take(JSON.parse(line) as GameResult));
    return new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
  });
  for (const code of await Promise.all(codes)) {
    if (code !== 0)
      throw new Exit(code ?? exitCodes.failed, 'One of the jobs ended early; no summary is made.');
  }
}

/** Hands results on by their number, whichever comes first. */
function inOrder(take: (result: GameResult) => void): (result: GameResult) => void {
  const waiting = new Map<number, GameResult>();
  let next = 0;
  return (result) => {
    waiting.set(result.number, result);
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      waiting.delete(next);
      next += 1;
      take(ready);
    }
  };
}

/** Progress on a terminal; nothing elsewhere. */
function progressBar(games: number): { show(done: number): void; clear(): void } {
  if (process.stderr.isTTY !== true) return { show: () => {}, clear: () => {} };
  let shown = 0;
  return {
    show: (done) => {
      const now = performance.now();
      if (now - shown < 100) return;
      shown = now;
      process.stderr.write(`\r${done} of ${games} games`);
    },
    clear: () => void process.stderr.write('\r\u001b[K'),
  };
}

function print(summary: Summary, json: boolean): void {
  if (json) {
    process.stdout.write(`${JSON.stringify(summary)}\n`);
    return;
  }
  const spread = ({ min, mean, max }: Summary['rounds']): string => `${min} to ${max}, ${mean} on average`;
  const lines = [
    `${summary.games} games of ${summary.game}, seed ${summary.seed}`,
    ...summary.scores.map(({ mean, sd, min, max }, seat) => {
      return `seat ${seat} (${summary.bots[seat]}): ${summary.wins[seat]} wins, score ${mean} on average (sd ${sd}, ${min} to ${max})`;
    }),
    `rounds ${spread(summary.rounds)}`,
    `decisions a game ${spread(summary.decisionsPerGame)}`,
    ...(summary.seconds === null
      ? []
      : [
          `${summary.seconds} s: ${summary.gamesPerSecond} games and ${summary.decisionsPerSecond} decisions a second`,
        ]),
    `digest ${summary.digest}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
