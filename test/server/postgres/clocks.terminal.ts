import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { RandomPerson } from '../random-people.ts';
import { ServerProcess } from '../server-process.ts';
import { PostgresServer } from './postgres-server.ts';

/** Longer than the hall needs to look for late people. */
const sweepTime = 7000;

let database: PostgresServer | undefined;
const running: ServerProcess[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGKILL');
  await database?.remove();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** The library of Debian's package faketime, which gives a process another time of day. */
function faketime(): string {
  const found = readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error('faketime is not installed: run npm run test:terminal.');
  return found;
}

/** A server on a machine whose clock is wrong. @param by such as `+1h` */
async function startedWith(by: string, url: string): Promise<ServerProcess> {
  const home = mkdtempSync(join(tmpdir(), 'green-games-clocks-'));
  folders.push(home);
  const env = { ...process.env, LD_PRELOAD: faketime(), FAKETIME: by, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  const server = await ServerProcess.start(home, 0, ['--store', url], { env });
  running.push(server);
  return server;
}

/** How far the clock of a server is ahead of this machine's, by its log, in hours. */
function hoursAhead({ log }: ServerProcess): number {
  const at = /"at":"([^"]+)"/.exec(log)?.[1] ?? '';
  return (Date.parse(at) - Date.now()) / 3_600_000;
}

it('clocks of two machines that are two hours apart change neither paces nor leases, and what people read is the true time', async () => {
  database = await PostgresServer.start(['fsync=off']);
  const url = await database.database();
  const [early, late] = [await startedWith('-1h', url), await startedWith('+1h', url)];
  let annsPort = late.port;
  const ann = new RandomPerson('Ann', () => annsPort, Math.random);
  const bo = new RandomPerson('Bo', () => early.port, Math.random);
  // A decision may take five minutes.
  const said = await ann.lines('Ann', 'new limit 4 2 random pace=live');
  const code = /Your table is (\S+)\./.exec(said)?.[1] ?? '';
  // The other process is told of the table in a moment.
  const joins = async (): Promise<string> =>
    await bo.lines('Bo', `join ${code}`, '/leave', `play ${code}`, '/leave');
  for (let tries = 0; !/Line mode/.test(await joins()); tries += 1)
    if (tries > 10) throw new Error('Bo cannot sit down.');
  const given = (): number => ann.acknowledged.length + bo.acknowledged.length;
  const play = async (answers: number): Promise<void> => {
    const [wanted, end] = [given() + answers, Date.now() + 40_000];
    while (given() < wanted && Date.now() < end) for (const person of [ann, bo]) await person.answer(code);
    expect(given()).toBeGreaterThanOrEqual(wanted);
  };
  await play(6);
  expect(hoursAhead(early)).toBeCloseTo(-1, 0);
  expect(hoursAhead(late)).toBeCloseTo(1, 0);
  for (const person of [ann, bo]) {
    const listed = JSON.parse((await person.run('tables --json')) ?? '[]') as readonly {
      readonly waitingFor: readonly { readonly since: string }[];
    }[];
    for (const { since } of listed.flatMap(({ waitingFor }) => waitingFor))
      expect(Math.abs(Date.parse(since) - Date.now())).toBeLessThan(120_000);
  }
  // Nobody is at the table, and nobody is late: no bot answers for a person, and no lease is taken over.
  await new Promise((resolve) => setTimeout(resolve, sweepTime));
  const logs = (): string => early.log + late.log;
  expect(logs()).not.toMatch(/stand-in|taken-over/);
  await play(4);
  await late.end('SIGKILL');
  annsPort = early.port;
  ann.end();
  await play(4);
  expect(logs()).not.toMatch(/stand-in|-fault|"fault"/);
  for (const person of [ann, bo]) person.end();
}, 150_000);
