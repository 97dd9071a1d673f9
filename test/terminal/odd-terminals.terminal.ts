import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keys, type Pty, rootFolder, startGreenGames, startInPty } from './pty.ts';

const launcher = `${rootFolder}bin/green-games.js`;
const table = ['play', 'nice-green-things', '--seat', 'Ann', '--bot', 'random', '--seed', 'oak', '--new'];

let home = '';
let pty: Pty | undefined;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'green-games-odd-'));
});
afterEach(async () => {
  await pty?.close();
  rmSync(home, { recursive: true, force: true });
});

const shown = (screen: Pty) => screen.screen().join('\n');

async function shell(): Promise<Pty> {
  pty = startInPty('bash', ['--norc', '--noprofile', '-i'], {
    environment: { GREEN_GAMES_HOME: home, PS1: 'shell$ ' },
  });
  await pty.waitFor('shell$');
  return pty;
}

describe('an odd terminal', () => {
  it('that reports 0 columns and 0 rows counts as 80x24', async () => {
    const screen = await shell();
    screen.type(`stty cols 0 rows 0; '${process.execPath}' '${launcher}' ${table.join(' ')}\r`);
    await screen.waitFor(/help\s*$/);
    await screen.settle(200);
    expect(shown(screen)).toContain('NICE GREEN THINGS');
    expect(screen.screen().filter((row) => row.trim() !== '').length).toBeLessThanOrEqual(24);
    screen.type(keys.interrupt);
    await screen.waitFor(/resume nice/);
  });

  it('keeps its colours where CI is set', async () => {
    pty = startGreenGames(table, { environment: { GREEN_GAMES_HOME: home, CI: 'true' } });
    await pty.waitFor(/help\s*$/);
    await pty.settle(200);
    expect(pty.output).toMatch(/\u001b\[(?:[0-9;]*;)?[39][0-7](?:;[0-9;]*)?m/);
  });

  it('without an alternate screen shows the final message below the frame', async () => {
    pty = startGreenGames(table, { environment: { GREEN_GAMES_HOME: home } });
    await pty.waitFor(/help\s*$/);
    await pty.settle(200);
    pty.type(keys.interrupt);
    await pty.waitForExit();
    // The cursor moves below the last row before the alternate screen is closed, which has no effect without one.
    const { output } = pty;
    expect(output).toMatch(/\u001b\[999;1H\r+\n\u001b\[\?1049l/);
    expect(output.indexOf('resume nice')).toBeGreaterThan(output.lastIndexOf('\u001b[?1049l'));
  });
});

describe('line mode', () => {
  it('repeats its question after a stop', async () => {
    const screen = await shell();
    screen.type(`'${process.execPath}' '${launcher}' ${table.join(' ')} --plain\r`);
    await screen.waitFor(/Buy one project/);
    await screen.settle(300);
    const asked = () => screen.output.split('Buy one project').length - 1;
    const before = asked();
    screen.type(keys.suspend);
    await screen.waitFor(/Stopped/);
    screen.type('fg\r');
    await screen.waitFor(/fg\n[\s\S]*Buy one project/);
    await screen.settle(200);
    expect(asked()).toBe(before + 1);
    screen.type(keys.interrupt);
    await screen.waitFor(/resume nice/);
  });

  it.each([
    ['0', false],
    ['', false],
    ['1', true],
  ])('is on or off by ACCESSIBLE=%s', async (accessible, isOn) => {
    pty = startGreenGames(table, { environment: { GREEN_GAMES_HOME: home, ACCESSIBLE: accessible } });
    await pty.waitFor(isOn ? /Buy one project/ : /help\s*$/);
    expect(pty.alternateScreen).toBe(!isOn);
  });
});
