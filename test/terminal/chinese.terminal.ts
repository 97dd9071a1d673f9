import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Tmux } from './tmux.ts';
import { piped } from './walkers.ts';

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

describe('two people of different languages in line mode', () => {
  const seats = ['--seat', 'Ann', '--seat', '小博@zh-Hant', '--seed', 'a', '--plain', '--new'];
  /** Every question has a refusal, and the answer that takes the first option. */
  const typed = ['nonsense', '1', 'nonsense', '1', 'nonsense', '1', 'nonsense', '1', ''].join('\n');

  /** What is said to each of the two. */
  function saidTo(printed: string): Record<'Ann' | '小博', string[]> {
    const said = { Ann: [] as string[], 小博: [] as string[] };
    let to: 'Ann' | '小博' | undefined;
    for (const line of printed.split('\n')) {
      if (line.startsWith('Hand over to Ann')) to = 'Ann';
      if (line.startsWith('請交給小博')) to = '小博';
      if (to !== undefined && line !== '') said[to].push(line);
    }
    return said;
  }

  it.each(['nice-green-things', 'limit', 'reputation', 'green-deal'])(
    'hear each their own language in %s: questions, refusals and news, also when it is resumed',
    (game) => {
      const third = game === 'nice-green-things' ? [] : ['--bot', 'random'];
      const begun = piped(home, ['play', game, ...third, ...seats], typed);
      const match = /\bresume (\S+)/u.exec(begun.stderr)?.[1] ?? '';
      const resumed = piped(home, ['resume', match, '--plain'], typed);
      expect(resumed.stderr).not.toContain('error');
      for (const { stdout } of [begun, resumed]) {
        const { Ann, 小博 } = saidTo(stdout);
        expect(Ann.join('\n')).toMatch(/^Ann: .*[.?]$/mu);
        expect(Ann.join('\n')).toMatch(/^nonsense: nonsense is not /mu);
        expect(小博.join('\n')).toMatch(/^小博：.*[。？]$/mu);
        expect(小博.join('\n')).toMatch(/^nonsense：nonsense 不/mu);
        expect(Ann.map((line) => line.replaceAll(/小博|綠色新政/gu, '')).join('\n')).not.toMatch(
          /[\p{Script=Han}，。、：；]/u,
        );
        const english = /\b(?:to|from|the|of|and|is|not|up|or|a|with|for)\b/u;
        expect(小博.filter((line) => english.test(line))).toEqual([]);
      }
    },
  );
});

describe('a rule-checking session in line mode', () => {
  it.each([
    ['nice-green-things', 'en', 'Buy nothing', '不購買'],
    ['nice-green-things', 'zh-Hant', '不購買', 'Buy nothing'],
    ['limit', 'en', 'Military and economy', '軍事與經濟'],
    ['limit', 'zh-Hant', '軍事與經濟', 'Military and economy'],
    ['reputation', 'en', 'speculate', '觀望'],
    ['reputation', 'zh-Hant', '觀望', 'Speculate'],
  ])('of %s in %s takes the answer %s by its other name, %s', (game, language, own, other) => {
    const told = (name: string) =>
      piped(home, ['try', game, '--language', language, '--plain'], `do "${name}"\nquit\n`);
    const byOther = told(other);
    expect(byOther).toMatchObject({ status: 0, stderr: '' });
    expect(byOther).toEqual(told(own));
  });

  it.each([
    ['en', 'Trench sanctuary', '海溝保護區'],
    ['zh-Hant', '海溝保護區', 'trench SANCTUARY'],
  ])('in %s says why %s is not allowed by its other name, too: %s (NGT-CASH-01)', (language, own, other) => {
    const told = (name: string) =>
      piped(home, ['try', 'nice-green-things', '--language', language, '--plain'], `why "${name}"\nquit\n`);
    expect(told(other).stdout).toMatch(/NGT-CASH-01/u);
    expect(told(other).stdout).toEqual(told(own).stdout);
  });
});
