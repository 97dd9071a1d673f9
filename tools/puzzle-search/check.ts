import type { AnyGame, Puzzle, PuzzleBook, PuzzleMatch } from '../../src/games/index.ts';
import { positionOf } from '../../src/puzzles/puzzle.ts';
import { repeated } from './examination.ts';

/** A book with the puzzles that held, and what is to be said about each of all. */
export interface Checked {
  readonly book: PuzzleBook;
  readonly said: readonly string[];
  /** The seed of the match and the place of each puzzle that did not hold. */
  readonly dropped: readonly { readonly seed: string; readonly at: number }[];
}

/** Repeats the deep search of each puzzle with other random numbers, and keeps those in which the same answer is clearly best. */
export function checked(game: AnyGame, { iterations, matches }: PuzzleBook): Checked {
  const said: string[] = [];
  const dropped: { seed: string; at: number }[] = [];
  const kept = matches.map((match): PuzzleMatch => {
    const puzzles = match.puzzles.flatMap((puzzle): Puzzle[] => {
      const { held, line } = again(game, match, puzzle, iterations);
      said.push(line);
      if (held === undefined) dropped.push({ seed: match.seed, at: puzzle.at });
      return held === undefined ? [] : [{ ...puzzle, again: held }];
    });
    return { ...match, puzzles, answers: match.answers.slice(0, puzzles.at(-1)?.at ?? 0) };
  });
  const book = { iterations, matches: kept.filter(({ puzzles }) => puzzles.length > 0) };
  return { book, said, dropped };
}

/** By how much the best answer of a puzzle is ahead in a repeated search, in tenths of the game's unit; undefined if that is not clear. */
function again(
  game: AnyGame,
  match: PuzzleMatch,
  puzzle: Puzzle,
  iterations: number,
): { readonly held: number | undefined; readonly line: string } {
  const { match: open, question } = positionOf(game, match, puzzle);
  const [best, second] = puzzle.tried;
  if (best === undefined || second === undefined)
    throw new RangeError(`${match.seed} ${puzzle.at} has one answer.`);
  const about = { best: best.value, second: second.value, iterations, numbers: 'check' };
  const { holds, chosen, ahead, margin } = repeated(game, open, question, about);
  const result = `${String(chosen)} chosen, ${String(best.value)} is ahead by ${ahead.toFixed(1)} ± ${margin.toFixed(1)}`;
  return {
    held: holds ? Math.round(ahead * 10) : undefined,
    line: `${match.seed} ${puzzle.at} ${question.ask}: ${holds ? 'holds' : 'does not hold'}, ${result}`,
  };
}
