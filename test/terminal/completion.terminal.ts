import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keys, type Pty, rootFolder, startInPty } from './pty.ts';

let folder = '';
let environment: NodeJS.ProcessEnv = {};
let match = '';

const greenGames = (...parameters: string[]) =>
  spawnSync('green-games', parameters, { env: environment, encoding: 'utf8', input: '' }).stdout;

// A home folder with the program on the path, one saved match and one file.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-completion-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const launcher = `#!/bin/sh\nexec '${process.execPath}' '${join(rootFolder, 'bin/green-games.js')}' "$@"\n`;
  writeFileSync(join(bin, 'green-games'), launcher);
  chmodSync(join(bin, 'green-games'), 0o755);
  writeFileSync(join(folder, 'quarrel.yaml'), '');
  const scenarios = ['GD-HOP-1', 'GD-JUMP-1'].map((id) => `  - id: ${id} # by hand\n    title: one\n`);
  writeFileSync(join(folder, 'two.yaml'), `game: green-deal\nscenarios:\n${scenarios.join('')}`);
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

  /** Types the beginning of a line and requests completion; an x then marks the cursor. */
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
    ['green-games check two.yaml --only GD-H', '--only GD-HOP-1 x'],
    ['green-games check two.yaml --only GD-HOP-1 --only GD-J', '--only GD-JUMP-1 x'],
    ['green-games check --only quar', '--only quarx'],
    ['green-games play limit --components quar', '--components quarrel.yaml x'],
    ['green-games play limit --option stressT', '--option stressTests=x'],
    ['green-games play limit --option alliances=t', '--option alliances=true x'],
    ['green-games play --option alliances=t', '--option alliances=true x'],
    ['green-games simulate limit --players 4 --option alliances=t', '--option alliances=true x'],
    ['green-games rules limit LIM-SOLO-2', 'green-games rules limit LIM-SOLO-20 x'],
    ['green-games rules limit LIM-END-06 LIM-SOLO-2', 'LIM-END-06 LIM-SOLO-20 x'],
    ['green-games rules LIM-SOLO-2', 'green-games rules LIM-SOLO-20 x'],
    ['green-games try limit --case LIM-SOLO-2', '--case LIM-SOLO-20 x'],
    ['green-games cards limit surch', 'green-games cards limit surcharge x'],
    ['green-games settings asc', 'green-games settings ascii x'],
    ['green-games help compl', 'green-games help completion x'],
    ['green-games simulate mer', 'green-games simulate merge x'],
    ['green-games simulate merge quar', 'green-games simulate merge quarrel.yaml x'],
    ['green-games serve backup funct', /green-games serve backup functions\/? ?x/],
    // No file is offered where none fits, and nothing is offered twice.
    ['green-games list quar', 'green-games list quarx'],
    ['green-games play limit gr', 'green-games play limit grx'],
    ['green-games play limit --seed quar', '--seed quarx'],
    ['green-games cards limit quar', 'green-games cards limit quarx'],
    ['green-games serve backup quar', 'green-games serve backup quarx'],
    ['green-games matches rename limit quar', 'green-games matches rename limit quarx'],
  ])('%s', async (typed, expected) => {
    await complete(typed);
    await opened.waitFor(expected);
  });

  it.each([
    'resume',
    'replay',
    'matches show',
    'matches export --format log',
    'matches delete other',
    'serve import',
  ])('names the saved matches after %s', async (command) => {
    await complete(`green-games ${command} lim`);
    await opened.waitFor(`green-games ${command} ${match} x`);
  });

  it('never evaluates the name of a match', async () => {
    const matches = join(folder, 'data/green-games/matches');
    const odd = join(matches, 'odd $(touch evaluated) `touch evaluated`.jsonl');
    copyFileSync(join(matches, `${match}.jsonl`), odd);
    try {
      await complete('green-games resume od');
      await opened.waitFor(/resume '?odd\\? \\?\$/);
      expect(existsSync(join(folder, 'evaluated'))).toBe(false);
    } finally {
      rmSync(odd);
    }
  });

  it('shows the choices', async () => {
    await complete('green-games play limit --theme ', `${keys.tab}${keys.tab}`);
    await opened.waitFor(/colour-blind\s[\s\S]*high-contrast/);
  });
});
