import type { Word } from '../spoken-of.ts';

/** The refusals of rule-checking sessions and scripts, with their reasons. */
export const deskWords = {
  stepsNeverEnd: 'From this position, the steps that follow never end.',
  placesOfList: (count: Word): string => `this list has positions 0 to ${count}`,
  noSuchField: 'there is no such field',
  nothingInside: 'there is nothing inside this',
  gameOver: 'The game is over.',
  stepRunning: 'A step is running: answer its question, or name another step.',
  noSuchStep: (step: Word, steps: Word): string => `There is no step ${step}. The steps are ${steps}.`,
  noSuchDraw: (what: Word): string => `There is no draw called ${what} that shows a face.`,
  rulesCannotContinue: (message: Word): string => `The rules cannot continue from this position: ${message}`,
  setChangesNothing:
    'setting this changes nothing: it has this value already, or other fields determine it in this position',
  tooManyCards: 'too many cards are named at a time',
  tooManySeats: (limit: Word): string => `there may be at most ${limit} seats`,
  headOptionForm: 'an option in the head has the form name=value',
  tooManyOptions: (limit: Word): string => `there may be at most ${limit} options`,
  headKeyUnknown: (trim: Word): string =>
    `the head of a script knows game, title, seat, option, given, components and seed, not ${trim}`,
  givenNoJson: 'given is not valid JSON',
  givenNoMap: 'given is not a map of words to values',
  answerForm: (bare: Word): string =>
    `${bare} is not an answer; an answer has the form: seat: ask value [value…]`,
  nobodyCalled: (trim: Word, text: Word): string =>
    `nobody is called ${trim}; the people at the table are ${text}.`,
  refusedHasOneValue: 'an answer under #! refused has one value',
  refusedNeedsAnswer: 'after #! refused there must be the answer that is refused',
  demoNeedsGame: 'a demo must name its game: #! game: limit',
  demoNeedsSeats: 'a demo must name its seats: #! seat: Ann',
  paceForm: (text: Word): string => `a pace must be a number of seconds, not ${text}`,
  demoAnswerRefused: (ask: Word, words: Word, rule: Word): string =>
    `${ask} ${words} is not allowed (${rule}).`,
} as const;
