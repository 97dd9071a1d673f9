import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const launcher = fileURLToPath(new URL('../../bin/green-games.js', import.meta.url));
const tables = { limit: 3, 'green-deal': 4, reputation: 5, 'nice-green-things': 2 } as const;

function run(home: string, args: readonly string[], environment: NodeJS.ProcessEnv, limit = '') {
  const command = `${limit} exec "$0" "$@"`;
  return spawnSync('bash', ['--norc', '-c', command, process.execPath, launcher, ...args], {
    env: { PATH: process.env.PATH, GREEN_GAMES_HOME: home, ...environment },
    encoding: 'utf8',
  });
}

const newHome = (): string => mkdtempSync(join(tmpdir(), 'green-games-elsewhere-'));

function matchIn(home: string): string {
  const folder = join(home, 'matches');
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return join(folder, file);
}

/** All of a match but when it was played. */
const recordsOf = (path: string): string =>
  readFileSync(path, 'utf8').replaceAll(/"(?:began|at)":"[^"]*"/g, '"when"');

const here = { LANG: 'C.UTF-8', TZ: 'UTC' };
const elsewhere = [
  { LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' },
  { LC_ALL: 'ar_EG.UTF-8', TZ: 'America/St_Johns', COLUMNS: '40', LINES: '12' },
  { LC_ALL: 'C', TZ: 'Asia/Kathmandu', NO_COLOR: '1', TERM: 'dumb' },
] as const;

describe.each(Object.entries(tables))('a match of %s with %i seats', (game, players) => {
  const bots = Array.from({ length: players }, () => ['--bot', 'random']).flat();
  const line = ['play', game, ...bots, '--seed', 'Iıiİ', '--plain'];

  it('is the same, and is verified, in every locale, time zone and size', () => {
    const home = newHome();
    const first = run(home, line, here);
    expect(first.status).toBe(0);
    const records = recordsOf(matchIn(home));
    for (const environment of elsewhere) {
      expect(run(home, ['replay', matchIn(home), '--verify'], environment).status).toBe(0);
      const other = newHome();
      expect(run(other, line, environment).stdout).toBe(first.stdout);
      expect(recordsOf(matchIn(other))).toBe(records);
    }
  }, 60_000);

  it('that finds the disk full says so, keeps what it had, and can continue later', () => {
    const home = newHome();
    run(home, line, here);
    const whole = recordsOf(matchIn(home));
    const small = newHome();
    // A limit on the size of files simulates a full disk.
    const { status, stderr } = run(small, line, here, "trap '' XFSZ; ulimit -f 12;");
    expect([status, stderr]).toEqual([1, expect.stringMatching(/cannot be written/)]);
    const kept = recordsOf(matchIn(small));
    expect(kept.endsWith('\n')).toBe(true);
    expect(whole.startsWith(kept)).toBe(true);
    const copy = newHome();
    cpSync(small, copy, { recursive: true });
    const resumed = run(copy, ['resume', '--plain'], here);
    expect([resumed.status, resumed.stdout]).toEqual([0, expect.stringMatching(/The game is over/)]);
    expect(existsSync(matchIn(copy))).toBe(true);
  }, 60_000);
});
