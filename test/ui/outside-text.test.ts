import { describe, expect, it } from 'vitest';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { type ColourLevel, type Line, lineText, styledRows } from '../../src/drawing/lines.ts';
import { widthOf } from '../../src/drawing/text.ts';
import { themeOf } from '../../src/drawing/theme.ts';
import { safeJson, shownLines } from '../../src/engine/shown-text.ts';
import { Voice } from '../../src/ui/voice.ts';
import * as fc from '../properties/fast-check.ts';
import { limitSession, playQuestion } from './limit-session.ts';
import { around } from './test-session.ts';

/** The clipboard, a title, a cleared screen, C1, ends of lines, marks of direction, nothing that is seen, half a character. */
const STEERING = [
  '\u001b]52;c;QQ==\u0007',
  '\u001b]0;t\u001b\\',
  '\u001b[2J',
  '\u009b2J',
  '\u0085',
  '\r\n',
  '\b',
  '\u202e',
  '\u2066',
  '\u200e',
  '\u200d',
  '\u00ad',
  '\u2028',
  '\u{e0041}',
  '\ud800',
  '\ue000',
];

const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/u;
/** What is left of a row without the codes of our own styles. */
const bare = (row: string): string => row.replaceAll(/\u001b\[[\d;]*m/g, '');

const text = fc
  .array(
    fc.oneof(fc.constantFrom(...STEERING, 'a', 'é', '棋', ' ', '\u0301'), fc.string({ unit: 'binary' })),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''));
const piece = fc.oneof(
  text,
  fc.record({ text, bold: fc.boolean(), dim: fc.boolean(), inverse: fc.boolean(), caret: fc.boolean() }),
);

describe('what a screen hands to the terminal', () => {
  it('steers nothing, whatever its texts came from, and is never wider than the terminal', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(piece, { maxLength: 5 }), { maxLength: 4 }),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom<ColourLevel>(0, 1, 2, 3),
        (lines, columns, colours) => {
          const rows = styledRows(lines as Line[], columns, themeOf('default').theme, colours);
          expect(rows).toHaveLength(lines.length);
          for (const row of rows) {
            expect(bare(row)).not.toMatch(unsafe);
            expect(widthOf(bare(row))).toBeLessThanOrEqual(columns);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is what stands there where nothing steers', () => {
    const line: Line = ['Ann ', { text: 'Österreich 棋', bold: true }, ' → ✓'];
    const [row = ''] = styledRows([line], 40, themeOf('none').theme, 1);
    expect(bare(row)).toBe(lineText(line));
  });

  it.each(STEERING)('names no player by %j', (mark) => {
    const session = limitSession(playQuestion, around('Ann', 'Bo*'));
    const named = { ...session, say: { ...session.say, seat: () => `A${mark}` } } as typeof session;
    const voice = new Voice(named, glyphsFor(false, { LANG: 'en_GB.UTF-8', TERM: 'xterm' }));
    expect(voice.seat(0)).not.toMatch(unsafe);
  });
});

describe('what is printed', () => {
  it('steers nothing but by the ends of its lines, and JSON says the same as before', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(shownLines(given).replaceAll('\n', '')).not.toMatch(unsafe);
        const json = safeJson(JSON.stringify({ given }));
        expect(json).not.toMatch(unsafe);
        expect(JSON.parse(json)).toEqual({ given });
      }),
    );
  });
});
