import { listed } from './grammar.ts';

/** The texts of `matches stats` about people's own results. */
export const resultsWords = {
  none: (command: string): string => `No match with a person in it is finished yet. ${command} begins one.`,
  noneOf: (name: string): string => `${name} has finished no match.`,
  unread: (count: number): string =>
    count === 1
      ? 'One finished match cannot be read and is left out:'
      : `${count} finished matches cannot be read and are left out:`,
  title: (game: string, matches: number): string =>
    `${game}, ${matches === 1 ? 'one match' : `${matches} matches`}`,
  columns: {
    against: 'against',
    matches: 'matches',
    won: 'won',
    place: 'mean place',
    points: 'mean points',
    rival: 'best other',
    source: 'points by source',
    mean: 'mean',
  },
  alone: 'alone',
  people: 'people',
  program: 'a program',
  /** @param kinds who was at the table: people, the level of a bot, a program */
  opponents: (kinds: readonly string[]): string => listed(kinds),
  /** The results against opponents of one kind, as a sentence. @param place empty in matches for one, as `rival` is */
  against: (
    opponents: string,
    matches: number,
    won: string,
    place: string,
    points: string,
    rival: string,
  ): string =>
    `${opponents === '' ? 'Alone' : `Against ${opponents}`}, ${matches === 1 ? 'one match' : `${matches} matches`}: ${won} won, ${place === '' ? '' : `mean place ${place}, `}${points} points on average${rival === '' ? '' : `, the best other ${rival}`}.`,
  sources: (parts: readonly string[]): string => `Points by source on average: ${parts.join(', ')}.`,
  /** @param matches the points of each match, the first one first */
  overTime: (matches: readonly string[]): string => `Points match after match: ${matches.join(', ')}.`,
  ofMatch: (points: number, rival: number | null): string =>
    rival === null ? `${points}` : `${points} against ${rival}`,
  course: 'points over time, the first match on the left: a own, b the best other',
  courseAlone: 'points over time, the first match on the left',
} as const;
