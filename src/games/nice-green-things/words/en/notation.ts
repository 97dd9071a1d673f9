import { vocabulary } from './vocabulary.ts';

/** Faults in positions, events and components of Nice Green Things that people write, as clauses. */
export const notation = {
  vocabulary,

  // Components.
  rescueAndVisitor: 'a rescue project is no visitor centre',
  noRowSymbols: 'a rescue project or visitor centre has no row symbols (NR-15)',
  suitOfSymbols: 'a card with row symbols has a suit (NR-17)',
  reservedName: (name: string): string => `no card may be called ${name}`,
  visitorCostsNothing: 'a visitor centre costs nothing (NGT-CASH-08)',
  deckSize: (queue: number, cards: number): string => `a deck has more than ${queue} cards, not ${cards}`,
  noFiller: 'a card of the deck has a suit, rescue or visitor',
  cardTwice: (name: string): string => `${name} stands twice`,
  targetSize: (size: number, types: number): string =>
    `every target card names ${size} types as the first one does, not ${types}`,
  targetTwice: (id: string): string => `the target card ${id} stands twice`,
  twoTargets: 'two players need two target cards',
  emptyTarget: 'a target card names at least one pop type',
  theseAre: (words: string): string => `these are ${words}`,

  // Events.
  noEvent: (kind: string): string => `${kind} is not an event`,

  // Positions.
  twoPlaces: (name: string): string => `${name} lies in two places`,
  notOnTable: (card: string): string => `no card called ${card} lies on the table`,
  notInBox: (card: string, near: string | undefined): string =>
    `no card of the box is called ${card}${near === undefined ? '' : `; did you mean ${near}?`}`,
  cardOfBox: (name: string): string => `${name} is a card of the box: name it instead of writing it out`,
  notPlaced: 'a card without row symbols is not placed: it lies aside (NGT-ECO-11)',
  notAside: 'a card with row symbols lies in an eco system (NGT-ECO-08)',
  ecoId: 'the id of an eco system is a word of its own',
  ecoIdTwice: (id: string): string => `two eco systems have the id ${id}`,
  noSymbol: (name: string, row: string): string => `${name} has no symbol for the row ${row} (NGT-ECO-03)`,
  otherSuit: (name: string, suit: string): string => `${name} is not ${suit} (NGT-ECO-01)`,
  emptyEco: 'an eco system has at least one card',
  fullRow: (most: number): string => `a row holds at most ${most} (NR-11)`,
  oppositePoints: (first: number, second: number): string =>
    `the queue points of the two seats are opposite numbers, not ${first} and ${second}`,
  mustBeOver: 'without a project in queue and stock the game is over (NGT-END-01)',
  mustNotScore: 'scoring begins when queue and stock are empty (NGT-END-01)',
  longQueue: (most: number, cards: number): string =>
    `the queue holds at most ${most} now, not ${cards} (NGT-QUEUE-01)`,
  emptyQueue: 'the queue is empty only when the stock is (NGT-QUEUE-18)',
  nothingEmptied: 'a position is empty only between buying and the roll (NGT-QUEUE-17)',
  noRescue: (name: string): string => `${name} is no rescue project`,
} as const;
