import { describe, expect, it } from 'vitest';
import { clonePlain } from '../../src/engine/clone.ts';
import * as fc from '../properties/fast-check.ts';

/** Plain data as states are: keys come from code, and none is `__proto__`. */
const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__"'));

function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

describe('a clone of plain data', () => {
  it('equals its source, as structuredClone does', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(clonePlain(value)).toEqual(value);
        expect(clonePlain(value)).toEqual(structuredClone(value));
      }),
    );
  });

  it('keeps the order of keys', () => {
    const value = { b: 1, a: { d: 1, c: [{ z: 0, y: 0 }] } };
    expect(JSON.stringify(clonePlain(value))).toBe(JSON.stringify(value));
  });

  it('shares no object or list with its source', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const own = new Set(parts(value));
        expect(parts(clonePlain(value)).filter((part) => own.has(part))).toEqual([]);
      }),
    );
  });

  it('copies bare values', () => {
    for (const value of [null, undefined, 0, '', true]) expect(clonePlain(value)).toBe(value);
  });
});
