import type { Word } from '../spoken-of.ts';

/** Faults in positions, events, components and options that people write, as clauses. */
export const notationWords = {
  // The required kinds of values.
  kinds: {
    map: 'a map',
    mapOfWords: 'a map of words to values',
    mapOfValues: 'a map of values',
    list: 'a list',
    text: 'a text',
    filledText: 'a text that is not empty',
    textOrNull: 'a text or null',
    number: 'a number',
    wholeNumber: 'a whole number',
    trueOrFalse: 'true or false',
    onlyTrue: 'true',
    value: 'a text, a number, true or false',
    seat: 'a seat',
    nameAndBot: 'a name and perhaps a bot',
    answer: 'an answer',
    answerWithProspects: 'an answer with its prospects',
    reason: 'a reason',
    decision: 'a decision',
    settings: 'the settings of a person',
    chair: 'a person, a bot, or open',
    answersOrNull: 'a number of answers, or null',
    personOrNull: 'a person, or null',
    tableOrNull: 'a table, or null',
    seatOrNull: 'a seat, or null',
    wholeFrom: (from: number): string => `a whole number from ${from}`,
    within: (kind: string, from: number, to: number): string => `${kind} from ${from} to ${to}`,
    listOf: (most: number, each: string): string => `a list of at most ${most}, each ${each}`,
    oneOf: (words: string): string => `one of ${words}`,
  },
  fieldIsNot: (name: string, kind: string): string => `${name} is not ${kind}`,
  missing: (kind: string): string => `this is missing; it must be ${kind}`,
  mustBe: (kind: string, shown: string): string => `this must be ${kind}, not ${shown}`,
  none: 'none',
  unknownWord: (word: string, near: string | undefined, known: string): string =>
    `${word} is unknown here; ${near === undefined ? 'known are ' : `did you mean ${near}? Known are `}${known}`,
  unknownValue: (shown: string, near: string): string => `there is no ${shown} here; did you mean ${near}?`,
  unknownCard: (kind: string, name: string, near: string | undefined): string =>
    `there is no ${kind} ${name}${near === undefined ? '' : `; did you mean ${near}?`}`,
  twice: (item: Word): string => `${item} appears here twice`,
  fourNumbers: (count: number): string => `a random stream has four numbers, not ${count}`,
  tooManyValues: (most: number): string => `there are more than ${most} values in it`,
  tooDeep: (most: number): string => `this is nested more than ${most} deep`,
  tooManyItems: (count: number, most: number): string =>
    `there are ${count} items here, and at most ${most} are allowed`,
  nameNotAllowed: 'this name is not allowed',

  // Figures.
  sourceMissing: 'the source of this figure is missing',
  unknownSource: (sources: string, source: string): string =>
    `a source must be one of ${sources}, not ${source}`,
  componentsNoMap: 'a components file must be a map from the names of figures to their values',
  mustBeMap: 'this must be a map',
  mustBeMapOfWords: 'this must be a map of words to values',
  /** @param known the existing names, if they are few */
  noFigure: (key: string, known: string): string =>
    `the table has no ${key}${known === '' ? '' : `; it has ${known}`}`,
  noListOfFigures: 'this must be a list of figures, or a map from positions in it to figures',
  noPosition: (count: number, ids: string, key: string): string =>
    `the list has positions 1 to ${count}${ids === '' ? '' : ` and the ids ${ids}`}, not ${key}`,
  noFigureOrMap: 'this must be a figure, or a map with its value and source',
  figureKeys: (key: string): string => `a figure has value, source and note, not ${key}`,

  // Options.
  noOption: (game: string, name: string, known: string): string =>
    `${game} has no option ${name}; it has ${known}`,
  optionRange: (from: number, to: number): string => `${from} to ${to}`,
  optionValues: (name: string, allowed: string, value: string): string =>
    `${name} may be ${allowed}, not ${value}`,

  // Scenarios.
  gameMissing: 'the game is missing',
  scenariosMissing: 'the list of scenarios is missing',
  idTwice: (id: string): string => `the id ${id} appears twice`,
  noScenarioKey: (key: string): string => `${key} is not a key of scenarios`,
  idMissing: 'the id is missing',
  titleMissing: 'the title is missing',
  playersWhole: 'the number of players must be a whole number from 1',
  noListOfEvents: 'this must be a list of events',
  optionForm: 'an option must be a word, a number, true or false',
  seatsOfGame: (game: string, from: number, to: number, players: number): string =>
    `${game} is for ${from} to ${to} seats, not ${players}`,
  refusedAs: (
    because: string,
    option: string,
    rule: string,
    need: Word | undefined,
    have: Word | undefined,
  ): string => `refused as ${because} (${option}, ${rule}, need ${need ?? '-'}, have ${have ?? '-'})`,
  expectedOther: (told: string, expected: string): string => `${told}, expected ${expected}`,
  refusedButChanged: 'the refused event changed the position',
  acceptedButRefused: (expected: string): string => `accepted, expected refused: ${expected}`,

  // Events.
  noStep: (step: string, steps: string): string => `there is no step ${step}; the steps are ${steps}`,
  answerParts: 'an answer must have a seat and an ask',
  answerForm: 'an answer must be a word, a number, true or false, or a list of them',
  drawsForm: 'draws must be a list of faces, such as {die: 3}, or of whole numbers from 0',
  groupRefusedAs: (group: string, because: string, expected: string): string =>
    `${group}: refused as ${because}, expected ${expected}`,
  groupAccepted: (group: string, expected: string): string =>
    `${group}: accepted, but it must be refused (${expected})`,
  /** @param next the next answer that is ready; undefined where none is left */
  unanswered: (seat: number, ask: string, rule: string, next: string | undefined): string =>
    `seat ${seat} is asked ${ask} (${rule}), and ${next === undefined ? 'it has no answer left' : `its next answer is ${next}`}`,

  /** The events that the scenarios of every game may use, for authors. */
  vocabulary: `Events of every game
  {begin: STEP}                                begins a step on the current position, up to its first question
  {begin: STEP, draws: [{die: 3}]}             the same, with the face that the die shows; a number from 0 fixes the draw itself
  {seat: 0, ask: play, answer: VALUE}          the seat answers its question of this name; if nobody
                                               is asked, the steps that follow by the rules run before
  {seat: 0, answers: {act: VALUE, workers: 3}} one answer after another, each to the question of its name
  {seat: 0, ask: raise, answer: [VALUE, …]}    several answers to the same question in a row
Any of them with refused: REASON must be refused and change nothing.
`,
} as const;
