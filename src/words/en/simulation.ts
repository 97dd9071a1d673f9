/** The refusals of simulations, with their reasons. */
export const simulationWords = {
  nothingToCompare: 'There are no games to compare.',
  notComparable: 'The tables cannot be compared: game, players, bots, seed or the number of games differ.',
  nothingToSum: 'There are no games to sum up.',
  differentRuns:
    'The games belong to different runs: game, players, bots, seed, options, components or edition differ.',
  gameTwice: (number: number): string => `Game ${number} occurs twice.`,
  gameMissing: (number: number): string => `Game ${number} is missing.`,
  endless: (number: number, seed: string, decisions: number): string =>
    `Game ${number} (seed ${seed}) does not end: it still goes on after ${decisions} decisions.`,
  /** @param game the game that the workers do not know; undefined if there are no workers */
  oneAfterTheOther: (game: string | undefined): string =>
    `The games are played one after the other: ${game === undefined ? 'this program runs from its sources, without the file of its workers' : `its workers do not know the game ${game}`}.`,
  sweepForm: 'it has the form figure=from..to, such as cards.education.raises=1..3',
  valuesForm: (list: string): string =>
    `the values have the form 5..15, 5..15/2 (every second) or 5,8,12, not ${list}`,
  tooManyValues: (most: number): string => `there may be at most ${most} values`,
} as const;
