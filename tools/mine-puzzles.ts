// npm run mine-puzzles -- [--only GAME[,GAME]] [--matches N] [--minutes N] [--most N] [--from K] [--write] [--check]
// Looks for puzzles in matches between easy bots: decisions in which the answer of a search is clearly best, and is
// neither that of the easy bot or of a quick look of the normal bot, nor the one with the highest immediate gain. What it finds is checked by a search ten times as deep, which goes further than the hard bot. Each examined decision is recorded at once, so an interrupted run continues where it
// stopped. --write puts the most instructive ones into each game's puzzles.json; --check repeats the deep search of the
// shipped ones, with other random numbers, and reports those that no longer hold.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Advised, adviser } from '../src/bots/adviser.ts';
import { type Alternative, type Bot, type Budget, type Decision, decide } from '../src/bots/bot.ts';
import { loadBot } from '../src/bots/index.ts';
import { botSeed } from '../src/bots/random.ts';
import { weigh } from '../src/bots/weighing.ts';
import { digest } from '../src/engine/digest.ts';
import type { State } from '../src/engine/game.ts';
import { Match, settingOf, setUp } from '../src/engine/match.ts';
import {
  isRange,
  optionAt,
  optionCount,
  type Question,
  settledAnswer,
  type Value,
} from '../src/engine/question.ts';
import { thinkingOf } from '../src/engine/thinking.ts';
import {
  type AnyGame,
  games,
  type Puzzle,
  type PuzzleBook,
  type PuzzleMatch,
  type TriedAnswer,
} from '../src/games/index.ts';
import { digestOf, positionOf } from '../src/puzzles/puzzle.ts';
import { botNumbers } from '../src/simulation/bot-game.ts';

const { values: given } = parseArgs({
  options: {
    only: { type: 'string' },
    matches: { type: 'string', default: '40' },
    minutes: { type: 'string', default: '1000000' },
    from: { type: 'string', default: '0' },
    most: { type: 'string', default: '25' },
    seed: { type: 'string', default: 'puzzle' },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));

/** A decision between fewer answers is a guess, and one between more does not fit on a screen. */
const [FEWEST_OPTIONS, MOST_OPTIONS] = [3, 14];
/** The search that finds a puzzle, as a part of the hard bot's, and how many times as deep the one goes that checks it. */
const [FINDING, DEEPER] = [0.25, 10];
/** The games that the normal bot tries out for a quick look. */
const QUICK = 6;
/** Searches on the way there, in parts of the one that finds a puzzle: a decision that fails one of them is not searched further. */
const [GLANCE, HALFWAY] = [0.2, 3];
/** The number of standard errors that the best answer must be ahead by. */
const CLEAR = 2;
/** How far ahead it must be, in the game's unit. */
const LEAST_MARGIN = 1;
/** A match that is won less often than this, whatever the answer, is lost already. */
const OPEN = 0.06;
/** Answers tried in fewer games are not compared. */
const FEWEST_GAMES = 20;
/** The number of answers at the beginning of a match after which little is clear yet. */
const OPENING = 40;
/** The most puzzles taken from one match. */
const MOST_OF_MATCH = 4;
/** The most answers that are explained. */
const MOST_TRIED = 4;

/** What was found at one decision. */
interface Examined {
  readonly game: string;
  readonly number: number;
  readonly at: number;
  /** The match's answers up to this decision, if it is a puzzle. */
  readonly answers?: readonly Value[];
  readonly players: number;
  readonly puzzle?: Puzzle;
  readonly ask: string;
  /** Why it is none. */
  readonly not?: string;
}

/** A match that was examined to its end. */
interface Finished {
  readonly game: string;
  readonly number: number;
  readonly finished: true;
}

type Line = (Examined | Finished) & { readonly program: string };

const folder = join(root, 'node_modules', '.cache', 'green-games');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'puzzles.ndjson');
const lines: Line[] = existsSync(file)
  ? readFileSync(file, 'utf8').split('\n').filter(Boolean).flatMap(readLine)
  : [];
const wanted = games.filter(({ id }) => given.only === undefined || given.only.split(',').includes(id));

/** Takes the answer with the best evaluation at the end of the current step. */
const greedy: Bot = {
  name: 'greedy',
  think: (decision) =>
    weigh(decision, {
      answers: MOST_OPTIONS,
      pick: 'likeliest',
      rollouts: 6 * MOST_OPTIONS,
      plan: { steps: 0 },
    }),
};

if (given.check) await checkAll();
else {
  if (!given.write) await mineAll();
  if (given.write) for (const { id } of wanted) await writeBook(id);
}

/** Reads a line of the record; a torn last one is dropped. */
function readLine(line: string): Line[] {
  try {
    return [JSON.parse(line) as Line];
  } catch {
    return [];
  }
}

function record(line: Examined | Finished): void {
  const whole: Line = { ...line, program: programOf(line.game) };
  lines.push(whole);
  appendFileSync(file, `${JSON.stringify(whole)}\n`);
}

/** The digest of the figures and the edition of a game: puzzles of other figures do not count. */
function programOf(id: string): string {
  const entry = games.find((game) => game.id === id);
  return digest([entry?.edition, readFileSync(join(root, 'src/games', id, 'components.json'), 'utf8')]);
}

/** Looks through one match of each game in turn. */
async function mineAll(): Promise<void> {
  const end = performance.now() + Number(given.minutes) * 60_000;
  for (let number = Number(given.from); number < Number(given.matches); number += 1) {
    for (const entry of wanted) {
      // The fewest that make an ordinary match: the fewer, the clearer is what an answer leads to.
      const players = entry.seats.company;
      if (performance.now() > end) return;
      if (lines.some((line) => 'finished' in line && isOf(line, entry.id, number))) continue;
      if (found(entry.id).length >= Number(given.most) * 2) continue;
      if (await mineOne(await entry.load(), players, number, end)) {
        record({ game: entry.id, number, finished: true });
        process.stdout.write(`${entry.id} ${number}: ${found(entry.id).length} puzzles so far\n`);
      }
    }
  }
}

function isOf(line: Line, game: string, number: number): boolean {
  return line.game === game && line.number === number && line.program === programOf(game);
}

function found(id: string): (Examined & { readonly puzzle: Puzzle })[] {
  const program = programOf(id);
  return lines.flatMap((line) =>
    'puzzle' in line && line.puzzle !== undefined && line.game === id && line.program === program
      ? [line as Examined & { readonly puzzle: Puzzle }]
      : [],
  );
}

/** Plays a match between easy bots and examines its decisions. False if the time was up before its end. */
async function mineOne(game: AnyGame, players: number, number: number, end: number): Promise<boolean> {
  const setting = settingOf(game, players);
  const seed = `${given.seed}/${number}`;
  const match = new Match<State, unknown, unknown>(game, setting, setUp(game, setting, seed));
  const easy = await loadBot('easy');
  const seen = new Set(
    lines.flatMap((line) => ('at' in line && isOf(line, game.id, number) ? [line.at] : [])),
  );
  const answers: Value[] = [];
  while (!match.over) {
    const question = match.open[0] as Question;
    const isForced = optionCount(question) === 1;
    const decision = decisionAt(match, question, botSeed(seed));
    const value = isForced ? optionAt(question, 0) : decide(easy, decision).value;
    const isLate = answers.length >= OPENING;
    if (!isForced && isLate && !seen.has(answers.length) && isChoice(question)) {
      if (performance.now() > end) return false;
      const about = { game: game.id, number, at: answers.length, players, ask: question.ask };
      const puzzle = await examined(game, match, question, answers.length);
      record(
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

function isChoice(question: Question): boolean {
  const count = optionCount(question);
  const isFew = count >= FEWEST_OPTIONS && count <= MOST_OPTIONS;
  return isFew && !isRange(question.options) && settledAnswer(question) === undefined;
}

function decisionAt(
  match: Match<State, unknown, unknown>,
  question: Question,
  seed: number,
  budget: Budget = {},
  compared?: Value,
): Decision {
  const { seat } = question;
  return {
    question,
    budget,
    view: () => match.view(seat),
    number: botNumbers(seed, seat, match.answered),
    thinking: () => thinkingOf(match, seat),
    ...(compared === undefined ? {} : { compared }),
  };
}

/** The puzzle at a decision, or why there is none. */
async function examined(
  game: AnyGame,
  match: Match<State, unknown, unknown>,
  question: Question,
  at: number,
): Promise<Puzzle | string> {
  const usual = findingIn(game);
  const size = game.advice?.unit?.size ?? 1;
  const seed = botSeed(adviser.name);
  const search = (iterations: number, compared?: Value): Advised =>
    decide(
      adviser,
      decisionAt(match, question, seed, { iterations: Math.round(iterations) }, compared),
    ) as Advised;
  const quick = decisionAt(match, question, seed, { iterations: QUICK });
  const obvious = [
    ...new Set([
      decide(await loadBot('easy'), decisionAt(match, question, seed)).value,
      decide(await loadBot('normal'), quick).value,
      decide(greedy, decisionAt(match, question, seed)).value,
    ]),
  ];
  const glance = search(usual * GLANCE);
  if (obvious.includes(glance.value)) return 'obvious';
  const shallow = search(usual);
  if (obvious.includes(shallow.value)) return 'obvious in the end';
  const second = rivalOf(shallow);
  if (second === undefined || aheadOf(shallow, second) < Math.max(LEAST_MARGIN * size, second.doubt ?? 0))
    return 'close';
  const halfway = search(usual * HALFWAY, second.value);
  const rival = rivalOf(halfway);
  if (halfway.value !== shallow.value) return 'other halfway';
  if (rival === undefined || aheadOf(halfway, rival) < Math.max(LEAST_MARGIN * size, rival.doubt ?? 0))
    return 'close halfway';
  const deep = search(usual * DEEPER, second.value);
  if (deep.value !== shallow.value) return 'other in depth';
  const rivals = deep.alternatives.filter(
    ({ value, rollouts }) => value !== deep.value && rollouts >= FEWEST_GAMES,
  );
  if (rivals.length === 0) return 'no rival';
  const isClear = rivals.every(
    (each) =>
      aheadOf(deep, each) >= Math.max(LEAST_MARGIN * size, CLEAR * (each.doubt ?? Number.POSITIVE_INFINITY)),
  );
  if (!isClear) return 'close in depth';
  const chosen = deep.alternatives.find(({ value }) => value === deep.value) as Alternative;
  if (match.setting.players > 1 && !decides(deep, rivals)) return 'hardly decides who wins';
  const shown = rivals.sort((one, other) => (other.estimate ?? 0) - (one.estimate ?? 0));
  // What comes to mind first is explained, too.
  const told = [
    ...shown.slice(0, MOST_TRIED - 1),
    ...shown.slice(MOST_TRIED - 1).filter(({ value }) => obvious.includes(value)),
  ];
  return {
    at,
    digest: digestOf(question),
    tried: [chosen, ...told].map((each) => triedOf(deep, each, question.seat, size)),
    obvious,
    margin: Math.round((aheadOf(shallow, second) / size) * 10),
  };
}

/** The iterations of the search that finds a puzzle. */
function findingIn({ advice }: AnyGame): number {
  return Math.round((advice?.iterations ?? 600) * FINDING);
}

/** Whether the match is still open, and the best answer wins more often than every other one. */
function decides({ value, ends }: Advised, rivals: readonly Alternative[]): boolean {
  const winsOf = (answer: Value): number => ends.find((each) => each.value === answer)?.wins ?? 0;
  const own = winsOf(value);
  return own >= OPEN && own <= 1 - OPEN / 2 && rivals.every((each) => winsOf(each.value) < own);
}

/** The best of the other answers that were tried enough. */
function rivalOf({ value, alternatives }: Advised): Alternative | undefined {
  return alternatives
    .filter((each) => each.value !== value && each.rollouts >= FEWEST_GAMES / 2 && each.estimate !== null)
    .sort((one, other) => (other.estimate ?? 0) - (one.estimate ?? 0))[0];
}

/** By how much the chosen answer is better. */
function aheadOf({ value, alternatives }: Advised, other: Alternative): number {
  const best = alternatives.find((each) => each.value === value);
  return (best?.estimate ?? 0) - (other.estimate ?? 0);
}

function triedOf(deep: Advised, each: Alternative, seat: number, size: number): TriedAnswer {
  const end = deep.ends.find(({ value }) => value === each.value);
  return {
    value: each.value,
    behind: Math.round((aheadOf(deep, each) / size) * 10) + 0,
    doubt: Math.round(((each.doubt ?? 0) / size) * 10),
    games: each.rollouts,
    wins: Math.round((end?.wins ?? 0) * 1000),
    points: Math.round((end?.scores[seat] ?? 0) * 10),
  };
}

/** Writes the most instructive puzzles of a game: no more than a few of a match, and of many kinds of questions. */
async function writeBook(id: string): Promise<void> {
  const game = await (games.find((entry) => entry.id === id) as (typeof games)[number]).load();
  const clearness = ({ puzzle }: Examined): number => {
    const [, second] = puzzle?.tried ?? [];
    return second === undefined ? 0 : second.behind / Math.max(1, second.doubt);
  };
  const left = found(id).sort((one, other) => clearness(other) - clearness(one));
  const chosen: (Examined & { readonly puzzle: Puzzle })[] = [];
  const ofMatch = new Map<number, number>();
  const ofAsk = new Map<string, number>();
  // Rarer kinds of questions first, so that not all puzzles are of one kind.
  while (chosen.length < Number(given.most)) {
    const free = left.filter(
      (each) => !chosen.includes(each) && (ofMatch.get(each.number) ?? 0) < MOST_OF_MATCH,
    );
    const [next] = free.sort((one, other) => (ofAsk.get(one.ask) ?? 0) - (ofAsk.get(other.ask) ?? 0));
    if (next === undefined) break;
    chosen.push(next);
    ofMatch.set(next.number, (ofMatch.get(next.number) ?? 0) + 1);
    ofAsk.set(next.ask, (ofAsk.get(next.ask) ?? 0) + 1);
  }
  const numbers = [...new Set(chosen.map(({ number }) => number))].sort((one, other) => one - other);
  const book: PuzzleBook = {
    iterations: findingIn(game) * DEEPER,
    matches: numbers.map((number): PuzzleMatch => {
      const own = chosen.filter((each) => each.number === number).sort((one, other) => one.at - other.at);
      const last = own.at(-1) as Examined;
      return {
        players: last.players,
        seed: `${given.seed}/${number}`,
        answers: last.answers ?? [],
        puzzles: own.map(({ puzzle }) => puzzle),
      };
    }),
  };
  // A file for programs, one match a line.
  const text = `{"iterations":${book.iterations},"matches":[\n${book.matches.map((match) => JSON.stringify(match)).join(',\n')}\n]}\n`;
  writeFileSync(join(root, 'src/games', id, 'puzzles.json'), text);
  process.stdout.write(`${id}: ${chosen.length} puzzles, ${text.length} bytes\n`);
}

/** Repeats the deep search of each shipped puzzle with other random numbers. */
async function checkAll(): Promise<void> {
  for (const entry of wanted) {
    const path = join(root, 'src/games', entry.id, 'puzzles.json');
    if (!existsSync(path)) continue;
    const book = JSON.parse(readFileSync(path, 'utf8')) as PuzzleBook;
    const game = await entry.load();
    for (const match of book.matches) {
      for (const puzzle of match.puzzles) {
        const { match: open, question } = positionOf(game, match, puzzle);
        const [best, second] = puzzle.tried;
        const budget = { iterations: book.iterations };
        const decision = decisionAt(open, question, botSeed('check'), budget, second?.value);
        const deep = decide(adviser, decision) as Advised;
        const rival = rivalOf(deep);
        const ahead = rival === undefined ? 0 : aheadOf(deep, rival);
        const holds = deep.value === best?.value && ahead > 1.96 * (rival?.doubt ?? 0);
        process.stdout.write(
          `${entry.id} ${match.seed} ${puzzle.at} ${question.ask}: ${holds ? 'holds' : 'does not hold'}, ${String(deep.value)} is ahead by ${ahead.toFixed(1)} ± ${(1.96 * (rival?.doubt ?? 0)).toFixed(1)}\n`,
        );
      }
    }
  }
}
