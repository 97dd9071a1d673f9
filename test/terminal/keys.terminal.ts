import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { derivedNumber } from '../../src/engine/random.ts';
import { keys, type Pty, rootFolder, startGreenGames, startInPty } from './pty.ts';
import { piped } from './walkers.ts';

const launcher = `${rootFolder}bin/green-games.js`;

let home = '';
let pty: Pty | undefined;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'green-games-keys-'));
});
afterEach(async () => {
  await pty?.close();
  rmSync(home, { recursive: true, force: true });
});

const table = ['play', 'nice-green-things', '--seat', 'Ann', '--bot', 'random', '--seed', 'oak', '--new'];
const environment = () => ({ GREEN_GAMES_HOME: home });
/** The text on the screen; blank cells at the ends of rows may be erased or written. */
const text = (screen: Pty) =>
  screen
    .screen()
    .map((row) => row.trimEnd())
    .join('\n');

async function start(parameters = table): Promise<Pty> {
  pty = startGreenGames(parameters, { environment: environment() });
  await pty.waitFor(/help\s*$/);
  await pty.settle(200);
  return pty;
}

/** The number of answers in the only match. */
function answers(folder: string): number {
  const [match] = JSON.parse(piped(folder, ['matches', 'list', '--json']).stdout) as { name: string }[];
  const told = piped(folder, ['matches', 'show', match?.name ?? '', '--json']).stdout;
  return (JSON.parse(told) as { answers: number }).answers;
}

/** The milliseconds until the program has ended. */
async function timeToEnd(screen: Pty): Promise<number> {
  const begin = performance.now();
  await screen.waitForExit();
  return performance.now() - begin;
}

describe('a paste of 1.8 MB', () => {
  const large = 'u?: l\r'.repeat(300_000);

  it.each([
    ['with its end', `\u001b[200~${large}\u001b[201~`],
    ['without an end', `\u001b[200~${large}`],
    ['of a terminal that does not mark pastes', large],
  ])('%s neither answers nor keeps TERM from ending the program', async (_, pasted) => {
    const screen = await start();
    const before = answers(home);
    screen.type(pasted);
    await new Promise((resolve) => setTimeout(resolve, 300));
    screen.kill('SIGTERM');
    expect(await timeToEnd(screen)).toBeLessThan(2000);
    expect((await screen.exit).code).toBe(143);
    expect([screen.alternateScreen, screen.cursorVisible]).toEqual([false, true]);
    expect(screen.output.lastIndexOf('\u001b[?2004l')).toBeGreaterThan(
      screen.output.lastIndexOf('\u001b[?2004h'),
    );
    expect(before).toBeGreaterThanOrEqual(0);
    expect(answers(home)).toBe(before);
  });

  it('does not keep a terminal that is closed from ending the program', async () => {
    const screen = await start();
    screen.type(`\u001b[200~${large}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await screen.hangUp()).toBeLessThan(2000);
  });

  it('that never ends blocks no key', async () => {
    const screen = await start();
    screen.type('\u001b[200~abc');
    await screen.waitFor('Nothing can be pasted here.');
    await screen.press('?');
    await screen.waitFor('Choose what is under the cursor');
  });
});

describe('Ctrl-Z in a shell', () => {
  it('restores the screen, and fg redraws the match with its keys', async () => {
    pty = startInPty('bash', ['--norc', '--noprofile', '-i'], {
      environment: { ...environment(), PS1: 'shell$ ' },
    });
    await pty.waitFor('shell$');
    pty.type(`'${process.execPath}' '${launcher}' ${table.join(' ')}\r`);
    await pty.waitFor(/help\s*$/);
    await pty.settle(300);
    const shown = text(pty);
    pty.type(keys.suspend);
    await pty.waitFor(/Stopped/);
    expect([pty.alternateScreen, pty.cursorVisible]).toEqual([false, true]);
    pty.type("stty -a | grep -o ' echo '; echo ba''ck\r");
    await pty.waitFor(/^back/m);
    expect(text(pty)).toMatch(/^ echo/m);
    pty.type('fg\r');
    await pty.waitFor(/help\s*$/);
    await pty.settle(300);
    expect(pty.alternateScreen).toBe(true);
    expect(text(pty)).toBe(shown);
    await pty.press('?');
    await pty.waitFor('Choose what is under the cursor');
    pty.type(keys.interrupt);
    await pty.waitFor(/Go\son\swith:\s\S*green-games(?:\.js)?\sresume/);
  });
});

/** Noise between keys, as from a faulty terminal or line, or a stray hand. */
const noise = [
  '\u001b[?64;1;2c',
  '\u001b[24;80R',
  '\u001b]11;rgb:0000/0000/0000\u0007',
  '\u001bP1$r0m\u001b\\',
  '\u001b[<35;10;10M',
  '\u001b[M !!',
  '\u001b[I\u001b[O',
  '\u001b[200~u\rq\r\u001b[201~',
  '\u001b[200~no end',
  '\u001b[12',
  '\u001b]52;c;',
  '\u0000\u0001',
  'resize',
  'stop',
  'hang up',
];

/** The number of noisy matches for each game; more can be run manually. */
const MATCHES = Number(process.env['NOISY_MATCHES'] ?? 1);

const noisy = [
  ['limit', 'LIMIT', 1],
  ['green-deal', 'GREEN DEAL', 2],
  ['reputation', 'REPUTATION', 2],
  ['nice-green-things', 'NICE GREEN THINGS', 1],
].flatMap(([id, title, bots]) =>
  Array.from(
    { length: MATCHES },
    (_, seed) => [id as string, seed + 1, title as string, bots as number] as const,
  ),
);

describe('a match in which every tenth key is noise', () => {
  it.each(noisy)(
    'of %s can be verified and leaves a complete screen, seed %i',
    async (id, seed, title, bots) => {
      // Keys come faster here than anyone can press them.
      writeFileSync(join(home, 'settings.yaml'), 'pause: 0\naim: false\n');
      const others = Array.from({ length: bots }, () => ['--bot', 'random']).flat();
      let screen = await start(['play', id, '--seat', 'Ann', ...others, '--seed', `oak ${seed}`, '--new']);
      const pick = (step: number, of: number) => derivedNumber(seed, 0, step, of);
      const pressed = [
        keys.enter,
        keys.enter,
        keys.escape,
        keys.enter,
        keys.down,
        ' ',
        'y',
        keys.right,
        'l',
        keys.escape,
        '3',
        '?',
      ];
      for (let step = 0; step < 120; step += 1) {
        const isNoise = step % 10 === 9;
        const key = isNoise
          ? (noise[pick(step, noise.length)] as string)
          : (pressed[pick(step, pressed.length)] as string);
        if (key === 'resize') screen.resize(60 + pick(step + 1, 60), 15 + pick(step + 1, 20));
        else if (key === 'stop') screen.kill('SIGTSTP');
        else if (key === 'hang up') {
          await screen.hangUp();
          await screen.close();
          screen = await start(['resume']);
        } else screen.type(key);
        // The program takes a moment to answer.
        await new Promise((resolve) => setTimeout(resolve, isNoise ? 250 : 30));
        await screen.settle(40);
        if (!screen.isRunning || !screen.alternateScreen) screen = await start(['resume']);
        if (!isNoise) continue;
        await screen.settle(150);
        // After a stop or a resize the whole frame is redrawn, which takes a moment on a busy machine.
        await screen.waitFor(title);
        expect(screen.scrollback()).toEqual([]);
        expect([key, screen.screen()[0]]).toEqual([key, expect.stringContaining(title)]);
        for (const row of screen.screen()) expect(stringWidth(row)).toBeLessThanOrEqual(120);
      }
      screen.kill('SIGTERM');
      await screen.waitForExit();
      const [file = ''] = readdirSync(join(home, 'matches')).filter((each) => each.endsWith('.jsonl'));
      expect(piped(home, ['replay', join(home, 'matches', file), '--verify'])).toMatchObject({ status: 0 });
      expect(answers(home)).toBeGreaterThan(2);
    },
  );
});
