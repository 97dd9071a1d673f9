import { vocabulary } from './vocabulary.ts';

/** Faults in positions, events and components of Limit that people write, as clauses. */
export const notation = {
  vocabulary,

  // Components.
  fixedValue: (is: string, got: string): string => `this is ${is} and cannot be ${got}`,
  listOfFigures: 'this must be a list of figures',
  listOfLength: (length: number, got: number): string =>
    `this must be a list of ${length} figures, not ${got}`,
  map: 'this must be a map',
  figureMissing: 'this figure is missing',
  noFigure: (key: string): string => `the table has no ${key}`,
  wholeNumber: (got: string): string => `this must be a whole number, not ${got}`,
  atMost: (most: number, got: number): string => `this must be ${most} at most, not ${got}`,
  atLeastOne: (got: number): string => `this must be 1 or more, not ${got}`,
  notNegative: (got: number): string => `this must be 0 or more, not ${got}`,
  notPositive: (got: number): string => `this must be 0 or less, not ${got}`,
  rules: {
    trackRises: 'a track rises from level to level',
    chartRises: 'a price chart does not fall from left to right',
    yearsGoOn: 'years go on',
  },
  brokenRule: (rule: string, value: number, before: number): string =>
    `${rule}, but ${value} follows ${before}`,
  nobodyAtOne: 'nobody lives at level 1',
  levelOneUnpaid: 'level 1 must be payable without fossils',
  priceGap: 'only the left end can be without a price',
  sellerGetsMore: (price: number, asked: number): string =>
    `a seller here would get ${price}, more than the ${asked} that a buyer pays`,
  noChartPosition: (count: number, position: number): string =>
    `the chart has positions 1 to ${count}, not ${position}`,
  overlap: (boom: number, uprising: number): string =>
    `boom up to position ${boom} overlaps uprising from position ${uprising}`,
  noGeneration: 'a game has one generation at least',
  endsEarly: (year: number, end: number): string => `the last generation begins in ${year}, after ${end}`,
  noStarOutput: (output: number, generation: number): string =>
    `the star nation makes ${output} in generation ${generation}, which is no output on the production track`,
  places: {
    indicator: 'the indicator',
    track: 'the track',
    trackUnderTerritories: 'the track under its territories',
    class: 'a class',
  },
  noPlace: (what: string, from: number, to: number, got: number): string =>
    `${what} has positions ${from} to ${to}, not ${got}`,
  otherLength: (blamed: string, have: number, other: string, need: number): string =>
    `${blamed} gives ${have} ${have === 1 ? 'place' : 'places'}, but ${other} needs ${need}`,
  soloOnly: (players: number): string => `solo mode is for one nation, not for ${players}`,

  // Events and answers.
  noAnswer: (shown: string): string => `${shown} is not an answer`,
  needsMap: (word: string, shown: string): string => `${word} needs a map, not ${shown}`,
  noTransaction: (shown: string): string => `a transaction sells or buys, not ${shown}`,
  moveResource: 'move needs a resource',
  noChoice: (word: string): string => `choose does not know ${word}`,
  answerOfSeat: (word: string, shown: string, seat: number): string => `${word} ${shown} of seat ${seat}`,
  answersNoList: 'answers must be a list',
  namesNoSeat: (shown: string, isStar: boolean): string =>
    `${shown} does not name a seat of the game${isStar ? '; the star nation never answers' : ''}`,
  requestKind: (shown: string, kinds: string): string => `${shown}: a request names its kind, ${kinds}`,
  kinds: (kinds: readonly string[]): string => kinds.join(' or '),
  noAnswerWord: (word: string): string => `an answer does not know ${word}`,
  refusedAs: (group: string, because: string, expected: string): string =>
    `${group}: refused as ${because}, expected ${expected}`,
  noEvent: (shown: string): string => `an event is a step or what a seat does, not ${shown}`,
  noStep: (name: string): string => `there is no step ${name}`,
  eventsInSolo: 'only solo mode has events',
  nobodyAsks: (group: string): string => `nobody asks for ${group}`,
  seatMissing: (shown: string): string => `the seat is missing in ${shown}`,
  noSeat: (seat: number): string => `there is no seat ${seat}`,
  noCard: (card: string): string => `there is no card ${card}`,
  noEventWord: (word: string, known: string): string =>
    `${word} is not part of this event; known words: ${known}`,

  // Positions.
  populationValues: (values: string, shown: string): string => `population is one of ${values}, not ${shown}`,
  renewableCap: (territory: number, cap: number, level: string): string =>
    `with ${territory} territories the renewable plant stands at ${cap} at most, not ${level} (LR-08)`,
  classOrder: (lower: string, standard: number, upper: string, above: number): string =>
    `class ${lower} stands at ${standard}, above class ${upper} at ${above} (LIM-LIV-02)`,
  noTileLeft: (name: string, standard: number): string =>
    `class ${name} stands at ${standard} and has no tile left (LIM-LIV-06)`,
  cardTwice: (card: string, place: string): string => `${card} stands in ${place} already`,
  otherDeck: (card: string, deck: string): string => `${card} belongs to the deck ${deck}`,
  otherCardKind: (card: string, kind: string): string => `${card} is no ${kind} card`,
  notUnlockable: (card: string): string => `${card} is no unlockable card`,
  crisisTwice: 'a generation has at most one tile of a type (LIM-INT-05)',
  crisisTiles: (count: number, crisis: string): string => `there are ${count} ${crisis} tiles (LIM-COMP-01)`,
  alliedAlready: (seat: number, kind: string): string =>
    `seat ${seat} is in a ${kind} alliance already (LIM-ALL-01)`,
  allianceOfTwo: 'an alliance has at least two members',
  starInSolo: 'only a game of one nation has a star nation',
  eventsOfOne: 'only a game of one nation has events',
  eventOnce: (event: string): string => `${event} is there once only`,
  eventLeft: 'at least one event must be left to draw',
  entryForEach: (seats: number, count: number): string =>
    `this needs an entry for each of ${seats} seats, not ${count}`,
  turnOnlyIn: (step: string, other: string): string =>
    `it is somebody's turn in ${step} only, not in ${other}`,
  noAlliancesInSolo: 'a game of one nation has no alliances (LIM-SOLO-17)',
  noAlliancesChosen: 'without the option alliances no nation is in one (LIM-ALL-16)',
  tokenBeside: 'a token beside its board lies negotiation side up (LR-107)',
  pollutionOnCard: (count: number, given: string): string =>
    `with what the nations hold, ${count} tokens are on the card, not ${given}`,
  disruptionOnCard: (least: number, most: number, given: number): string =>
    `with what the nations hold, ${least} to ${most} tokens are on the card, not ${given}`,
  notBegun: (generation: number, now: number): string =>
    `generation ${generation} has not begun: it is generation ${now}`,
} as const;
