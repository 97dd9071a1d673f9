import { describe, expect, it } from 'vitest';
import { addAt, addTo, elementAt, entryOf, present } from '../../src/engine/checked.ts';

describe('an element of a list', () => {
  it('is returned at each index of the list, whatever its value', () => {
    expect([0, 1, 2].map((index) => elementAt([0, null, ''], index))).toEqual([0, null, '']);
    expect(elementAt('abc', 1)).toBe('b');
    expect(elementAt(Float64Array.of(0.5), 0)).toBe(0.5);
  });

  it.each([-1, 2, 0.5, Number.NaN])('is refused at %s with the index and the length', (index) => {
    expect(() => elementAt(['a', 'b'], index)).toThrow(
      new RangeError(`The list has no index ${index}: its length is 2.`),
    );
  });
});

describe('an entry of a table', () => {
  it('is returned under each key of the table, whatever its value', () => {
    const table = { none: 0, nobody: null, empty: '' };
    expect([entryOf(table, 'none'), entryOf(table, 'nobody'), entryOf(table, 'empty')]).toEqual([
      0,
      null,
      '',
    ]);
    const byCount: Readonly<Record<number, string>> = { 3: 'three' };
    expect(entryOf(byCount, 3)).toBe('three');
  });

  it('is refused with the key if there is none', () => {
    const table: Readonly<Record<string, number>> = { cash: 1 };
    expect(() => entryOf(table, 'gold')).toThrow(new RangeError('The table has nothing under “gold”.'));
  });
});

describe('a value whose type allows it to be missing', () => {
  it('is returned unchanged', () => {
    expect([present(0, 'bid'), present('', 'bid'), present(false, 'bid')]).toEqual([0, '', false]);
  });

  it.each([undefined, null])('is refused as %s, with what it is', (value) => {
    expect(() => present(value, 'bid')).toThrow(new RangeError('The bid is missing.'));
  });
});

describe('adding to a number', () => {
  it('changes only that number', () => {
    const list = [1, 2];
    addAt(list, 1, -2);
    expect(list).toEqual([1, 0]);
    const table: Record<string, number> = { cash: 1, income: 2 };
    addTo(table, 'cash', 4);
    expect(table).toEqual({ cash: 5, income: 2 });
  });

  it('creates no new entry', () => {
    const list = [1];
    expect(() => addAt(list, 1, 1)).toThrow(RangeError);
    expect(list).toEqual([1]);
    const table: Record<string, number> = {};
    expect(() => addTo(table, 'cash', 1)).toThrow(RangeError);
    expect(table).toEqual({});
  });
});
