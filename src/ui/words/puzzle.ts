import type { EvaluationUnit } from '../../engine/game.ts';
import type { Posed } from '../../engine/posed.ts';
import type { Consequence, Value } from '../../engine/question.ts';
import type { Puzzle, TriedAnswer } from '../../games/index.ts';
import { puzzleWords } from '../../words/index.ts';
import { becauseTexts, unitName, unitNotes } from './hint.ts';
import { optionName, type Speech } from './sentences.ts';

/** A solved or unsolved puzzle, for its explanation. */
export interface AnsweredPuzzle {
  readonly puzzle: Puzzle;
  readonly posed: Posed;
  /** The person's answer. */
  readonly given: Value;
  /** The unit in which answers are compared. */
  readonly unit: EvaluationUnit;
  /** The game's reason for the best answer; undefined if it gives none. */
  readonly reason: Consequence | undefined;
  readonly players: number;
}

/** The z-score of a two-sided 95 % interval. */
const Z = 1.96;

/** The explanation of a puzzle, one sentence a line. */
export function puzzleLines(answered: AnsweredPuzzle, speech: Speech): string[] {
  const { puzzle, posed, given, reason, players } = answered;
  const name = (value: Value): string => optionName(posed, value, speech.say);
  const [best] = puzzle.tried;
  if (best === undefined) return [];
  const told = puzzle.tried.map((tried) => triedText(tried, name(tried.value), answered, speech));
  const isTold = puzzle.tried.some(({ value }) => value === given);
  const obvious = puzzle.obvious.map(name);
  return [
    given === best.value
      ? puzzleWords().right(name(best.value))
      : puzzleWords().wrong(name(best.value), name(given)),
    ...becauseTexts(reason === undefined ? [] : [reason], speech),
    ...told.map((line) => `  ${line}`),
    ...(isTold ? [] : [puzzleWords().hardlyTried(name(given))]),
    ...unitNotes(speech, players),
    puzzleWords().obvious(obvious),
    puzzleWords().rule(posed.rule),
  ];
}

function triedText(
  { games, wins, points, behind, doubt }: TriedAnswer,
  name: string,
  { unit, players }: AnsweredPuzzle,
  speech: Speech,
): string {
  const words = puzzleWords();
  const share = players > 1 ? words.wins((wins / 10).toFixed(0), games) : words.games(games);
  const ended = words.ended(name, share, (points / 10).toFixed(1));
  if (behind === 0) return ended;
  const margin = ((Z * doubt) / 10).toFixed(1);
  return words.worse(ended, (behind / 10).toFixed(1), margin, unitName(unit, speech, players));
}
