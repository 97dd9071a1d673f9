import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/engine/document.ts';
import { PlaceError } from '../../src/engine/place.ts';
import { compare, readScenarios, runScenario, type Scenario } from '../../src/engine/scenario.ts';
import { faultText } from '../../src/engine/text-document.ts';
import failing from '../toy/failing.yaml';
import { orchard } from '../toy/index.ts';
import passing from '../toy/scenarios.yaml';

const scenarios = readScenarios(passing).scenarios;

describe('scenarios of the small game', () => {
  it.each(scenarios)('$id: $title', (scenario) => {
    expect(runScenario(orchard, scenario)).toEqual({
      id: scenario.id,
      title: scenario.title,
      rules: scenario.rules,
      ok: true,
    });
  });
});

describe('a scenario that fails', () => {
  const messages: Record<string, string> = {
    'wrong-value': [
      'then.seats.0.coins: expected 3, got 4',
      'then.seats.1.chips.sun: expected 1, got 0',
      'then.seats.1.chips.rain: expected nothing, got 0',
    ].join('\n'),
    'refused-after-all': 'when.0: refused as money (plant, TOY-05, need 3, have 0)',
    'refused-otherwise': 'when.0: refused as money (oak-1, TOY-05, need 3, have 2), expected passed,resource',
    accepted: 'when.0: accepted, expected refused: true',
    'accepted-in-step': 'when.0: seat 0: {"bid":0}: accepted, but it must be refused (true)',
    unanswered: 'when.0: seat 1 is asked bid (TOY-02), and it has no answer left',
    'other-question': 'when.0: seat 0 is asked bid (TOY-02), and its next answer is seat 0: {"chip":"sun"}',
    'left-over': 'when.0: nobody asks for seat 1: {"bid":3}',
    'no-step': 'when.0: there is no step harvest',
    'no-word': 'given.seats.0.coin: coin is no word of a seat',
    'no-seat': 'given.seats.2: there is no seat 2',
    'no-card': 'given.seats.0.hand.1: there is no card elm-1',
    'two-places': 'given.seats.0.hand.0: oak-1 stands in two places',
    'too-many': 'players: orchard is for 2 to 4 seats, not 5',
    'no-option': 'options.weeds: orchard has no option weeds; it has rounds, fence',
    'option-out-of-bounds': 'options.rounds: rounds may be 1 to 5, not 6',
    'option-value': 'options.fence: fence may be none, wood, not iron',
    'nothing-to-look-at': 'then.money: money is nothing to look at',
    'whole-map': 'then.seats.0.chips.rain: expected nothing, got 0',
    'fixed-draw': 'The fixed draw 6 is not among 0…5.',
  };
  const broken = readScenarios(failing).scenarios;

  it('exists for every message', () => {
    expect(broken.map(({ id }) => id)).toEqual(Object.keys(messages));
  });

  it.each(broken)('$title', (scenario) => {
    const result = runScenario(orchard, scenario);
    expect(result.ok).toBe(false);
    expect(result.message).toBe(messages[scenario.id]);
  });
});

describe('a refusal', () => {
  const scenario: Scenario = {
    id: 'x',
    title: '',
    rules: [],
    players: 2,
    options: {},
    given: { phase: 'turn', seats: { 0: { coins: 2, hand: ['hedge-1', 'oak-1'] } } },
    when: [{ seat: 0, do: 'plant', card: 'oak-1', refused: 'money' }],
    then: { seats: { 0: { coins: 2, hand: ['hedge-1', 'oak-1'] } }, asked: [] },
  };

  it('in the middle of an act undoes its beginning', () => {
    expect(runScenario(orchard, scenario)).toMatchObject({ ok: true });
  });

  it('that changes the position is detected', () => {
    const turn: (typeof orchard)['steps'][string] = (state, umpire) => {
      umpire.choose({
        seat: 0,
        ask: 'act',
        shape: 'word',
        rule: 'TOY-04',
        options: ['pass'],
        refuse: (value) => {
          state.sky += 1;
          return { option: String(value), because: 'money', rule: 'TOY-04' };
        },
      });
    };
    const leaky = { ...orchard, steps: { ...orchard.steps, turn } };
    expect(runScenario(leaky, scenario).message).toBe('The refusal of act changed the position.');
  });
});

describe('a file that does not have the form of a scenario file', () => {
  const one = (line: string) =>
    `game: orchard\nscenarios:\n  - id: a\n    title: b\n    players: 2\n    ${line}\n`;

  it.each([
    ['scenarios: []', 'line 1, game: the game is missing'],
    ['game: orchard', 'line 1, scenarios: the list of scenarios is missing'],
    ['game: orchard\nscenarios:\n  - title: b', 'line 3, scenarios.0.id: the id is missing'],
    [one('give: {}'), 'line 6, scenarios.0.give: give is not a key of scenarios'],
    [one('when: {}'), 'line 6, scenarios.0.when: this must be a list of events'],
    [one('when: [3]'), 'line 6, scenarios.0.when.0: this must be a map of words to values'],
    [
      one('options: {rounds: [1]}'),
      'line 6, scenarios.0.options.rounds: an option must be a word, a number, true or false',
    ],
    [
      `${one('given: {}')}  - {id: a, title: c, players: 2}`,
      'line 7, scenarios.1.id: the id a appears twice',
    ],
    ['- 3', 'this must be a map of words to values'],
  ])('%j', (text, message) => {
    const fault = faultOf(text);
    const document = text.startsWith('-') ? undefined : readDocument(text);
    expect(fault && faultText(fault, document)).toBe(message);
  });

  function faultOf(text: string): PlaceError | undefined {
    try {
      readScenarios(text);
      return undefined;
    } catch (thrown) {
      if (thrown instanceof PlaceError) return thrown;
      throw thrown;
    }
  }
});

describe('comparing', () => {
  const free = { events: { unordered: () => true, whole: () => false } };
  const strict = { events: { unordered: () => false, whole: () => false } };

  it('treats a map as a subset, and an empty list as an empty list', () => {
    expect(compare(strict, { a: {} }, { a: { b: 1 }, c: 2 }, ['then'])).toEqual([]);
    expect(compare(strict, { a: [] }, { a: [1] }, ['then'])).toEqual(['then.a: expected [], got [1]']);
  });

  it('distinguishes a missing value, null, false and 0', () => {
    for (const [expected, got] of [
      [null, undefined],
      [null, 0],
      [0, false],
      ['1', 1],
    ]) {
      expect(compare(strict, { a: expected }, { a: got }, ['then'])).toHaveLength(1);
    }
  });

  it('compares lists entry by entry, or without regard to order where that is intended', () => {
    expect(compare(strict, ['a', 'b'], ['b', 'a'], ['then'])).toHaveLength(2);
    expect(compare(free, ['a', 'b'], ['b', 'a'], ['then'])).toEqual([]);
    expect(compare(free, ['a', 'a', 'b'], ['b', 'a', 'b'], ['then'])).toHaveLength(1);
    expect(compare(free, [{ x: 1, y: 2 }], [{ y: 2, x: 1 }], ['then'])).toEqual([]);
  });

  it('reports a value of another kind in one line', () => {
    expect(compare(strict, { a: { b: 1 } }, { a: [1] }, ['then'])).toEqual([
      'then.a: expected {"b":1}, got [1]',
    ]);
    expect(compare(strict, { a: [1] }, { a: 'x' }, ['then'])).toEqual(['then.a: expected [1], got "x"']);
  });
});
