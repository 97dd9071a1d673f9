import { describe, expect, it } from 'vitest';
import { centre, cut, left, right, shorten, widthOf, wrap, wrapItems } from '../../src/drawing/text.ts';
import { shownText } from '../../src/engine/shown-text.ts';

describe('columns are counted in cells, not in characters', () => {
  it.each([
    ['Ann', 3],
    ['王小明', 6],
    ['é', 1],
    ['', 0],
  ])('%s takes %i', (text, cells) => {
    expect(widthOf(text)).toBe(cells);
  });

  it.each([left, right, centre])('fills and cuts names of any script to the same width', (place) => {
    for (const name of ['Ann', '王小明', 'Alexandra the Great', '한국사람이름']) {
      expect(widthOf(place(name, 7))).toBe(7);
    }
  });

  it('never cuts a wide character in two', () => {
    expect(cut('王小明', 3)).toBe('王');
    expect(cut('王小明', 5, '›')).toBe('王小›');
  });
});

describe('lines are broken between words', () => {
  it('and inside one only where it is longer than the line', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('abcdefghij kl', 4)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
    expect(wrap('', 5)).toEqual(['']);
  });

  it('so that none is wider than asked', () => {
    const text = '王小明 takes two cards, 한국사람 takes none, and Bartholomew the Magnificent passes';
    for (let columns = 2; columns < 60; columns += 1) {
      for (const line of wrap(text, columns)) expect(widthOf(line)).toBeLessThanOrEqual(columns);
    }
  });
});

describe('what could move the cursor is made visible', () => {
  it('such as escape sequences and marks of the writing direction', () => {
    expect(shownText('A\u001b[2Jnn')).toBe('A\\u001b[2Jnn');
    expect(shownText('A\u202enn')).toBe('A\\u202enn');
    expect(shownText('Änn 王')).toBe('Änn 王');
  });
});

describe('what finds no room', () => {
  it('is left out in whole words, so that no figure loses its last digits', () => {
    expect(shorten('money 121 to 111', 16, '…')).toBe('money 121 to 111');
    expect(shorten('money 121 to 111', 13, '…')).toBe('money 121 …');
    expect(shorten('unrest 3 → 9, money', 12, '…')).toBe('unrest 3 …');
    expect(shorten('1234567', 4, '…')).toBe('…');
    expect(shorten('Bartholomew', 6, '…')).toBe('Barth…');
    for (let columns = 1; columns < 20; columns += 1) {
      expect(widthOf(shorten('money 121 to 111', columns, '…'))).toBeLessThanOrEqual(columns);
    }
  });

  it('goes to the next line as a whole, where it is one of several changes', () => {
    expect(wrapItems(['money 5 → 4', 'unrest 3 → 9', 'bank 7 → 8'], 24)).toEqual([
      'money 5 → 4,',
      'unrest 3 → 9, bank 7 → 8',
    ]);
  });
});
