import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { Pattern, Segmenter, sure, sureCells, sureWhereWide } from '../../src/drawing/segments.ts';
import * as fc from '../properties/fast-check.ts';

const units = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
/** Every character of one unit whose width is sure. */
const singles = units.filter((character) => sure.test(character));

describe('what is measured and split without the tables of Unicode', () => {
  it('takes the same cells by those tables too', () => {
    expect(singles.length).toBeGreaterThan(20_000);
    expect(singles.filter((character) => stringWidth(character) !== sureCells(character))).toEqual([]);
    const sureThere = units.filter((character) => sureWhereWide.test(character));
    expect(sureThere.length).toBeGreaterThan(20_000);
    expect(
      sureThere.filter(
        (character) => stringWidth(character, { ambiguousIsNarrow: false }) !== sureCells(character),
      ),
    ).toEqual([]);
  });

  it('has the width of its characters together', () => {
    const text = fc.array(fc.constantFrom(...singles)).map((characters) => characters.join(''));
    fc.assert(
      fc.property(text, (whole) => {
        expect(sureCells(whole)).toBe(stringWidth(whole));
      }),
    );
  });

  it('is split as Intl.Segmenter splits it, from any place, and so is everything else', () => {
    const real = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const ours = new Segmenter(undefined, { granularity: 'grapheme' });
    const piece = fc.oneof(
      fc.constantFrom(...singles),
      fc.constantFrom(
        '\u001b[1m',
        '\u001b[38;5;9m',
        '\u0007',
        '王',
        '\u3099',
        '\ufe00',
        '〰️',
        'e\u0301',
        '👩‍🔬',
        '🇫🇷',
        '\r\n',
      ),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    );
    const text = fc.oneof(
      fc.array(fc.constantFrom(...singles, '\u001b')).map((characters) => characters.join('')),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, fc.nat(), (whole, place) => {
        expect([...ours.segment(whole)]).toEqual([...real.segment(whole)]);
        const index = place % Math.max(1, whole.length + 1);
        expect(ours.segment(whole).containing(index)).toEqual(real.segment(whole).containing(index));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a pattern that is made when it is first used', () => {
  const kinds = [
    String.raw`\p{Extended_Pictographic}`,
    String.raw`[^\p{Control}]`,
    String.raw`^\p{RGI_Emoji}$`,
  ].map((source) => new RegExp(source, 'v'));

  it.each(kinds)('does what the regular expression %s does', (real) => {
    const made: RegExp[] = [];
    const pattern = new Pattern(() => {
      made.push(real);
      return real;
    });
    expect(made).toEqual([]);
    for (const text of ['', 'a', '\u0007', '\u0007b', '👩‍🔬', 'x👩‍🔬🚀', '王']) {
      real.lastIndex = 0;
      const expected = [text.match(real), text.search(real), text.replace(real, '-'), real.test(text)];
      real.lastIndex = 0;
      expect([
        text.match(pattern),
        text.search(pattern),
        text.replace(pattern, '-'),
        pattern.test(text),
      ]).toEqual(expected);
    }
    expect(made).toEqual([real]);
  });
});
