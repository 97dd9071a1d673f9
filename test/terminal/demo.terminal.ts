import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keys, type Pty } from './pty.ts';
import { endings, expectRestored, expectWhole, ownTerminal, piped } from './walkers.ts';

const place = ownTerminal('file');
const start = (parameters: string[], columns = 80, rows = 24) =>
  place.start(['demo', ...parameters], columns, rows);

const placeOf = (screen: Pty): number => Number(/(\d+)(?: of |\/)\d+/u.exec(screen.screen()[0] ?? '')?.[1]);

describe('a demo on the screen', () => {
  it.each([
    [80, 24],
    [40, 12],
  ])('runs by itself, pauses, goes by arrows, faster and slower, at %ix%i', async (columns, rows) => {
    const screen = start(['nice-green-things', '--speed', '8'], columns, rows);
    await screen.waitFor(/NICE GREEN/);
    await screen.waitFor(columns === 80 ? /answer [3-9] of/ : /[3-9]\/\d+/, 20_000);
    screen.type(' ');
    await screen.waitFor('paused');
    await screen.settle();
    expectWhole(screen, columns);
    const paused = placeOf(screen);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(placeOf(screen)).toBe(paused);
    await screen.press(keys.end);
    const end = placeOf(screen);
    expect(end).toBeGreaterThan(paused);
    await screen.press(keys.home);
    expect(placeOf(screen)).toBe(0);
    await screen.press(keys.right);
    await screen.press(keys.right);
    expectWhole(screen, columns);
    await screen.press('-');
    await screen.waitFor('speed 4');
    await screen.press('+');
    await screen.waitFor('speed 8');
    screen.type('q');
    expect(await screen.waitForExit()).toEqual({ code: 0, signal: null });
    expectRestored(screen);
  });

  it.each(endings)('is ended by %s with %i and the terminal restored', async (signal, code) => {
    const screen = start(['limit']);
    await screen.waitFor('LIMIT');
    screen.kill(signal);
    expect(await screen.waitForExit()).toEqual({ code, signal: null });
    expectRestored(screen);
  });

  it('asks for a larger terminal', async () => {
    const screen = start(['limit'], 39, 12);
    expect((await screen.waitForExit()).code).toBe(2);
    expect(screen.screen().join(' ').replaceAll(/\s+/g, ' ')).toMatch(/40x12/);
  });
});

describe('a demo without a screen', () => {
  it('is printed in lines through a pipe, to its end', () => {
    const { status, stdout } = piped(place.home, ['demo', 'limit']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/a demo in lines\.[\s\S]*points/);
  });

  it.each(endings)('in lines is ended by %s with %i', async (signal, code) => {
    const lines = start(['limit', '--plain']);
    await lines.waitFor('a demo in lines');
    lines.kill(signal);
    expect(await lines.waitForExit()).toEqual({ code, signal: null });
  });

  it('is recorded as an asciicast of the requested size, and never overwrites a file', () => {
    const file = join(place.home, 'reputation.cast');
    const record = ['demo', 'reputation', '--record', file, '--size', '60x20'];
    expect(piped(place.home, record).status).toBe(0);
    const [head = '', ...events] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(head)).toMatchObject({ version: 2, width: 60, height: 20 });
    // Events write, and mark where captions appear.
    const kinds = new Set(events.map((event) => (JSON.parse(event) as [number, string])[1]));
    expect([...kinds].sort()).toEqual(['m', 'o']);
    let last = 0;
    for (const event of events) {
      const [time, , text] = JSON.parse(event) as [number, string, string];
      expect(typeof text).toBe('string');
      expect(time).toBeGreaterThanOrEqual(last);
      last = time;
    }
    expect(piped(place.home, record)).toMatchObject({ status: 2 });
  });
});
