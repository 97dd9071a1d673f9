import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { playedMatch } from './faults.ts';
import { keys, type Pty, rootFolder, startInPty } from './pty.ts';

let pty: Pty | undefined;
let home = '';
let played = '';

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'green-games-starts-'));
  played = playedMatch(home, 'nice-green-things', 2);
});

afterEach(async () => await pty?.close());
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Screen {
  readonly line: () => readonly string[];
  /** The text that shows that it is up. */
  readonly begun: RegExp;
}

/** Every command that fills the screen or reads single keys. */
const screens: Readonly<Record<string, Screen>> = {
  menu: { line: () => [], begun: /Which game/ },
  play: {
    line: () => ['play', 'limit', '--seat', 'Ann', '--bot', 'random', '--bot', 'random', '--unsaved'],
    begun: /deck\?/,
  },
  try: { line: () => ['try', 'limit'], begun: /deck\?/ },
  replay: { line: () => ['replay', played], begun: /answer/ },
  demo: { line: () => ['demo', 'green-deal'], begun: /answer/ },
  learn: { line: () => ['learn', 'green-deal'], begun: /answer/ },
};
const names = Object.keys(screens);

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ');

/** The shell command that runs the program. */
const program = (name: string): string =>
  quoted([process.execPath, `${rootFolder}bin/green-games.js`, ...(screens[name] as Screen).line()]);

function shell(script: string): Pty {
  pty = startInPty('sh', ['-c', script], { columns: 120, environment: { GREEN_GAMES_HOME: home } });
  return pty;
}

const signals = ['TERM', 'HUP', 'INT', 'QUIT'];

/** Each signal is sent at this many moments of a start, within this many milliseconds. */
const MOMENTS = 5;
const LATEST = 400;

/** Terminal modes that a program sets, and the sequences that reset them. */
const modes = [
  ['\u001b[?1049h', '\u001b[?1049l'],
  ['\u001b[?2004h', '\u001b[?2004l'],
  ['\u001b[?25l', '\u001b[?25h'],
] as const;

describe.each(signals)('the signal %s while a program starts', (signal) => {
  it.each(names)(`leaves the terminal as it was at ${MOMENTS} moments of %s`, async (name) => {
    // Each signal has moments of its own; none is 0, which would make `timeout` wait forever.
    const first = (signals.indexOf(signal) + 0.5) / signals.length;
    const moments = Array.from({ length: MOMENTS }, (_, index) => ((index + first) * LATEST) / MOMENTS);
    const runs = moments.map(
      (moment) =>
        `stty sane; timeout --foreground -s ${signal} ${moment / 1000} ${program(name)}; stty -a; echo "end ${moment}."`,
    );
    const screen = shell(`${runs.join('\n')}\necho all done; sleep 0.3`);
    await screen.waitFor('all done', 30_000);
    const parts = screen.output.split(/end [\d.]+\.\r\n/).slice(0, -1);
    expect(parts).toHaveLength(moments.length);
    for (const [index, part] of parts.entries()) {
      for (const [on, off] of modes)
        expect([moments[index], on, part.lastIndexOf(on) <= part.lastIndexOf(off)]).toEqual([
          moments[index],
          on,
          true,
        ]);
      expect([moments[index], part]).toEqual([moments[index], expect.stringMatching(/\sicanon\b/)]);
      expect([moments[index], part]).toEqual([moments[index], expect.stringMatching(/\secho\b/)]);
      expect(part).not.toMatch(/fault of the program|\n\s+at /);
    }
    expect([screen.alternateScreen, screen.cursorVisible]).toEqual([false, true]);
  });
});

describe('input at the shell prompt', () => {
  const prompt = 'printf "the sh%s> " ell; read -r line; echo "the shell has <$line>"; sleep 0.3';

  it.each(names)('after %s is read by the shell from its first character', async (name) => {
    const screen = shell(`${program(name)}; ${prompt}`);
    await screen.waitFor((screens[name] as Screen).begun);
    await screen.settle(300);
    screen.type(keys.interrupt);
    await screen.waitFor('the shell> ');
    screen.type('first\r');
    await screen.waitFor('the shell has <first>');
    await screen.waitForExit();
  });

  it.each(names)('after a signal to %s is read by the shell, too', async (name) => {
    const screen = shell(`timeout --foreground -s TERM 1.5 ${program(name)}; ${prompt}`);
    await screen.waitFor('the shell> ');
    screen.type('first\r');
    await screen.waitFor('the shell has <first>');
    await screen.waitForExit();
  });
});
