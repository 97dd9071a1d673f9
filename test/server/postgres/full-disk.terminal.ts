import { afterEach, describe, expect, it } from 'vitest';
import type { JournalRecord } from '../../../src/engine/journal-records.ts';
import type { ServedTable } from '../../../src/server/served-table.ts';
import type { Store } from '../../../src/server/store.ts';
import type { HotSeat } from '../../../src/table/session.ts';
import { SmallDisk } from '../small-disk.ts';
import { answerFirst, type HallProcess, pairOn, play, until } from './halls.ts';
import { PostgresServer } from './postgres-server.ts';
import { checkRecords, quiet } from './two-at-table.ts';

const whyNot = SmallDisk.whyNot();
let disk: SmallDisk | undefined;
let server: PostgresServer | undefined;
const opened: HallProcess[] = [];
afterEach(async () => {
  disk?.free();
  await Promise.all(opened.splice(0).map(async ({ hall }) => await hall.close()));
  await server?.remove();
  disk?.unmount();
  [disk, server] = [undefined, undefined];
}, 60_000);

/** Nobody sees an answer that is not stored, as long as answers wait for room. */
async function checkShown(tables: readonly ServedTable[], store: Store, code: string): Promise<void> {
  for (const end = Date.now() + 1500; Date.now() < end; ) {
    const shown = tables.map(
      (table) => (table as unknown as { match: { session: HotSeat } }).match.session.host.answered,
    );
    const stored = (await store.read(code, 0)) as readonly JournalRecord[];
    const answers = stored.filter(({ record }) => record === 'answer').length;
    expect(Math.max(...shown)).toBeLessThanOrEqual(answers);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe(`PostgreSQL on a full disk${whyNot === null ? '' : ` (skipped: ${whyNot})`}`, () => {
  it.skipIf(whyNot !== null)(
    'lets tables say so, and play goes on by itself once there is room',
    async () => {
      disk = SmallDisk.mount(160);
      server = await PostgresServer.start(['fsync=off', 'max_wal_size=48MB', 'autovacuum=off'], disk.folder);
      const { first, second, ann, bo, annsTable, bosTable } = await pairOn(await server.database());
      opened.push(first, second);
      const visits = [await annsTable.enter(ann), await bosTable.enter(bo)] as const;
      await play(visits, 6);
      await quiet(visits);
      const before = JSON.stringify(await first.store.read(annsTable.code, 0));
      disk.fill();
      // The pages that are there have room for some answers.
      const tables = [annsTable, bosTable];
      const isTold = (): boolean => tables.some(({ storeAway }) => /disk .* is full/.test(storeAway ?? ''));
      const end = Date.now() + 60_000;
      while (!isTold() && Date.now() < end) {
        for (const visit of visits) answerFirst(visit);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      expect(tables.map(({ storeAway }) => storeAway).join()).toMatch(/disk of this server is full/);
      const reasons = [first, second].flatMap(({ events }) => events.map(({ facts }) => facts['reason']));
      expect(reasons).toContain('53100: the disk of the database is full');
      await checkShown(tables, first.store, annsTable.code);
      disk.free();
      // Without room for its log PostgreSQL ends itself; its host starts it again.
      if (!server.isRunning) await server.begin();
      await until(() => tables.every(({ storeAway }) => storeAway === null), 'it goes on by itself', 30_000);
      expect(await play(visits, 6)).toBeGreaterThanOrEqual(6);
      await quiet(visits);
      await checkRecords(annsTable, [first, second]);
      const now = JSON.stringify(await first.store.read(annsTable.code, 0));
      expect(now.startsWith(before.slice(0, -1))).toBe(true);
    },
    150_000,
  );
});
