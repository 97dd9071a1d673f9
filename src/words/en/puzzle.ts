import { listed } from './grammar.ts';

/** The texts about puzzles. */
export const puzzleWords = {
  /** The menu's entry. */
  offer: 'Solve a puzzle: find the one best answer',
  title: (number: number, of: number): string => `Puzzle ${number} of ${of}.`,
  task: (seat: string): string => `You are ${seat}: which answer is best?`,
  once: 'You answer once. Everything is as in a match, but hints and undo are off.',
  right: (best: string): string => `Right: ${best} is best.`,
  wrong: (best: string, given: string): string => `Not ${given}: ${best} is best.`,
  wins: (percent: string, games: number): string => `won ${percent} % of ${games} games tried out`,
  games: (games: number): string => `${games} games tried out`,
  ended: (answer: string, share: string, points: string): string =>
    `${answer}: ${share}, with ${points} points on average`,
  worse: (ended: string, by: string, margin: string, unit: string): string =>
    `${ended}; worse by ${by} ± ${margin} ${unit}`,
  hardlyTried: (answer: string): string => `${answer} soon looked worse and was hardly tried out.`,
  obvious: (answers: readonly string[]): string =>
    `What a quick look or the gain of the moment suggests: ${listed(answers)}.`,
  rule: (rule: string): string => `The rule that asks: ${rule}.`,
  again: (command: string): string => `${command} shows the position again.`,
  next: 'Go on with the next puzzle?',
  allSolved: (game: string): string =>
    `All puzzles of ${game} are solved. Name one by its number to see it again.`,
  solved: (game: string, solved: number, of: number): string => `${game}: ${solved} of ${of} solved`,
  begin: (command: string): string => `${command} begins with the next one.`,
  none: (game: string): string => `There are no puzzles of ${game}.`,
  noNumber: (game: string, of: number, number: number): string =>
    `${game} has the puzzles 1 to ${of}, not ${number}.`,
  damagedRecord: (path: string): string =>
    `${path} is damaged, so it is not known which puzzles are solved. Remove it to start over.`,
  unsolved: 'The input ended before an answer, so the puzzle is not solved.',
} as const;
