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
  /** The strongest bot at the table, and people beside it. */
  level: (bot: string, withPeople: boolean): string => (withPeople ? `people and ${bot}` : bot),
  course: 'points over time, the first match on the left: a own, b the best other',
  courseAlone: 'points over time, the first match on the left',
} as const;
