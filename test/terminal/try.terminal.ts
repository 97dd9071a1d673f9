import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keys, type Pty } from './pty.ts';
import {
  endings,
  expectRestored,
  expectWhole,
  finishedMatch,
  newHome,
  ownTerminal,
  piped,
} from './walkers.ts';

const place = ownTerminal('file');
const start = (parameters: string[], columns = 80, rows = 24) =>
  place.start(['try', ...parameters], columns, rows);

/** Types a command: a slash, the words, Enter. */
async function command(screen: Pty, line: string): Promise<void> {
  await screen.press('/');
  await screen.press(line);
  await screen.press(keys.enter);
}

/** Closes the overlay; a mere line needs no closing. */
async function close(screen: Pty): Promise<void> {
  screen.type(keys.escape);
  await new Promise((resolve) => setTimeout(resolve, 150));
  await screen.settle();
}

describe('a rule-checking session on the screen', () => {
  it.each([
    [80, 24],
    [40, 12],
  ])('lists, says why, does, sets, compares, takes back and writes, at %ix%i', async (columns, rows) => {
    const screen = start(['nice-green-things'], columns, rows);
    await screen.waitFor(/Buy|buy/);
    await screen.settle();
    expectWhole(screen, columns);
    await command(screen, 'legal');
    await screen.waitFor(/Not allowed|1\. /);
    await close(screen);
    await command(screen, 'why nonsense');
    await screen.waitFor(/nonsense/);
    await command(screen, 'set players.0.queuePoints = 3');
    expectWhole(screen, columns);
    await screen.press('=');
    await screen.press(keys.down);
    await screen.press('=');
    await screen.waitFor(/What if|now/);
    expectWhole(screen, columns);
    await close(screen);
    await screen.press(keys.enter);
    expectWhole(screen, columns);
    await screen.press('u');
    await screen.waitFor('Undone');
    await screen.press('v');
    await screen.waitFor(/Seat 2's view|rule checking/);
    await command(screen, 'step');
    await command(screen, 'diff');
    await screen.waitFor(/usage: diff/);
    const file = `scenario-${columns}.yaml`;
    await command(screen, `scenario ${join(place.home, file)}`.slice(0, 500));
    await screen.waitFor('Written to');
    expect(existsSync(join(place.home, file))).toBe(true);
    for (const sheet of ['l', 's', 'r', '?']) {
      await screen.press(sheet);
      expectWhole(screen, columns);
      await close(screen);
    }
    screen.type('q');
    expect(await screen.waitForExit()).toEqual({ code: 0, signal: null });
    expectRestored(screen);
    expect(piped(place.home, ['check', join(place.home, file)]).status).toBe(0);
    expect(readFileSync(join(place.home, file), 'utf8')).toContain('game: nice-green-things');
  });

  it('started from a replay returns to the same place with q and quits with Ctrl-C', async () => {
    const match = finishedMatch(place.home);
    const screen = place.start(['replay', match, '--at', '20']);
    for (const leave of ['q', keys.interrupt]) {
      await screen.waitFor('answer 20 of 109');
      await screen.settle();
      screen.type('x');
      await screen.waitFor('rule checking');
      await screen.settle();
      await screen.press(keys.enter);
      expectWhole(screen, 80);
      screen.type(leave);
    }
    expect(await screen.waitForExit()).toEqual({ code: 130, signal: null });
    expectRestored(screen);
  });

  it.each(endings)(
    'begun from a replay is ended by %s with %i and the terminal restored',
    async (signal, code) => {
      const screen = place.start(['replay', finishedMatch(newHome()), '--at', '20']);
      await screen.waitFor('answer 20 of 109');
      await screen.settle();
      screen.type('x');
      await screen.waitFor('rule checking');
      await screen.settle();
      screen.kill(signal);
      expect(await screen.waitForExit()).toEqual({ code, signal: null });
      expectRestored(screen);
    },
  );

  it.each(endings)('is ended by %s with %i and the terminal restored', async (signal, code) => {
    const screen = start(['limit', '--players', '2']);
    await screen.waitFor('rule checking');
    screen.kill(signal);
    expect(await screen.waitForExit()).toEqual({ code, signal: null });
    expectRestored(screen);
  });

  it('keeps typed text when the terminal becomes too small and large again', async () => {
    const screen = start(['reputation']);
    await screen.waitFor('rule checking');
    await screen.press('/');
    await screen.press('why th');
    screen.resize(30, 8);
    await screen.waitFor(/Needs 40\s+columns/);
    screen.resize(60, 20);
    await screen.waitFor('/ why th_');
    expectWhole(screen, 60, true);
  });
});

describe('a rule-checking session in lines', () => {
  it('does the same through a pipe, with the exit code of the first fault', () => {
    const run = (game: string, lines: string[], more: string[] = []) =>
      piped(place.home, ['try', game, ...more], `${lines.join('\n')}\n`);
    const good = run('limit', [
      'legal',
      'set nations.0.population = 20',
      'show all',
      'undo',
      'log',
      'standings',
    ]);
    expect([good.status, good.stderr]).toEqual([0, '']);
    expect(good.stdout).toContain('population: 20');
    expect(run('limit', ['do nonsense']).status).toBe(3);
    expect(run('limit', ['sing']).status).toBe(2);
    expect(run('limit', ['undo']).status).toBe(2);
  });

  it('names the options that differ from the rules, at the start and above a comparison', () => {
    const lines = 'diff society economy\nquit\n';
    const { stdout } = piped(place.home, ['try', 'limit', '--option', 'alliances=true'], lines);
    expect(stdout.match(/Alliances: yes \(standard: no/g)?.length).toBeGreaterThanOrEqual(1);
  });

  it.each(endings)('is ended by %s with %i', async (signal, code) => {
    const lines = start(['limit', '--plain']);
    await lines.waitFor('Rule checking');
    await lines.settle();
    lines.kill(signal);
    expect(await lines.waitForExit()).toEqual({ code, signal: null });
  });
});
