import { afterEach, describe, expect, it } from 'vitest';
import type { EventFacts } from '../../src/server/event-log.ts';
import { FolderStore } from '../../src/server/folder-store.ts';
import { Hall } from '../../src/server/hall.ts';
import { usualWish } from '../../src/server/new-table.ts';
import { StoreAway } from '../../src/table/shared-records.ts';
import { answerFirst, play, until } from './postgres/halls.ts';
import { SmallDisk } from './small-disk.ts';

const whyNot = SmallDisk.whyNot();
let disk: SmallDisk | undefined;
let hall: Hall | undefined;
afterEach(async () => {
  disk?.free();
  await hall?.close();
  disk?.unmount();
  [disk, hall] = [undefined, undefined];
});

describe(`a server whose folder is on a full disk${whyNot === null ? '' : ` (skipped: ${whyNot})`}`, () => {
  it.skipIf(whyNot !== null)(
    'says so, keeps the answer that is given meanwhile, and goes on by itself once there is room',
    async () => {
      disk = SmallDisk.mount(8);
      const events: { readonly event: string; readonly facts: EventFacts }[] = [];
      const log = (event: string, facts: EventFacts = {}): void => void events.push({ event, facts });
      const store = new FolderStore(disk.folder, log);
      hall = await Hall.open({ store, log, version: '0.0.0', botWorkers: 1 });
      const [ann, bo] = [
        await hall.people.welcome('SHA256:ann', 'Ann'),
        await hall.people.welcome('SHA256:bo', 'Bo'),
      ];
      const table = await hall.create(ann, { ...usualWish, game: 'nice-green-things', seats: 2 });
      await hall.sit(bo, table);
      const visits = [await table.enter(ann), await table.enter(bo)] as const;
      await play(visits, 4);
      const before = await store.read(table.code, 0);
      disk.fill();
      // A file may have room in its last page for a while.
      const end = Date.now() + 20_000;
      while (table.storeAway === null && Date.now() < end) {
        for (const visit of visits) answerFirst(visit);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      expect(table.storeAway).toMatch(/disk of this server is full.*goes on by itself/);
      const waiting = visits.find(({ seat }) => table.isSaving(seat));
      expect(waiting?.session.asked).toBeNull();
      const seen = JSON.stringify(visits[0].session.seatAt(null).view());
      await expect(table.say(ann, 'can you hear me?')).rejects.toThrow(StoreAway);
      await expect(hall.people.welcome('SHA256:cy', 'Cy')).rejects.toThrow(StoreAway);
      await new Promise((resolve) => setTimeout(resolve, 1200));
      expect(table.storeAway).toMatch(/disk of this server is full/);
      expect(JSON.stringify(visits[0].session.seatAt(null).view())).toBe(seen);
      disk.free();
      await until(() => table.storeAway === null, 'it goes on by itself');
      expect(await play(visits, 4)).toBeGreaterThanOrEqual(4);
      await table.say(ann, 'now you can');
      await hall.people.welcome('SHA256:cy', 'Cy');
      await table.settled();
      const after = await store.read(table.code, 0);
      expect(after.slice(0, before.length)).toEqual(before);
      expect((await store.said(table.code, 9)).map(({ text }) => text)).toEqual(['now you can']);
      const told = events.filter(({ event }) => /fault|store-/.test(event));
      expect(told.map(({ event }) => event)).toEqual(['store-away', 'store-back']);
      expect(told[0]?.facts['reason']).toBe('ENOSPC');
      // The disk holds exactly what was played.
      await table.close();
      const again = await table.enter(ann);
      expect(again.session.table.round).toBeGreaterThanOrEqual(1);
    },
    60_000,
  );
});
