import { vocabulary } from './vocabulary.ts';

/** Faults in positions, events and components of Reputation that people write, as clauses. */
export const notation = {
  vocabulary,

  // Components.
  tableLength: (most: number, got: number): string =>
    `this must be a list of ${most + 1} figures, for 0 to ${most} workers, not ${got}`,
  tooFewDealt: (rounds: number, dealt: number): string =>
    `${rounds} rounds need as many cards of each kind, not ${dealt}`,
  tooFewCards: (dealt: number, cards: number): string => `${dealt} cards are dealt, but there are ${cards}`,
  fiveCards: (cards: number): string => `five players need five cards, not ${cards}`,
  symbolTwice: 'two cards have the same symbol',
  noCeo: (symbol: string): string => `no CEO has the symbol ${symbol}`,
  players: (from: number, to: number, players: number): string =>
    `Reputation is for ${from} to ${to} players, not ${players} (REP-SETUP-01)`,

  // Events and answers.
  unknownWord: (word: string, known: string): string => `${word} is unknown here; known are ${known}`,
  noStep: (step: string): string => `there is no step ${step}`,
  nobodyAsked: (answers: string): string => `nobody asked for ${answers}`,
  declineForm: 'decline is a map of seats to spaces',
  declineSpaces: 'decline gives each seat a list of spaces',
  noSpace: (space: string): string => `there is no space ${space}`,
  answersNoList: 'answers is a list',
  noSeat: (seat: string): string => `there is no seat ${seat}`,
  playersWhole: 'players is a whole number',
  setupAsksNothing: 'the set-up asks nothing',
  noResult: 'the position gives neither reputation nor profit',
  noDeed: (deed: string): string => `nobody can do ${deed}`,
  noPower: (name: string): string => `there is no power ${name}`,
  fromForm: 'from is a map of spaces to workers',
  fromWorkers: (space: string): string => `from.${space} is a number of workers`,
  legalSeat: (seat: number): string => `legal.${seat}: there is no seat ${seat}`,
  noView: 'no event {step: view, viewer: …} comes last',

  // Positions.
  cards: { project: 'project', corporation: 'corporation', ceo: 'CEO' },
  cardTwice: (name: string): string => `the card ${name} stands twice`,
  deckSize: (most: number, size: number): string => `this deck has at most ${most} cards, not ${size}`,
  noTopCard: 'an empty deck has no top card',
  stackTwice: 'this stack stands twice',
  noPart: (seat: number): string => `seat ${seat} has no part in this stack`,
  pairForm: 'a pair is a seat and its left neighbour, such as [0, 1]',
  workersInAll: (seat: number, most: number, workers: number): string =>
    `seat ${seat} has ${most} workers in all, not ${workers} (REP-ROUND-04)`,
} as const;
