import { type Fields, invest } from './table.ts';

/** An action card, where a part of what it does falls short, and what the rules make of it. */
export interface PartialCase {
  readonly card: string;
  readonly rule: string;
  readonly when: string;
  readonly given: Fields;
  readonly steps: readonly Fields[];
  readonly then: Fields;
}

const LEVELS = { environment: 0, jobs: 0, social: 0, research: 0 };

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
const ownTile = { owner: 0, category: 'social', size: 1 };

/** Cards that work in the own turn or at the end. */
const OF_THE_TURN: readonly PartialCase[] = [
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

const loser = { mapSize: { rows: 5, cols: 7 }, startCells: [], round: 5 };
const due = (size: number) => [{ category: 'jobs', size }];

/** Cards that work against others: in the window, the auction, the expansion and the assessments. */
const AGAINST_OTHERS: readonly PartialCase[] = [
  {
    card: 'bribe',
    rule: 'GD-CARD-2-05',
    when: 'the tie is one of images of 0',
    given: { round: 4, players: { 0: { actionCards: ['bribe'] } } },
    steps: [{ step: 'prAssessment' }],
    then: { prAwards: { jobs: { 0: 0, 1: 0, 2: 0 } }, players: { 0: { vp: 0 } } },
  },
  {
    card: 'competitive-analysis',
    rule: 'GD-CARD-5-03',
    when: 'the other has one Income step of two to lose',
    given: {
      ...loser,
      map: { r2c2: { owner: 1, category: 'jobs', size: 1 }, r3c4: ownTile },
      players: {
        0: { income: 5, actionCards: ['competitive-analysis'], dueTiles: due(3) },
        1: { income: 1 },
      },
    },
    steps: [
      {
        step: 'expansion',
        answers: [{ seat: 0, place: 'r3c3', contacts: [{ cell: 'r2c2', choice: 'compete' }] }],
      },
    ],
    then: { players: { 0: { income: 6 }, 1: { income: 0 } } },
  },
  {
    card: 'hire-lawyer',
    rule: 'GD-CARD-10-02',
    when: 'the only contact is diagonal, which its owner need not bear',
    given: {
      ...loser,
      map: { r2c2: { owner: 1, category: 'jobs', size: 1 }, r3c4: ownTile },
      players: {
        0: { income: 5, actionCards: ['competitive-analysis'], dueTiles: due(3) },
        1: { income: 5, actionCards: ['hire-lawyer'] },
      },
    },
    steps: [
      {
        step: 'expansion',
        answers: [
          { seat: 0, place: 'r3c3', contacts: [{ cell: 'r2c2', choice: 'compete' }] },
          { seat: 0, place: 'r3c3' },
        ],
      },
    ],
    then: { refused: [{ seat: 0, place: 'r3c3' }], players: { 0: { income: 5 }, 1: { income: 5 } } },
  },
  {
    card: 'hyperinflation',
    rule: 'GD-CARD-12-02',
    when: 'the Cash is odd, 1 or none: the loss is rounded down',
    given: {
      round: 3,
      players: { 0: { cash: 9, actionCards: ['hyperinflation'] }, 1: { cash: 1 }, 2: { cash: 0 } },
    },
    steps: [{ step: 'beforeAuction', answers: [{ seat: 0, play: 'hyperinflation' }] }],
    then: { players: { 0: { cash: 5, usesLeft: { hyperinflation: 0 } }, 1: { cash: 1 }, 2: { cash: 0 } } },
  },
  {
    card: 'lawsuit',
    rule: 'GD-CARD-17-02',
    when: 'the others have one Cash of two, and none',
    given: {
      round: 3,
      players: { 0: { cash: 5, actionCards: ['lawsuit'] }, 1: { cash: 1 }, 2: { cash: 0 } },
    },
    steps: [{ step: 'beforeAuction', answers: [{ seat: 0, play: 'lawsuit' }] }],
    then: { players: { 0: { cash: 6, usesLeft: { lawsuit: 0 } }, 1: { cash: 0 }, 2: { cash: 0 } } },
  },
  {
    card: 'lawsuit',
    rule: 'GD-CARD-17-03',
    when: 'the scale has room for one Cash of four',
    given: {
      round: 3,
      players: { 0: { cash: 39, actionCards: ['lawsuit'] }, 1: { cash: 9 }, 2: { cash: 9 } },
    },
    steps: [{ step: 'beforeAuction', answers: [{ seat: 0, play: 'lawsuit' }] }],
    then: { players: { 0: { cash: 40 }, 1: { cash: 7 }, 2: { cash: 7 } } },
  },
  {
    card: 'industrial-spying',
    rule: 'GD-CARD-13-04',
    when: 'the bid would need more than the Cash',
    given: {
      round: 3,
      players: { 0: { cash: 3, income: 0, actionCards: ['industrial-spying'] }, 1: { cash: 9 } },
    },
    steps: [
      {
        step: 'auction',
        answers: [
          { seat: 0, spy: true, bid: 5 },
          { seat: 1, bid: 4 },
          { seat: 2, bid: 0 },
        ],
      },
    ],
    then: { turnOrder: [1, 0, 2], players: { 0: { usesLeft: { 'industrial-spying': 2 } } } },
  },
  {
    card: 'insider-trading',
    rule: 'GD-CARD-14-04',
    when: 'the bid is all the Cash: one more is refused, and the bid stands',
    given: { round: 3, players: { 0: { cash: 4, actionCards: ['insider-trading'] }, 1: { cash: 9 } } },
    steps: [
      {
        step: 'auction',
        answers: [
          { seat: 0, bid: 4, insider: 1 },
          { seat: 1, bid: 5 },
          { seat: 2, bid: 0 },
        ],
      },
    ],
    then: { refused: [{ seat: 0, insider: 1 }], turnOrder: [1, 0, 2] },
  },
  {
    card: 'insider-trading',
    rule: 'GD-CARD-14-04',
    when: 'the bid is 0: one less is refused',
    given: { round: 3, players: { 0: { cash: 4, actionCards: ['insider-trading'] }, 1: { cash: 9 } } },
    steps: [
      {
        step: 'auction',
        answers: [
          { seat: 0, bid: 0, insider: -1 },
          { seat: 1, bid: 5 },
          { seat: 2, bid: 1 },
        ],
      },
    ],
    then: { refused: [{ seat: 0, insider: -1 }], turnOrder: [1, 2, 0] },
  },
  {
    card: 'internationalization',
    rule: 'GD-CARD-15-02',
    when: 'the cell is the start cell of others: it frees from the edge, not from that ban',
    given: {
      mapSize: { rows: 5, cols: 7 },
      startCells: ['r1c1'],
      round: 2,
      map: { r3c4: ownTile },
      players: { 0: { actionCards: ['internationalization'], dueTiles: due(1) } },
    },
    steps: [
      {
        step: 'expansion',
        answers: [
          { seat: 0, place: 'r1c1', use: 'internationalization' },
          { seat: 0, place: 'r5c7', use: 'internationalization' },
        ],
      },
    ],
    then: {
      refused: [{ seat: 0, place: 'r1c1' }],
      players: { 0: { usesLeft: { internationalization: 1 } } },
    },
  },
  {
    card: 'pr-analysis',
    rule: 'GD-CARD-19-01',
    when: 'its owner has no chip: nothing is asked',
    given: { round: 4, players: { 0: { actionCards: ['pr-analysis'] }, 1: { prChips: [1] } } },
    steps: [{ step: 'prAssessment', answers: [{ seat: 1, place: { jobs: [1] } }] }],
    then: { prAwards: { jobs: { 0: 0, 1: 8, 2: 0 } } },
  },
  {
    card: 'pr-machine',
    rule: 'GD-CARD-21-02',
    when: 'the first place is shared: the shares of 12 without its bonus',
    given: {
      round: 4,
      players: {
        0: { actionCards: ['pr-machine'], levels: { ...LEVELS, jobs: 2 } },
        1: { levels: { ...LEVELS, jobs: 2 } },
      },
    },
    steps: [{ step: 'prAssessment' }],
    then: { prAwards: { jobs: { 0: 6, 1: 6, 2: 0 } } },
  },
  {
    card: 'sabotage',
    rule: 'GD-CARD-23-02 GD-CARD-23-03',
    when: 'its owner has bid most anyway: the order stays and the bid is paid',
    given: { round: 3, players: { 0: { cash: 9, income: 0, actionCards: ['sabotage'] }, 1: { cash: 9 } } },
    steps: [
      {
        step: 'auction',
        answers: [
          { seat: 0, bid: 5, sabotage: true },
          { seat: 1, bid: 4 },
          { seat: 2, bid: 0 },
        ],
      },
      { step: 'accounting' },
    ],
    then: { turnOrder: [0, 1, 2], players: { 0: { cash: 4, usesLeft: { sabotage: 0 } } } },
  },
  {
    card: 'tough-competition',
    rule: 'GD-CARD-28-02',
    when: 'the other has three Income steps of five to lose',
    given: {
      ...loser,
      map: { r3c3: { owner: 1, category: 'jobs', size: 2 }, r4c2: ownTile },
      players: { 0: { income: 4, actionCards: ['tough-competition'], dueTiles: due(5) }, 1: { income: 3 } },
    },
    steps: [
      {
        step: 'expansion',
        answers: [{ seat: 0, place: 'r3c2', contacts: [{ cell: 'r3c3', choice: 'compete' }] }],
      },
    ],
    then: { players: { 0: { income: 7 }, 1: { income: 0 } } },
  },
];

export const PARTIAL_CASES: readonly PartialCase[] = [...OF_THE_TURN, ...AGAINST_OTHERS];
