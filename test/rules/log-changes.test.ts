import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { LogEntry } from '../../src/engine/umpire.ts';
import { games } from '../../src/games/index.ts';
import { expectationsOf } from '../games/expectations.ts';
import { around, sessionFor } from '../ui/test-session.ts';

/** A figure without the seat or place that it belongs to: `nations.money`, `classes.A`, `market`. */
function figureOf(path: string): string {
  const parts = path.split('.').filter((part) => !/^\d+$/u.test(part));
  return parts[0] === 'market' || parts[0] === 'preview' || parts[0] === 'map'
    ? (parts[0] as string)
    : parts.join('.');
}

const seeds = ['ash', 'birch', 'cedar', 'elm', 'fir', 'oak'];

/** The changes of the entries of random matches that the entry's kind does not account for. */
async function unaccounted(
  id: string,
): Promise<{ readonly seen: Set<string>; readonly faults: string[]; readonly kinds: number }> {
  const entry = games.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`There is no game ${id}.`);
  const game = await entry.load();
  const file = new URL(`../games/${id}/log-changes.yaml`, import.meta.url);
  const accounted = parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const { variants } = await expectationsOf(id);
  const seen = new Set<string>();
  const faults = new Set<string>();
  const look = ({ kind, changes }: LogEntry): void => {
    const figures = (accounted[kind] ?? '').split(' ');
    for (const { path } of changes) {
      const figure = figureOf(path);
      seen.add(`${kind} ${figure}`);
      if (!figures.includes(figure)) faults.add(`${kind}: ${figure}`);
    }
  };
  for (const options of [{}, ...(variants?.log ?? [])]) {
    for (const seed of seeds) {
      const names = Array.from({ length: entry.seats.usual }, (_, seat) => `Bot ${seat}*`);
      const session = await sessionFor(game, around(...names), { seed, options });
      await session.advance();
      session.seatAt(null).log().forEach(look);
      session.close();
    }
  }
  return { seen, faults: [...faults].sort(), kinds: Object.keys(accounted).length };
}

describe('a changed figure is logged with its cause', () => {
  it.each(games.map(({ id }) => id))(
    'in %s: no entry changes what its sentence is not about',
    async (id) => {
      const { seen, faults, kinds } = await unaccounted(id);
      expect(faults).toEqual([]);
      expect(seen.size).toBeGreaterThanOrEqual(kinds);
    },
    60_000,
  );
});
