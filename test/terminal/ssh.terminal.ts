import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keys, type Pty, rootFolder } from './pty.ts';
import { SshServer } from './ssh.ts';

const table = '--seat Ann --bot random --bot random --seed oak --new';
/** A match that is not resumed. */
const unfinished = ['play', 'limit', '--seat', 'Ann', '--seed', 'oak', '--plain'];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let server: SshServer;
let pty: Pty | undefined;

afterEach(async () => {
  await pty?.close();
  pty = undefined;
});

interface Shown {
  readonly name: string;
  readonly answers: number;
  readonly over: boolean;
  readonly inUse?: { readonly pid: number };
}

/** What the program reports about the latest match on the server. */
function latest(): Shown {
  const matches = JSON.parse(server.start('matches', 'list', '--json')) as Shown[];
  return JSON.parse(server.start('matches', 'show', matches[0]?.name ?? '', '--json')) as Shown;
}

/** Whether a process is running; a zombie is not. */
function runs(process: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${process}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** How long a process keeps running, in milliseconds. */
async function timeToEnd(process: number): Promise<number> {
  const begin = performance.now();
  while (runs(process) && performance.now() - begin < 5000) await pause(20);
  return performance.now() - begin;
}

const page = readFileSync(join(rootFolder, 'docs/ssh.md'), 'utf8');

/** A block of the page about SSH. */
function block(language: string, beginning: string): string {
  const found = [...page.matchAll(/^```(\S*)\n([\s\S]*?)^```$/gm)].find(
    ([, named, text]) => named === language && text?.startsWith(beginning),
  );
  if (found === undefined) throw new Error(`docs/ssh.md shows no ${language} that begins with ${beginning}`);
  return found[2] as string;
}

const shown = (screen: Pty) => screen.screen().join('\n');

/** Waits until a person is asked and the program reads keys. */
async function asked(screen: Pty): Promise<void> {
  await screen.waitFor('Draw from which deck?');
  await screen.settle(200);
}

/** The line of the list under the cursor. */
const atCursor = (screen: Pty) => screen.screen().find((line) => line.trimStart().startsWith('▸ ')) ?? '';

describe('a match over ssh', () => {
  beforeAll(async () => {
    server = await SshServer.start();
  });
  afterAll(() => server.close());

  it('can be played in a login session and leaves the terminal as it was', async () => {
    pty = server.login();
    await pty.settle(300);
    pty.type(`export PATH=${server.bin}:$PATH; clear; echo be''fore${keys.enter}`);
    await pty.waitFor(/^before/m);
    pty.type(`green-games play limit ${table}${keys.enter}`);
    await pty.waitFor('generation 1 of 7');
    expect([pty.alternateScreen, pty.cursorVisible]).toEqual([true, false]);
    for (let answer = 0; answer < 8; answer += 1)
      await pty.press(shown(pty).includes('y confirms') ? 'y' : keys.enter);
    pty.resize(100, 30);
    await pty.waitFor('Marketplace');
    pty.type(keys.interrupt);
    await pty.waitFor(/resume limit-/);
    expect([pty.alternateScreen, pty.cursorVisible]).toEqual([false, true]);
    expect(shown(pty)).toMatch(/^before/m);
    pty.type(`echo code $?; stty -a | grep -o ' echo '${keys.enter}`);
    await pty.waitFor(/^code 130/m);
    await pty.waitFor(/^ echo/m);
    expect(latest().answers).toBeGreaterThan(4);
    pty.type(`exit${keys.enter}`);
    expect((await pty.waitForExit()).code).toBe(0);
  });

  it('understands keys that arrive in pieces', async () => {
    pty = server.login(['green-games', 'play', 'limit', table]);
    await asked(pty);
    const first = atCursor(pty);
    expect(first).not.toBe('');
    for (const [piece, rest] of [
      ['\x1b', '[B'],
      ['\x1b[', 'B'],
    ] as const) {
      const before = atCursor(pty);
      pty.type(piece);
      await pause(200);
      expect(atCursor(pty)).toBe(before);
      await pty.press(rest);
      expect(atCursor(pty)).not.toBe(before);
    }
    pty.type('\x1b');
    await pause(100);
    pty.type('[');
    await pause(100);
    await pty.press('A');
    pty.type('\x1bO');
    await pause(200);
    pty.type('A');
    await pty.waitFor(first.trim());
    expect(atCursor(pty)).toBe(first);
    // A lone Esc is still the key: it closes the help.
    await pty.press('?');
    await pty.waitFor('Choose what is under the cursor');
    await pty.press(keys.escape);
    await pty.waitFor(/^(?![\s\S]*Choose what is under the cursor)/);
    expect(atCursor(pty)).toBe(first);
  });

  it('is saved when the connection drops; its process ends within two seconds, and resume continues it', async () => {
    const complaints = join(server.folder, 'complaints');
    pty = server.login(['green-games', 'play', 'limit', table, `2>${complaints}`]);
    await pty.waitFor('generation 1 of 7');
    for (let answer = 0; answer < 3; answer += 1) await pty.press(keys.enter);
    const before = latest();
    const process = before.inUse?.pid ?? 0;
    expect(runs(process)).toBe(true);

    pty.kill('SIGKILL');
    expect(await timeToEnd(process)).toBeLessThan(2000);

    const after = latest();
    expect(after).toMatchObject({ name: before.name, over: false });
    expect(after.answers).toBeGreaterThanOrEqual(before.answers);
    expect(after.inUse).toBeUndefined();
    expect(readFileSync(complaints, 'utf8')).not.toMatch(/stack trace|Assertion|^\s+at /m);
    await pty.close();

    pty = server.login(['green-games', 'resume']);
    await pty.waitFor('generation 1 of 7');
    const again = latest();
    expect([again.name, again.inUse?.pid === undefined]).toEqual([before.name, false]);
  });

  it('drops early keys in line mode, too', async () => {
    pty = server.login(['green-games', 'play', 'limit', table, '--plain']);
    await pty.waitFor(/Ann: /);
    const process = latest().inUse?.pid ?? 0;
    pty.kill('SIGKILL');
    expect(await timeToEnd(process)).toBeLessThan(2000);
    expect(latest().inUse).toBeUndefined();
  });

  it('is in line mode if ACCESSIBLE is set', async () => {
    pty = server.login(['green-games', 'play', 'limit', table], { environment: { ACCESSIBLE: '1' } });
    await pty.waitFor('Line mode is on');
  });
});

describe('a shared machine set up as in docs/ssh.md', () => {
  const guest = block('sh', '#!/bin/sh');
  const configuration = block('sshd_config', 'Match Group players');
  const perKey = block('sshd_config', 'Match User games');
  const authorized = block('authorized_keys', 'restrict,pty,command=');

  describe('with ForceCommand', () => {
    beforeAll(async () => {
      server = await SshServer.start((bin) => ({
        configuration: configuration
          .replace('Group players', `User ${userInfo().username}`)
          .replace('/usr/local/bin/green-games-guest', `${bin}/green-games-guest`),
      }));
      server.install('green-games-guest', guest);
    });
    afterAll(() => server.close());

    it('opens the menu at login, and a match from there', async () => {
      pty = server.login();
      await pty.waitFor('Which game?');
      await pty.press(keys.enter);
      await pty.waitFor('How?');
      await pty.press(keys.enter);
      await asked(pty);
      pty.type(keys.interrupt);
      expect((await pty.waitForExit()).code).toBe(130);
      pty = server.login();
      await pty.waitFor(/❯ Go on with Limit, round \d: Player 1, Bot 1, Bot 2/);
      await pty.press(keys.enter);
      await asked(pty);
    });

    it('runs nothing else, whatever is requested', async () => {
      for (const command of ['sh', 'cat /etc/passwd', 'resume; id', 'play limit', '$(id)', 'scp -t /tmp']) {
        const { code, stdout, stderr } = server.run(`'${command}'`);
        expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(/^Log in with ssh -t HOST/)]);
      }
    });

    it('resumes a match after a dropped connection', async () => {
      server.start(...unfinished);
      pty = server.login(['resume']);
      await asked(pty);
      pty.type(keys.interrupt);
      expect((await pty.waitForExit()).code).toBe(130);
      expect(server.run('matches')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^limit-/) });
    });

    it('forwards no ports', async () => {
      const forwarding = ['-o', 'ExitOnForwardFailure=yes', '-R', '0:127.0.0.1:9'];
      expect(server.run('matches', forwarding)).toMatchObject({ code: 255, stdout: '' });
      const open = await SshServer.start();
      expect(open.run('true', forwarding).code).toBe(0);
      open.close();
    });
  });

  it('distinguishes people who share an account by their keys, with ForceCommand', async () => {
    server = await SshServer.start((bin) => ({
      configuration: `${configuration}${perKey}`
        .replace('Group players', `User ${userInfo().username}`)
        .replace('User games', `User ${userInfo().username}`)
        .replace('/usr/local/bin/green-games-guest', `${bin}/green-games-guest`),
      keyOptions: 'restrict,pty',
    }));
    try {
      server.install('green-games-guest', guest);
      for (const name of ['key', 'other'] as const) {
        server.identity = name;
        pty = server.login();
        await pty.waitFor('Which game?');
        // No one finds another person's match.
        expect(pty.screen().join('\n')).not.toContain('Go on with');
        await pty.press(keys.enter);
        await pty.waitFor('How?');
        await pty.press(keys.enter);
        // The first match of a new home begins with what the game is about.
        await pty.waitFor('Limit: what it is about');
        await pty.press(keys.enter);
        await asked(pty);
        pty.type(keys.interrupt);
        expect((await pty.waitForExit()).code).toBe(130);
        expect(server.run('matches').stdout.trim().split('\n')).toHaveLength(1);
        expect(server.run('GREEN_GAMES_HOME=/ matches').code).toBe(2);
      }
    } finally {
      server.close();
    }
  });

  it('separates the matches of people who share an account', async () => {
    server = await SshServer.start(() => ({
      keyOptions: authorized
        .slice(0, authorized.indexOf(' ssh-ed25519'))
        .replace('$HOME', '$GREEN_GAMES_HOME'),
    }));
    try {
      server.install('green-games-guest', guest);
      server.startIn('ann', ...unfinished);
      expect(server.run('matches')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^limit-.*\n$/) });
      expect(server.run('id').code).toBe(2);
      pty = server.login(['resume']);
      await pty.waitFor('generation 1 of 7');
    } finally {
      server.close();
    }
  });
});
