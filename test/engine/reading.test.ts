import { describe, expect, it } from 'vitest';
import { PlaceError, pathText } from '../../src/engine/place.ts';
import {
  eachSeatAt,
  eachWordAt,
  flagAt,
  keyAt,
  listAt,
  listOnceAt,
  MOST,
  mapAt,
  seatAt,
  seatListAt,
  streamAt,
  textAt,
  wholeAt,
  wordAt,
} from '../../src/engine/reading.ts';

/** What a number such as 1e309 in a file is read as. */
const TOO_LARGE = Number('1e309');
const ODD = [1.5, '3', Number.NaN, TOO_LARGE, null, undefined, '', true, [], {}, 2 ** 53, -1] as const;
const PROTOTYPE_NAMES = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];

/** A map with one own key, whatever the key. */
function mapOf(word: string, value: unknown): unknown {
  return JSON.parse(`{${JSON.stringify(word)}: ${JSON.stringify(value)}}`);
}

/** The place and the reason of a refusal. */
function refusal(read: () => unknown): string {
  try {
    read();
  } catch (thrown) {
    if (thrown instanceof PlaceError) return `${pathText(thrown.path)}: ${thrown.message}`;
    throw thrown;
  }
  throw new Error('this was read');
}

describe('a whole number', () => {
  it('is read within its bounds, both included', () => {
    expect([0, 3, 7].map((value) => wholeAt(value, ['n'], 0, 7))).toEqual([0, 3, 7]);
    expect(wholeAt(-4, ['n'], -4, 4)).toBe(-4);
    expect(wholeAt(MOST, ['n'], 0)).toBe(MOST);
  });

  it.each([
    [1.5, '1.5'],
    ['3', '"3"'],
    [Number.NaN, 'NaN'],
    [TOO_LARGE, 'Infinity'],
    [null, 'null'],
    [true, 'true'],
    [[], 'a list'],
    [{}, 'a map'],
    [8, '8'],
    [-1, '-1'],
    [2 ** 53, '9007199254740992'],
  ])('is not %s', (value, shown) => {
    const reason = `n: this must be a whole number from 0 to 7, not ${shown}`;
    expect(refusal(() => wholeAt(value, ['n'], 0, 7))).toBe(reason);
  });

  it('has an upper limit even if no bound is given', () => {
    const reason = `n: this must be a whole number from 0 to ${MOST}, not ${MOST + 1}`;
    expect(refusal(() => wholeAt(MOST + 1, ['n'], 0))).toBe(reason);
  });

  it('may not be left out', () => {
    const reason = 'n: this is missing; it must be a whole number from 0 to 7';
    expect(refusal(() => wholeAt(undefined, ['n'], 0, 7))).toBe(reason);
  });

  it('is 0 if the file says −0', () => {
    expect(Object.is(wholeAt(-0, [], 0, 7), 0)).toBe(true);
    expect(Object.is(seatAt(-0, [], 2), 0)).toBe(true);
    expect(seatListAt([-0], [], 2).every((seat) => Object.is(seat, 0))).toBe(true);
    expect(streamAt([-0, -0, -0, -0], []).every((value) => Object.is(value, 0))).toBe(true);
  });
});

describe('a seat', () => {
  it('is a seat of the match', () => {
    expect([0, 1, 2].map((seat) => seatAt(seat, ['leader'], 3))).toEqual([0, 1, 2]);
    expect(refusal(() => seatAt(3, ['leader'], 3))).toBe('leader: this must be a seat from 0 to 2, not 3');
    for (const value of [...ODD, 3])
      expect(refusal(() => seatAt(value, ['leader'], 3))).toMatch(/a seat from/);
  });

  it('occurs once in a list of seats, which is returned in order', () => {
    expect(seatListAt([2, 0], ['out'], 3)).toEqual([0, 2]);
    expect(refusal(() => seatListAt([2, 0, 2], ['out'], 3))).toBe('out.2: 2 appears here twice');
    expect(refusal(() => seatListAt([0, -0], ['out'], 3))).toBe('out.1: 0 appears here twice');
    expect(refusal(() => seatListAt([0, 3], ['out'], 3))).toMatch(/^out\.1: this must be a seat/);
    expect(refusal(() => seatListAt({ 0: 1 }, ['out'], 3))).toBe('out: this must be a list, not a map');
  });
});

describe('a key that is a number', () => {
  it('is written as a number', () => {
    expect(keyAt('1', ['crises', '1'], 1, 4)).toBe(1);
    expect(keyAt('-2', ['at', '-2'], -2, 4)).toBe(-2);
    for (const key of ['01', '1.0', '1e0', '+1', ' 1', '', '0x1', '-0', '1.5', 'NaN', 'Infinity', '0', '5'])
      expect(refusal(() => keyAt(key, ['crises', key], 1, 4))).toMatch(/a whole number from 1 to 4, not/);
    for (const key of PROTOTYPE_NAMES)
      expect(refusal(() => keyAt(key, ['crises', key], 1, 4))).toBe(
        `crises.${key}: this must be a whole number from 1 to 4, not "${key}"`,
      );
  });
});

describe('a map', () => {
  it('is read with the known words', () => {
    expect(mapAt({ a: 1, b: null }, ['m'], ['a', 'b', 'c'])).toEqual({ a: 1, b: null });
    expect(mapAt({ whatever: 1 }, ['m'])).toEqual({ whatever: 1 });
  });

  it('is refused at an unknown word', () => {
    expect(refusal(() => mapAt({ a: 1, d: 2 }, ['m'], ['a', 'b']))).toBe(
      'm.d: d is unknown here; known are a, b',
    );
    expect(refusal(() => mapAt({ d: 2 }, ['m'], []))).toBe('m.d: d is unknown here; known are none');
  });

  it.each(PROTOTYPE_NAMES)('does not know the word %s', (word) => {
    expect(refusal(() => mapAt(mapOf(word, 1), ['m'], ['a']))).toMatch(`m.${word}: ${word} is unknown here`);
    expect(refusal(() => eachWordAt(mapOf(word, 1), ['m'], ['a'], () => {}))).toMatch(
      `m.${word}: ${word} is`,
    );
    expect(refusal(() => eachSeatAt(mapOf(word, 1), ['m'], 3, () => {}))).toBe(
      `m.${word}: this must be a seat from 0 to 2, not "${word}"`,
    );
  });

  it('is refused if it is anything else', () => {
    const maps = [mapAt, (value: unknown, path: string[]) => eachSeatAt(value, path, 2, () => {})];
    for (const read of maps) {
      for (const value of [1.5, '3', Number.NaN, TOO_LARGE, null, true, [], ['a'], -0])
        expect(refusal(() => read(value, ['m']))).toMatch(/^m: this must be a map of words to values, not/);
    }
    expect(refusal(() => mapAt(undefined, ['m']))).toBe(
      'm: this is missing; it must be a map of words to values',
    );
  });

  it('yields its words one by one, and none if it is omitted', () => {
    const seen: unknown[] = [];
    const see = (...all: unknown[]) => void seen.push(all);
    eachWordAt({ b: 2, a: null }, ['m'], ['a', 'b'], see);
    eachWordAt(undefined, ['m'], ['a'], see);
    expect(seen).toEqual([
      ['b', 2, ['m', 'b']],
      ['a', null, ['m', 'a']],
    ]);
    expect(refusal(() => eachWordAt(null, ['m'], ['a'], see))).toMatch(/^m: this must be a map/);
  });

  it('yields its seats one by one, and none if it is omitted', () => {
    const seen: unknown[] = [];
    const see = (...all: unknown[]) => void seen.push(all);
    eachSeatAt({ 1: 'x', 0: 'y' }, ['m'], 2, see);
    eachSeatAt(undefined, ['m'], 2, see);
    expect(seen).toEqual([
      [0, 'y', ['m', '0']],
      [1, 'x', ['m', '1']],
    ]);
  });

  it.each(['01', '1.0', '1e0', '+1', '-0', ' 1', '', '2', '-1', '1.5', 'x', 'NaN'])(
    'by seats has no seat %j',
    (key) => {
      expect(refusal(() => eachSeatAt({ [key]: 0 }, ['m'], 2, () => {}))).toMatch(
        /: this must be a seat from 0 to 1, not /,
      );
    },
  );
});

describe('a list', () => {
  it('is read item by item', () => {
    expect(listAt([1, 'a'], ['l'])).toEqual([1, 'a']);
    expect(listAt([1, 2], ['l'], (item, place) => [item, ...place])).toEqual([
      [1, 'l', 0],
      [2, 'l', 1],
    ]);
  });

  it('is refused if it is anything else', () => {
    for (const value of [1.5, '3', Number.NaN, TOO_LARGE, null, true, {}, { length: 0 }, -0]) {
      expect(refusal(() => listAt(value, ['l']))).toMatch(/^l: this must be a list, not/);
      expect(refusal(() => listOnceAt(value, ['l'], Number))).toMatch(/^l: this must be a list, not/);
    }
    expect(refusal(() => listAt(undefined, ['l']))).toBe('l: this is missing; it must be a list');
  });

  it('names the second of two equal items', () => {
    const read = (item: unknown, place: (string | number)[]) => wordAt(item, place, ['a', 'b']);
    expect(listOnceAt(['b', 'a'], ['l'], (item, place) => read(item, [...place]))).toEqual(['b', 'a']);
    expect(refusal(() => listOnceAt(['a', 'b', 'a'], ['l'], (item, place) => read(item, [...place])))).toBe(
      'l.2: a appears here twice',
    );
  });
});

describe('a word, a text, and true or false', () => {
  it('is one of some words', () => {
    expect(wordAt('b', ['w'], ['a', 'b'])).toBe('b');
    expect(refusal(() => wordAt('c', ['w'], ['a', 'b']))).toBe('w: this must be one of a, b, not "c"');
    expect(refusal(() => wordAt('c', ['w'], ['a']))).toBe('w: this must be a, not "c"');
    expect(refusal(() => wordAt('c', ['w'], []))).toBe('w: this must be one of none, not "c"');
    for (const value of [...ODD, -0, ...PROTOTYPE_NAMES, ['a']])
      expect(refusal(() => wordAt(value, ['w'], ['a', 'b']))).toMatch(/one of a, b/);
  });

  it('is a text that is not blank', () => {
    expect(textAt('3', ['t'])).toBe('3');
    expect(textAt('constructor', ['t'])).toBe('constructor');
    expect(refusal(() => textAt(' ', ['t']))).toBe('t: this must be a text that is not empty, not " "');
    for (const value of ODD.filter((odd) => odd !== '3'))
      expect(refusal(() => textAt(value, ['t']))).toMatch(/a text that is not empty/);
  });

  it('is true or false', () => {
    expect([true, false].map((value) => flagAt(value, ['f']))).toEqual([true, false]);
    expect(refusal(() => flagAt('true', ['f']))).toBe('f: this must be true or false, not "true"');
    for (const value of [...ODD.filter((odd) => odd !== true), 0, 1, -0, 'constructor'])
      expect(refusal(() => flagAt(value, ['f']))).toMatch(/true or false/);
  });
});

describe('a random stream', () => {
  it('is four numbers of 32 bits', () => {
    expect(streamAt([0, 1, 2, 0xffffffff], ['random'])).toEqual([0, 1, 2, 0xffffffff]);
    expect(refusal(() => streamAt([1, 2, 3], ['random']))).toBe(
      'random: a random stream has four numbers, not 3',
    );
    expect(refusal(() => streamAt([1, 2, 3, 2 ** 32], ['random']))).toMatch(
      /^random\.3: this must be a whole/,
    );
    for (const value of ODD)
      expect(refusal(() => streamAt([value, 2, 3, 4], ['random']))).toMatch(/^random\.0: /);
  });
});
