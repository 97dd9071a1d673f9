import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { PostgresServer } from '../server/postgres/postgres-server.ts';

// How many answers a second servers on one PostgreSQL save, and how long one takes: with one, two and four processes
// that each append to matches of their own, as fast as the database lets them. PostgreSQL syncs its log to disk as
// ever. STORE_SECONDS says how long each measurement takes.

const seconds = Number(process.env['STORE_SECONDS'] ?? 8);

/** The number of matches that each process plays at a time, and thus of simultaneous answers. */
const matches = [1, 8, 32];

interface Measured {
  readonly answers: number;
  readonly median: number;
  readonly slowest: number;
}

const root = dirname(createRequire(import.meta.url).resolve('../../package.json'));

/** A process that plays matches of its own; its output is the time of each answer. */
function started(url: string, number: number, atOnce: number): ChildProcess {
  const order = JSON.stringify({ url, number, atOnce, seconds });
  const words = [join(root, 'tools/run-bundled.mjs'), join(root, 'test/bench/serve-store-process.ts')];
  return spawn(process.execPath, words, {
    env: { ...process.env, STORE_ORDER: order },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function timesOf(child: ChildProcess): Promise<readonly number[]> {
  let text = '';
  child.stdout?.on('data', (bytes: Buffer) => {
    text += bytes.toString('utf8');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`A process of the measurement has ended with ${code}.`);
  return JSON.parse(text) as readonly number[];
}

async function measured(url: string, processes: number, atOnce: number): Promise<Measured> {
  const children = Array.from({ length: processes }, (_, number) => started(url, number, atOnce));
  const times = await Promise.all(children.map(timesOf));
  const all = times.flat().sort((one, other) => one - other);
  const within = (share: number): number =>
    all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
  return { answers: all.length / seconds, median: within(0.5), slowest: within(0.99) };
}

const server = await PostgresServer.start();
try {
  console.log(`${cpus().length} cores for the processes and PostgreSQL together, ${seconds} s each`);
  for (const processes of [1, 2, 4])
    for (const atOnce of matches) {
      const { answers, median, slowest } = await measured(await server.database(), processes, atOnce);
      console.log(
        `${processes} ${processes === 1 ? 'process' : 'processes'}, ${atOnce} at once each: ${answers.toFixed(0)} answers a second, median ${median.toFixed(1)} ms, 99 % within ${slowest.toFixed(1)} ms`,
      );
    }
} finally {
  await server.remove();
}
