import { describe, expect, it } from 'vitest';
import { nearest, resolveWord } from '../../src/cli/nearest.ts';

const ids = ['limit', 'green-deal', 'reputation', 'nice-green-things'];

describe('a word on the command line', () => {
  it.each([
    ['limit', 'limit'],
    ['l', 'limit'],
    ['GREEN', 'green-deal'],
    ['nice', 'nice-green-things'],
  ])('%s means %s', (word, found) => {
    expect(resolveWord(word, ids, 'game')).toEqual({ found });
  });

  it.each([
    ['limti', 'Did you mean limit?'],
    ['greendeal', 'Did you mean green-deal?'],
    ['chess', 'Known: limit, green-deal'],
    ['', 'Known: limit'],
  ])('%s means no command: %s', (word, help) => {
    expect(resolveWord(word, ids, 'game')).toEqual({ fault: expect.stringContaining(help) });
  });

  it('that could mean several lists them', () => {
    expect(resolveWord('re', [...ids, 'replay'], 'game')).toEqual({
      fault: 're may mean reputation or replay: type more of it.',
    });
  });

  it('counts two swapped neighbours as one mistake', () => {
    expect(nearest('lsit', ['list', 'last'])).toBe('list');
  });
});
