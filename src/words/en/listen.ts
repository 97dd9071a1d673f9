import type { Word } from '../spoken-of.ts';

/** The text of a card by its parts. */
interface Parts {
  readonly cost: string;
  readonly effect: string;
  readonly lasts?: string;
}

/** The texts of line mode for people who listen. */
export const listenWords = {
  noChanges: 'Nothing has happened since your last answer.',
  table: 'The table',
  moved: (name: string, from: Word, to: Word): string => `${name} from ${from} to ${to}`,
  /** The same in a list of effects. */
  changed: (name: string, from: Word, to: Word): string => `${name} ${from} to ${to}`,
  /** @param to the last figure with the words of its bound: `up to 5` */
  movedWithin: (name: string, from: Word, to: string): string => `${name} from ${from} ${to}`,
  /** A name and its figure, or an owner and the name of what is owned. */
  pair: (name: string, value: Word): string => `${name} ${value}`,
  noReasons: 'No bot has had a choice to make since your last answer.',
  chose: (name: string, values: readonly string[]): string => `${name} chose ${values.join(', then ')}.`,
  nothingElse: 'It did not compare it with anything else.',
  /** How much worse each alternative was expected to be. */
  rated: (others: readonly string[]): string => `Beside it, ${others.join('; ')}.`,
  keptSecret: 'It keeps other alternatives secret.',
  simulated: (count: number): string =>
    `It tried this in ${count === 1 ? 'one simulated game' : `${count} simulated games`}.`,
  firstTaken: (name: string): string => `1 is not offered here; the first choice is taken: ${name}.`,
  nothingBarred: 'Nothing that you might expect here is forbidden.',
  noWhat: 'Type what and the number or word of a choice.',
  topics: (words: readonly string[]): string => `Type board and one of these: ${words.join(', ')}.`,
  noTopic: (word: string, words: readonly string[]): string =>
    `The board has nothing called ${word}. Type board and one of these: ${words.join(', ')}.`,
  /** The spoken forms of signs: a dot between things, an arrow or a range, a dash, and the signs of arithmetic. */
  signs: {
    then: '; ',
    to: ' to ',
    pause: ', ',
    by: ' by ',
    plus: ' plus ',
    times: ' times ',
    is: ' is ',
  },
  /** The beginning of a further line about the same. */
  also: (about: string): string => `${about}, also: `,
  /** The end of a line that has no final sign. */
  end: '.',
  /** Instead of the sign between a figure and its value, which is to be typed. */
  equalsSign: ' equals sign ',
  /** In place of the effects of an answer that equal those of the previous one. */
  theSame: 'the same',
  /** A figure that only another seat knows. */
  unknown: 'unknown',
  /** A line of the standings, `2. Ann with 12 points: projects 8, Dividends 4`. */
  standing: (
    place: string,
    name: string,
    total: string,
    sources: readonly string[],
    deciding: readonly string[],
  ): string =>
    `${place}${name} with ${total}${sources.length === 0 ? '' : `: ${sources.join(', ')}`}${deciding.map((text) => `; ${text}`).join('')}.`,
  eliminated: (verdict: string, what: string, figure: Word): string => `${verdict} with ${what} ${figure}`,
  points: (count: number): string => `${count} ${Math.abs(count) === 1 ? 'point' : 'points'}`,
  place: (place: number, sharing: number): string => (sharing === 1 ? `${place}. ` : `${place}, tied. `),
  within: (least: number, most: number): string => `${least} to ${most}`,
  pointsWithin: (least: number, most: number): string => `${least} to ${most} points`,
  /** A card by its parts; one that costs nothing says so itself. */
  optionText: ({ cost, effect, lasts }: Parts): string =>
    [cost === 'free' ? cost : `costs ${cost}`, effect, ...(lasts === undefined ? [] : [lasts])].join('; '),
  emptyHand: 'You hold nothing.',
} as const;
