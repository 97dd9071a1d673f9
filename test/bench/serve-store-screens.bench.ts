import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresServer } from '../server/postgres/postgres-server.ts';
import { quickKey } from '../server/random-people.ts';
import { ServerProcess } from '../server/server-process.ts';
import { type Screen, TestClient } from '../server/ssh-client.ts';

// Two people of each table, each at another of two processes on one PostgreSQL, over real SSH: from a key of one to the
// screen of the other. STORE_TABLES and STORE_SECONDS say how many tables, and how long. Wants the built program.

const tableCount = Number(process.env['STORE_TABLES'] ?? 20);
const seconds = Number(process.env['STORE_SECONDS'] ?? 20);

/** Milliseconds between two keys of a person who is asked, at most. */
const longestPause = 800;

/** Milliseconds after which a screen that has not changed is taken to stand still. */
const stillAfter = 3000;

/** Connections that one address may have: the clients come from several addresses of this machine. */
const ofAddress = 30;

const database = await PostgresServer.start();
const url = await database.database();
const homes: string[] = [];
const servers: ServerProcess[] = [];
for (let number = 0; number < 2; number += 1) {
  const home = mkdtempSync(join(tmpdir(), 'green-games-bench-'));
  homes.push(home);
  servers.push(await ServerProcess.start(home, 0, ['--store', url, '--max-connections=1000']));
}

/** Somebody's screen at one of the processes. */
async function screenAt(
  place: number,
  name: string,
  index: number,
  lines: readonly string[],
): Promise<readonly [screen: Screen, said: string]> {
  const localAddress = `127.0.0.${2 + Math.floor(index / ofAddress)}`;
  const { port } = servers[place] as ServerProcess;
  const client = await TestClient.connect(port, quickKey(), name, { localAddress });
  const { stdout } = await client.run('plain', `${[name, ...lines].join('\n')}\nquit\n`);
  const screen = await client.screen();
  await screen.shows(/q leave/, 30_000);
  return [screen, stdout];
}

/** The screens of two people of a new table. */
async function tableOf(number: number): Promise<readonly Screen[]> {
  const [ann, said] = await screenAt(0, `a${number}`, number, ['new nice-green-things 2']);
  const code = /Your table is (\S+)\./.exec(said)?.[1] ?? '';
  const [bo] = await screenAt(1, `b${number}`, number, []);
  await bo.shows(new RegExp(code), 30_000);
  bo.press('j');
  await bo.shows(/code of the table/, 30_000);
  bo.press(...code, 'enter');
  await bo.shows(/NICE GREEN THINGS/, 30_000);
  await ann.shows(/your turn|waits for|turn/, 30_000);
  ann.press('enter');
  await ann.shows(/NICE GREEN THINGS/, 30_000);
  return [ann, bo];
}

/** Milliseconds until the next bytes for a screen; undefined if none come. */
async function nextBytes({ channel }: Screen, since: number): Promise<number | undefined> {
  return await new Promise((resolve) => {
    const hear = (): void => {
      clearTimeout(giveUp);
      resolve(performance.now() - since);
    };
    const giveUp = setTimeout(() => {
      channel.off('data', hear);
      resolve(undefined);
    }, stillAfter);
    channel.once('data', hear);
  });
}

const isAsked = ({ text }: Screen): boolean =>
  !/waits for|bots are thinking/.test(text.trimEnd().split('\n').at(-1) ?? '');

const own: number[] = [];
const across: number[] = [];

/** The people of a table answer whenever they are asked; an answer is a key after which both screens have changed. */
async function played(screens: readonly Screen[], until: number): Promise<void> {
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longestPause));
    const asked = screens.filter(isAsked);
    const screen = asked[Math.floor(Math.random() * asked.length)];
    const other = screens.find((each) => each !== screen);
    if (screen === undefined || other === undefined) continue;
    screen.press('down');
    await new Promise((resolve) => setTimeout(resolve, 60));
    const since = performance.now();
    const [mine, theirs] = [nextBytes(screen, since), nextBytes(other, since)];
    screen.press(/y confirms|y yes/.test(screen.text) ? 'y' : 'enter');
    const [here, there] = [await mine, await theirs];
    if (here === undefined || there === undefined) continue;
    own.push(here);
    across.push(there);
  }
}

function within(times: readonly number[], share: number): string {
  const sorted = [...times].sort((one, other) => one - other);
  return `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`;
}

try {
  const tables: (readonly Screen[])[] = [];
  for (let number = 0; number < tableCount; number += 1) tables.push(await tableOf(number));
  const before = servers.map((server) => server.processorSeconds);
  const began = performance.now();
  await Promise.all(tables.map(async (screens) => await played(screens, began + seconds * 1000)));
  const took = (performance.now() - began) / 1000;
  const cores = servers.map((server, place) =>
    ((server.processorSeconds - (before[place] ?? 0)) / took).toFixed(2),
  );
  console.log(`serve --store, ${tableCount} tables of two people at two processes, for ${took.toFixed(0)} s`);
  console.log(
    `  from a key to the screen of the other, at another process: p50 ${within(across, 0.5)}, p99 ${within(across, 0.99)} of ${across.length}`,
  );
  console.log(`  to one's own screen: p50 ${within(own, 0.5)}, p99 ${within(own, 0.99)}`);
  console.log(`  processor: ${cores.join(' and ')} cores`);
} finally {
  for (const server of servers) await server.end('SIGKILL');
  for (const home of homes) rmSync(home, { recursive: true, force: true });
  await database.remove();
}
process.exit(0);
