import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Tmux } from './tmux.ts';

let home = '';
let tmux: Tmux | undefined;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'green-games-chinese-'));
});

afterEach(() => {
  tmux?.close();
  tmux = undefined;
  rmSync(home, { recursive: true, force: true });
});

/** Starts the built program in a pane whose locale is that of Taiwan. */
function start(command: string, size: { columns: number; rows: number }, settings = ''): Tmux {
  writeFileSync(join(home, 'settings.yaml'), `pause: 0\n${settings}`);
  tmux = new Tmux(`node bin/green-games.js ${command}`, {
    ...size,
    environment: { LC_ALL: 'zh_TW.UTF-8', LANG: 'zh_TW.UTF-8', GREEN_GAMES_HOME: home },
  });
  return tmux;
}

/** The display columns of a sign in a row. */
const columnsOf = (row: string, sign: string): number[] =>
  row.split(sign).flatMap((_, part, parts) => {
    if (part === 0) return [];
    return [stringWidth(parts.slice(0, part).join(sign))];
  });

/** The rows of the nations, players or companies, and a sign that stands in the same columns of each. */
const games = [
  { id: 'limit', bots: 2, row: /^.[abc].*\|.*\|/u, sign: '|', at: 2 },
  { id: 'green-deal', bots: 2, row: /^r\d/u, sign: 'r', at: 1 },
  { id: 'reputation', bots: 2, row: / \| +(?:公共計畫|出價|\d+ 信用點)/u, sign: '|', at: 1 },
  { id: 'nice-green-things', bots: 1, row: /^.[ab] .*∙.*∙.*∙/u, sign: '∙', at: 3 },
] as const;

const sizes = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
] as const;

describe.each(games)('$id in a terminal with the locale of Taiwan', ({ id, bots, row, sign, at }) => {
  it.each(sizes)(
    'has straight columns at $columns x $rows, and no row that begins with a sign',
    async (size) => {
      const others = Array.from({ length: bots }, () => '--bot easy').join(' ');
      const pane = start(
        `play ${id} --seed a --seat 林小美 ${others} --new`,
        size,
        'telling: off\naim: false\n',
      );
      await pane.waitFor('林小美');
      const screen = await pane.still();
      for (const line of screen) {
        expect(stringWidth(line)).toBeLessThanOrEqual(size.columns);
        expect(line).not.toMatch(/^ *[，。、：；」』）]/u);
      }
      // Where there is room, a bar divides the boards from what has happened.
      const columns =
        size.columns < 120
          ? screen.filter((line) => row.test(line)).map((line) => columnsOf(line, sign).slice(0, at))
          : screen
              .slice(1, 12)
              .flatMap((line) => (line.includes('|') ? [columnsOf(line, '|').slice(-1)] : []));
      expect(columns.length).toBeGreaterThan(1);
      for (const found of columns) expect(found).toEqual(columns[0]);
    },
  );
});

describe('a terminal that shows ambiguous characters in two cells', () => {
  it('gets no row that is wider there, from the built program', async () => {
    const size = { columns: 80, rows: 24 };
    const pane = start(
      'play limit --seed a --seat 林小美 --bot easy --bot easy --new --ambiguous-wide',
      size,
      'telling: off\naim: false\n',
    );
    await pane.waitFor('林小美');
    const seen: string[] = [];
    for (const key of ['s', 'Escape', 'h', 'Escape', 'l', 'Escape', 'Enter']) {
      pane.press(key);
      seen.push(...(await pane.still()));
    }
    expect(seen.some((line) => line.includes('…'))).toBe(true);
    for (const line of seen)
      expect([line, stringWidth(line, { ambiguousIsNarrow: false }) <= size.columns]).toEqual([line, true]);
  });
});

describe('text from an input method, which arrives in one piece', () => {
  it('is an answer, with the caret behind it by its display width', async () => {
    const pane = start(
      'play limit --seed a --seat 林小美 --bot easy --bot easy --new',
      { columns: 80, rows: 24 },
      'telling: off\naim: false\n',
    );
    await pane.waitFor('從哪副牌庫抽牌');
    pane.press('/');
    await pane.still();
    const before = pane.cursorColumn;
    pane.type('生產');
    await pane.waitFor(/生產/u);
    await pane.still();
    expect(pane.cursorColumn - before).toBe(stringWidth('生產'));
    pane.press('Enter');
    await pane.waitFor('保留哪張');
  });
});
