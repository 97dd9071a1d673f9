import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../src/games/index.ts';
import { quickKey } from '../server/random-people.ts';
import { ServerProcess } from '../server/server-process.ts';
import { type Screen, TestClient } from '../server/ssh-client.ts';

// People at tables over SSH: a server in a process of its own, real clients in this one. SERVE_CONNECTIONS and
// SERVE_SECONDS say how many and how long. Wants the built program.

const connections = Number(process.env['SERVE_CONNECTIONS'] ?? 200);
const seconds = Number(process.env['SERVE_SECONDS'] ?? 180);

/** People at each table. */
const peopleAtTable = 3;

/** Connections that one address may have: the clients come from several addresses of this machine. */
const ofAddress = 30;

/** Milliseconds after which a screen that has not changed is taken to stand still. */
const stillAfter = 800;

interface Player {
  readonly client: TestClient;
  readonly screen: Screen;
}

/** Milliseconds in ascending order. */
class Latencies {
  private readonly all: number[] = [];

  add(milliseconds: number): void {
    this.all.push(milliseconds);
  }

  toString(): string {
    const sorted = this.all.sort((one, other) => one - other);
    const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
    return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms of ${sorted.length}`;
  }
}

const home = mkdtempSync(join(tmpdir(), 'green-games-bench-'));
const server = await ServerProcess.start(home, 0, ['--max-connections=1000']);
const clients: TestClient[] = [];

async function connected(index: number, key: string): Promise<TestClient> {
  const localAddress = `127.0.0.${2 + Math.floor(index / ofAddress)}`;
  const client = await TestClient.connect(server.port, key, `p${index}`, { localAddress });
  clients.push(client);
  return client;
}

async function inLines(client: TestClient, ...lines: readonly string[]): Promise<string> {
  return (await client.run('plain', `${lines.join('\n')}\nquit\n`)).stdout;
}

/** People who have logged in, sat down at one table and see their screens. */
async function tableOf(number: number): Promise<readonly Player[]> {
  const { id, seats } = games[number % games.length] as (typeof games)[number];
  const bots = seats.to > peopleAtTable ? 1 : 0;
  const people = await Promise.all(
    Array.from({ length: peopleAtTable }, (_, seat) => connected(number * peopleAtTable + seat, quickKey())),
  );
  const [host, ...guests] = people as [TestClient, ...TestClient[]];
  const first = number * peopleAtTable;
  const said = await inLines(host, `p${first}`, `new ${id} ${peopleAtTable + bots} ${bots} easy`);
  const code = /Your table is (\S+)\./.exec(said)?.[1] ?? '';
  for (const [index, guest] of guests.entries())
    await inLines(guest, `p${first + index + 1}`, `join ${code}`, '/leave');
  return await Promise.all(
    people.map(async (client) => {
      const screen = await client.screen();
      await screen.shows(new RegExp(code), 30_000);
      screen.press('enter');
      await screen.shows(() => !/Your tables/.test(screen.text), 30_000);
      return { client, screen };
    }),
  );
}

/** Milliseconds from now until the next bytes for a screen; undefined where none come. */
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

const answers = new Latencies();
const arrows = new Latencies();

/**
 * The people of a table press Enter, or y where that is asked: whoever is asked answers by it. An answer is a key after
 * which every screen of the table has changed.
 */
async function played(players: readonly Player[], until: number): Promise<void> {
  while (performance.now() < until) {
    const since = performance.now();
    const all = players.map(({ screen }) => nextBytes(screen, since));
    for (const { screen } of players) screen.press(/y confirms|y yes/.test(screen.text) ? 'y' : 'enter');
    const times = await Promise.all(all);
    if (times.every((time) => time !== undefined)) answers.add(Math.max(...(times as number[])));
    for (const { screen } of players) {
      const pressed = performance.now();
      const took = nextBytes(screen, pressed);
      screen.press('down');
      const arrow = await took;
      if (arrow !== undefined) arrows.add(arrow);
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
  }
}

try {
  const before = await server.figures();
  const tables: (readonly Player[])[] = [];
  for (let number = 0; (number + 1) * peopleAtTable <= connections; number += 1)
    tables.push(await tableOf(number));
  const full = await server.figures();
  const [began, processor] = [performance.now(), server.processorSeconds];
  await Promise.all(tables.map((players) => played(players, began + seconds * 1000)));
  const took = (performance.now() - began) / 1000;
  const used = server.processorSeconds - processor;
  const after = await server.figures();
  for (const client of clients) client.end();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const left = await server.figures();
  const people = tables.length * peopleAtTable;
  console.log(`serve, ${people} connections at ${tables.length} tables for ${took.toFixed(0)} s`);
  console.log(`  from a key to the last screen of its table: ${answers}`);
  console.log(`  from an arrow key to its own screen: ${arrows}`);
  console.log(
    `  answers a second, of people and bots: ${((after.answers - full.answers) / took).toFixed(1)}`,
  );
  console.log(`  processor: ${(used / took).toFixed(2)} cores`);
  console.log(
    `  resident memory: ${before.megabytes} MB empty, ${full.megabytes} MB full, ${after.megabytes} MB after play, ` +
      `${left.megabytes} MB when all have left; ${((after.megabytes - before.megabytes) / tables.length).toFixed(1)} MB a ` +
      `table, ${((after.megabytes - before.megabytes) / people).toFixed(1)} MB a connection`,
  );
} finally {
  await server.end('SIGKILL');
  rmSync(home, { recursive: true, force: true });
}
