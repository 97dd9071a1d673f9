import { version } from '../../package.json';
import { wrap } from '../drawing/text.ts';
import { elementAt } from '../engine/checked.ts';
import type { Value } from '../engine/question.ts';
import { games, type Manifest } from '../games/index.ts';
import { type FoundPuzzle, puzzlesOf } from '../puzzles/puzzle.ts';
import { openPuzzle, type PuzzleSession } from '../puzzles/puzzle-session.ts';
import { pointsUnit } from '../table/reasons.ts';
import type { PlainIo } from '../ui/plain/plain-io.ts';
import { spokenLines } from '../ui/plain/spoken-lines.ts';
import { puzzleLines } from '../ui/words/puzzle.ts';
import { isYes, puzzleWords } from '../words/index.ts';
import { Exit, exitCodes, usage } from './exit.ts';
import { findGame } from './find-game.ts';
import { beforeLeaving, codeOfSignal, leaving, noteInterrupt, watchSignals } from './leave.ts';
import { printJson, printLine, tell } from './output.ts';
import { lookOf } from './preferences.ts';
import { programWord } from './program-word.ts';
import { keepSolved, solvedPuzzles } from './solved-puzzles.ts';
import { askYesNo, checkScreen, outputColumns, wantsLineMode } from './terminal.ts';

interface PuzzleOptions {
  readonly list?: boolean;
  readonly json?: boolean;
  readonly plain?: boolean;
  readonly ascii?: boolean;
  readonly theme?: string;
}

/**
 * `puzzle [game] [number]`: asks puzzles and explains them, or lists how many there are.
 * @returns whether the person is still there and goes on to the menu
 */
export async function puzzle(
  id: string | undefined,
  number: number | undefined,
  options: PuzzleOptions,
): Promise<boolean> {
  if (options.list === true || options.json === true || id === undefined) {
    await list(id === undefined ? games : [findGame(id)], options.json === true);
    return true;
  }
  checkScreen(options.plain === true);
  const entry = findGame(id);
  const all = await puzzlesIn(entry);
  if (all.length === 0) throw usage(puzzleWords().none(entry.title));
  if (number !== undefined && number > all.length)
    throw usage(puzzleWords().noNumber(entry.title, all.length, number));
  const solved = solvedPuzzles();
  const first = number === undefined ? all.findIndex((each) => !solved.has(each.id)) : number - 1;
  if (first < 0) {
    tell(`${puzzleWords().allSolved(entry.title)}\n`);
    return true;
  }
  watchSignals();
  await solveFrom(entry, all, first, options);
  return codeOfSignal() === null;
}

async function puzzlesIn({ puzzles }: Manifest): Promise<FoundPuzzle[]> {
  return puzzles === undefined ? [] : puzzlesOf(await puzzles());
}

/** How many puzzles there are of some games, and which are solved. */
async function list(entries: readonly Manifest[], json: boolean): Promise<void> {
  const solved = solvedPuzzles();
  const counted = await Promise.all(
    entries.map(async (entry) => {
      const ids = (await puzzlesIn(entry)).map((each) => each.id);
      const numbers = ids.flatMap((each, index) => (solved.has(each) ? [index + 1] : []));
      return { game: entry.id, title: entry.title, puzzles: ids.length, solved: numbers };
    }),
  );
  if (json) {
    printJson(counted.map(({ game, puzzles, solved: numbers }) => ({ game, puzzles, solved: numbers })));
    return;
  }
  for (const { title, puzzles, solved: numbers } of counted)
    printLine(puzzleWords().solved(title, numbers.length, puzzles));
  const [first] = counted.filter(({ puzzles, solved: numbers }) => numbers.length < puzzles);
  if (first !== undefined) tell(`${puzzleWords().begin(`${programWord} puzzle ${first.game}`)}\n`);
}

/** Asks one puzzle after another for as long as the person continues. */
async function solveFrom(
  entry: Manifest,
  all: readonly FoundPuzzle[],
  first: number,
  options: PuzzleOptions,
): Promise<void> {
  const io = wantsLineMode(options.plain === true) ? (await import('./line-io.ts')).lineIo() : null;
  try {
    for (let index: number | undefined = first; index !== undefined; ) {
      await solve(entry, all, index, options, io);
      index = nextUnsolved(all, index);
      if (index === undefined || codeOfSignal() !== null || !(await goesOn(io))) return;
    }
  } finally {
    io?.lines.close();
  }
}

/** The next unsolved puzzle after one, from the last on again from the first; undefined if there is no other one. */
function nextUnsolved(all: readonly FoundPuzzle[], index: number): number | undefined {
  const solved = solvedPuzzles();
  const others = [...all.keys()].map((step) => (index + step) % all.length).slice(1);
  return others.find((each) => !solved.has(elementAt(all, each).id));
}

async function goesOn(io: PlainIo | null): Promise<boolean> {
  if (io === null) return await askYesNo(puzzleWords().next);
  io.print(puzzleWords().next);
  return isYes((await io.lines.next(leaving)) ?? '');
}

/** Asks a puzzle, explains it, and remembers it if it was solved. */
async function solve(
  entry: Manifest,
  all: readonly FoundPuzzle[],
  index: number,
  options: PuzzleOptions,
  io: PlainIo | null,
): Promise<void> {
  const found = elementAt(all, index);
  const game = await entry.load();
  const over = new AbortController();
  let given: Value | undefined;
  const opened = await openPuzzle(game, found, {
    notes: (seat) => [
      puzzleWords().title(index + 1, all.length),
      puzzleWords().task(seat),
      puzzleWords().once,
    ],
    program: version,
    answered: (value) => {
      given = value;
      over.abort();
    },
  });
  const stop = beforeLeaving(() => opened.close());
  try {
    await ask(opened, AbortSignal.any([leaving, over.signal]), options, io);
  } finally {
    stop();
    opened.close();
  }
  if (codeOfSignal() !== null) return;
  if (given === undefined) throw new Exit(exitCodes.inputEnded, puzzleWords().unsolved);
  const { session, posed } = opened;
  const { puzzle: position, match } = found;
  const best = elementAt(position.tried, 0).value;
  const unit = game.advice?.unit ?? pointsUnit;
  const { players } = match;
  const answered = { puzzle: position, posed, given, unit, players, reason: opened.reason(best) };
  const lines = [
    ...puzzleLines(answered, session),
    puzzleWords().again(`${programWord} puzzle ${entry.id} ${index + 1}`),
  ];
  for (const line of lines)
    for (const part of io === null ? indented(line, outputColumns()) : spokenLines(line)) printLine(part);
  if (given === best) keepSolved(found.id);
}

/** A line of a terminal, wrapped with the following lines two cells further in. */
function indented(line: string, columns: number): string[] {
  const indent = line.length - line.trimStart().length;
  const [first = '', ...others] = wrap(line.trimStart(), columns - indent - 2);
  return [' '.repeat(indent) + first, ...others.map((other) => ' '.repeat(indent + 2) + other)];
}

async function ask(
  { session }: PuzzleSession,
  signal: AbortSignal,
  options: PuzzleOptions,
  io: PlainIo | null,
): Promise<void> {
  const wishes = { ...options, hints: false, undo: false };
  if (io !== null) {
    const { playPlain } = await import('../ui/plain/play-plain.ts');
    await playPlain(session, io, { undo: false, hints: false, isFirst: false, signal });
    return;
  }
  const { playOnScreen } = await import('../ui/play.ts');
  const { ownStreams } = await import('./own-streams.ts');
  const end = await playOnScreen(
    session,
    { ...(await lookOf(wishes)), isFirst: false, signal },
    ownStreams(),
  );
  if (end === 'left' && !signal.aborted) noteInterrupt();
}
