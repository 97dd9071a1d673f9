/** The texts about matches that branch off another one. */
export const branchWords = {
  stillRunning: (match: string): string =>
    `${match} is not over: a branch would reveal what is still hidden there. Wait for its end.`,
  noSuchMoment: (match: string, last: number): string =>
    `${match} can be continued after any of its answers from 0 to ${last}, as in ${match}@${last}.`,
  gameWanted: (from: string): string =>
    `Name the game of the position, as in: play limit --from ${from}. There is no match with that name.`,
  otherGame: (match: string, game: string, wanted: string): string =>
    `${match} is a match of ${game}, not of ${wanted}.`,
  notWith: (option: string): string =>
    `${option} cannot be combined with --from MATCH: the branch takes it from the match.`,
  otherRules: (match: string): string =>
    `${match} was played under other rules or figures, so nobody can go on from there.`,
  differs: (match: string, because: string): string => `${match} cannot be continued there: ${because}`,
  begins: (match: string, answers: number): string =>
    answers === 0
      ? `This match begins as ${match} did, with the same hidden cards and chance.`
      : `This match goes on from answer ${answers} of ${match}, with the same hidden cards and chance.`,
  /** The same in few words, for the line of news of a screen. */
  from: (match: string, answers: number): string => `On from answer ${answers} of ${match}`,
  /** In the description of a match. */
  origin: (match: string, answers: number): string =>
    answers === 0 ? `begun as ${match} was` : `branched off ${match} after answer ${answers}`,
  title: 'Play on from here',
  hint: 'Up Down your seat, Left Right the level of the bots, Enter begins, Esc goes back',
  about: 'A match of its own begins here. The hidden cards and the chance to come are those of this match.',
  yours: 'your seat',
  level: (bot: string): string => `the others: ${bot}`,
  own: 'bots as in this match, normal for people',
  over: 'Nobody decides here any more: go back to a decision.',
  form: 'play, then your seat, then the level of the bots, as in: play Ann hard.',
  noSeat: (seat: string, names: readonly string[]): string =>
    `There is no seat ${seat}. The seats are ${names.join(', ')}.`,
  noLevel: (level: string, levels: readonly string[]): string =>
    `There is no bot ${level}. The bots are ${levels.join(', ')}.`,
} as const;
