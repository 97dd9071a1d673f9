import { Unicode11Addon } from '@xterm/addon-unicode11';
import xterm from '@xterm/headless';
import { beforeAll, describe, expect, it } from 'vitest';
import { typing } from '../../src/drawing/lines.ts';
import { cut, left, right, shorten, widthOf, wrap } from '../../src/drawing/text.ts';
import { games } from '../../src/games/index.ts';
import { currentReader, servingReader } from '../../src/words/reader.ts';
import { array, assert, constantFrom, integer, property } from '../properties/fast-check.ts';

/** Names of people in several scripts, with accents that combine, and signs of two cells. */
const names = [
  'Ann',
  '林小美',
  'Δημήτρης',
  'Ольга',
  'さくら',
  '한지민',
  'Zoë',
  'Zoe\u0308',
  'नेहा',
  '🙂 Bo',
  '王（王）',
];

/** The column in which a terminal stands after a text. */
async function columnAfter(text: string): Promise<number> {
  const terminal = new xterm.Terminal({ cols: 400, rows: 2, allowProposedApi: true });
  terminal.loadAddon(new Unicode11Addon() as unknown as Parameters<typeof terminal.loadAddon>[0]);
  terminal.unicode.activeVersion = '11';
  await new Promise<void>((resolve) => terminal.write(text, resolve));
  const column = terminal.buffer.active.cursorX;
  terminal.dispose();
  return column;
}

/** Every name and note of the games in Traditional Chinese. */
let said: readonly string[] = [];
beforeAll(async () => {
  const words = await Promise.all(games.map(async (game) => await game.words(undefined, 'zh-Hant')));
  said = [
    ...new Set(
      words.flatMap(({ names, notes, cautions }) => [names, notes, cautions].flatMap(Object.values)),
    ),
  ];
});

const CLOSING = /^[，。、：；！？」』）》]/u;
const OPENING = /[「『（《]$/u;

describe('columns are laid out by the width that a terminal gives to a text', () => {
  it('for the texts of the games', async () => {
    for (const text of said.slice(0, 400))
      expect([text, widthOf(text)]).toEqual([text, await columnAfter(text)]);
  });

  it.each(names.filter((name) => !/[ऀ-ॿ]/u.test(name)))('for the name %s', async (name) => {
    expect(widthOf(name)).toBe(await columnAfter(name));
  });

  it('where a text is cut or padded, none wider than its column and every column as wide as it says', () => {
    for (const text of [...names, ...said.slice(0, 200)])
      for (let columns = 0; columns < 14; columns += 1) {
        expect(widthOf(cut(text, columns, '›'))).toBeLessThanOrEqual(columns);
        expect(widthOf(left(text, columns))).toBe(columns);
        expect(widthOf(right(text, columns))).toBe(columns);
      }
  });

  it('with the caret of a typed answer behind it, whatever it is written in', () => {
    for (const name of names) {
      const { text } = typing(name, 12);
      expect(widthOf(text)).toBeLessThanOrEqual(12);
      expect(text.endsWith('_')).toBe(true);
    }
  });
});

describe('a wrapped text', () => {
  const texts = array(
    constantFrom(
      '王國',
      '，',
      '。',
      '「',
      '」',
      '（',
      '）',
      '卡牌',
      'Limit',
      '2060',
      '12',
      ' ',
      '、',
      '收入',
    ),
    { minLength: 1, maxLength: 40 },
  );
  const lettersOf = (text: string) => text.replaceAll(' ', '');

  it('is no wider than its column, keeps every character, and splits no figure or name', () => {
    assert(
      property(texts, integer({ min: 12, max: 40 }), (parts, columns) => {
        const text = parts.join('');
        const lines = wrap(text, columns);
        expect(lettersOf(lines.join(''))).toBe(lettersOf(text));
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
      }),
    );
  });

  it('has no line that begins with ，。」 nor one that ends with 「, where its parts fit into a line', () => {
    for (const text of said)
      for (const columns of [20, 33, 38, 60]) {
        const lines = wrap(text, columns);
        for (const line of lines.slice(1)) expect(line).not.toMatch(CLOSING);
        for (const line of lines.slice(0, -1)) expect(line).not.toMatch(OPENING);
      }
    expect(wrap('「甲乙」，丙丁。', 6)).toEqual(['「甲', '乙」，', '丙丁。']);
  });

  it('fills its lines also where no space separates words', () => {
    expect(wrap('每回合從五家公司取得收入並支付利息', 20)).toEqual([
      '每回合從五家公司取得',
      '收入並支付利息',
    ]);
    expect(wrap('收入為 12，共 2060 點。', 12)).toEqual(['收入為 12，', '共 2060 點。']);
  });

  it('is shortened between characters, never inside a figure', () => {
    expect(shorten('收入從 12 升到 2060', 12, '…')).toBe('收入從 12 …');
    expect(shorten('收入從五升到六', 9, '…')).toBe('收入從 …');
  });
});

describe('a terminal that shows ambiguous characters in two cells', () => {
  const onWide = <T>(act: () => T): T => servingReader({ ...currentReader(), isAmbiguousWide: true }, act);

  it('has them counted so', () => {
    for (const text of ['→', '…', '·', '×', 'Δημήτρης', 'Ольга', '½']) {
      expect(onWide(() => widthOf(text))).toBeGreaterThan(widthOf(text));
    }
    expect(onWide(() => widthOf('Zoë 12 |'))).toBeGreaterThanOrEqual(8);
    expect(onWide(() => widthOf('林小美'))).toBe(6);
  });

  it('gets columns of the same width', () => {
    for (const name of names) expect(onWide(() => widthOf(left(name, 16)))).toBe(16);
  });
});
