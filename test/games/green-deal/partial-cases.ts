import { type Fields, invest } from './test-match.ts';

/** An action card of which one part cannot happen in full, and the outcome by the rules. */
export interface PartialCase {
  readonly card: string;
  readonly rule: string;
  readonly when: string;
  readonly given: Fields;
  readonly steps: readonly Fields[];
  readonly then: Fields;
}

/** Four levels of 0. */
export const LEVELS = { environment: 0, jobs: 0, social: 0, research: 0 };

/** Seat 0 takes the card of the row in its turn. */
function taking(card: string, own: Fields, then: Fields): Pick<PartialCase, 'given' | 'steps' | 'then'> {
  return {
    given: { round: 2, market: { action: [card] }, players: { 0: own } },
    steps: [invest([0, { takeAction: card }])],
    then,
  };
}

/** Seat 0 holds the card after round 10. */
function atTheEnd(card: string, given: Fields, own: Fields, then: Fields) {
  return {
    given: { round: 10, ...given, players: { 0: { actionCards: [card], ...own } } },
    steps: [{ step: 'endgameCards' }],
    then,
  };
}

const lone = { mapSize: { rows: 5, cols: 5 }, startCells: [] };
/** A tile of seat 0 to build on. */
export const ownTile = { owner: 0, category: 'social', size: 1 };

/** Cards that work in the own turn or at the end. */
export const OF_THE_TURN: readonly PartialCase[] = [
  {
    card: 'award',
    rule: 'GD-CARD-1-01',
    when: 'no project was bought',
    ...atTheEnd('award', {}, { projects: [] }, { cardAwards: { 0: { award: 0 } } }),
  },
  {
    card: 'cash-cow',
    rule: 'GD-CARD-3-02 GD-CARD-0-03',
    when: 'the scale has room for two Cash of seven',
    ...taking(
      'cash-cow',
      { cash: 38, levels: { jobs: 7 } },
      { players: { 0: { cash: 40, cashCowPaid: ['jobs'] } } },
    ),
  },
  {
    card: 'cluster',
    rule: 'GD-CARD-4-01',
    when: 'three tiles of four lie together',
    ...atTheEnd(
      'cluster',
      { ...lone, map: { r2c2: ownTile, r2c3: ownTile, r3c2: ownTile } },
      {},
      { cardAwards: { 0: { cluster: 0 } } },
    ),
  },
  {
    card: 'dumping-wages',
    rule: 'GD-CARD-6-01 GD-CARD-0-01 GD-CARD-0-03',
    when: 'there are no points to lose and the scale has room for one step of five',
    ...taking('dumping-wages', { income: 39, vp: 0 }, { players: { 0: { income: 40, vp: -2 } } }),
  },
  {
    card: 'frontrunner',
    rule: 'GD-CARD-7-01',
    when: 'the best level is one short, whatever the others',
    ...atTheEnd(
      'frontrunner',
      {},
      { levels: { ...LEVELS, jobs: 8, social: 8 } },
      { cardAwards: { 0: { frontrunner: 0 } } },
    ),
  },
  {
    card: 'good-tax-morale',
    rule: 'GD-CARD-8-02',
    when: 'the Cash is a part of the loss: refused, need 6, have 5',
    ...taking(
      'good-tax-morale',
      { cash: 5, vp: 0 },
      {
        refused: [{ seat: 0, takeAction: 'good-tax-morale' }],
        players: { 0: { cash: 5, vp: 0, actionCards: [] } },
      },
    ),
  },
  {
    card: 'growth',
    rule: 'GD-CARD-9-04',
    when: 'a tile lies alone',
    ...atTheEnd('growth', { ...lone, map: { r2c2: ownTile } }, {}, { cardAwards: { 0: { growth: 0 } } }),
  },
  {
    card: 'hyperactive',
    rule: 'GD-CARD-11-02',
    when: 'there is no other card',
    ...atTheEnd('hyperactive', {}, {}, { cardAwards: { 0: { hyperactive: 4 } } }),
  },
  {
    card: 'latitude',
    rule: 'GD-CARD-16-03',
    when: 'a tile lies alone',
    ...atTheEnd('latitude', { ...lone, map: { r2c2: ownTile } }, {}, { cardAwards: { 0: { latitude: 0 } } }),
  },
  {
    card: 'market-screening',
    rule: 'GD-CARD-18-01',
    when: 'no card is left on offer: it is played, for a Tax Refund or for nothing',
    given: {
      round: 3,
      players: { 0: { actionCards: ['market-screening'] } },
      market: {
        action: [],
        closed: true,
        sustainability: { environment: null, jobs: null, social: null, research: null },
      },
    },
    steps: [invest([0, { playCard: 'market-screening' }])],
    then: { players: { 0: { usesLeft: { 'market-screening': 0 } } } },
  },
  {
    card: 'pr-consultant',
    rule: 'GD-CARD-20-02 GD-PR-03',
    when: 'one chip is left, worth one point of three',
    given: {
      round: 3,
      players: { 0: { cash: 20, actionCards: ['pr-consultant'] } },
      prSupply: { 1: 1, 2: 0, 3: 0 },
    },
    steps: [invest([0, { buyPr: 1 }, { buyPr: 2 }])],
    then: { refused: [{ seat: 0, buyPr: 2 }], players: { 0: { cash: 19, prChips: [1] } } },
  },
  {
    card: 'resource-transfer',
    rule: 'GD-CARD-22-02',
    when: 'the best level has two of three: refused',
    given: {
      round: 3,
      players: { 0: { levels: { ...LEVELS, jobs: 2 }, actionCards: ['resource-transfer'] } },
    },
    steps: [invest([0, { playCard: 'resource-transfer', from: 'jobs', to: 'social' }])],
    then: {
      refused: [{ seat: 0, playCard: 'resource-transfer' }],
      players: { 0: { levels: { jobs: 2, social: 0 }, usesLeft: { 'resource-transfer': 1 } } },
    },
  },
  {
    card: 'resource-transfer',
    rule: 'GD-CARD-22-03',
    when: 'the other level has room for one of two',
    given: {
      round: 3,
      players: { 0: { levels: { ...LEVELS, jobs: 3, social: 11 }, actionCards: ['resource-transfer'] } },
    },
    steps: [invest([0, { playCard: 'resource-transfer', from: 'jobs', to: 'social' }])],
    then: { players: { 0: { levels: { jobs: 0, social: 12 }, usesLeft: { 'resource-transfer': 0 } } } },
  },
  {
    card: 'specialization',
    rule: 'GD-CARD-24-02',
    when: 'the project costs four of the seven taken off',
    given: {
      round: 3,
      players: { 0: { cash: 0, actionCards: ['specialization'], specialization: 'jobs' } },
      market: { sustainability: { jobs: { cost: 4, income: 0, vp: 2, size: 1 } } },
    },
    steps: [invest([0, { takeSustainability: 'jobs' }])],
    then: { players: { 0: { cash: 0, vp: 2, levels: { jobs: 1 } } } },
  },
  {
    card: 'super-dividends',
    rule: 'GD-CARD-25-01',
    when: 'no dividends can be paid',
    ...taking('super-dividends', { cash: 0, vp: 0 }, { players: { 0: { cash: 0, vp: 4 } } }),
  },
  {
    card: 'sustainability-report',
    rule: 'GD-CARD-26-01',
    when: 'one level is 0',
    ...atTheEnd(
      'sustainability-report',
      {},
      { levels: { ...LEVELS, jobs: 9, social: 9, research: 9 } },
      { cardAwards: { 0: { 'sustainability-report': 0 } } },
    ),
  },
  {
    card: 'tax-evasion',
    rule: 'GD-CARD-27-01 GD-CARD-0-01 GD-CARD-0-03',
    when: 'there are no points to lose and the scale has room for one Cash of ten',
    ...taking('tax-evasion', { cash: 39, vp: 0 }, { players: { 0: { cash: 40, vp: -3 } } }),
  },
  {
    card: 'tricky-accounting',
    rule: 'GD-CARD-29-02',
    when: 'the scale has room for two steps of eight',
    ...atTheEnd('tricky-accounting', {}, { income: 38 }, { players: { 0: { income: 40 } } }),
  },
];
