import type { Word } from '../../spoken-of.ts';

/** The texts of a match's fault report. */
export const matchWords = {
  versions: (version: string, program: string): string => `green-games ${version}, match begun by ${program}`,
  /** @param now the edition that the program has, which may be a later one */
  game: (id: string, edition: Word, now: Word): string =>
    `game ${id}, rules edition ${edition}${edition === now ? '' : `, now ${now}`}`,
  components: (digest: string, isFromFile: boolean): string =>
    `components ${digest}, ${isFromFile ? 'from a file' : 'as shipped'}`,
  options: (options: readonly string[]): string => `options ${options.join(' ') || 'none'}`,
  seats: (seats: readonly string[]): string => `seats ${seats.join(', ')}`,
  fromPosition: 'begun from a position',
  course: (isOver: boolean, round: number, steps: number): string =>
    `${isOver ? 'over' : 'running'}, round ${round}, ${steps} steps`,
  seedOmitted: 'the seed is omitted while the match runs',
  seed: (seed: string): string => `seed ${seed}`,
  lastLineTorn: (bytes: number): string => `the last line of the file is torn (${bytes} bytes)`,
  publicLog: 'Public log',
  script: 'Script',
};
