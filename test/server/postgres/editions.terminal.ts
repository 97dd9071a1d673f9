import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NewerProgram } from '../newer-program.ts';
import { RandomPerson } from '../random-people.ts';
import { ServerProcess } from '../server-process.ts';
import { PostgresServer } from './postgres-server.ts';

// An older build is the present one; a newer build is made of changed sources.

let database: PostgresServer;
let newer: NewerProgram;
const running: ServerProcess[] = [];
const folders: string[] = [];
beforeAll(async () => {
  database = await PostgresServer.start(['fsync=off']);
  newer = NewerProgram.build(2);
}, 300_000);
afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGKILL');
}, 60_000);
afterAll(async () => {
  await database.remove();
  newer.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function started(url: string, version: 'older' | 'newer'): Promise<ServerProcess> {
  const home = mkdtempSync(join(tmpdir(), 'green-games-editions-'));
  folders.push(home);
  const built = version === 'newer' ? { built: newer.program } : {};
  const server = await ServerProcess.start(home, 0, ['--store', url], built);
  running.push(server);
  return server;
}

/** Somebody who answers at random, at whichever server they are told. */
class Guest {
  private port: number;
  private isKnown = false;
  readonly person: RandomPerson;

  constructor(name: string, server: ServerProcess) {
    this.port = server.port;
    this.person = new RandomPerson(name, () => this.port, Math.random);
  }

  goTo({ port }: ServerProcess): void {
    this.person.end();
    this.port = port;
  }

  /** Sets up a table with bots. @returns its code */
  async newTable(game: string, seats: number, ...options: readonly string[]): Promise<string> {
    const name = this.isKnown ? [] : [this.person.name];
    this.isKnown = true;
    const said = await this.person.lines(
      ...name,
      `new ${game} ${seats} ${seats - 1} random ${options.join(' ')}`,
    );
    const code = /Your table is (\S+)\./.exec(said)?.[1];
    if (code === undefined) throw new Error(`There is no table:\n${said}`);
    return code;
  }

  /** Answers until this number of answers has been acknowledged. */
  async play(code: string, answers: number): Promise<void> {
    const { acknowledged } = this.person;
    const [wanted, end] = [acknowledged.length + answers, Date.now() + 30_000];
    while (acknowledged.length < wanted) {
      if (Date.now() > end) throw new Error(`Only ${acknowledged.length} of ${wanted} answers were taken.`);
      await this.person.answer(code);
    }
  }

  /** What line mode says when they sit down. */
  async sitsDown(code: string): Promise<string> {
    return await this.person.lines(`play ${code}`, '/leave');
  }
}

/** The records of a match. */
async function recordsOf(url: string, code: string): Promise<readonly Record<string, unknown>[]> {
  const rows = await database.asHost<{ record: string }>(
    `SELECT record FROM green_games.records WHERE match = '${code}' ORDER BY number`,
    new URL(url).pathname.slice(1),
  );
  return rows.map(({ record }) => JSON.parse(record) as Record<string, unknown>);
}

const editionsIn = (records: readonly Record<string, unknown>[]): readonly unknown[] => [
  ...new Set(records.filter(({ record }) => record === 'snapshot').map(({ edition }) => edition)),
];

describe('an update while people play', () => {
  it('with the older program first: the newer one migrates, the older plays on what it knows and declines the rest in a sentence, and no match is lost', async () => {
    const url = await database.database();
    const older = await started(url, 'older');
    const ann = new Guest('Ann', older);
    const bo = new Guest('Bo', older);
    const [changed, same] = [await ann.newTable('nice-green-things', 2), await bo.newTable('green-deal', 3)];
    await ann.play(changed, 4);
    await bo.play(same, 4);
    const upgraded = await started(url, 'newer');
    const [count] = await database.asHost<{ count: number }>(
      'SELECT count(*)::int AS count FROM green_games.migrations',
      new URL(url).pathname.slice(1),
    );
    expect(count).toEqual({ count: 3 });
    // Both play on at the older one.
    await ann.play(changed, 1);
    await bo.play(same, 2);
    ann.goTo(upgraded);
    await ann.play(changed, 3);
    const records = await recordsOf(url, changed);
    expect(editionsIn(records)).toEqual([2, 3]);
    ann.goTo(older);
    expect(await ann.sitsDown(changed)).toMatch(/edition 3 of the rules.*newer version of green-games/);
    expect(await recordsOf(url, changed)).toEqual(records);
    // A table with a pace that the older one does not know is not listed there.
    ann.goTo(upgraded);
    const weekly = await ann.newTable('green-deal', 3, 'pace=weekly');
    await bo.play(same, 2);
    expect(await bo.person.run('tables')).not.toContain(weekly);
    expect(await ann.person.run('tables')).toContain(weekly);
    expect(older.log).toContain('record-unreadable');
    expect(await older.end('SIGTERM')).toBe(143);
    bo.goTo(upgraded);
    await bo.play(same, 3);
    await ann.play(changed, 2);
    for (const { person } of [ann, bo]) person.end();
    expect([older, upgraded].map(({ log }) => log).join('')).not.toMatch(
      /"event":"(?:match-fault|fault|store-fault)"/,
    );
    expect(await upgraded.end('SIGTERM')).toBe(143);
  }, 180_000);

  it('with the newer program first, and back: the older one opens what the newer one has not continued', async () => {
    const url = await database.database();
    const first = await started(url, 'newer');
    const ann = new Guest('Ann', first);
    const bo = new Guest('Bo', first);
    const [changed, same] = [await ann.newTable('nice-green-things', 2), await bo.newTable('green-deal', 3)];
    await ann.play(changed, 3);
    await bo.play(same, 3);
    const older = await started(url, 'older');
    bo.goTo(older);
    await bo.play(same, 3);
    ann.goTo(older);
    expect(await ann.sitsDown(changed)).toMatch(/edition 3 of the rules.*edition 2/);
    // Somebody begins a match at the older one, and goes on at the newer one.
    const begun = await ann.newTable('nice-green-things', 2);
    await ann.play(begun, 3);
    expect(await first.end('SIGTERM')).toBe(143);
    await bo.play(same, 2);
    await ann.play(begun, 2);
    const again = await started(url, 'newer');
    ann.goTo(again);
    await ann.play(begun, 3);
    await ann.play(changed, 2);
    expect(editionsIn(await recordsOf(url, begun))).toEqual([2, 3]);
    bo.goTo(again);
    await bo.play(same, 2);
    for (const { person } of [ann, bo]) person.end();
    const logs = [first, older, again].map(({ log }) => log).join('');
    expect(logs).not.toMatch(/"event":"(?:match-fault|fault|store-fault)"/);
  }, 180_000);
});
