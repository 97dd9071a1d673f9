import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf } from '../../src/server/copy-store.ts';
import { FolderStore } from '../../src/server/folder-store.ts';
import { PostgresStore } from '../../src/server/postgres/postgres-store.ts';
import { CuttableNetwork } from '../../test/server/postgres/cuttable-network.ts';
import { PostgresServer } from '../../test/server/postgres/postgres-server.ts';
import { isStoreAway, lostAmong, RandomPerson } from '../../test/server/random-people.ts';
import { runProgram, ServerProcess } from '../../test/server/server-process.ts';
import { playRandomTable } from './random-table.ts';

/** The number of processes that share the database. */
const processCount = 3;

/** The number of tables played at a time. */
const tablesAtATime = 6;

/** The longest time, in milliseconds, that a table may stand still after a fault on a busy machine. */
const longestPause = 120_000;

/** The lengths of network cuts in milliseconds: most are short, and some are as long as if a cable had been pulled. */
const cuts = { short: 3000, long: 30_000 } as const;

/** What is done to the servers in one round. */
type Fault =
  | 'process killed'
  | 'process stopped'
  | 'database killed'
  | 'network cut'
  | 'network cut for 30 s';

/**
 * The length of a cycle of rounds. The faults below come in the rounds named for them; in all others a process is
 * killed.
 */
const rounds = 60;
const special: Readonly<Record<number, Fault>> = {
  4: 'database killed',
  9: 'process stopped',
  14: 'database killed',
  19: 'network cut',
  24: 'database killed',
  29: 'process stopped',
  34: 'database killed',
  39: 'network cut',
  44: 'database killed',
  49: 'network cut for 30 s',
  54: 'database killed',
};

/** One of the processes, with its own way to the database. */
interface Place {
  readonly home: string;
  readonly network: CuttableNetwork;
  server: ServerProcess;
  /** A person who hosts a table, plays at none, and sees what this process tells people. */
  readonly watcher: RandomPerson;
}

/** What is known of a match after a round. */
interface Known {
  readonly number: number;
  /** The MD5 digest of the records so far. */
  readonly digest: string;
}

/** A table of random people, and when one of its answers was last acknowledged. */
interface Played {
  readonly people: readonly RandomPerson[];
  readonly begun: number;
  isOver: boolean;
  given: number;
  movedAt: number;
}

const pause = async (milliseconds: number): Promise<void> =>
  await new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A run of several servers on one PostgreSQL, whose processes, database and network fail. */
class StoreRun {
  readonly faults: string[] = [];
  readonly counts = new Map<Fault, number>();
  private readonly tables = new Map<string, Played>();
  private readonly known = new Map<string, Known>();
  private readonly people: RandomPerson[] = [];
  private longest = 0;
  private isOver = false;

  constructor(
    private readonly database: PostgresServer,
    private readonly name: string,
    private readonly places: readonly Place[],
  ) {}

  /** Whether nothing more is to be done, because the run is complete or a fault was found. */
  private get isEnding(): boolean {
    return this.isOver || this.faults.length > 0;
  }

  /** The number of answers that people were told are saved. */
  private get given(): number {
    return this.people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Lets people play while one fault follows another. */
  async run(kills: number): Promise<void> {
    const playing = Array.from({ length: tablesAtATime }, async (_, index) => {
      while (!this.isEnding) await this.playOne(index);
    });
    for (let round = 0; this.killed < kills && !this.isEnding; round += 1) {
      const known = this.given;
      await this.until(() => this.given > known, 'an answer is acknowledged');
      await pause(Math.random() * 400);
      const fault = special[round % rounds] ?? 'process killed';
      await this.strike(fault);
      this.counts.set(fault, (this.counts.get(fault) ?? 0) + 1);
      await this.check();
      if (round % 10 === 9) console.log(this.summary());
    }
    this.isOver = true;
    await Promise.all(playing);
  }

  /** The number of processes and databases that were killed. */
  get killed(): number {
    return (this.counts.get('process killed') ?? 0) + (this.counts.get('database killed') ?? 0);
  }

  summary(): string {
    const counts = [...this.counts].map(([fault, count]) => `${fault} ${count} times`).join(', ');
    const over = [...this.tables.values()].filter((table) => table.isOver).length;
    return (
      `serve-store: ${counts}; ${this.given} answers acknowledged at ${this.tables.size} tables, ${over} of them over; ` +
      `the longest that a table stood still: ${(this.longest / 1000).toFixed(1)} s`
    );
  }

  /** What must hold at the end, when nobody plays any more. */
  async checkEnd(url: string): Promise<void> {
    await this.check();
    await this.checkAlike();
    for (const person of this.people) this.faults.push(...person.refused.map((why) => `refused: ${why}`));
    for (const { server } of this.places) {
      const code = await server.end('SIGTERM');
      if (code !== 143) this.faults.push(`A stopped server ended with ${String(code)}.`);
      this.checkLog(server);
    }
    const folder = mkdtempSync(join(tmpdir(), 'green-games-store-'));
    const store = await PostgresStore.open({ url, program: '0.0.0', log: () => {} });
    await store.backup(folder);
    const copy = new FolderStore(folder);
    const [kept, copied] = [await contentOf(store), await contentOf(copy)];
    if (kept.digest !== copied.digest) this.faults.push('The backup differs from the database.');
    await Promise.all([store.close(), copy.close()]);
    for (const code of this.tables.keys()) {
      const verified = await runProgram(['replay', join(folder, 'matches', `${code}.jsonl`), '--verify']);
      if (verified.code !== 0) this.faults.push(`${code} does not verify: ${verified.output}`);
    }
    console.log(`${this.tables.size} matches verified; digest of everything ${kept.digest.slice(0, 16)}`);
    if (this.faults.length === 0) rmSync(folder, { recursive: true, force: true });
    else console.error(`Everything is in ${folder}`);
  }

  private async playOne(index: number): Promise<void> {
    const number = this.people.length / 2;
    // A load balancer does not know what is wrong, either.
    const anywhere = (): number => this.places[Math.floor(Math.random() * processCount)]?.server.port ?? 0;
    const people = ['a', 'b'].map(
      (letter) => new RandomPerson(`p${number}${letter}t${index}`, anywhere, Math.random),
    ) as [RandomPerson, RandomPerson];
    this.people.push(...people);
    let code = '';
    const begun = (made: string): void => {
      code = made;
      const now = performance.now();
      this.tables.set(made, { people, begun: now, isOver: false, given: 0, movedAt: now });
    };
    const level = number % 3 === 0 ? 'easy' : 'random';
    const isOver = await playRandomTable(people, number, level, { isOver: () => this.isEnding, begun });
    const table = this.tables.get(code);
    if (table !== undefined) table.isOver = isOver;
  }

  private async strike(fault: Fault): Promise<void> {
    const place = this.places[Math.floor(Math.random() * processCount)] as Place;
    if (fault === 'database killed') {
      await this.database.end('SIGKILL');
      await pause(Math.random() * 1000);
      await this.database.begin();
    } else if (fault === 'network cut' || fault === 'network cut for 30 s') await this.cut(place, fault);
    else {
      const { port } = place.server;
      const code = await place.server.end(fault === 'process killed' ? 'SIGKILL' : 'SIGTERM');
      if (fault === 'process stopped' && code !== 143)
        this.faults.push(`A stopped server ended with ${String(code)}.`);
      this.checkLog(place.server);
      place.server = await startAt(place, await this.urlThrough(place), port);
    }
  }

  /** Cuts a process off from its database: its people are told so until the database is back. */
  private async cut(place: Place, fault: Fault): Promise<void> {
    const { watcher, network } = place;
    const isLong = fault === 'network cut for 30 s';
    const since = performance.now();
    const isTold = async (): Promise<boolean> => isStoreAway((await watcher.run('tables')) ?? '');
    await watcher.run('tables');
    network.cut();
    if (isLong) await this.untilAsync(isTold, 'people at the process that is cut off are told');
    await pause(Math.max(0, (isLong ? cuts.long : cuts.short) - (performance.now() - since)));
    network.mend();
    await this.untilAsync(async () => {
      const listing = await watcher.run('tables');
      return listing !== undefined && !isStoreAway(listing);
    }, 'people are told no longer');
  }

  private async urlThrough({ network }: Place): Promise<string> {
    return this.database.urlOf(this.name, network.port);
  }

  private checkLog(server: ServerProcess): void {
    const isFault = (line: string): boolean => /-fault|"fault"/.test(line) && !/client-error/.test(line);
    this.faults.push(...server.log.split('\n').filter(isFault));
  }

  /**
   * Nothing that was acknowledged is lost; every match is one sequence that only grows; no table stands still for long.
   */
  private async check(): Promise<void> {
    const acknowledged = this.people.map((person) => [...person.acknowledged]);
    for (const [code, table] of this.tables) {
      if (table.isOver && this.known.get(code)?.number === -1) continue;
      await this.checkMatch(code, table.isOver);
      const own = acknowledged.flatMap((given) => given.filter((answer) => answer.table === code));
      const lines = await this.linesOf(code);
      for (const { seat, ask, value } of lostAmong(own, () => lines))
        this.faults.push(`${code}: the answer ${ask} ${value} of seat ${seat + 1} is lost.`);
      this.checkPace(code, table);
    }
  }

  private async linesOf(code: string): Promise<readonly string[]> {
    const rows = await this.database.asHost<{ record: string }>(
      `SELECT record FROM green_games.records WHERE match = '${code}' AND record LIKE '%"record":"answer"%' ORDER BY number`,
      this.name,
    );
    return rows.map(({ record }) => record);
  }

  /** @param isLast whether the match is over, so that this is its last check */
  private async checkMatch(code: string, isLast: boolean): Promise<void> {
    const before = this.known.get(code);
    const upTo = before?.number ?? 0;
    const all = `FROM green_games.records WHERE match = '${code}'`;
    const [row] = await this.database.asHost<{ count: number; last: number; old: string; now: string }>(
      `SELECT count(*)::int AS count, max(number) AS last, md5(string_agg(record, E'\\n' ORDER BY number)) AS now,
        (SELECT md5(string_agg(record, E'\\n' ORDER BY number)) ${all} AND number <= ${upTo}) AS old ${all}`,
      this.name,
    );
    if (row === undefined || row.count !== row.last)
      this.faults.push(`${code} has ${row?.count} records, and the last has number ${row?.last}.`);
    else if (before !== undefined && row.old !== before.digest)
      this.faults.push(`${code} is forked: its first ${upTo} records have changed.`);
    this.known.set(code, { number: isLast ? -1 : (row?.last ?? 0), digest: row?.now ?? '' });
  }

  private checkPace(code: string, table: Played): void {
    const now = performance.now();
    const given = table.people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    if (given > table.given || table.isOver) {
      table.given = given;
      table.movedAt = now;
    }
    const stood = now - table.movedAt;
    this.longest = Math.max(this.longest, stood);
    if (stood > longestPause) this.faults.push(`${code} stands still for ${(stood / 1000).toFixed(0)} s.`);
  }

  /** All processes report the same about every match. */
  private async checkAlike(): Promise<void> {
    for (const [code, { people }] of this.tables) {
      const [host] = people;
      if (host === undefined) continue;
      const hosts = this.places.map(({ server }) => host.at(server.port));
      await this.untilAsync(async () => {
        const told = await Promise.all(hosts.map(async (each) => await each.run(`log ${code} --json`)));
        return told[0] !== undefined && new Set(told).size === 1;
      }, `all processes tell the same of ${code}`);
      for (const each of hosts) each.end();
    }
  }

  private async until(holds: () => boolean, what: string): Promise<void> {
    await this.untilAsync(async () => holds(), what);
  }

  private async untilAsync(holds: () => Promise<boolean>, what: string): Promise<void> {
    const end = performance.now() + longestPause;
    while (!(await holds())) {
      if (performance.now() > end) {
        this.faults.push(`It does not come to this: ${what}.`);
        return;
      }
      await pause(20);
    }
  }
}

/** Starts a process as a service manager does: it tries again if the database was not there in time. */
async function startAt(
  { home }: { readonly home: string },
  url: string,
  port: number,
): Promise<ServerProcess> {
  const end = performance.now() + longestPause;
  for (;;) {
    try {
      return await ServerProcess.start(home, port, ['--store', url, '--max-connections=500']);
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}

/**
 * Lets people and bots play at tables of all games through three processes on one PostgreSQL, while processes and the
 * database are killed and networks are cut. After each fault everything that was acknowledged must be there, in one
 * sequence, and play must go on by itself. Resolves to the faults, one sentence each.
 * @param kills how many kills end the run
 */
export async function soakStore(kills: number): Promise<readonly string[]> {
  const database = await PostgresServer.start();
  const url = await database.database();
  const name = new URL(url).pathname.slice(1);
  const places: Place[] = [];
  try {
    for (let place = 0; place < processCount; place += 1) {
      const home = mkdtempSync(join(tmpdir(), 'green-games-process-'));
      const network = await CuttableNetwork.to(database.port);
      const server = await startAt({ home }, database.urlOf(name, network.port), 0);
      const watcher = new RandomPerson(`watcher${place}`, () => server.port, Math.random);
      places.push({ home, network, server, watcher });
      await watcher.lines(watcher.name, 'new limit 4');
    }
    const run = new StoreRun(database, name, places);
    await run.run(kills);
    await run.checkEnd(url);
    console.log(run.summary());
    return run.faults;
  } finally {
    for (const { server, network, home } of places) {
      await server.end('SIGKILL');
      network.close();
      rmSync(home, { recursive: true, force: true });
    }
    await database.remove();
  }
}
