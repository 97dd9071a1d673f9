import { type Answer, answerTo } from '../engine/answer.ts';
import { elementAt } from '../engine/checked.ts';
import { digest } from '../engine/digest.ts';
import type { State } from '../engine/game.ts';
import { Match, settingOf, setUp } from '../engine/match.ts';
import { optionAt, optionCount, optionList, type Question } from '../engine/question.ts';
import type { AnyGame, Puzzle, PuzzleBook, PuzzleMatch } from '../games/index.ts';

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

/** A match at the question of a puzzle. */
export interface PuzzlePosition {
  readonly match: Match<State, unknown, unknown>;
  readonly question: Question;
  /** All answers before it, forced ones included. */
  readonly course: readonly Answer[];
}

/**
 * The position of a puzzle.
 * @throws RangeError if the recorded answers do not fit the rules
 */
export function positionOf(
  game: AnyGame,
  { players, options, seed, answers }: PuzzleMatch,
  { at }: Puzzle,
): PuzzlePosition {
  const setting = settingOf(game, players, options);
  const match = new Match<State, unknown, unknown>(game, setting, setUp(game, setting, seed));
  const course: Answer[] = [];
  let given = 0;
  for (;;) {
    const [question] = match.open;
    if (question === undefined) throw new RangeError(`The match ends after ${given} answers.`);
    const isForced = optionCount(question) === 1;
    if (!isForced && given === at) return { match, question, course };
    const value = isForced ? optionAt(question, 0) : elementAt(answers, given);
    if (match.answer(question.seat, value, isForced) !== undefined)
      throw new RangeError(`Answer ${given + 1} is not allowed: ${question.ask} ${String(value)}.`);
    course.push(answerTo(question, value, isForced));
    if (!isForced) given += 1;
  }
}

/** A text that is equal for questions with the same options to the same seat. */
export function digestOf(question: Question): string {
  const { seat, ask } = question;
  return digest({ seat, ask, options: optionList(question) });
}
