import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { FolderStore } from '../../src/server/folder-store.ts';
import { Hall } from '../../src/server/hall.ts';
import { usualWish } from '../../src/server/new-table.ts';
import type { Visit } from '../../src/server/visit.ts';

const folder = mkdtempSync(join(tmpdir(), 'green-games-notes-'));
let hall: Hall;
afterEach(async () => {
  await hall.close();
  rmSync(folder, { recursive: true, force: true });
});

const textsOf = ({ session, seat }: Visit) => session.notebook?.of(seat).map(({ text }) => text);

describe('notes at a table of the server', () => {
  it('are kept with their person, seen by nobody else, and lost by no other login', async () => {
    const store = new FolderStore(folder);
    hall = await Hall.open({ store, log: () => {}, version: '0.0.0', botWorkers: 1 });
    const ann = await hall.people.welcome('SHA256:ann', 'Ann');
    const bo = await hall.people.welcome('SHA256:bo', 'Bo');
    const table = await hall.create(ann, { ...usualWish, game: 'nice-green-things', seats: 2 });
    await hall.sit(bo, table);
    await table.settled();
    const [own, other] = [await table.enter(ann), await table.enter(bo)];
    expect([textsOf(own), textsOf(other)]).toEqual([[], []]);
    await own.session.notebook?.write(own.seat, 'Bo saves for birds');
    await other.session.notebook?.write(other.seat, 'Ann is behind');
    await other.session.notebook?.mark(other.seat);
    expect([textsOf(own), textsOf(other)]).toEqual([['Bo saves for birds'], ['Ann is behind', '']]);
    // Another login of Ann's, begun before: each adds its own.
    const second = await table.enter(ann);
    await own.session.notebook?.write(own.seat, 'from the first');
    await second.session.notebook?.write(second.seat, 'from the second');
    const [first] = second.session.notebook?.of(second.seat) ?? [];
    if (first !== undefined) await second.session.notebook?.remove(first);
    const stored = async (id: string) =>
      (await store.people.get(id))?.notes?.[table.code]?.map(({ text }) => text);
    expect(await stored(ann.id)).toEqual(['from the first', 'from the second']);
    expect(await stored(bo.id)).toEqual(['Ann is behind', '']);
    expect(textsOf(await table.enter(ann))).toEqual(['from the first', 'from the second']);
    // Neither the table's record nor its match says anything of them.
    const shared = JSON.stringify([await store.tables.get(table.code), await store.read(table.code, 0)]);
    expect(shared).not.toMatch(/birds|behind|from the/u);
  });
});
