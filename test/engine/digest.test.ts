import { describe, expect, it } from 'vitest';
import { digest, sortedJson } from '../../src/engine/digest.ts';
import * as fc from '../properties/fast-check.ts';

function turnedRound(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedRound);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turnedRound(item)]),
  );
}

describe('a digest', () => {
  it('consists of 16 hexadecimal digits, the same on every machine', () => {
    expect(digest({ b: [1, 'x', null, true], a: {} })).toBe('3f28bd77e37416de');
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(digest(turnedRound(value))).toBe(digest(value));
      }),
    );
  });

  it('is unchanged after a round trip through JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(digest(JSON.parse(JSON.stringify(value)))).toBe(digest(value));
      }),
    );
  });

  it('depends on the order of lists, on types, and on where a value is', () => {
    const values = [
      [1, 2],
      [2, 1],
      ['1', 2],
      { a: 1 },
      { b: 1 },
      { a: '1' },
      [[1], 2],
      null,
      0,
      '',
      false,
      [],
      {},
    ];
    expect(new Set(values.map(digest)).size).toBe(values.length);
  });

  it('treats an undefined value as absent', () => {
    expect(sortedJson({ b: undefined, a: 1 })).toBe('{"a":1}');
  });
});
