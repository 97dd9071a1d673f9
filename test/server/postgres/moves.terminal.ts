import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf, moveStore } from '../../../src/server/copy-store.ts';
import { FolderStore } from '../../../src/server/folder-store.ts';
import { Database } from '../../../src/server/postgres/database.ts';
import { migrate, migrations, SchemaError } from '../../../src/server/postgres/migrations.ts';
import { PostgresStore } from '../../../src/server/postgres/postgres-store.ts';
import { runProgram, ServerProcess } from '../server-process.ts';
import { hallOn, pairOn, play, until } from './halls.ts';
import { PASSWORD, PostgresServer } from './postgres-server.ts';

let server: PostgresServer;
const folders: string[] = [];
beforeAll(async () => {
  server = await PostgresServer.start(['fsync=off']);
});
afterAll(async () => {
  await server.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'green-games-moves-'));
  folders.push(folder);
  return folder;
}

const open = async (url: string): Promise<PostgresStore> =>
  await PostgresStore.open({ url, program: '0.0.0', log: () => {} });

/** A database with a table at which something was played and said, and a banned key. */
async function played(): Promise<{ readonly url: string; readonly code: string }> {
  const url = await server.database();
  const { first, second, ann, bo, annsTable, bosTable } = await pairOn(url);
  const visits = [await annsTable.enter(ann), await bosTable.enter(bo)];
  await play(visits, 20);
  await annsTable.say(ann, 'gg');
  await first.store.bans.add('SHA256:banned');
  await first.hall.close();
  await second.hall.close();
  return { url, code: annsTable.code };
}

/** Runs statements on a database as the program does. */
async function inDatabase<T>(url: string, act: (database: Database) => Promise<T>): Promise<T> {
  const parts = { url, connections: 1, away: () => {}, heard: () => {}, missed: () => {} };
  const database = new Database(parts);
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

describe('moving everything', () => {
  it('into a folder, into a database, and back: the digests stay the same, and play goes on', async () => {
    const { url, code } = await played();
    const [folder, other] = [newFolder(), await server.database()];
    const words = ['serve', 'move', '--json'];
    const there = await runProgram([...words, '--from', url, '--to', folder]);
    expect(there.code, there.output).toBe(0);
    const back = await runProgram([...words, '--from', folder, '--to', other]);
    expect(back.code, back.output).toBe(0);
    const [moved, returned] = [there.output, back.output].map((output) => JSON.parse(output) as object);
    expect(moved).toEqual(returned);
    expect(moved).toMatchObject({ people: 2, tables: 1, matches: 1 });
    const verified = await runProgram(['replay', join(folder, 'matches', `${code}.jsonl`), '--verify']);
    expect(verified).toMatchObject({ code: 0 });
    const again = await runProgram([...words, '--from', folder, '--to', other]);
    expect(again).toMatchObject({ code: 1 });
    expect(again.output).toMatch(/target is not empty: it has 2 people and 1 tables/);
    expect([there, back, again].map(({ output }) => output).join('')).not.toContain(PASSWORD);
    const { hall, store } = await hallOn(other);
    expect(store.bans.has('SHA256:banned')).toBe(true);
    const ann = (await hall.people.byKey('SHA256:ann')) as NonNullable<
      Awaited<ReturnType<typeof hall.people.byKey>>
    >;
    const visit = await hall.find(code).enter(ann);
    expect(visit.session.table.round).toBeGreaterThan(0);
    await hall.close();
  }, 60_000);

  it('a backup while it runs is restored by moving it', async () => {
    const { url } = await played();
    const [store, folder] = [await open(url), newFolder()];
    await store.backup(folder);
    const copy = new FolderStore(folder);
    expect(await contentOf(copy)).toEqual(await contentOf(store));
    const restored = await open(await server.database());
    await moveStore(copy, restored);
    expect(await contentOf(restored)).toEqual(await contentOf(store));
    for (const each of [store, restored, copy]) await each.close();
  }, 60_000);
});

describe('a database that is lost', () => {
  it('is restored from what pg_dump has written, or from the last backup after the schema was dropped', async () => {
    const { url } = await played();
    const [store, folder] = [await open(url), newFolder()];
    await store.backup(folder);
    const before = await contentOf(store);
    await store.close();
    const dump = server.run('pg_dump', ['--no-owner', url]);
    const name = new URL(url).pathname.slice(1);
    await server.asHost('DROP SCHEMA green_games CASCADE', name);
    server.run('psql', ['--quiet', '--set=ON_ERROR_STOP=1', url], dump);
    const restored = await open(url);
    expect(await contentOf(restored)).toEqual(before);
    await restored.close();
    await server.asHost('DROP SCHEMA green_games CASCADE', name);
    const moved = await runProgram(['serve', 'move', '--json', '--from', folder, '--to', url]);
    expect(moved.code, moved.output).toBe(0);
    expect(JSON.parse(moved.output)).toMatchObject({ digest: before.digest });
  }, 60_000);
});

describe('the schema', () => {
  it('is made once, however many processes start at the same time', async () => {
    const url = await server.database();
    const stores = await Promise.all(Array.from({ length: 4 }, async () => await open(url)));
    const [row] = await inDatabase(
      url,
      async (database) =>
        await database.query<{ count: string }>('SELECT count(*) AS count FROM green_games.migrations'),
    );
    expect(Number(row?.count)).toBe(migrations.length);
    for (const store of stores) await store.close();
  });

  it.each(migrations.map(({ number }) => number))(
    'of number %i becomes that of today, and what it held is kept',
    async (number) => {
      const url = await server.database();
      const person = {
        id: 'a1',
        name: 'Ann',
        skeleton: 'ann',
        keys: ['SHA256:a'],
        since: '2026-01-01',
        settings: {},
      };
      await inDatabase(url, async (database) => {
        await database.transaction(async (query) => {
          await migrate(query, '0.0.0', migrations.slice(0, number));
          await query('INSERT INTO green_games.people (id, skeleton, record) VALUES ($1, $2, $3)', [
            person.id,
            person.skeleton,
            JSON.stringify(person),
          ]);
          await query("INSERT INTO green_games.matches (match, number) VALUES ('oak-1', 1)");
          await query(
            `INSERT INTO green_games.records (match, number, record) VALUES ('oak-1', 1, '{"record":"back","answers":1}')`,
          );
        });
      });
      const store = await open(url);
      expect(await store.people.all()).toEqual([person]);
      expect(await store.read('oak-1', 0)).toEqual([{ record: 'back', answers: 1 }]);
      expect(await store.mayRun('oak-1')).toBe(false);
      await store.close();
    },
  );

  it('stays as it was if a migration fails', async () => {
    const url = await server.database();
    const broken = [
      ...migrations,
      { number: 3, needs: 3, sql: 'CREATE TABLE green_games.half (); SELECT 1/0' },
    ];
    await inDatabase(url, async (database) => {
      const migrated = database.transaction(async (query) => await migrate(query, '0.0.0', broken));
      await expect(migrated).rejects.toThrow(/22012/);
      const [row] = await database.query<{ there: string | null }>(
        "SELECT to_regnamespace('green_games')::text AS there",
      );
      expect(row?.there).toBeNull();
    });
  });

  it('of a newer program is declined in a sentence, at the start and while an older program runs', async () => {
    const url = await server.database();
    const { hall, store, events } = await hallOn(url, 200);
    const newer = [...migrations, { number: 3, needs: 3, sql: 'CREATE TABLE green_games.newer ()' }];
    await inDatabase(url, async (database) => {
      await database.transaction(async (query) => await migrate(query, '9.9.9', newer));
    });
    await expect(open(url)).rejects.toThrow(SchemaError);
    await expect(open(url)).rejects.toThrow(
      /schema 3, made by green-games 9\.9\.9; this program knows schemas up to 2/,
    );
    await until(() => events.some(({ event }) => event === 'store-away'), 'the older one notices');
    await expect(store.said('oak-1', 1)).rejects.toThrow(/newer version of the program has taken over/);
    await hall.close();
    const started = await runProgram([
      'serve',
      '--listen=127.0.0.1:0',
      `--home=${newFolder()}`,
      '--store',
      url,
    ]);
    expect(started).toMatchObject({ code: 1 });
    expect(started.output).toMatch(/made by green-games 9\.9\.9/);
  }, 60_000);

  it('that only adds leaves older programs at work', async () => {
    const url = await server.database();
    const adding = [...migrations, { number: 3, needs: 2, sql: 'CREATE TABLE green_games.added ()' }];
    await inDatabase(url, async (database) => {
      await database.transaction(async (query) => await migrate(query, '9.9.9', adding));
    });
    await (await open(url)).close();
  });
});

describe('the address of the store', () => {
  it('and its password are in no log, no error, no figure and no list of processes', async () => {
    const url = await server.database();
    const home = newFolder();
    const running = await ServerProcess.start(home, 0, ['--store', url]);
    const listed = readFileSync(`/proc/${running.pid}/cmdline`, 'utf8');
    const status = await runProgram(['serve', 'status', '--json', '--home', home]);
    expect(status).toMatchObject({ code: 0 });
    await running.end('SIGTERM');
    const wrong = url.replace(encodeURIComponent(PASSWORD), 'wrong-secret');
    const refused = await runProgram([
      'serve',
      '--listen=127.0.0.1:0',
      `--home=${newFolder()}`,
      '--store',
      wrong,
    ]);
    const [nowhere, port] = [newFolder(), String(server.port)];
    const unreachable = await runProgram([
      'serve',
      '--listen=127.0.0.1:0',
      `--home=${nowhere}`,
      '--store',
      url.replace(port, '9'),
    ]);
    expect(refused.output).toMatch(/28P01: the database refuses the password/);
    expect(unreachable.output).toMatch(/ECONNREFUSED/);
    for (const text of [listed, status.output, running.log, refused.output, unreachable.output])
      for (const secret of [PASSWORD, encodeURIComponent(PASSWORD), 'wrong-secret', 'postgres://'])
        expect(text).not.toContain(secret);
  }, 60_000);
});
