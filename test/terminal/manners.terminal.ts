import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keys, type Pty, type PtyOptions, startGreenGames } from './pty.ts';

let pty: Pty | undefined;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-manners-'));
});

afterEach(async () => {
  await pty?.close();
  rmSync(folder, { recursive: true, force: true });
});

function start(options: PtyOptions = {}, names: readonly string[] = ['Ann']): Pty {
  const seats = names.flatMap((name) => ['--seat', name]);
  pty = startGreenGames(
    ['play', 'limit', ...seats, '--bot', 'random', '--bot', 'random', '--seed', 'oak', '--new'],
    { ...options, environment: { GREEN_GAMES_HOME: folder, ...options.environment } },
  );
  return pty;
}

describe('a terminal size', () => {
  it('may change at any moment: each is drawn, and no typed text is lost', async () => {
    const screen = start();
    await screen.waitFor('Draw from which deck?');
    await screen.press('/');
    await screen.press('Soc');
    for (const [columns, rows] of [
      [39, 12],
      [40, 12],
      [20, 5],
      [79, 23],
      [200, 60],
      [120, 36],
      [80, 24],
    ] as const) {
      screen.resize(columns, rows);
      await screen.waitFor(columns < 40 ? /Needs 40\s+columns/ : '/ Soc_');
      await screen.settle();
      for (const row of screen.screen()) expect(stringWidth(row)).toBeLessThanOrEqual(columns);
    }
    expect(screen.scrollback()).toEqual([]);
    await screen.press(keys.enter);
    await screen.waitFor('cards drawn');
  });

  it('below the minimum says at once what is needed, what there is, and what else can be done', async () => {
    const screen = start({ columns: 39, rows: 12 });
    expect((await screen.waitForExit()).code).toBe(2);
    expect(screen.output).not.toContain('\u001b[?1049h');
    expect(screen.screen().join(' ').replaceAll(/\s+/g, ' ')).toMatch(/40x12.*39x12.*--plain/);
  });
});

describe('a key pressed early', () => {
  it('is not echoed into the first frame', async () => {
    const screen = start();
    await screen.waitFor('LIMIT');
    screen.type(keys.enter);
    await screen.settle(300);
    expect(screen.screen()[0]).toContain('LIMIT  generation 1 of 7');
    expect(screen.screen().at(-1)).toContain('help');
  });
});

describe('a terminal type', () => {
  it.each(['xterm', 'screen', 'tmux-256color', 'linux', 'vt100'])('%s shows a clean screen', async (TERM) => {
    const screen = start({ environment: { TERM } });
    await screen.waitFor('Draw from which deck?');
    await screen.press(keys.down);
    const text = screen.screen().join('\n');
    expect(screen.screen()[0]).toContain('LIMIT');
    expect(screen.screen().at(-1)).toContain('help');
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\ufffd]/);
    expect(text).toMatch(TERM === 'linux' ? /^[\x20-\x7e\n]*$/ : /▸/);
  });

  it('without cursor movement gets line mode', async () => {
    const screen = start({ environment: { TERM: 'dumb' } });
    await screen.waitFor(/Line mode is on/);
    expect(screen.output).not.toContain('\u001b[?1049h');
    expect(screen.output).not.toMatch(/\u001b\[\d*[ABCDHJK]/);
  });

  it('without colours (NO_COLOR) still marks owners, focus and barred options', async () => {
    const screen = start({ environment: { NO_COLOR: '1' } });
    await screen.waitFor('Draw from which deck?');
    expect(screen.output).not.toMatch(/\u001b\[(?:[0-9;]*;)?(?:3[0-7]|4[0-7]|9[0-7])m/);
    expect(screen.screen().join('\n')).toMatch(/ a.Ann/);
    expect(screen.screen().join('\n')).toMatch(/▸ {2}Society/);
  });
});

describe('a name', () => {
  it('in wide, right-to-left or combining letters keeps all columns aligned', async () => {
    const screen = start({}, ['王小明', 'דוד המלך', 'é́́́']);
    await screen.waitFor('Hand over to');
    expect(screen.screen().join('\n')).not.toContain('Draw from which deck?');
    await screen.press(' ');
    await screen.waitFor('Draw from which deck?');
    const rows = screen.screen().filter((row) => /^[ ▸][a-e][ *]/.test(row) && row.includes('∙∙|'));
    expect(rows).toHaveLength(5);
    const scales = rows.map((row) => stringWidth(row.slice(0, row.indexOf('∙∙|'))));
    expect(new Set(scales).size).toBe(1);
  });
});
