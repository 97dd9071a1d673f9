import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/engine/document.ts';
import { PlaceError } from '../../src/engine/place.ts';
import { faultText } from '../../src/engine/text-document.ts';

const text = `game: orchard
scenarios:
  - id: A
    given:
      seats:
        0: {coins: 3, hand: [oak-1,
          apple-1]}
        1:
          coins: 2
    list:
      - one
      -
        name: two
`;

describe('the line of a place', () => {
  const document = readDocument(text);

  it.each([
    [['game'], 1],
    [['scenarios'], 2],
    [['scenarios', 0], 3],
    [['scenarios', 0, 'given'], 4],
    [['scenarios', 0, 'given', 'seats'], 5],
    [['scenarios', 0, 'given', 'seats', '0', 'coins'], 6],
    [['scenarios', 0, 'given', 'seats', 0, 'coins'], 6],
    [['scenarios', 0, 'given', 'seats', '0', 'hand', 1], 7],
    [['scenarios', 0, 'given', 'seats', '1'], 8],
    [['scenarios', 0, 'given', 'seats', '1', 'coins'], 9],
    [['scenarios', 0, 'list', 0], 11],
    [['scenarios', 0, 'list', 1], 13],
    [['scenarios', 0, 'list', 1, 'name'], 13],
  ])('%j is line %i', (path, line) => {
    expect(document.lineOf(path)).toBe(line);
  });

  it.each([
    [['scenarios', 0, 'given', 'seats', '7', 'coins'], 5],
    [['scenarios', 4], 2],
    [['nothing'], 1],
    [[], 1],
  ])('%j, which is not there, is the line of the innermost part that is: %i', (path, line) => {
    expect(document.lineOf(path)).toBe(line);
  });

  it('is also found in JSON', () => {
    const json = readDocument('{\n "a": [\n  {"b": 1},\n  {"b": 2}\n ]\n}');
    expect(json.data).toEqual({ a: [{ b: 1 }, { b: 2 }] });
    expect(json.lineOf(['a', 1, 'b'])).toBe(4);
  });
});

describe('a text that is not well-formed', () => {
  it.each([
    ['a: [1, 2', 'line 1'],
    ['a: 1\nb: 2\na: 3', 'line 3'],
    ['a: 1\n b: 2', 'line'],
    ['a: 1\n---\nb: 2', 'line'],
  ])('%j is refused with its line', (bad, line) => {
    expect(() => readDocument(bad)).toThrow(PlaceError);
    expect(() => readDocument(bad)).toThrow(line);
  });

  it.each([
    'a: *nobody',
    `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [${'*a,'.repeat(9)}]\nc: &c [${'*b,'.repeat(9)}]\nd: [${'*c,'.repeat(9)}]`,
  ])('an alias to nothing, or a flood of them, is refused: %#', (bad) => {
    expect(() => readDocument(bad)).toThrow(PlaceError);
  });
});

describe('a fault for the reader', () => {
  it('names line, place and reason', () => {
    const fault = new PlaceError(['given', 'seats', '1', 'coins'], 'too many');
    expect(faultText(fault, readDocument(text), ['scenarios', 0])).toBe(
      'line 9, scenarios.0.given.seats.1.coins: too many',
    );
  });

  it('is the bare reason if the place is unknown', () => {
    expect(faultText(new PlaceError([], 'no game'), readDocument(text))).toBe('no game');
    expect(faultText(new PlaceError(['a'], 'no game'))).toBe('no game');
  });
});

describe('a text that would expand beyond its size', () => {
  it.each([
    ['brackets', '['.repeat(500_000), /^line 1: lists and maps are nested too deeply$/],
    ['closed brackets', `a: ${'['.repeat(100)}${']'.repeat(100)}`, /too deeply/],
    ['dashes', `${'- '.repeat(100_000)}a`, /too deeply/],
    [
      'indentation',
      Array.from({ length: 100 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'),
      /line 64: .*more than 64 deep/,
    ],
    [
      'aliases',
      `a: &a [${'x,'.repeat(99)}]\nb: &b [${'*a,'.repeat(99)}]\nc: [${'*b,'.repeat(99)}]`,
      /aliases/,
    ],
    ['a long list', `a: [${'0,'.repeat(100_001)}]`, /line 1: there are 100001 items/],
    ['a word that every object has', 'b: 1\na: {__proto__: {c: 1}}', /line 2: this name is not allowed/],
  ])(
    'is refused at once: %s',
    (_, text, expected) => {
      expect(() => readDocument(text)).toThrow(PlaceError);
      expect(() => readDocument(text)).toThrow(expected);
    },
    60_000,
  );

  it('does not include brackets in strings and comments', () => {
    const lines = Array.from({ length: 200 }, (_, at) => `a${at}: "[{" # [{`).join('\n');
    expect(Object.keys(readDocument(lines).data as object)).toHaveLength(200);
  });
});

describe('a fault is described in the words of the file', () => {
  it.each([
    ['a: 1\nb: {c: 1, c: 2}', 'line 2: the same word appears twice in one map'],
    ['a:\n\tb: 1', 'line 2: the line is indented with a tab; use blanks'],
    ['a: *b', 'an alias (*) has no anchor'],
    ['a: 1\n---\nb: 1', 'line 2: a line --- begins a second document'],
    ['a: "b', 'line 1: a bracket, a quotation mark, a comma or a colon is missing'],
    ['a: [b', 'line 1: '],
    ['a: "\\q"', 'line 1: a backslash in double quotation marks'],
    ['a: b: c', 'line 1: '],
    ['a: @b', 'line 1: a text cannot begin with this character'],
  ])('%j', (text, expected) => {
    let message = 'read';
    try {
      readDocument(text);
    } catch (thrown) {
      message = (thrown as Error).message;
    }
    // The parser's own words for it.
    expect(message).not.toMatch(/flow|scalar|collection|implicit|block|mapping|resolve|token/i);
    expect(message.startsWith(expected)).toBe(true);
  });
});
