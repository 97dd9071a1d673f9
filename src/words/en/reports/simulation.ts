/** The reports of simulations of many games. */
export const simulationWords = {
  time: (seconds: number, games: number, decisions: number): string =>
    `${seconds} s: ${games} games and ${decisions} decisions a second`,
  run: (games: number, game: string, players: number, seed: string): string =>
    `${games} games of ${game} with ${players}, seed ${seed}`,
  runOfBots: (games: number, game: string, players: number, bots: readonly string[]): string =>
    `${games} games of ${game} with ${players} (${bots.join(', ')})`,
  /** The name of a level of bots. */
  level: (bot: string): string => bot,
  sameSeed: (seed: string): string => `seed ${seed}, the same with every table`,
  digest: (digest: string, table: string): string => `digest ${digest}${table === '' ? '' : ` ${table}`}`,
  decisions: (least: number, most: number, mean: number): string =>
    `decisions a game: ${least} to ${most}, ${mean} on average`,
  chance: (share: string): string =>
    `By chance alone every seat wins ${share}. A difference within the interval may be luck.`,
  balanced: 'Every bot sat at every seat equally often.',
  unbalanced: 'The bots did not change seats; --rotate moves them from game to game.',
  worth: 'Worth: by how many points the seats that took the card beat the mean of their table.',
  cardsOmitted: (count: number): string => `${count} cards between the best and the worst are omitted.`,
  columns: {
    bot: 'bot',
    seats: 'seats',
    wins: 'wins',
    place: 'place',
    score: 'score',
    seat: 'seat',
    deviation: 'sd',
    least: 'least',
    most: 'most',
    card: 'card',
    games: 'games',
    worth: 'worth',
    change: 'change',
  },
  /** The blocks of a comparison. */
  blocks: {
    game: 'a game',
    figure: 'figures',
    seatWins: 'wins by seat',
    seatScore: 'score by seat',
    botWins: 'wins by bot',
    planTaken: 'plans taken',
    planWins: 'wins by plan',
    cardTaken: 'cards taken',
    cardWins: 'wins by card',
    cardWorth: 'worth by card',
  },
  /** The measures. */
  measures: {
    rounds: 'rounds',
    decisions: 'decisions',
    score: 'score',
    scores: 'scores',
    'best score': 'best score',
    wins: 'wins',
    taken: 'taken',
    worth: 'worth',
    'a game': 'a game',
  },
  seat: (seat: string): string => `seat ${seat}`,
  measureOf: (item: string, measure: string): string => `${item}: ${measure}`,
  clear: '* The 95 % interval of the change excludes 0. Worth: points above the mean of the table.',
  byLuck: (compared: number, marked: number): string =>
    `Of ${compared} changes about ${marked} are marked by luck alone.`,
  moreRows: (count: number): string => `${count} more differ less clearly; --csv has them all.`,
  countedFrom: (figure: string, value: number): string => `${figure}; changes are counted from ${value}`,
  clearInSweep: '* The 95 % interval of the change excludes 0. --csv has all cards and plans as well.',
  progress: (done: number, games: number, left: string): string => `${done} of ${games} games, ${left} left`,
  seconds: (seconds: number): string => `${seconds} s`,
  minutes: (minutes: number): string => `${minutes} min`,
  hours: (hours: number, minutes: number): string => `${hours} h ${minutes} min`,
  comparedTwice: '--against and --sweep exclude each other: compare two tables, or sweep one figure.',
  sameTables: 'Both tables are the same: nothing can be compared.',
  tooManyJobs: (jobs: number, cores: number): string =>
    `--jobs ${jobs} is more than the ${cores} cores of this machine: give at most ${cores}.`,
  shardNeedsLines:
    'A shard is only part of a run: print it with --ndjson, and combine the parts with simulate merge.',
  eitherOr: (one: string, other: string): string => `${one} and ${other} exclude each other.`,
  filesToMergeWanted: (program: string): string =>
    `Name the files to combine: ${program} simulate merge FILE…`,
  lineOf: (file: string, line: number): string => `${file}, line ${line}`,
  notALine: (place: string): string => `${place}: this is not a line of simulate --ndjson.`,
  wrongNumberOfBots: (bots: number, players: number): string =>
    `--bots names ${bots} bots for ${players} players: name one for all, or one for each seat.`,
  shardForm: (text: string): string => `--shard must be i/n with i from 1 to n, not ${text}.`,
  sweepFault: (sweep: string, fault: string): string => `--sweep ${sweep}: ${fault}.`,
  twoValuesWanted: 'there must be at least two values',
};
