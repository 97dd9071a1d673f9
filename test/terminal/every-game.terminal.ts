import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { keys, type Pty, type PtyOptions, startGreenGames } from './pty.ts';

let pty: Pty | undefined;
let home = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'green-games-every-'));
  // Keys come faster here than anyone can press them.
  writeFileSync(join(home, 'settings.yaml'), 'pause: 0\naim: false\n');
});

afterEach(async () => {
  await pty?.close();
  rmSync(home, { recursive: true, force: true });
});

const tables = {
  limit: ['Ann', 'Bo', 'Cy'],
  'green-deal': ['Ann', 'Bo', 'Cy'],
  reputation: ['Ann', 'Bo', 'Cy'],
  'nice-green-things': ['Ann', 'Bo'],
} as const;
const ids = Object.keys(tables) as (keyof typeof tables)[];

function start(seats: readonly string[], options: PtyOptions = {}): Pty {
  pty = startGreenGames(['play', ...seats, '--seed', 'oak', '--new'], {
    ...options,
    environment: { GREEN_GAMES_HOME: home, ...options.environment },
  });
  return pty;
}

const people = (id: keyof typeof tables): string[] => [id, ...tables[id].flatMap((name) => ['--seat', name])];
const alone = (id: keyof typeof tables): string[] => [
  id,
  '--seat',
  'Ann',
  ...tables[id].slice(1).flatMap(() => ['--bot', 'random']),
];

/** Presses a key that may change nothing. Returns the number of bytes written. */
async function press(key: string, screen: Pty, patience = 400): Promise<number> {
  const before = screen.bytesWritten;
  screen.type(key);
  for (let waits = 0; waits < patience / 20 && screen.bytesWritten === before; waits += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await screen.settle(120);
  return screen.bytesWritten - before;
}

/** The text on the screen, without the invisible blanks at the ends of rows. */
const text = (screen: Pty): string =>
  screen
    .screen()
    .map((row) => row.trimEnd())
    .join('\n');

/** Gives the answer under the cursor. */
async function answer(screen: Pty): Promise<void> {
  // An amount without a usual value must be chosen before Enter confirms it.
  if (/ _ +from \d+ to/.test(text(screen))) await press(keys.right, screen, 3000);
  const shown = text(screen);
  const key = shown.includes('y confirms') ? 'y' : shown.includes('Hand over to') ? ' ' : keys.enter;
  await press(key, screen, 3000);
}

/** The keys that open the overlays; the same for all games except for those that draw boards. */
function openers(id: (typeof ids)[number]): readonly string[] {
  return id === 'limit' ? ['/', 'w', 'l', 's', 'r', 'b', '?', ':'] : ['/', 's', 'b', '?'];
}

/** Texts that show what only one seat may know: its hand, bids, credits or target. */
const secrets = {
  limit: /^ hand [A-Z]|your hand/m,
  'green-deal': /your bid|picked:/i,
  reputation: /workers +\d+ +\d+ |\d+w +\d+ +\d+ |^ agenda /m,
  'nice-green-things': /target \*/,
} as const;

describe.each(ids)('%s on a terminal of 80x24', (id) => {
  it('writes at most a kilobyte for a movement key, in every prompt', async () => {
    const screen = start(alone(id));
    await screen.waitFor(/help\s*$/);
    await screen.settle(300);
    const most = { bytes: 0, shown: '' };
    for (let prompts = 0; prompts < 11; prompts += 1) {
      for (const key of [keys.down, keys.right, keys.up]) {
        const bytes = await press(key, screen);
        if (bytes > most.bytes) Object.assign(most, { bytes, shown: text(screen) });
      }
      await answer(screen);
      await screen.settle(200);
      for (const row of screen.screen()) expect(stringWidth(row)).toBeLessThanOrEqual(80);
    }
    expect(most.bytes > 1024 ? most : undefined).toBeUndefined();
    expect(screen.scrollback()).toEqual([]);
    expect(screen.output).not.toContain('\u001b[3J');
  });

  it('changes its size in every prompt and every overlay, and nothing typed is lost', async () => {
    const screen = start(alone(id));
    await screen.waitFor(/help\s*$/);
    for (let waits = 0; waits < 12 && !/Enter choose/.test(text(screen)); waits += 1) await answer(screen);
    for (const opener of openers(id)) {
      await press(opener, screen, 3000);
      if (opener === '/') await press('abc', screen, 3000);
      for (let waits = 0; waits < 100 && text(screen).includes('Loading the rules'); waits += 1)
        await screen.settle(60).then(() => new Promise((resolve) => setTimeout(resolve, 20)));
      await screen.settle(150);
      const before = text(screen);
      for (const [columns, rows] of [
        [20, 5],
        [39, 12],
        [79, 23],
        [150, 50],
        [80, 24],
      ] as const) {
        screen.resize(columns, rows);
        await screen.waitFor(columns < 40 ? /Needs \d+ columns/ : /\S\s*$/);
        await screen.settle(120);
        for (const row of screen.screen()) expect(stringWidth(row)).toBeLessThanOrEqual(columns);
      }
      await screen.waitFor((before.split('\n')[0] as string).trim());
      await screen.settle(150);
      expect(text(screen)).toBe(before);
      await press(keys.escape, screen);
    }
    expect(screen.scrollback()).toEqual([]);
  });

  it('shows no secrets between "hand over" and the key, on the screen or in the scroll-back', async () => {
    const screen = start(people(id));
    await screen.waitFor(/Hand over/);
    await screen.settle(300);
    const seen = new Set<string>();
    const broken: string[] = [];
    for (let turns = 0; turns < 40 && seen.size < tables[id].length; turns += 1) {
      const shown = text(screen);
      const [, name] = /Hand over to (\w+)/.exec(shown) ?? [];
      if (name !== undefined) {
        seen.add(name);
        // Public information stays visible, as for a spectator: no hand, target, credits or options.
        if (secrets[id].test(shown) || /^ ▸ /m.test(shown)) broken.push(shown);
        // All keys except the letters of the seats, which take a seat.
        await press('lsrwu:x', screen);
        await press(keys.down, screen);
        if (text(screen) !== shown || screen.scrollback().length > 0) broken.push(text(screen));
        await press('?', screen);
        if (secrets[id].test(text(screen))) broken.push(text(screen));
        await press(keys.escape, screen);
      }
      await answer(screen);
      await screen.settle(150);
    }
    expect(broken).toEqual([]);
    expect([...seen].sort()).toEqual([...tables[id]].sort());
  });

  it('names the players in the log if several people play', async () => {
    const screen = start([...people(id), '--plain']);
    await screen.waitFor(/Ann|Bo|Cy/);
    for (let lines = 0; lines < 20; lines += 1) {
      await press('1\r', screen);
    }
    await screen.settle(150);
    const [file = ''] = readdirSync(join(home, 'matches')).filter((each) => each.endsWith('.jsonl'));
    expect(readFileSync(join(home, 'matches', file), 'utf8')).toContain('"answer"');
    const told = screen.output.split('\r\n').filter((row) => /^(Ann|Bo|Cy) \w.*\.$/.test(row));
    expect(told.length).toBeGreaterThan(0);
    for (const row of told) expect(row).not.toMatch(/\byour?s?\b/i);
  });
});
