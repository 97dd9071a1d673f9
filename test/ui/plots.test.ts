import { describe, expect, it } from 'vitest';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { lineText, lineWidth } from '../../src/drawing/lines.ts';
import type { Chapter } from '../../src/engine/chronicle.ts';
import { plotsOf } from '../../src/ui/plots.ts';
import { Voice } from '../../src/ui/voice.ts';
import { limitSession, playQuestion } from './limit-session.ts';
import { around } from './test-session.ts';

const course = [
  [5, 5, 5],
  [10, 5, 10],
  [20, 10, 10],
  [50, 10, 1],
];
const chapters: Chapter[] = course.map((values, round) => ({
  round,
  scores: values.map((value) => value - 5),
  ledger: Object.fromEntries(values.map((value, seat) => [`nations.${seat}.population`, value])),
}));
const session = limitSession(playQuestion, around('Ann', 'Bo*', 'Cy*'));
const plots = [{ name: 'points' }, { name: 'population', path: 'nations.*.population', isGrowing: true }];

function drawn(columns: number, ascii = false, rounds: readonly Chapter[] = chapters): string[] {
  const glyphs = glyphsFor(ascii, { LANG: 'en_GB.UTF-8', TERM: 'xterm' });
  const lines = plotsOf(plots, rounds, new Voice(session, glyphs), glyphs, columns);
  for (const line of lines) expect(lineWidth(line)).toBeLessThanOrEqual(columns);
  return lines.map((line) => lineText(line).trimEnd());
}

describe('a plot', () => {
  it('has each owner by letter at the height of the value, below each other or side by side', () => {
    expect(drawn(40, true)).toMatchInlineSnapshot(`
      [
        "",
        " points",
        " 45|            a",
        "   |            .",
        "   |        a   .",
        "   |abc abc .bc .b",
        " -4|              c",
        "    0   1   2   3",
        "",
        " population",
        " 50|            a",
        "   |        a   .",
        "   |abc abc .bc .b",
        "   |... ... ... ..c",
        "  0|... ... ... ...",
        "    0   1   2   3",
      ]
    `);
    expect(drawn(80)).toHaveLength(8);
    expect(drawn(80)[0]).toBe('');
    expect(drawn(80)[1]).toMatch(/points {3,}population/);
  });

  it.each([9, 99, 999, 9999])('keeps the numbers below it apart from %i on', (first) => {
    const late = chapters.slice(0, 3).map((chapter, place) => ({ ...chapter, round: first + place }));
    const duels = late.map((chapter) => ({ ...chapter, scores: chapter.scores.slice(0, 2) }));
    for (const rounds of [late, duels])
      expect(drawn(24, true, rounds)[7]?.trim().split(/ +/)).toEqual(
        rounds.map(({ round }) => String(round)),
      );
  });

  it('leaves out rounds evenly where there are too many, never the last one', () => {
    const many = Array.from({ length: 40 }, (_, round): Chapter => ({ ...(chapters[0] as Chapter), round }));
    const axis = drawn(40, true, many)[7] as string;
    expect(axis.trim().split(/ +/).at(0)).toBe('0');
    expect(axis.trim().split(/ +/).at(-1)).toBe('39');
  });

  it('is not drawn before there is a course', () => {
    expect(drawn(80, false, chapters.slice(0, 1))).toEqual([]);
  });

  it('draws what lies below zero from zero down', () => {
    const below = [{ ...(chapters[0] as Chapter), scores: [-4, 4, 0] }, ...chapters.slice(0, 1)];
    expect(drawn(40, true, below).slice(2, 8)).toMatchInlineSnapshot(`
      [
        "  4| b          5|abc abc",
        "   | .           |... ...",
        "   | .c abc      |... ...",
        "   |.            |... ...",
        " -4|a           0|... ...",
        "    0   0         0   0",
      ]
    `);
  });
});
