import { LEVELS, ownTile, type PartialCase } from './partial-cases.ts';

const loser = { mapSize: { rows: 5, cols: 7 }, startCells: [], round: 5 };
const due = (size: number) => [{ category: 'jobs', size }];

/** Cards that work against others: in the window, the auction, the expansion and the assessments. */
export const AGAINST_OTHERS: readonly PartialCase[] = [
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
