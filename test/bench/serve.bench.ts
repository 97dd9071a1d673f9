import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { games } from '../../src/games/index.ts';
import { quickKey } from '../server/random-people.ts';
import { ServerProcess } from '../server/server-process.ts';
import { type Screen, TestClient } from '../server/ssh-client.ts';

// People at tables over SSH: a server in a process of its own, real clients in this one. SERVE_CONNECTIONS and
// SERVE_SECONDS say how many and how long. Wants the built program.

const connections = Number(process.env['SERVE_CONNECTIONS'] ?? 200);
const seconds = Number(process.env['SERVE_SECONDS'] ?? 180);

/** A folder for profiles of the server's processor time and memory; absent if none are wanted. */
const profileTo = process.env['SERVE_PROFILE'];

/** How many tables there are; their people have all connections between them. */
const tableCount = Math.ceil(connections * 0.3);

/** Connections that one address may have: the clients come from several addresses of this machine. */
const ofAddress = 30;

/** Milliseconds without a change after which a screen counts as idle. */
const stillAfter = 1000;

/** Milliseconds between two keys of a person who is asked, at most. */
const longestPause = 800;

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

/**
 * People who have logged in, sat down at one table and see their screens.
 * @param first the number of the first of them
 * @param wanted how many there are, if the game has so many seats
 */
async function tableOf(number: number, first: number, wanted: number): Promise<readonly Player[]> {
  const { id, seats } = games[number % games.length] as (typeof games)[number];
  const size = Math.min(seats.to, Math.max(seats.from, wanted));
  const bots = seats.to > size ? 1 : 0;
  const people = await Promise.all(
    Array.from({ length: size }, (_, seat) => connected(first + seat, quickKey())),
  );
  const [host, ...guests] = people as [TestClient, ...TestClient[]];
  const said = await inLines(host, `p${first}`, `new ${id} ${size + bots} ${bots} easy`);
  const code = /Your table is (\S+)\./.exec(said)?.[1];
  if (code === undefined) throw new Error(`There is no table of ${id}:\n${said}`);
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

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);

const answers = new Latencies();
const arrows = new Latencies();

/** Whether a person is asked: the last rows then show the keys, not whom the table waits for. */
function isAsked({ screen }: Player): boolean {
  return !/waits for|bots are thinking/.test(screen.text.trimEnd().split('\n').at(-1) ?? '');
}

/**
 * The people of a table answer whenever they are asked, one key at a time: an arrow, which concerns their own screen
 * alone, then Enter, or y where that is asked. An answer is a key after which every screen of the table has changed.
 */
async function played(players: readonly Player[], until: number): Promise<void> {
  while (performance.now() < until) {
    const asked = players.filter(isAsked);
    const player = asked[Math.floor(Math.random() * asked.length)];
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longestPause));
    if (player === undefined) continue;
    const { screen } = player;
    const pressed = performance.now();
    const moved = nextBytes(screen, pressed);
    screen.press('down');
    const arrow = await moved;
    if (arrow !== undefined) arrows.add(arrow);
    const since = performance.now();
    const all = players.map((each) => nextBytes(each.screen, since));
    screen.press(/y confirms|y yes/.test(screen.text) ? 'y' : 'enter');
    const times = await Promise.all(all);
    if (times.every((time) => time !== undefined)) answers.add(Math.max(...(times as number[])));
  }
}

try {
  const before = await server.figures();

  const empty = await server.held();

  const tables: (readonly Player[])[] = [];
  let people = 0;
  for (let number = 0; number < tableCount; number += 1) {
    const players = await tableOf(number, people, Math.round((connections - people) / (tableCount - number)));
    tables.push(players);
    people += players.length;
  }
  const full = await server.figures();
  const fullHeld = await server.held();
  const profiled = profileTo === undefined ? undefined : await server.profile();
  const turnsOfServer = await server.watchTurns();
  const ownTurns = monitorEventLoopDelay({ resolution: 5 });
  ownTurns.enable();
  const ownProcessor = process.cpuUsage();
  const [began, processor] = [performance.now(), server.processorSeconds];
  await Promise.all(tables.map((players) => played(players, began + seconds * 1000)));
  const took = (performance.now() - began) / 1000;
  const used = server.processorSeconds - processor;
  const { user, system } = process.cpuUsage(ownProcessor);
  ownTurns.disable();
  const [median, slowest] = await turnsOfServer();
  await profiled?.(`${profileTo}/serve.cpuprofile`);
  const after = await server.figures();
  const playedHeld = await server.held();
  if (profileTo !== undefined) await server.snapshot(`${profileTo}/full.heapsnapshot`);
  for (const client of clients) client.end();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const left = await server.figures();
  const leftHeld = await server.held();
  if (profileTo !== undefined) await server.snapshot(`${profileTo}/left.heapsnapshot`);
  console.log(`serve, ${people} connections at ${tables.length} tables for ${took.toFixed(0)} s`);
  console.log(`  from a key to the last screen of its table, as clients see it: ${answers}`);
  console.log(
    `  the server's own part of that: p50 ${after.answerMedian} ms, p99 ${after.answerSlowest} ms of the latest 1000 answers`,
  );
  console.log(`  from an arrow key to its own screen: ${arrows}`);
  console.log(
    `  answers a second, of people and bots: ${((after.answers - full.answers) / took).toFixed(1)}`,
  );
  console.log(
    `  processor: ${(used / took).toFixed(2)} cores, and ${((user + system) / 1e6 / took).toFixed(2)} for all clients together`,
  );
  console.log(
    `  a turn of the event loop: p50 ${median.toFixed(0)} ms, p99 ${slowest.toFixed(0)} ms at the server; ` +
      `p50 ${(ownTurns.percentile(50) / 1e6).toFixed(0)} ms, p99 ${(ownTurns.percentile(99) / 1e6).toFixed(0)} ms at the clients`,
  );
  console.log(
    `  resident memory: ${before.megabytes} MB empty, ${full.megabytes} MB full, ${after.megabytes} MB after play, ` +
      `${left.megabytes} MB when all have left; ${((after.megabytes - before.megabytes) / tables.length).toFixed(1)} MB a ` +
      `table, ${((after.megabytes - before.megabytes) / people).toFixed(1)} MB a connection`,
  );
  const held = { empty, full: fullHeld, 'after play': playedHeld, 'all have left': leftHeld };
  for (const [when, { heap, resident, listeners }] of Object.entries(held))
    console.log(
      `  held, garbage left out, ${when}: heap ${megabytes(heap)} MB, resident ${megabytes(resident)} MB, ` +
        `${Object.values(listeners).reduce((sum, count) => sum + count, 0)} listeners of the process`,
    );
  console.log(
    `  held a connection: ${((playedHeld.resident - empty.resident) / 2 ** 20 / people).toFixed(1)} MB resident, ` +
      `${((playedHeld.heap - leftHeld.heap) / 2 ** 20 / people).toFixed(2)} MB that goes with it`,
  );
} finally {
  await server.end('SIGKILL');
  rmSync(home, { recursive: true, force: true });
}
