import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { canShowUnicode, glyphsFor, spellOut } from '../../src/drawing/glyphs.ts';
import { layoutFor } from '../../src/drawing/layout.ts';
import {
  exactly,
  fitted,
  lineText,
  lineWidth,
  sideBySide,
  spread,
  styledRows,
} from '../../src/drawing/lines.ts';
import { themeNames, themeOf } from '../../src/drawing/theme.ts';
import { divide } from '../../src/ui/divide.ts';

const unicode = { LANG: 'en_GB.UTF-8', TERM: 'xterm' };

describe('symbols', () => {
  const inText = ['to', 'dot', 'up', 'down', 'more', 'minus'];

  it('take one cell, have no emoji presentation, and in grids no ambiguous width', () => {
    const glyphs = Object.entries(glyphsFor(false, unicode)).filter(([, glyph]) => typeof glyph === 'string');
    const inGrids = glyphs.filter(([name]) => !inText.includes(name));
    expect(
      glyphs.filter(([, glyph]) => /\p{Emoji_Presentation}/u.test(glyph) || stringWidth(glyph) !== 1),
    ).toEqual([]);
    expect(inGrids.filter(([, glyph]) => stringWidth(glyph, { ambiguousIsNarrow: false }) !== 1)).toEqual([]);
  });

  it('are ASCII where that is asked for or nothing else can be shown', () => {
    for (const glyph of Object.values(glyphsFor(true, unicode)))
      expect(String(glyph)).toMatch(/^[\x20-\x7e]*$/);
    expect(glyphsFor(false, { LANG: 'C', TERM: 'xterm' }).ascii).toBe(true);
    expect(glyphsFor(false, { ...unicode, TERM: 'linux' }).ascii).toBe(true);
    expect(canShowUnicode({ LC_ALL: 'C', LANG: 'en_GB.UTF-8' }, 'linux')).toBe(false);
    expect(canShowUnicode({}, 'linux')).toBe(false);
    expect(spellOut('12 → 2 · 5 £ – 王')).toBe('12 -> 2 - 5 L - 王');
  });
});

describe('themes', () => {
  it('know their names; an unknown one is the default', () => {
    expect(themeNames).toEqual(['default', 'light', 'colour-blind', 'high-contrast', 'none']);
    expect(themeOf('nonsense').name).toBe('default');
    expect(themeOf('none').theme).toEqual({});
  });
});

describe('rows', () => {
  it('are cut or filled to their width', () => {
    for (const columns of [1, 4, 5, 6, 9, 20]) {
      expect(lineWidth(fitted(['ab', { text: '王小', bold: true }, 'c'], columns, '›'))).toBe(columns);
    }
    expect(lineText(fitted(['abcdef'], 4, '›'))).toBe('abc›');
    expect(lineText(fitted(['ab', 'cdef'], 4, '›'))).toBe('abc›');
    expect(lineText(fitted(['abcd', 'ef'], 4, '›'))).toBe('abc›');
  });

  it('keep their right end, the left one gives way', () => {
    expect(lineText(spread(['a long beginning'], ['end'], 10))).toBe('a long end');
    expect(lineText(spread(['a'], ['end'], 10))).toBe('a      end');
  });

  it('stand side by side in columns', () => {
    const both = sideBySide(
      [
        { lines: [['a'], ['b']], columns: 3 },
        { lines: [['c']], columns: 2 },
      ],
      '|',
    );
    expect(both.map(lineText)).toEqual(['a  |c ', 'b  |  ']);
  });

  it('are drawn without wrapping, and never more of them than asked for', () => {
    const lines = [['a line that is far too long for its place'], [], [{ text: 'c', inverse: true }]];
    expect(styledRows(exactly(lines, 2), 10, {}, 0)).toEqual(['a line tha', ' ']);
  });
});

describe('layouts', () => {
  it.each([
    [40, 12, 'compact'],
    [60, 20, 'compact'],
    [79, 24, 'compact'],
    [80, 24, 'standard'],
    [100, 30, 'standard'],
    [119, 60, 'standard'],
    [140, 45, 'wide'],
  ])('%ix%i is %s', (columns, rows, layout) => {
    expect(layoutFor({ columns, rows })).toBe(layout);
  });

  it('never use more rows than there are, whatever board and prompt would like', () => {
    for (let rows = 12; rows < 60; rows += 1) {
      for (const columns of [40, 79, 80, 120, 200]) {
        for (const wanted of [0, 3, 13, 40]) {
          const areas = divide(
            { columns, rows },
            () => wanted,
            () => wanted,
          );
          const used = areas.board.rows + areas.prompt.rows + areas.latest + (areas.divider ? 1 : 0) + 2;
          expect(used).toBe(rows);
          expect(areas.prompt.rows).toBeGreaterThanOrEqual(5);
          expect(Math.min(areas.board.rows, areas.latest)).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });
});
