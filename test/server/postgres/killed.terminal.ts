import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { PostgresStore } from '../../../src/server/postgres/postgres-store.ts';
import { nat, sample } from '../../properties/fast-check.ts';
import { lostAnswers, RandomPerson } from '../random-people.ts';
import { runProgram, ServerProcess } from '../server-process.ts';
import { PostgresServer } from './postgres-server.ts';

let database: PostgresServer | undefined;
const servers: ServerProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end('SIGKILL');
  await database?.remove();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}, 60_000);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'green-games-killed-'));
  folders.push(folder);
  return folder;
}

it('one of two processes is killed at six moments while people play through both: no acknowledged answer is lost, nothing is forked, and bots go on', async () => {
  database = await PostgresServer.start(['fsync=off']);
  const url = await database.database();
  const homes = [newFolder(), newFolder()] as const;
  const start = async (home: string, port = 0): Promise<ServerProcess> =>
    await ServerProcess.start(home, port, ['--store', url]);
  servers.push(await start(homes[0]), await start(homes[1]));
  let [state = 0] = sample(nat(), 1);
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const people = ['Ann', 'Bo'].map(
    (name, place) => new RandomPerson(name, () => servers[place]?.port ?? 0, random),
  ) as [RandomPerson, RandomPerson];
  const said = await people[0].lines('Ann', 'new limit 4 2 random');
  const code = /Your table is (\S+)\./.exec(said)?.[1] ?? '';
  await people[1].lines('Bo', `join ${code}`, '/leave');
  const given = (): number => people.reduce((sum, person) => sum + person.acknowledged.length, 0);
  const ended = new AbortController();
  const playing = people.map(async (person) => {
    while (!ended.signal.aborted)
      if ((await person.answer(code)) === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  for (let kills = 0; kills < 6; kills += 1) {
    const known = given();
    const until = Date.now() + 25_000;
    while (given() === known && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, random() * 150));
    const place = kills % 2;
    const { port } = servers[place] as ServerProcess;
    await servers[place]?.end('SIGKILL');
    servers[place] = await start(homes[place] ?? '', port);
  }
  const known = given();
  const until = Date.now() + 25_000;
  while (given() < known + 2 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
  ended.abort();
  await Promise.all(playing);
  for (const person of people) person.end();
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(143);
  expect(given()).toBeGreaterThanOrEqual(known + 2);
  expect(people.flatMap(({ refused }) => refused)).toEqual([]);
  const copy = newFolder();
  const store = await PostgresStore.open({ url, program: '0.0.0', log: () => {} });
  await store.backup(copy);
  await store.close();
  const acknowledged = people.flatMap((person) => person.acknowledged);
  expect(lostAnswers(copy, acknowledged)).toEqual([]);
  const verified = await runProgram(['replay', join(copy, 'matches', `${code}.jsonl`), '--verify']);
  expect(verified).toMatchObject({ code: 0 });
}, 240_000);
