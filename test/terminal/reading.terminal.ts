import { describe, expect, it } from 'vitest';
import { keys } from './pty.ts';
import { endings, expectRestored, ownTerminal, piped } from './walkers.ts';

const place = ownTerminal('file');
const { start } = place;

describe('a message', () => {
  const wrong = ['play', 'limit', '--option', 'no-such-option-as-this=1', '--players', '4'];

  it.each([80, 60, 40])('breaks lines between words on a terminal of %i columns', async (columns) => {
    const { stderr } = piped(place.home, wrong);
    const screen = start(wrong, columns);
    expect(await screen.waitForExit()).toEqual({ code: 2, signal: null });
    const rows = screen.screen().filter((row) => row !== '');
    expect(rows.length).toBeGreaterThan(1);
    const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
    expect(wordsOf(rows.join('\n'))).toEqual(wordsOf(stderr));
  });

  it('is one line if the output is not a terminal', () => {
    const { stderr } = piped(place.home, wrong);
    expect(stderr.length).toBeGreaterThan(81);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('rules and cards on a terminal', () => {
  it.each([
    [80, 24],
    [40, 12],
  ])('are read page by page with the keys of less, at %ix%i', async (columns, rows) => {
    const screen = start(['rules', 'limit'], columns, rows);
    await screen.waitFor(/q quit|space on/);
    expect(screen.screen()[0]).toContain('Limit in short');
    await screen.press(' ');
    expect(screen.screen()[0]).not.toContain('Limit in short');
    await screen.press('G');
    expect(screen.screen().join('\n')).toContain('--all');
    await screen.press('g');
    expect(screen.screen()[0]).toContain('Limit in short');
    await screen.press('/');
    await screen.press('stress');
    await screen.press(keys.enter);
    expect(screen.screen().join('\n')).toMatch(/^\s+Stress test/m);
    screen.resize(columns + 10, rows + 4);
    await screen.settle();
    expect(screen.screen().join('\n')).toContain('Stress test');
    screen.type('q');
    expect(await screen.waitForExit()).toEqual({ code: 0, signal: null });
    expectRestored(screen);
  });

  it.each([
    ['once they are shown', true],
    ['before they are', false],
  ])('are searched for what is typed in one piece, %s', async (_, isShown) => {
    const screen = start(['rules', 'limit', '--all']);
    if (isShown) await screen.waitFor(/q quit/);
    screen.type(`/stress test${keys.enter}`);
    await screen.waitFor(/^Stress test\n\nLIM-END-06: Stress test/);
    screen.type(`/no such thing${keys.enter}`);
    await screen.waitFor('"no such thing" is not in this text.');
    expect(screen.screen()[0]).toBe('Stress test');
    screen.type('q');
    expect(await screen.waitForExit()).toEqual({ code: 0, signal: null });
  });

  it.each(endings)('are ended by %s with %i and the terminal restored', async (signal, code) => {
    const screen = start(['cards', 'limit']);
    await screen.waitFor(/q quit/);
    screen.kill(signal);
    expect(await screen.waitForExit()).toEqual({ code, signal: null });
    expectRestored(screen);
  });

  it('are printed at once if they fit or with --no-pager, and through a pipe without control sequences', async () => {
    const short = start(['rules', 'limit', 'LIM-POL-09']);
    expect(await short.waitForExit()).toEqual({ code: 0, signal: null });
    expect(short.screen().join('\n')).toContain('Choosing a deck');
    const whole = start(['rules', 'limit', '--no-pager']);
    expect(await whole.waitForExit()).toEqual({ code: 0, signal: null });
    expect(whole.screen().join('\n')).toContain('To read on');
    const { stdout } = await piped(place.home, ['rules', 'limit', '--all']);
    expect(stdout.length).toBeGreaterThan(50_000);
    expect(stdout).not.toContain('\u001b');
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});
