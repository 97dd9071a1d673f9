import { describe, expect, it } from 'vitest';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { layoutFor, type Size } from '../../src/drawing/layout.ts';
import { lineText, lineWidth } from '../../src/drawing/lines.ts';
import { themeOf } from '../../src/drawing/theme.ts';
import type { Question } from '../../src/engine/question.ts';
import { boardLines } from '../../src/games/limit/board/index.ts';
import type { LimitBoard } from '../../src/games/limit/board/parts.ts';
import type { LimitView } from '../../src/games/limit/view.ts';
import { boardWords } from '../../src/games/limit/words/index.ts';
import { divide } from '../../src/ui/divide.ts';
import { promptLines } from '../../src/ui/prompts/index.ts';
import { moveCursor } from '../../src/ui/prompts/prompt.ts';
import { Voice } from '../../src/ui/voice.ts';
import { asked, promptOf } from './asked.ts';
import { limitSession, limitView, playQuestion } from './limit-session.ts';
import { around } from './test-session.ts';

await boardWords.load('en');

const names = ['Ann', 'Bo*', '王小明*', 'Bartholomew the Magnificent*', 'Eve*', 'Fay*'];
const sizes: Size[] = [];
for (let columns = 40; columns <= 160; columns += 1) {
  for (let rows = 12; rows <= 50; rows += 1) sizes.push({ columns, rows });
}

/** A table with figures of the greatest possible length. */
function fullest(players: number): LimitView {
  const view = limitView(players);
  const longest = {
    money: 1999,
    renewable: 120,
    industrial: 120,
    military: 120,
    fossil: 13,
    territory: 12,
    population: 100,
    populationLevel: 9,
    production: { renewable: 8, industrial: 8, military: 8 },
    output: { renewable: 50, industrial: 50, military: 50 },
    pollution: 15,
    disruption: 15,
    score: 165,
    handSize: 12,
    deckSizes: { society: 12, militaryEconomy: 12, production: 12 },
    permanents: ['green-production', 'education', 'craftsmanship'],
    played: ['surcharge', 'education'],
  };
  return {
    ...view,
    bank: 1250,
    pollution: { reserve: 35, size: 35 },
    disruption: { reserve: 32, size: 32 },
    colonization: { territory: 14, fossil: 16 },
    crises: [['financial', 'environmental', 'military'], ['environmental', 'military'], ['military']],
    crisisCount: 6,
    nations: view.nations.map((nation) => ({ ...nation, ...longest })),
    alliances: { military: [[0, 2]], economic: [[1, 3]] },
    agreed: { military: [true, false, true, false, false, false], economic: [false, true] },
  };
}

const star = {
  money: 120,
  industrial: 50,
  military: 50,
  fossil: 16,
  territory: 12,
  pollution: 15,
  disruption: 12,
  population: 100,
  livingStandard: 5,
} as unknown as NonNullable<LimitView['star']>;

function boardOf(view: LimitView, size: Size, ascii: boolean, pane: number): LimitBoard {
  const session = limitSession(playQuestion, around(...names.slice(0, view.nations.length)));
  const glyphs = glyphsFor(ascii, { LANG: 'en_GB.UTF-8', TERM: 'xterm' });
  return {
    view,
    question: asked(playQuestion).posed,
    inquiry: asked(playQuestion).inquiry,
    focus: null,
    layout: layoutFor(size),
    pane,
    glyphs,
    theme: themeOf('none').theme,
    voice: new Voice(session, glyphs),
  };
}

const told: Question = {
  ...playQuestion,
  ask: 'quantity',
  tell: () => [
    { what: 'money', from: 121, to: 111 },
    { what: 'unrest', by: -3, seat: 3 },
    { what: 'class', by: 1 },
  ],
};

describe('the prompt at every size', () => {
  it('tells whole effects and whole figures, and is never wider than its place', () => {
    const table = limitSession(told, around('Bartholomew the Magnificent', ...names.slice(1)));
    const long = 'Which card goes under the deck next (12 left)? Done leaves the rest in order';
    const session = { ...table, words: { ...table.words, asks: { quantity: () => long } } };
    for (const ascii of [false, true]) {
      const voice = new Voice(session, glyphsFor(ascii, { LANG: 'en_GB.UTF-8', TERM: 'xterm' }));
      const prompt = promptOf(told);
      const context = { prompt, voice, glyphs: voice.glyphs, picked: ['education'], isCompact: false };
      for (const size of sizes.filter(({ rows }) => rows <= 24)) {
        moveCursor(prompt, (size.columns % prompt.items.length) - prompt.cursor);
        const lines = promptLines(context, { columns: size.columns, rows: size.rows - 6 });
        const text = lines.map(lineText).join('\n');
        expect(lines.length).toBe(size.rows - 6);
        for (const line of lines) expect(lineWidth(line)).toBeLessThanOrEqual(size.columns);
        expect(text).not.toMatch(/\d(…|\.\.\.)/);
        expect(text).not.toMatch(/[→>] *(…|\.\.\.)/);
        const isWhole = text.replaceAll(/(LIM-POL-20|\s)+/g, ' ').includes('leaves the rest in order');
        expect(isWhole || size.rows < 16).toBe(true);
      }
    }
  });
});

describe('the board of Limit at every size', () => {
  it.each([
    ['six nations', limitView(6), false],
    ['six nations with the longest figures', fullest(6), true],
    [
      'one nation and the star nation',
      { ...fullest(1), players: 1, star, alliances: { military: [], economic: [] } },
      false,
    ],
  ])('cuts nothing with %s', (_, view, isEvery) => {
    const wrong: string[] = [];
    // Many sizes share a board and a room for it; the drawing depends on these alone, so each is drawn once.
    const heights = new Map<string, number>();
    const drawn = new Set<string>();
    for (const size of sizes.filter(({ rows }) => isEvery || rows % 6 === 0)) {
      const pane = (size.columns + size.rows) % 4;
      const ascii = size.rows % 2 === 0;
      const board = boardOf(view, size, ascii, pane);
      const kind = `${board.layout} ${pane} ${ascii}`;
      const heightAt = (columns: number): number => {
        const known = heights.get(`${kind} ${columns}`);
        const height = known ?? boardLines(board, columns, 60).length;
        heights.set(`${kind} ${columns}`, height);
        return height;
      };
      const { board: room } = divide(size, heightAt, () => 9);
      const picture = `${kind} ${room.columns} ${room.rows}`;
      if (drawn.has(picture)) continue;
      drawn.add(picture);
      for (const line of boardLines(board, room.columns, room.rows)) {
        if (lineWidth(line) > room.columns)
          wrong.push(`${size.columns}x${size.rows} (${room.columns}): ${lineText(line)}`);
      }
    }
    expect(drawn.size).toBeGreaterThan(300);
    expect(wrong.slice(0, 12)).toEqual([]);
  });
});
