import { elementAt } from '../engine/checked.ts';
import { digest } from '../engine/digest.ts';
import type { Options, State } from '../engine/game.ts';
import { Match, settingOf, setUp } from '../engine/match.ts';
import { optionAt, optionCount, optionList, type Question, type Value } from '../engine/question.ts';
import type { AnyGame } from '../games/index.ts';

/** How the games ended that a search played out after an answer of a puzzle. */
export interface Tried {
  readonly value: Value;
  /** How much worse than the best answer, in tenths of the game's unit; 0 for the best one. */
  readonly behind: number;
  /** The standard error of `behind`, in the same unit. */
  readonly doubt: number;
  /** The number of games. */
  readonly games: number;
  /** The share of them that the seat won, in thousandths. */
  readonly wins: number;
  /** The seat's points on average, in tenths. */
  readonly points: number;
}

/** A position in which one answer is clearly best, and not the obvious one. */
export interface Puzzle {
  /** The number of answers of the match before it, without forced ones. */
  readonly at: number;
  /** The digest of its question, as `digestOf` makes it. */
  readonly digest: string;
  /** The answers that the deep search tried enough, best first. */
  readonly tried: readonly Tried[];
  /** The answers that come to mind first: by the quick bots, and by the highest immediate gain. */
  readonly obvious: readonly Value[];
  /** What the best answer had ahead of the second in a search a tenth as deep, in tenths of the unit. */
  readonly margin: number;
}

/** A match between bots, with the puzzles found in it. */
export interface PuzzleMatch {
  readonly players: number;
  readonly options?: Options;
  readonly seed: string;
  /** The answers up to the last puzzle, without forced ones: each of the first open question. */
  readonly answers: readonly Value[];
  readonly puzzles: readonly Puzzle[];
}

/** The shipped puzzles of a game. */
export interface PuzzleBook {
  /** The iterations of the deep search of each puzzle. */
  readonly iterations: number;
  readonly matches: readonly PuzzleMatch[];
}

/** A puzzle and the match in which it occurred. */
export interface FoundPuzzle {
  /** Equal for equal matches up to the same question. */
  readonly id: string;
  readonly match: PuzzleMatch;
  readonly puzzle: Puzzle;
}

/** The puzzles of a book, easy ones first: those in which the second answer is the furthest behind. */
export function puzzlesOf({ matches }: PuzzleBook): FoundPuzzle[] {
  const behind = ({ tried }: Puzzle): number => tried[1]?.behind ?? 0;
  return matches
    .flatMap((match) => match.puzzles.map((puzzle) => ({ id: idOf(match, puzzle), match, puzzle })))
    .sort((one, other) => behind(other.puzzle) - behind(one.puzzle));
}

function idOf({ players, options = {}, seed, answers }: PuzzleMatch, { at }: Puzzle): string {
  return digest({ players, options, seed, answers: answers.slice(0, at) });
}

/**
 * Answers the questions of a match up to a puzzle.
 * @param answer gives an answer to the first open question; returns whether it is allowed
 * @throws RangeError if the recorded answers do not fit the rules
 */
export function answerUpTo(
  { answers }: Pick<PuzzleMatch, 'answers'>,
  at: number,
  first: () => Question | undefined,
  answer: (question: Question, value: Value, forced: boolean) => boolean,
): void {
  let given = 0;
  for (;;) {
    const question = first();
    if (question === undefined) throw new RangeError(`The match ends after ${given} answers.`);
    const isForced = optionCount(question) === 1;
    if (!isForced && given === at) return;
    const value = isForced ? optionAt(question, 0) : elementAt(answers, given);
    if (!answer(question, value, isForced))
      throw new RangeError(`Answer ${given + 1} is not allowed: ${question.ask} ${String(value)}.`);
    if (!isForced) given += 1;
  }
}

/**
 * The match of a puzzle at its question.
 * @throws RangeError if the recorded answers do not fit the rules
 */
export function matchOfPuzzle(game: AnyGame, match: PuzzleMatch, at: number): Match<State, unknown, unknown> {
  const setting = settingOf(game, match.players, match.options);
  const played = new Match<State, unknown, unknown>(game, setting, setUp(game, setting, match.seed));
  answerUpTo(
    match,
    at,
    () => played.open[0],
    ({ seat }, value, forced) => played.answer(seat, value, forced) === undefined,
  );
  return played;
}

/** A text that is equal for questions with the same options to the same seat. */
export function digestOf(question: Question): string {
  const { seat, ask } = question;
  return digest({ seat, ask, options: optionList(question) });
}
