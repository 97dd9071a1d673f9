import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { keys, type Pty, rootFolder, startInPty } from './pty.ts';

let folder = '';
let environment: NodeJS.ProcessEnv = {};
let match = '';

const greenGames = (...parameters: string[]) =>
  spawnSync('green-games', parameters, { env: environment, encoding: 'utf8', input: '' }).stdout;

// A person's home with the program on the path, one saved match, and one file.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-completion-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const launcher = `#!/bin/sh\nexec '${process.execPath}' '${join(rootFolder, 'bin/green-games.js')}' "$@"\n`;
  writeFileSync(join(bin, 'green-games'), launcher);
  chmodSync(join(bin, 'green-games'), 0o755);
  writeFileSync(join(folder, 'quarrel.yaml'), '');
  environment = { PATH: `${bin}:${process.env.PATH}`, HOME: folder, XDG_DATA_HOME: join(folder, 'data') };
  greenGames('play', 'limit', '--seed', 'oak', '--plain');
  match = /^limit-\S+/.exec(greenGames('matches'))?.[0] ?? '';
  for (const shell of ['bash', 'fish']) writeFileSync(join(folder, shell), greenGames('completion', shell));
  mkdirSync(join(folder, 'functions'));
  writeFileSync(join(folder, 'functions/_green-games'), greenGames('completion', 'zsh'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Ctrl-U, in all three. */
const emptiesLine = '\x15';

const shells = [
  ['bash', ['--norc', '--noprofile'], 'source ./bash; bind "set bell-style none"'],
  ['zsh', ['-f'], 'unsetopt beep; fpath=($PWD/functions $fpath); autoload -U compinit; compinit -u -D'],
  ['fish', ['--no-config'], 'source ./fish'],
] as const;

describe.each(shells)('completion in %s', (shell, parameters, beginning) => {
  let opened: Pty;

  beforeAll(async () => {
    const shown = { TERM: 'xterm-256color', LANG: 'C.UTF-8', ...environment };
    opened = startInPty(shell, [...parameters], { columns: 200, rows: 60, folder, environment: shown });
    await opened.settle(300);
    opened.type(`${beginning}; echo rea''dy${keys.enter}`);
    await opened.waitFor('ready');
    await opened.settle(200);
  });

  afterEach(async () => {
    opened.type(emptiesLine);
    await opened.settle();
  });

  afterAll(() => opened.close());

  /** Types the beginning of a line and asks to complete it; an x shows where the cursor then stands. */
  async function complete(typed: string, asking = `${keys.tab}x`): Promise<void> {
    opened.type(typed);
    await opened.settle();
    opened.type(asking);
  }

  it.each([
    ['green-games pl', 'green-games play x'],
    ['green-games play gr', 'green-games play green-deal x'],
    ['green-games play limit --asc', '--ascii x'],
    ['green-games play limit --theme li', '--theme light x'],
    ['green-games play limit --bot har', '--bot hard x'],
    ['green-games matches ren', 'green-games matches rename x'],
    ['green-games check quar', 'green-games check quarrel.yaml x'],
    ['green-games play limit --components quar', '--components quarrel.yaml x'],
    ['green-games list quar', 'green-games list quarx'],
  ])('%s', async (typed, expected) => {
    await complete(typed);
    await opened.waitFor(expected);
  });

  it('names the saved matches', async () => {
    await complete('green-games resume lim');
    await opened.waitFor(`green-games resume ${match} x`);
  });

  it('shows what there is to choose from', async () => {
    await complete('green-games play limit --theme ', `${keys.tab}${keys.tab}`);
    await opened.waitFor(/colour-blind\s[\s\S]*high-contrast/);
  });
});
