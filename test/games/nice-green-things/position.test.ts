import { describe, expect, it } from 'vitest';
import { digest } from '../../../src/engine/digest.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { PlaceError, pathText } from '../../../src/engine/place.ts';
import { niceGreenThings as game } from '../../../src/games/nice-green-things/index.ts';
import { answer, check, faultIn, fillers, matchFrom, type NiceMatch } from './test-match.ts';

const setting = settingOf(game, 2);

/** The place and reason of what is wrong with a position. */
function fault(given: Record<string, unknown>): string {
  try {
    game.position.read(given, setUp(game, setting, 'faults'), setting);
  } catch (thrown) {
    if (thrown instanceof PlaceError) return `${pathText(thrown.path)}: ${thrown.message}`;
    throw thrown;
  }
  return 'nothing';
}

function checkReadBack(match: NiceMatch): void {
  const printed = JSON.parse(JSON.stringify(game.position.print(match.state, match.setting)));
  const read = game.position.read(printed, setUp(game, setting, 'read back'), setting);
  expect(digest(read.state)).toBe(digest(match.state));
  expect(game.view(read.state, 0, read.setting, [])).toEqual(match.view(0));
}

describe('a position', () => {
  it('is the one right after set-up if nothing is given (NGT-SETUP-01 to 06, NR-48, NR-53)', () => {
    check({}, [], {
      turn: 0,
      round: 1,
      phase: 'buy',
      queueSize: 5,
      stockSize: 55,
      trash: [],
      cash: { 0: 1, 1: 1 },
      qp: { 0: 0, 1: 0 },
      targetCards: { 0: 1, 1: 1 },
      die: 0,
    });
    check({ turn: 1, qp: { 1: 2 } }, [], { turn: 1, qp: { 0: -2, 1: 2 }, queueSize: 5 });
  });

  it('reads and prints cards of the box by name, and others in full', () => {
    const given = {
      queue: ['Acorn nursery', 'orchid-survey', { name: 'Own', suit: 'red', science: 1, crowdLoss: 2 }],
    };
    const match = matchFrom(given);
    expect(match.state.queue).toEqual(['acorn-nursery', 'orchid-survey', 'Own']);
    expect(game.position.print(match.state, match.setting)['queue']).toEqual([
      'Acorn nursery',
      'Orchid survey',
      { name: 'Own', suit: 'red', science: 1, crowdLoss: 2 },
    ]);
    checkReadBack(match);
  });

  it('is read back with the same digest at every question of a turn', () => {
    const area = {
      0: {
        aside: [
          { name: 'R1', rescue: true },
          { name: 'R2', rescue: true, cash: 1 },
        ],
        ecosystems: [
          { id: 'E1', suit: 'red', habitat: [{ name: 'Moor', suit: 'red', habitat: 1, science: 1 }] },
        ],
      },
    };
    const card = { name: 'Post', suit: 'red', science: 1, pops: { bird: 1 } };
    const match = matchFrom({
      queue: [card, ...fillers.queue.slice(1)],
      stock: fillers.stock,
      trash: [{ name: 'T' }],
      area,
    });
    for (const value of [
      'exchange',
      'R1',
      'Post',
      'E1',
      'science',
      'Moor',
      'science',
      'roll',
      'exchange',
      'R2',
    ]) {
      checkReadBack(match);
      answer(match, value);
    }
    checkReadBack(match);
  });

  it('is read back when it states counts, and when the game is over', () => {
    checkReadBack(matchFrom({ countsDirect: { 0: { bird: 3 } }, targets: { 0: ['bird', 'bat'] } }));
    const match = matchFrom({ queue: [{ name: 'Q1' }] });
    answer(match, 'pass');
    expect(match.over).toBe(true);
    checkReadBack(match);
  });

  it('knows the position emptied before the roll (NGT-QUEUE-15)', () => {
    const queue = fillers.queue.slice(0, 4);
    const given = { queue, stock: fillers.stock, phase: 'roll' };
    check({ ...given, emptied: 4 }, [{ seat: 0, do: 'roll', result: 5 }], { trash: ['Q4'] });
    check(given, [{ seat: 0, do: 'roll', result: 5 }], { trash: ['Q4'] });
    check(given, [{ seat: 0, do: 'roll', result: 1 }], { trash: [] });
  });

  it.each([
    [{ bird: 1 }, 'bird: bird is unknown here'],
    [{ turn: 2 }, 'turn: this must be a whole number from 0 to 1'],
    [{ round: 0 }, 'round: '],
    [{ phase: 'sleep' }, 'phase: this must be one of buy, roll, end, scoring, over, not "sleep"'],
    [{ qp: { 0: 5 } }, 'qp.0: this must be a whole number from -4 to 4, not 5'],
    [{ qp: { 0: 1, 1: 1 } }, 'qp: the queue points of the two seats are opposite numbers'],
    [{ qp: { 2: 1 } }, 'qp.2: this must be a seat from 0 to 1, not 2'],
    [{ cash: { 0: -1 } }, 'cash.0: this must be a whole number from 0 to 1000000, not -1'],
    [{ cash: { 0: 1.5 } }, 'cash.0: '],
    [{ cash: 3 }, 'cash: this must be a map'],
    [{ queue: {} }, 'queue: this must be a list'],
    [{ queue: ['Acorn nursery', 'acorn-nursery'] }, 'queue.1: Acorn nursery lies in two places'],
    [{ queue: ['Acorn nursery'], trash: ['Acorn nursery'] }, 'trash.0: Acorn nursery lies in two places'],
    [{ queue: ['Nobody'] }, 'queue.0: no card of the box is called Nobody'],
    [{ queue: [{ name: '' }] }, 'queue.0.name: this must be a text that is not empty, not'],
    [{ queue: [{ name: 'pass' }] }, 'queue.0.name: no card may be called pass'],
    [{ queue: [{ name: 'A', colour: 'red' }] }, 'queue.0.colour: colour is unknown here'],
    [
      { queue: [{ name: 'A', suit: 'pink' }] },
      'queue.0.suit: this must be one of green, red, black, blue, not "pink"',
    ],
    [{ queue: [{ name: 'A', science: 1 }] }, 'queue.0.suit: a card with row symbols has a suit (NR-17)'],
    [{ queue: [{ name: 'A', suit: 'red', science: -1 }] }, 'queue.0.science: '],
    [{ queue: [{ name: 'A', suit: 'red', pops: { cow: 1 } }] }, 'queue.0.pops.cow: cow is unknown here'],
    [{ queue: [{ name: 'A', suit: 'red', habitat: 1, rescue: true }] }, 'queue.0.habitat: '],
    [{ queue: [{ name: 'A', visitor: true, cost: 1 }] }, 'queue.0.cost: a visitor centre costs nothing'],
    [{ queue: [{ name: 'A', rescue: true, visitor: true }] }, 'queue.0.visitor: '],
    [{ queue: [{ name: 'A', rescue: 'yes' }] }, 'queue.0.rescue: this must be true or false'],
    [{ queue: [{ name: 'acorn-nursery' }] }, 'queue.0.name: acorn-nursery is a card of the box'],
    [
      { queue: [1, 2, 3, 4, 5, 6].map((n) => ({ name: `Q${n}` })) },
      'queue: the queue holds at most 5 now, not 6',
    ],
    [{ ...fillers, phase: 'roll' }, 'queue: the queue holds at most 4 now, not 5'],
    [{ stock: [{ name: 'N' }] }, 'queue: the queue is empty only when the stock is'],
    [{ ...fillers, emptied: 1 }, 'emptied: a position is empty only between buying and the roll'],
    [{ ...fillers, phase: 'scoring' }, 'phase: scoring begins when queue and stock are empty'],
    [
      { trash: [{ name: 'T' }], phase: 'buy' },
      'phase: without a project in queue and stock the game is over',
    ],
    [{ ...fillers, die: 7 }, 'die: '],
    [{ ...fillers, givenUp: ['R1'] }, 'givenUp.0: no card called R1 lies on the table'],
    [{ ...fillers, givenUp: ['Q1'] }, 'givenUp.0: Q1 is no rescue project'],
    [
      { ...fillers, placing: { name: 'V', visitor: true } },
      'placing: a card without row symbols is not placed',
    ],
    [{ targets: { 0: ['cow'] } }, 'targets.0.0: this must be one of plant'],
    [{ targets: { 0: [] } }, 'targets.0: a target card names at least one pop type'],
    [{ targets: { 0: ['bat', 'bat'] } }, 'targets.0.1: bat appears here twice'],
    [{ countsDirect: { 0: { bird: -1 } } }, 'countsDirect.0.bird: '],
    [{ countsDirect: { 0: { cow: 1 } } }, 'countsDirect.0.cow: cow is unknown here'],
    [{ random: [1, 2, 3] }, 'random: a random stream has four numbers'],
    [{ area: { 0: { ground: [] } } }, 'area.0.ground: ground is unknown here'],
    [
      { area: { 0: { aside: [{ name: 'A', suit: 'red', habitat: 1 }] } } },
      'area.0.aside.0: a card with row symbols lies in an eco system',
    ],
    [
      { area: { 0: { ecosystems: [{ suit: 'red' }] } } },
      'area.0.ecosystems.0: an eco system has at least one card',
    ],
    [{ area: { 0: { ecosystems: [{ habitat: [] }] } } }, 'area.0.ecosystems.0.suit: '],
    [
      { area: { 0: { ecosystems: [{ suit: 'red', science: [{ name: 'A', suit: 'red', habitat: 1 }] }] } } },
      'area.0.ecosystems.0.science.0: A has no symbol for the row science (NGT-ECO-03)',
    ],
    [
      { area: { 0: { ecosystems: [{ suit: 'red', science: [{ name: 'A', suit: 'blue', science: 1 }] }] } } },
      'area.0.ecosystems.0.science.0: A is not red (NGT-ECO-01)',
    ],
    [
      {
        area: {
          0: { ecosystems: [{ id: 'E', suit: 'red', science: [{ name: 'A', suit: 'red', science: 1 }] }] },
          1: { ecosystems: [{ id: 'E', suit: 'red', science: [{ name: 'B', suit: 'red', science: 1 }] }] },
        },
      },
      'area.1.ecosystems.0.id: two eco systems have the id E',
    ],
  ])('is refused with place and reason: %j', (given, expected) => {
    expect(fault(given)).toContain(expected);
  });
});

describe('an event', () => {
  it.each([
    [{ seat: 0, do: 'sleep' }],
    [{ seat: 0, do: 'constructor' }],
    [{ step: 'toString' }],
    [{ seat: 0, do: 'setup' }],
    [{ step: 'buy' }],
    [{ seat: 3, do: 'pass' }],
    [{ seat: 0, do: 'pass', loudly: true }],
    [{ seat: 0, do: 'buy', position: 1, to: 'new', row: 'roof' }],
  ])('that makes no sense is an error, not a refusal: %j', (event) => {
    expect(faultIn({ ...fillers }, [event], {})).toMatch(/^when\.0/);
    expect(faultIn({ ...fillers }, [{ ...event, refused: true }], {})).toMatch(/^when\.0/);
  });

  it('or a word of then that does not exist is reported', () => {
    expect(faultIn({}, [], { weather: 'fine' })).toMatch(/^then\.weather: weather is unknown here/);
    expect(faultIn({}, [], { constructor: 1 })).toMatch(/^then\.constructor: constructor is unknown here/);
  });

  it('sets up a deck of any size, or the box', () => {
    check({}, [{ step: 'setup', deckSize: 100 }], { queueSize: 5, stockSize: 95 });
    check({}, [{ step: 'setup' }], { queueSize: 5, stockSize: 55 });
  });
});
