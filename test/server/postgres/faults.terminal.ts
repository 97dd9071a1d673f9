import { afterEach, describe, expect, it } from 'vitest';
import { PostgresStore } from '../../../src/server/postgres/postgres-store.ts';
import type { ServedTable } from '../../../src/server/served-table.ts';
import type { Visit } from '../../../src/server/visit.ts';
import { CuttableNetwork } from './cuttable-network.ts';
import { type HallProcess, pairOn, play, until } from './halls.ts';
import { PostgresServer } from './postgres-server.ts';
import { answerOnce, checkRecords, quiet, seen, settled } from './two-at-table.ts';

let server: PostgresServer | undefined;
let network: CuttableNetwork | undefined;
const opened: HallProcess[] = [];
afterEach(async () => {
  network?.close();
  network = undefined;
  await Promise.all(opened.splice(0).map(async ({ hall }) => await hall.close()));
  await server?.remove();
  server = undefined;
}, 60_000);

/** Ann and Bo at one table, each at another process, both reached through a network that can be cut. */
async function atTable(settings: readonly string[] = ['fsync=off']) {
  server = await PostgresServer.start(settings);
  network = await CuttableNetwork.to(server.port);
  const pair = await pairOn(await server.database(network.port));
  opened.push(pair.first, pair.second);
  const visits = [await pair.annsTable.enter(pair.ann), await pair.bosTable.enter(pair.bo)] as const;
  await play(visits, 6);
  await settled(visits);
  return { ...pair, server, network, visits };
}

describe('play stops with a sentence and goes on by itself', () => {
  it('when the network between is cut: the answer given meanwhile is saved once', async () => {
    const { visits, annsTable, bosTable, first, second, network: between } = await atTable();
    const before = annsTable.remarks.length;
    between.cut();
    const asked = await answerOnce(visits);
    const table = asked === visits[0] ? annsTable : bosTable;
    expect(asked.session.asked).toBeNull();
    await until(() => table.storeAway !== null, 'the table says so', 20_000);
    expect(table.storeAway).toMatch(/does not answer.*goes on by itself/);
    const text = seen(asked);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(seen(asked)).toBe(text);
    between.mend();
    await until(() => table.storeAway === null && seen(asked) !== text, 'it goes on by itself', 20_000);
    await quiet(visits);
    expect(await play(visits, 6)).toBeGreaterThanOrEqual(6);
    await quiet(visits);
    await checkRecords(annsTable, [first, second]);
    expect(annsTable.remarks.length).toBe(before);
    const away = [first, second].flatMap(({ events }) =>
      events.filter(({ event }) => event.startsWith('store-')),
    );
    expect(away.map(({ event }) => event)).toContain('store-back');
  }, 90_000);

  it('when the database is killed and started again under load, at ten moments', async () => {
    const { visits, annsTable, first, second, server: database } = await atTable();
    let acknowledged = '';
    for (let kills = 0; kills < 10 && visits.every(({ session }) => !session.table.over); kills += 1) {
      await play(visits, 3, 40_000);
      await answerOnce(visits);
      // At any moment of what is being saved.
      await new Promise((resolve) => setTimeout(resolve, kills));
      acknowledged = JSON.stringify(await recordsSeen(visits, first, annsTable));
      await database.end('SIGKILL');
      await database.begin();
      await quiet(visits);
      const now = JSON.stringify(await first.store.read(annsTable.code, 0));
      expect(now.startsWith(acknowledged.slice(0, -1))).toBe(true);
    }
    await play(visits, 4, 40_000);
    await quiet(visits);
    await checkRecords(annsTable, [first, second]);
  }, 240_000);

  it('when the disk is full, or the database turns read-only by mistake', async () => {
    const { visits, annsTable, bosTable, first, second, server: database, database: name } = await atTable();
    await database.asHost(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await database.asHost(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    const asked = await answerOnce(visits);
    const table = asked === visits[0] ? annsTable : bosTable;
    await until(() => /accepts nothing now/.test(table.storeAway ?? ''), 'the table says so');
    const reasons = [first, second].flatMap(({ events }) =>
      events.map(({ facts }) => String(facts['reason'])),
    );
    expect(reasons.join('\n')).toMatch(/25006: the database is read-only; is it a replica\?/);
    await expect(
      PostgresStore.open({ url: database.urlOf(name), program: '0.0.0', log: () => {} }),
    ).rejects.toMatchObject({ reason: expect.stringMatching(/^25006/) });
    await database.asHost(`ALTER DATABASE ${name} SET default_transaction_read_only = off`);
    await database.asHost(
      `SET default_transaction_read_only = off; SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
    await until(() => table.storeAway === null, 'it goes on by itself', 20_000);
    await quiet(visits);
    await play(visits, 4);
    // A full disk, as PostgreSQL reports it: a statement that adds records fails with 53100.
    await database.asHost(
      `CREATE FUNCTION green_games.full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
      CREATE TRIGGER full_disk BEFORE INSERT ON green_games.records EXECUTE FUNCTION green_games.full_disk()`,
      name,
    );
    const next = await answerOnce(visits);
    const full = next === visits[0] ? annsTable : bosTable;
    await until(() => /disk of this server is full/.test(full.storeAway ?? ''), 'the table says so');
    await database.asHost('DROP TRIGGER full_disk ON green_games.records', name);
    await until(() => full.storeAway === null, 'it goes on by itself', 20_000);
    await quiet(visits);
    await play(visits, 4);
    await quiet(visits);
    await checkRecords(annsTable, [first, second]);
  }, 120_000);

  it('when notifications are slow, and come late and out of order', async () => {
    const { visits, annsTable, first, second } = await atTable();
    for (const { store } of [first, second]) {
      const { listener } = Reflect.get(store, 'database');
      const [hear] = listener.listeners('notification');
      listener.removeAllListeners('notification');
      listener.on('notification', (told: unknown) => setTimeout(() => hear(told), Math.random() * 1500));
    }
    await play(visits, 12, 60_000);
    await quiet(visits);
    await checkRecords(annsTable, [first, second]);
  }, 90_000);

  it('when notifications are lost: what others did is found within seconds', async () => {
    const { visits, annsTable, first, second, server: database, database: name } = await atTable();
    // Nobody hears anything any more, and nobody is told that they do not.
    for (const { store } of [first, second])
      Reflect.get(store, 'database').listener.removeAllListeners('notification');
    const asked = await answerOnce(visits);
    const other = visits.find((visit) => visit !== asked) as Visit;
    await until(() => seen(other) === seen(asked), 'it is seen by looking', 5000);
    await play(visits, 4);
    await quiet(visits);
    await database.asHost(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND query LIKE 'LISTEN%'`,
    );
    await play(visits, 4);
    await quiet(visits);
    await checkRecords(annsTable, [first, second]);
  }, 60_000);
});

/** The records that follow what both people see: what was acknowledged. */
async function recordsSeen(visits: readonly Visit[], { store }: HallProcess, { code }: ServedTable) {
  for (const { session } of visits) session.seatAt(null).view();
  return await store.read(code, 0);
}

describe('a machine whose clock is an hour wrong', () => {
  it('has the time of the database, by which leases and paces run', async () => {
    server = await PostgresServer.start(['fsync=off']);
    const url = await server.database();
    const wrong = { program: '0.0.0', log: () => {}, url };
    const stores = [
      await PostgresStore.open({ ...wrong, clock: () => Date.now() + 3_600_000 }),
      await PostgresStore.open({ ...wrong, clock: () => Date.now() - 3_600_000 }),
    ] as const;
    for (const store of stores) expect(Math.abs(store.now() - Date.now())).toBeLessThan(500);
    const record = { record: 'back', answers: 0 } as const;
    const number = await stores[0].create('oak-1', [record], { isDue: true });
    expect(await stores[0].mayRun('oak-1')).toBe(true);
    expect(await stores[1].abandoned()).toEqual([]);
    await server.asHost("UPDATE green_games.processes SET until = now() - interval '1 s'", 'store_1');
    expect(await stores[1].abandoned()).toEqual(['oak-1']);
    expect(await stores[1].abandoned()).toEqual([]);
    expect(number).toBe(1);
    for (const store of stores) await store.close();
  });
});
