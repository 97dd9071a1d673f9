import { vocabulary } from './vocabulary.ts';

/** Faults in positions, events and components of Green Deal that people write, as clauses. */
export const notation = {
  vocabulary,

  // Components.
  noScaleValue: 'the scale has no such value',
  scaleSteps: (last: number): string => `the scale must have the steps 0 to ${last}`,
  scaleRises: 'a step is worth as much as the one before, or 1 more',
  cardTwice: (id: string): string => `there are two cards ${id}`,
  cardMissing: (id: string): string => `the card ${id} is missing`,
  notByHand: (id: string): string => `${id} is not played by hand`,
  startCells: (seats: number): string => `${seats} seats need ${seats} start cells`,
  tooManyCells: (rows: number, cols: number): string =>
    `${rows} x ${cols} cells are more than the 49 of the world map`,
  noCell: (rows: number, cols: number, cell: string): string =>
    `the map of ${rows} x ${cols} has no cell ${cell}`,
  players: (players: number): string => `Green Deal is for 3 to 5 players, not ${players}`,

  // Events and answers.
  unknownWord: (where: string, word: string, known: string): string =>
    `${where} does not know ${word}; known words: ${known}`,
  answersNoList: (step: string): string => `the answers of ${step} must be a list`,
  answerOf: (step: string): string => `an answer of ${step}`,
  answerNoMap: (step: string): string => `an answer of ${step} must be a map of words to values`,
  noSeat: (step: string, seat: string): string => `${step}: there is no seat ${seat}`,
  coin: 'coin is a list of seats in the order drawn',
  noAnswerLeft: (seat: number, ask: string, rule: string): string =>
    `seat ${seat} is asked ${ask} (${rule}), and it has no answer left`,
  noUse: (use: string): string => `there is no use of ${use}`,
  contactsNoList: 'contacts must be a list',
  contactForm: 'a contact names a cell and a choice',
  contact: 'a contact',
  turnCannotEnd: (seat: number): string => `seat ${seat} cannot end its turn`,
  actionsNoList: 'the actions of a turn must be a list',
  actionNoMap: 'an action of a turn is a map of words to values',
  noAction: (words: string): string => `there is no action ${words}`,
  trueOrNothing: (form: string): string => `${form} is true or left out`,
  specializationCategory: 'takeAction: specialization names a category',
  transferCategories: 'playCard: resource-transfer names from and to',
  placeChips: 'place names the chips of each category',
  placeForm: (category: string): string => `place names categories and lists of chips, not ${category}`,
  chipNotPlaced: (seat: number, chip: string): string => `seat ${seat} cannot place a chip: ${chip}`,
  eventStep: 'an event of Green Deal names a step',
  noStep: (step: string): string => `Green Deal has no step ${step}`,

  // Positions.
  namedAlready: (id: string, place: string): string => `${id} already stands at ${place}`,
  projectCard: 'project card',
  otherCategory: (id: string, category: string): string => `${id} is a card of ${category}`,
  mostLoans: (most: number): string => `a company holds at most ${most} loans`,
  noChips: 'the simpler version has no PR chips',
  startingIncome: (last: number): string => `the starting Income stands above the last step ${last}`,
  stepValue: (step: number, value: number): string => `step ${step} has the value ${value}`,
  noActionCards: 'the simpler version has no action cards but Tax Refund',
  cardNotHeld: (card: string): string => `the company does not hold ${card}`,
  pointsAddUp: (sum: number, stated: number): string =>
    `the points by source add up to ${sum}, not ${stated}`,
  simplerVersion: 'the match was set up for the simpler version',
  turnOrder: 'the turn order must name every seat once',
  twoDecks: 'there are two decks of action cards',
  chipsInBox: (count: number, chip: string, held: number): string =>
    `the box has ${count} PR chips of ${chip}, not ${held}`,
} as const;
