import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { niceGreenThings as game } from '../../src/games/nice-green-things/index.ts';
import { playBotGame } from '../../src/simulation/bot-game.ts';
import { loadBots } from '../../src/simulation/simulation.ts';

vi.setConfig({ testTimeout: 120_000 });

// The built program starts its workers from files beside it; the sources, as tests load them, have none.
const program = fileURLToPath(new URL('../../dist/main.cjs', import.meta.url));
const env = { ...process.env, GREEN_GAMES_HOME: mkdtempSync(join(tmpdir(), 'green-games-workers-')) };
const run = (...args: string[]): string =>
  execFileSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

it('bots that think in a worker play the same match as without one', async () => {
  const levels = ['normal', 'easy'];
  const loaded = await loadBots(levels);
  const bots = levels.map((level) => loaded.get(level)!);
  const setting = settingOf(game, 2);
  const { match } = playBotGame(game, setting, setUp(game, setting, 'worker'), bots, 'worker');
  const { scores } = game.outcome(match.state as Parameters<typeof game.outcome>[0], setting);
  const shown = run(
    'play',
    game.id,
    '--bot',
    'normal',
    '--bot',
    'easy',
    '--seed',
    'worker',
    '--plain',
    '--unsaved',
  );
  expect(scores.map((score, seat) => shown.includes(`Bot ${seat + 1} with ${score} point`))).toEqual([
    true,
    true,
  ]);
});

it.skipIf(availableParallelism() < 2).each([
  // The first is worth a second thread, the other is over too soon.
  ['random', '2500'],
  ['easy,random', '5'],
])('two threads play the same run as one, %s %s times', (bots, games) => {
  const args = ['simulate', game.id, '--games', games, '--bots', bots, '--seed', 'w', '--json'];
  const shared = spawnSync(process.execPath, [program, ...args, '--jobs', '2'], { encoding: 'utf8', env });
  expect(shared.stderr).toBe('');
  // All but the time it took.
  const told = (text: string) => ({
    ...JSON.parse(text),
    seconds: 0,
    gamesPerSecond: 0,
    decisionsPerSecond: 0,
  });
  expect(told(shared.stdout)).toEqual(told(run(...args)));
});
