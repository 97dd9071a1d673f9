import { availableParallelism } from 'node:os';
import { isBotName, UnknownBot } from '../bots/index.ts';
import { elementAt } from '../engine/checked.ts';
import { printedName } from '../engine/words.ts';
import { games } from '../games/index.ts';
import { type Comparison, compareRuns } from '../simulation/comparison.ts';
import { type GameResult, loadBots, type SimulationPlan } from '../simulation/simulation.ts';
import { playRun } from '../simulation/simulation-jobs.ts';
import { type Summary, summarize } from '../simulation/summary.ts';
import { drawnSeed } from '../table/seed.ts';
import { faultClause } from '../table/stand-in-text.ts';
import { loadReportTexts, reportWords, tableWords } from '../words/index.ts';
import { comparisonCsv, comparisonData } from './comparison-data.ts';
import { comparisonLines } from './comparison-report.ts';
import { usage } from './exit.ts';
import { readText } from './files.ts';
import { findGame } from './find-game.ts';
import { print, printJsonLine, showProgress, tell } from './output.ts';
import { partsOfPrograms } from './outside-bots.ts';
import { programWord } from './program-word.ts';
import type { Names } from './report-parts.ts';
import { checkPlayers, readOptions } from './settings.ts';
import { changedNames, componentsByName } from './simulate-components.ts';
import { simulationReport } from './simulate-report.ts';
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
  readonly against?: string;
  readonly sweep?: string;
  readonly json?: boolean;
  readonly ndjson?: boolean;
  readonly csv?: boolean;
}

/** `simulate <game>`: plays many games between bots, with one component table or the same games with several. */
export async function simulate(id: string, options: SimulateOptions): Promise<void> {
  await loadReportTexts();
  const shard = checked(options);
  const entry = findGame(id);
  const players = options.players ?? entry.seats.company;
  checkPlayers(entry, players);
  const game = await entry.load();
  const bots = botsOf(options.bots, players);
  const outside = partsOfPrograms(bots, undefined);
  const tables = await componentsByName(game, options);
  const compares = tables.size > 1 || options.csv === true;
  const plan: SimulationPlan = {
    game,
    players,
    bots,
    loaded: await loadBots(bots, outside),
    ...(outside === undefined ? {} : { outside }),
    seed: options.seed ?? drawnSeed(),
    options: readOptions(game, options.option),
    ...(options.rotate === true ? { rotate: true } : {}),
    // A JSON summary of one table does not include these counts.
    counting: options.json !== true || compares,
  };
  const began = performance.now();
  const runs = new Map<string, GameResult[]>();
  const count = Math.max(0, Math.ceil((options.games - shard.part) / shard.parts));
  const progress = progressLine(count * tables.size);
  let done = 0;
  for (const [table, components] of tables) {
    const results: GameResult[] = [];
    runs.set(table, results);
    await playRun(components === undefined ? plan : { ...plan, components }, {
      games: options.games,
      ...shard,
      jobs: options.jobs,
      warn: (sentence) => tell(`${sentence}\n`),
      take: (result) => {
        if (options.ndjson === true) printJsonLine(tables.size > 1 ? { ...result, table } : result);
        results.push(result);
        done += 1;
        progress.show(done);
      },
    });
  }
  progress.clear();
  for (const sentence of givenUpSentences([...runs.values()].flat())) tell(`${sentence}\n`);
  if (options.ndjson === true) return;
  if (compares) {
    await printComparison(compareRuns(runs), options, changedNames(game, tables));
    return;
  }
  const results = runs.values().next().value ?? [];
  await printSummary(results, summarize(results, (performance.now() - began) / 1000), options.json === true);
}

/** The programs that were given up: in how many games, and why the first time. */
function givenUpSentences(results: readonly GameResult[]): string[] {
  const failed = new Map<
    string,
    { readonly games: Set<GameResult>; readonly because: string; readonly log: string }
  >();
  for (const result of [...results].sort((one, other) => one.number - other.number)) {
    for (const { seat, because, log } of result.givenUp ?? []) {
      const bot = elementAt(result.bots, seat);
      const known = failed.get(bot) ?? { games: new Set(), because: faultClause(because), log };
      known.games.add(result);
      failed.set(bot, known);
    }
  }
  return [...failed].map(([bot, { games, because, log }]) => {
    const [first] = games;
    const told = tableWords().botsGivenUp(bot, games.size, results.length, first?.number ?? 0, because);
    return `${told} ${tableWords().errorsIn(log)}`;
  });
}

/** Checks the options that can be checked before a game is loaded. */
function checked(options: SimulateOptions): Shard {
  checkForm(options);
  if (options.against !== undefined && options.sweep !== undefined)
    throw usage(reportWords().simulation.comparedTwice);
  const cores = availableParallelism();
  if (options.jobs > cores) {
    throw usage(reportWords().simulation.tooManyJobs(options.jobs, cores));
  }
  const shard = shardOf(options.shard);
  if (options.shard !== undefined && options.ndjson !== true) {
    throw usage(reportWords().simulation.shardNeedsLines);
  }
  return shard;
}

/** The form of the output; default: a report. */
interface Form {
  readonly json?: boolean;
  readonly ndjson?: boolean;
  readonly csv?: boolean;
}

function checkForm(form: Form): void {
  const chosen = (['json', 'ndjson', 'csv'] as const).filter((name) => form[name] === true);
  if (chosen.length < 2) return;
  const [one = '', other = ''] = chosen.map((name) => `--${name}`);
  throw usage(reportWords().simulation.eitherOr(one, other));
}

/** The size of half a million results, in bytes. */
const RESULTS_LIMIT = 256 << 20;

/** The name of the component table of results that name none, in data as well. */
const ONE_TABLE = 'one table';

/** `simulate merge FILES`: the summary, or the comparison, of the lines that shards printed. */
export async function merge(files: readonly string[], form: Form): Promise<void> {
  await loadReportTexts();
  const words = reportWords().simulation;
  if (files.length === 0) throw usage(words.filesToMergeWanted(programWord));
  checkForm(form);
  const runs = new Map<string, GameResult[]>();
  for (const file of files) {
    for (const [index, line] of readText(file, RESULTS_LIMIT).split('\n').entries()) {
      if (line.trim() === '') continue;
      const result = resultOf(line, words.lineOf(file, index + 1));
      const table = result.table ?? ONE_TABLE;
      const run = runs.get(table);
      if (run === undefined) runs.set(table, [result]);
      else run.push(result);
    }
  }
  if (runs.size > 1 || form.csv === true) {
    await printComparison(compareRuns(runs), form);
    return;
  }
  const results = runs.values().next().value ?? [];
  await printSummary(results, summarize(results, null), form.json === true);
}

function resultOf(line: string, place: string): GameResult {
  try {
    const result: unknown = JSON.parse(line);
    if (isResult(result)) return result;
  } catch {
    // Reported below.
  }
  throw usage(reportWords().simulation.notALine(place));
}

/** More seats than any game has. */
const SEATS = 99;

/** The shape of a result: lists by seat have an item for each seat, and figures are numbers. */
function isResult(data: unknown): data is GameResult {
  if (typeof data !== 'object' || data === null) return false;
  const { game, players, bots, seed, plan, number, scores, winners, rounds, decisions } =
    data as Partial<GameResult>;
  const { places, cards, plans, figures, table } = data as Partial<GameResult>;
  if (typeof players !== 'number' || !isCount(players) || players < 1 || players > SEATS) return false;
  const hasOne = (list: unknown, fits: (item: unknown) => boolean): boolean =>
    Array.isArray(list) && list.length === players && list.every(fits);
  return (
    [game, seed, plan].every(isText) &&
    [number, rounds, decisions].every(isCount) &&
    hasOne(bots, isText) &&
    hasOne(scores, Number.isFinite) &&
    Array.isArray(winners) &&
    winners.length <= players &&
    winners.every((seat) => isCount(seat) && seat < players) &&
    // Places may be fractional: tied seats share the mean of their places.
    (places === undefined || hasOne(places, Number.isFinite)) &&
    (cards === undefined || hasOne(cards, (list) => Array.isArray(list) && list.every(isText))) &&
    (plans === undefined || hasOne(plans, isText)) &&
    (table === undefined || isText(table)) &&
    (figures === undefined ||
      (typeof figures === 'object' && figures !== null && Object.values(figures).every(Number.isFinite)))
  );
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

/** One bot for all seats, or one for each, separated by commas. */
function botsOf(text: string, players: number): string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) if (!isBotName(name)) throw new UnknownBot(name);
  if (names.length === 1) return Array.from({ length: players }, () => elementAt(names, 0));
  if (names.length === players) return names;
  throw usage(reportWords().simulation.wrongNumberOfBots(names.length, players));
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
  throw usage(reportWords().simulation.shardForm(JSON.stringify(text)));
}

/** Shows progress on a terminal, with the time left estimated from the games so far; nothing elsewhere. */
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
      showProgress(reportWords().simulation.progress(done, games, durationText(left)));
    },
    clear: () => showProgress(),
  };
}

function durationText(seconds: number): string {
  const words = reportWords().simulation;
  if (seconds < 60) return words.seconds(seconds);
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? words.minutes(minutes) : words.hours(Math.floor(minutes / 60), minutes % 60);
}

/** How a report calls a game and its cards in the reader's language. */
async function namesIn(game: string): Promise<Names> {
  const manifest = games.find(({ id }) => id === game);
  const words = await manifest?.words();
  const name = (id: string): string => (words === undefined ? id : (printedName(words, id) ?? id));
  return { title: manifest?.title ?? game, name };
}

async function printComparison(
  comparison: Comparison,
  form: Form,
  changed?: ReadonlySet<string>,
): Promise<void> {
  if (form.csv === true) print(comparisonCsv(comparison));
  else if (form.json === true) printJsonLine(comparisonData(comparison));
  else
    print(`${comparisonLines(comparison, !isUtf8(), changed, await namesIn(comparison.game)).join('\n')}\n`);
}

async function printSummary(results: readonly GameResult[], summary: Summary, json: boolean): Promise<void> {
  if (json) return printJsonLine(summary);
  const names = await namesIn(summary.game);
  print(`${simulationReport(results, summary, !isUtf8(), names).join('\n')}\n`);
}
