import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Tmux } from './tmux.ts';

let tmux: Tmux | undefined;
afterEach(() => {
  tmux?.close();
  tmux = undefined;
});

describe('the wrapper around tmux', () => {
  it('types, reads the pane, and knows its state and end', async () => {
    tmux = new Tmux('printf \'size %s\\n\' "$(stty size)"; read line; echo "read $line"; exit 3', {
      columns: 50,
      rows: 12,
    });
    await tmux.waitFor('size 12 50');
    expect(tmux.screen()).toHaveLength(12);
    expect(tmux.state).toEqual({ cursorVisible: true, alternateScreen: false });
    tmux.type('a green deal');
    tmux.press('Enter');
    await tmux.waitFor('read a green deal');
    expect(await tmux.waitForExit()).toBe(3);
  });

  it('detects an end by Ctrl-C, after which typing is echoed again', async () => {
    tmux = new Tmux('stty -echo; echo ready; sleep 60; true');
    await tmux.waitFor('ready');
    tmux.press('C-c');
    expect(await tmux.waitForExit()).toBe(130);
    tmux.close();

    tmux = new Tmux('true');
    await tmux.waitForExit();
    tmux.type('seen');
    await tmux.waitFor('seen');
  });

  it('resizes the pane', async () => {
    tmux = new Tmux("trap 'stty size' WINCH; echo ready; while :; do sleep 0.1; done");
    await tmux.waitFor('ready');
    tmux.resize(60, 20);
    await tmux.waitFor('20 60');
  });

  it('has an SSH server installed as well', async () => {
    tmux = new Tmux('"$(command -v sshd || echo /usr/sbin/sshd)" -V 2>&1 || true; ssh -V');
    await tmux.waitForExit();
    expect(tmux.screen().join('\n')).toMatch(/OpenSSH/);
  });
});

describe('a screen with foreign output on it', () => {
  const home = mkdtempSync(join(tmpdir(), 'green-games-redraw-'));
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it.each([
    'play limit --new --seat Ann --bot random --seed oak',
    'try green-deal',
    'demo nice-green-things --speed 0.1',
  ])('%s: is whole again after Ctrl-L', async (command) => {
    tmux = new Tmux(`node bin/green-games.js ${command}`, { environment: { GREEN_GAMES_HOME: home } });
    await tmux.waitFor(/help$/m);
    if (command.startsWith('demo')) tmux.press('Space');
    const before = await tmux.still();
    appendFileSync(tmux.terminal, '\u001b[5;10HA message to all\u001b[9;1HXXXXXXXXXXXX');
    await tmux.waitFor('A message to all');
    tmux.press('C-l');
    expect(await tmux.still()).toEqual(before);
    expect(before.join('\n')).not.toContain('A message to all');
  });
});
