import { describe, expect, it } from 'vitest';
import type { JournalRecord } from '../../src/engine/journal-records.ts';
import { optionAt } from '../../src/engine/question.ts';
import { niceGreenThings } from '../../src/games/nice-green-things/index.ts';
import type { Person, TableRecord } from '../../src/server/records.ts';
import { Conflict, type Store } from '../../src/server/store.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';

/** Where the stores of a test keep their things: each call opens another store on the same ones. */
export type OpenStore = () => Promise<Store>;

const ann: Person = {
  id: 'a1b2c3',
  name: 'Ann',
  skeleton: 'ann',
  keys: ['SHA256:ann'],
  since: '2026-01-01T00:00:00.000Z',
  settings: {},
};

const oak: TableRecord = {
  code: 'oak-7F3K',
  game: 'nice-green-things',
  options: {},
  chairs: [{ person: ann.id, name: 'Ann' }, { open: true }],
  host: ann.id,
  open: true,
  watch: 0,
  pace: 'none',
  undo: true,
  state: 'gathering',
  touched: '2026-01-01T00:00:00.000Z',
  waiting: [],
};

/** The records of a match as a table writes them: those of its beginning, and those of its first answers. */
interface Written {
  readonly first: readonly JournalRecord[];
  /** Four or more. */
  readonly later: readonly JournalRecord[];
}

async function writtenRecords(): Promise<Written> {
  let first: readonly JournalRecord[] = [];
  const later: JournalRecord[] = [];
  const session = await beginSession({
    game: niceGreenThings,
    players: 2,
    options: {},
    sitters: seatsFor(2, [{ name: 'Ann' }, { name: 'Bo' }]),
    seed: 'contract',
    keep: {
      saved: { name: oak.code, path: 'in memory' },
      create: (records) => {
        first = records;
        const file = { whereabouts: 'in-place', takenOver: [], wasLinked: false } as const;
        return { ...file, append: (more) => later.push(...more), sync: () => {}, close: () => {} };
      },
    },
    program: '0.0.0',
  });
  while (later.length < 4) {
    await session.advance();
    const posed = session.asked?.posed;
    if (posed) session.asked?.answer(optionAt(posed, 0), posed);
  }
  session.close();
  return { first, later };
}

/** Appends to the match, at once or not. */
async function appended(store: Store, number: number, records: readonly JournalRecord[]): Promise<number> {
  return await store.append(oak.code, number, records);
}

/**
 * What holds for every store, whatever its storage.
 * @param fresh a place where nothing is kept yet
 */
export function storeContract(name: string, fresh: () => OpenStore): void {
  describe(`the store ${name}`, () => {
    it('gives records back in the order in which they were added, from any number on', async () => {
      const open = fresh();
      const store = await open();
      const { first, later } = await writtenRecords();
      let number = await store.create(oak.code, first);
      expect(number).toBe(first.length);
      for (const record of later) number = await store.append(oak.code, number, [record]);
      await store.settled(oak.code);
      expect(number).toBe(first.length + later.length);
      expect(await store.read(oak.code, 0)).toEqual([...first, ...later]);
      expect(await store.read(oak.code, first.length + 1)).toEqual(later.slice(1));
      expect(await store.read(oak.code, number)).toEqual([]);
      await store.close();
    });

    it('refuses records that do not follow the last one, and adds nothing of them', async () => {
      const store = await fresh()();
      const { first, later } = await writtenRecords();
      const number = await store.create(oak.code, first);
      await store.append(oak.code, number, later.slice(0, 1));
      for (const stale of [number, number - 1, number + 2])
        await expect(appended(store, stale, later.slice(1, 2))).rejects.toThrow(Conflict);
      await store.settled(oak.code);
      expect(await store.read(oak.code, number)).toEqual(later.slice(0, 1));
      expect(await store.append(oak.code, number + 1, later.slice(1))).toBe(number + later.length);
      await store.close();
    });

    it('has what was settled when another opens it, at the number that it had', async () => {
      const open = fresh();
      const store = await open();
      const { first, later } = await writtenRecords();
      const number = await store.append(oak.code, await store.create(oak.code, first), later);
      await store.settled(oak.code);
      await store.close();
      const other = await open();
      expect((await other.open(oak.code)).number).toBe(number);
      expect((await other.journal(oak.code)).header.seed).toBe('contract');
      await other.close();
    });

    it('does not begin a match twice', async () => {
      const store = await fresh()();
      const { first } = await writtenRecords();
      await store.create(oak.code, first);
      await expect(store.create(oak.code, first)).rejects.toThrow(Conflict);
      expect(await store.read(oak.code, 0)).toHaveLength(first.length);
      await store.close();
    });

    it('adds to no match that it has not opened, or has let go of', async () => {
      const store = await fresh()();
      const { first, later } = await writtenRecords();
      const number = await store.create(oak.code, first);
      store.release(oak.code);
      store.release(oak.code);
      await expect(appended(store, number, later)).rejects.toThrow(oak.code);
      expect(await store.read(oak.code, number)).toEqual([]);
      await store.close();
    });

    it('keeps a match of thousands of answers, and adds to it as fast as to a small one', async () => {
      const open = fresh();
      const store = await open();
      const { first, later } = await writtenRecords();
      const [answer] = later.filter(({ record }) => record === 'answer');
      if (answer === undefined) throw new Error('no answer was written');
      let number = await store.create(oak.code, first);
      const times: number[] = [];
      const [pieces, size] = [100, 50];
      for (let piece = 0; piece < pieces; piece += 1) {
        const since = performance.now();
        number = await store.append(
          oak.code,
          number,
          Array.from({ length: size }, () => answer),
        );
        times.push(performance.now() - since);
      }
      await store.settled(oak.code);
      expect(number).toBe(first.length + pieces * size);
      const read = await store.read(oak.code, 0);
      expect(read).toHaveLength(number);
      expect(read.at(-1)).toEqual(answer);
      expect(await store.read(oak.code, number - 3)).toEqual([answer, answer, answer]);
      const median = (some: readonly number[]): number =>
        [...some].sort((a, b) => a - b)[some.length >> 1] ?? 0;
      // The last pieces take no longer than the first ones, whatever else the machine does.
      expect(median(times.slice(-30))).toBeLessThan(20 + 5 * median(times.slice(0, 30)));
      await store.close();
      const other = await open();
      expect((await other.open(oak.code)).number).toBe(number);
      await other.close();
    }, 60_000);

    it('tells of every addition, until nobody listens any more', async () => {
      const store = await fresh()();
      const told: [string, number][] = [];
      const stop = store.subscribe((change) => {
        if (change.kind === 'records') told.push([change.match, change.number]);
      });
      const { first, later } = await writtenRecords();
      const number = await store.create(oak.code, first);
      await store.append(oak.code, number, later.slice(0, 1));
      stop();
      await store.append(oak.code, number + 1, later.slice(1));
      await store.settled(oak.code);
      expect(told).toEqual([[oak.code, number + 1]]);
      await store.close();
    });

    it('keeps people and tables as they were last put, for another as well', async () => {
      const open = fresh();
      const store = await open();
      const names = ['Ann', 'Anna', 'Anne'];
      // Several changes of one thing at a time: the last one counts.
      await Promise.all(names.map((each) => store.people.put({ ...ann, name: each })));
      await Promise.all([store.tables.put(oak), store.tables.put({ ...oak, state: 'playing' })]);
      await store.close();
      const other = await open();
      expect(await other.people.all()).toEqual([{ ...ann, name: 'Anne' }]);
      expect(await other.tables.get(oak.code)).toEqual({ ...oak, state: 'playing' });
      await other.close();
    });

    it('shows what is put or taken away at once: two people never get the same', async () => {
      const open = fresh();
      const store = await open();
      const grant = { code: 'ABCD', person: null, until: 1e15 };
      const putting = store.grants.put(grant);
      expect(await store.grants.get('ABCD')).toEqual(grant);
      const taking = store.grants.remove('ABCD');
      expect(await store.grants.get('ABCD')).toBeUndefined();
      await Promise.all([putting, taking]);
      await store.grants.remove('ABCD');
      await store.close();
      const other = await open();
      expect(await other.grants.all()).toEqual([]);
      await other.close();
    });

    it('puts nothing under an id that could be no name', async () => {
      const store = await fresh()();
      for (const id of ['', '../x', 'a/b', '.x', 'x'.repeat(200)])
        await expect(store.people.put({ ...ann, id })).rejects.toThrow(RangeError);
      expect(await store.people.all()).toEqual([]);
      await store.close();
    });

    it('keeps what was said, oldest first, as many as are asked for', async () => {
      const open = fresh();
      const store = await open();
      const remark = (text: string) => ({ name: 'Ann', text, at: ann.since });
      for (const text of ['one', 'two', 'three']) await store.say(oak.code, remark(text));
      await store.close();
      const other = await open();
      expect((await other.said(oak.code, 2)).map(({ text }) => text)).toEqual(['two', 'three']);
      expect(await other.said('elm-2QX9', 2)).toEqual([]);
      await other.close();
    });
  });
}
