import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isRange } from '../../src/engine/question.ts';
import { loadLanguage } from '../../src/games/index.ts';
import { FolderStore } from '../../src/server/folder-store.ts';
import { Hall } from '../../src/server/hall.ts';
import { usualWish } from '../../src/server/new-table.ts';
import type { Chair, Person } from '../../src/server/records.ts';
import type { ServedTable } from '../../src/server/served-table.ts';
import { Conflict } from '../../src/server/store.ts';
import { companyOf, standingOf, tableStatus, waitingSeenBy } from '../../src/server/table-status.ts';
import type { Visit } from '../../src/server/visit.ts';
import { speaking } from '../../src/words/reader.ts';

const folders: string[] = [];
const halls: Hall[] = [];
afterEach(async () => {
  for (const hall of halls.splice(0)) await hall.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'green-games-hall-'));
  folders.push(folder);
  return folder;
}

async function openHall(folder: string, now: () => number = Date.now): Promise<Hall> {
  const hall = await Hall.open({
    store: new FolderStore(folder),
    log: () => {},
    version: '0.0.0',
    botWorkers: 1,
    now,
  });
  halls.push(hall);
  return hall;
}

interface Played {
  readonly hall: Hall;
  readonly table: ServedTable;
  readonly ann: Person;
  readonly bo: Person;
}

/** Ann and Bo at a table of Nice Green Things. */
async function twoAtTable(
  folder: string,
  wish: Partial<typeof usualWish> = {},
  now?: () => number,
): Promise<Played> {
  const hall = await openHall(folder, now);
  const ann = await hall.people.welcome('SHA256:ann', 'Ann');
  const bo = await hall.people.welcome('SHA256:bo', 'Bo');
  const table = await hall.create(ann, { ...usualWish, game: 'nice-green-things', seats: 2, ...wish });
  await hall.sit(bo, table);
  await table.settled();
  return { hall, table, ann, bo };
}

/** Gives the seat's first option as its answer; false if it is not asked. */
function answerFirst({ session }: Visit): boolean {
  const seat = session.asked;
  const posed = seat?.posed ?? null;
  if (seat === null || posed === null) return false;
  const value = isRange(posed.options) ? posed.options.from : (posed.options[0] ?? '');
  expect(seat.answer(value, posed)).toBeUndefined();
  return true;
}

/** Plays until this many answers are given or the game is over. */
async function play(table: ServedTable, visits: readonly Visit[], answers: number): Promise<void> {
  for (let given = 0; given < answers && visits[0]?.session.table.over === false; ) {
    for (const visit of visits) given += answerFirst(visit) ? 1 : 0;
    await table.settled();
  }
}

/** Rewrites the file of a match as an older edition of the rules would have written it. */
function makeOlder(path: string): void {
  const records = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const older = records.map(({ digest, ...record }) => {
    if (record['record'] === 'match') return { ...record, edition: 1 };
    return record['record'] === 'snapshot' ? { ...record, digest, edition: 1 } : { ...record, digest };
  });
  writeFileSync(path, older.map((record) => `${JSON.stringify(record)}\n`).join(''));
}

describe('a table of the server', () => {
  it('of an older edition of the rules is taken over before anything is added, so that older processes leave it', async () => {
    const folder = newFolder();
    const { hall, table, ann, bo } = await twoAtTable(folder);
    const early = [await table.enter(ann), await table.enter(bo)];
    const sinceSnapshot = async (): Promise<number> => {
      const records = await hall.store.read(table.code, 0);
      const last = records.findLastIndex(({ record }) => record === 'snapshot');
      return records.slice(last).filter(({ record }) => record === 'answer').length;
    };
    while ((await sinceSnapshot()) < 2) await play(table, early, 1);
    const given = await sinceSnapshot();
    await hall.close();
    halls.splice(0);
    makeOlder(join(folder, 'matches', `${table.code}.jsonl`));
    const newer = await openHall(folder);
    const before = await newer.store.read(table.code, 0);
    const visits = [await newer.find(table.code).enter(ann), await newer.find(table.code).enter(bo)];
    const taken = (await newer.store.read(table.code, 0)).slice(before.length);
    const snapshot = taken.find(({ record }) => record === 'snapshot');
    expect(snapshot).toMatchObject({ edition: 2 });
    // The answers since the last snapshot are taken back first, and given again under the newer rules.
    expect(taken[0]).toEqual({ record: 'back', answers: given });
    expect(taken.filter(({ record }) => record === 'answer')).toHaveLength(given);
    await play(newer.find(table.code), visits, 3);
    await newer.close();
    halls.splice(0);
    const again = await openHall(folder);
    const opened = await again.store.read(table.code, 0);
    await again.find(table.code).enter(ann);
    expect(await again.store.read(table.code, 0)).toEqual(opened);
  });

  it('undoes something if the other person agrees, and not if they decline', async () => {
    const { table, ann, bo } = await twoAtTable(newFolder());
    const visits = [await table.enter(ann), await table.enter(bo)] as const;
    await play(table, visits, 8);
    const asking = visits.find(({ session }) => (session.seats[0]?.undoOutlook()?.asks.length ?? 0) > 0);
    if (asking === undefined) throw new Error('nobody needs consent');
    const other = visits.find((visit) => visit !== asking) as Visit;
    asking.session.seats[0]?.askUndo();
    expect(other.session.table.undoRequest).toMatchObject({ asks: [other.seat] });
    other.session.seats[0]?.decline();
    expect(asking.session.table.undoRequest?.declined).toBe(other.seat);
    const before = asking.session.table.logged;
    asking.session.seats[0]?.askUndo();
    other.session.seats[0]?.agree();
    await table.settled();
    expect(asking.session.table.undoRequest).toBeNull();
    expect(asking.session.table.logged).toBeLessThanOrEqual(before);
  });

  it('gives control to the newer of two logins, until the older takes it back', async () => {
    const { table, ann } = await twoAtTable(newFolder());
    const older = await table.enter(ann);
    const newer = await table.enter(ann);
    expect([older.hasKeys, newer.hasKeys]).toEqual([false, true]);
    older.takeKeys();
    expect([older.hasKeys, newer.hasKeys]).toEqual([true, false]);
    older.close();
    expect(newer.hasKeys).toBe(true);
  });

  it('counts spectators by person, not by login, and nobody who has left', async () => {
    const { hall, table, ann, bo } = await twoAtTable(newFolder());
    const eve = await hall.people.welcome('SHA256:eve', 'Eve');
    expect(table.spectators).toBe(0);
    await table.enter(ann);
    await table.enter(bo);
    expect(table.spectators).toBe(0);
    const visits = [await table.enter(eve), await table.enter(eve), await table.enter(eve)];
    expect(table.spectators).toBe(1);
    for (const visit of visits.slice(1)) visit.close();
    expect(table.spectators).toBe(1);
    for (const visit of visits) visit.close();
    expect(table.spectators).toBe(0);
  });

  it('gives an abandoned seat to a bot for good, says so, and remembers it after a restart', async () => {
    const folder = newFolder();
    const { hall, table, ann, bo } = await twoAtTable(folder);
    const visit = await table.enter(bo);
    await table.giveUp(bo);
    expect(visit.signal.aborted).toBe(true);
    visit.close();
    expect(table.remarks.at(-1)?.text).toContain('Bo has given up');
    await expect(table.giveUp(bo)).rejects.toThrow(/no seat/);
    await hall.close();
    const again = await openHall(folder);
    const found = again.find(table.code);
    const own = await found.enter(ann);
    expect(own.session.table.sitters[1]).toMatchObject({ name: 'Bo', bot: 'normal' });
  });

  it('lets a bot play for a person who is away too long, until they return', async () => {
    let now = Date.parse('2026-01-01');
    const { table, ann, bo } = await twoAtTable(newFolder(), { pace: 'live' }, () => now);
    const visit = await table.enter(ann);
    now += 4 * 60_000;
    await table.sweep();
    expect(visit.session.table.sitters.map(({ bot }) => bot)).toEqual([undefined, undefined]);
    // The person it waits for is away; those who are present are never answered for.
    visit.close();
    now += 2 * 60_000;
    const late = table.waiting.map(({ seat }) => seat);
    await table.sweep();
    expect(late.length).toBeGreaterThan(0);
    for (const seat of late) expect(visit.session.table.sitters[seat]?.bot).toBe('normal');
    for (const person of [ann, bo]) await table.enter(person);
    expect(visit.session.table.sitters.map(({ bot }) => bot)).toEqual([undefined, undefined]);
  });

  it('is begun by the next process if the one through which the last seat was taken died before it began', async () => {
    const folder = newFolder();
    const gathering = await openHall(folder);
    const ann = await gathering.people.welcome('SHA256:ann', 'Ann');
    const bo = await gathering.people.welcome('SHA256:bo', 'Bo');
    const { record } = await gathering.create(ann, { ...usualWish, game: 'nice-green-things', seats: 2 });
    const chairs = [record.chairs[0] as Chair, { person: bo.id, name: 'Bo' }];
    await gathering.close();
    const store = new FolderStore(folder);
    await store.tables.put({ ...record, chairs });
    await store.close();
    let later = 9_000;
    const hall = await openHall(folder, () => Date.parse(record.touched) + later);
    const table = hall.find(record.code);
    await table.sweep();
    // The other process may still be at it.
    expect(table.record.state).toBe('gathering');
    later = 11_000;
    await table.sweep();
    await table.settled();
    expect(table.record).toMatchObject({ state: 'playing', chairs });
    const visits = [await table.enter(ann), await table.enter(bo)];
    await play(table, visits, 4);
    expect(table.record.waiting).not.toEqual([]);
  });

  it('shows spectators the table a number of answers ago, and admits none if none are allowed', async () => {
    const { hall, table, ann, bo } = await twoAtTable(newFolder(), { watch: 50 });
    const eve = await hall.people.welcome('SHA256:eve', 'Eve');
    const players = [await table.enter(ann), await table.enter(bo)];
    const watching = await table.enter(eve);
    // Lists and the table's row tell them no more than the board.
    expect(table.waiting.length).toBeGreaterThan(0);
    const told = (person: Person): string => {
      const lines = [tableStatus(table, person, 0), standingOf(table, person, 0)];
      return `${lines.join(' ')} ${waitingSeenBy(table, person).length}`;
    };
    expect(told(eve)).not.toMatch(/waits for|your turn|[1-9]$/);
    expect(told(ann)).toMatch(/waits for.*[1-9]$/);
    const first = JSON.stringify(watching.session.seatAt(null).view());
    await play(table, players, 6);
    expect(JSON.stringify(watching.session.seatAt(null).view())).toBe(first);
    expect(JSON.stringify(players[0]?.session.seatAt(null).view())).not.toBe(first);
    await play(table, players, 200);
    expect(JSON.stringify(watching.session.seatAt(null).view())).not.toBe(first);
    const closed = await hall.create(ann, {
      ...usualWish,
      game: 'nice-green-things',
      seats: 2,
      bots: 1,
      watch: null,
    });
    await expect(closed.enter(eve)).rejects.toThrow(/Nobody may watch/);
  });

  it('is described in Chinese without a word of English', async () => {
    const { hall, table, ann, bo } = await twoAtTable(newFolder());
    await table.enter(ann);
    await table.enter(bo);
    const [{ since = 0, seat = 0 } = {}] = table.waiting;
    const [asked, other] = seat === 0 ? [ann, bo] : [bo, ann];
    const small = { ...usualWish, game: 'nice-green-things', seats: 2, bots: 1, watch: null };
    const alone = await hall.create(ann, small);
    await loadLanguage('zh-Hant');
    speaking('zh-Hant', () => {
      const standing = (person: Person, minutes: number) =>
        standingOf(table, person, since + minutes * 60_000);
      expect([standing(asked, 0), standing(asked, 3)]).toEqual(['剛輪到你', '輪到你，已 3 分鐘']);
      expect(standing(other, 0)).toMatch(/^剛輪到 \w+$/u);
      expect(standing(other, 3)).toMatch(/^等待 \w+，已 3 分鐘$/u);
      expect(companyOf(alone, ann)).toMatch(/^\p{Script=Han}{2}電腦$/u);
    });
  });

  it('is over when its match is, and can then be exported and replayed', async () => {
    const { hall, table, ann, bo } = await twoAtTable(newFolder());
    const visits = [await table.enter(ann), await table.enter(bo)];
    await play(table, visits, 2000);
    expect(visits[0]?.session.table.over).toBe(true);
    await table.settled();
    expect(hall.listsFor(ann).finished.map(({ code }) => code)).toEqual([table.code]);
    expect((await hall.store.read(table.code, 0)).at(-1)).toMatchObject({ record: 'over' });
  });

  it('runs no program of a person, whatever its form says', async () => {
    const hall = await openHall(newFolder());
    const ann = await hall.people.welcome('SHA256:ann', 'Ann');
    const level = 'cmd:sleep 9';
    const wish = { ...usualWish, game: 'limit', seats: 3, bots: 1, level };
    await expect(hall.create(ann, wish)).rejects.toThrow(/no bot cmd:sleep 9/);
  });

  it('counts towards the limit of twenty tables per host', async () => {
    const hall = await openHall(newFolder());
    const ann = await hall.people.welcome('SHA256:ann', 'Ann');
    const wish = { ...usualWish, game: 'limit', seats: 3 };
    for (let tables = 0; tables < 20; tables += 1) await hall.create(ann, wish);
    await expect(hall.create(ann, wish)).rejects.toThrow(/20 tables/);
  });
});

describe('the store of one folder', () => {
  it('refuses records that do not follow the last one', async () => {
    const { hall, table, ann } = await twoAtTable(newFolder());
    await table.enter(ann);
    const number = (await hall.store.read(table.code, 0)).length;
    const record = { record: 'back', answers: 0 } as const;
    expect(() => hall.store.append(table.code, number - 1, [record])).toThrow(Conflict);
    expect(await hall.store.read(table.code, 0)).toHaveLength(number);
  });
});
