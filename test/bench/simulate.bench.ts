import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

// How much faster `simulate --jobs 2` is than one job, and how much faster two processes are that share nothing but
// the machine: more than those reach cannot be had. It needs two cores that nobody else uses, and the built program.
// `npm run bench -- simulate` measures all sizes, `npm run bench -- simulate easy-200` only those that are named.

/** Two jobs are never slower than this share of one. */
const LEAST_OF_SMALL = 0.95;
/** How many times as fast two jobs are where the games last. */
const LEAST_OF_LARGE = 1.5;

interface Size {
  readonly bots: string;
  readonly games: number;
  /** Measurements of each alternative, in turn. */
  readonly rounds: number;
  readonly least: number;
}

const SIZES: readonly Size[] = [
  { bots: 'random', games: 20, rounds: 9, least: LEAST_OF_SMALL },
  { bots: 'random', games: 200, rounds: 9, least: LEAST_OF_SMALL },
  { bots: 'random', games: 1000, rounds: 5, least: LEAST_OF_SMALL },
  { bots: 'random', games: 4000, rounds: 3, least: LEAST_OF_SMALL },
  { bots: 'random', games: 10_000, rounds: 1, least: LEAST_OF_SMALL },
  { bots: 'easy', games: 2, rounds: 3, least: LEAST_OF_SMALL },
  { bots: 'easy', games: 10, rounds: 3, least: LEAST_OF_SMALL },
  { bots: 'easy', games: 40, rounds: 1, least: LEAST_OF_SMALL },
  // Long enough that start and end hardly count, as in 2,000 games, which take minutes.
  { bots: 'easy', games: 200, rounds: 1, least: LEAST_OF_LARGE },
];

const program = fileURLToPath(new URL('../../dist/main.cjs', import.meta.url));
if (!existsSync(program) || availableParallelism() < 2) {
  console.log('simulate --jobs: not measured, it takes the built program and two cores');
} else {
  const named = SIZES.filter(({ bots, games }) => process.argv.includes(`${bots}-${games}`));
  for (const size of named.length === 0 ? SIZES : named) await measure(size);
}

/** Compares one job, two jobs, and two processes with half of the games each. */
async function measure({ bots, games, rounds, least }: Size): Promise<void> {
  const ones: number[] = [];
  const twos: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const run = ['simulate', 'limit', '--players', '4', '--bots', bots, '--games', String(games)];
    run.push('--seed', `jobs ${round}`, '--ndjson');
    const one = await secondsOf([[...run, '--jobs', '1']]);
    const two = await secondsOf([[...run, '--jobs', '2']]);
    const halves = await secondsOf(['1/2', '2/2'].map((shard) => [...run, '--jobs', '1', '--shard', shard]));
    ones.push(one);
    twos.push(two);
    bare.push(halves);
  }
  // What else runs only adds to the time, so the fastest run of each says most.
  const fastest = Math.min(...ones);
  const gain = fastest / Math.min(...twos);
  const gains = ones.map((one, round) => one / (twos[round] as number));
  console.log(
    `simulate limit, ${games} games, ${bots}: two jobs are ${gain.toFixed(2)} times as fast as one ` +
      `(${Math.min(...gains).toFixed(2)} to ${Math.max(...gains).toFixed(2)}), two processes ${(fastest / Math.min(...bare)).toFixed(2)} times`,
  );
  if (gain >= least) return;
  console.error(`at least ${least} times is wanted, where nothing else runs on the two cores`);
  process.exitCode = 1;
}

/** Seconds from the start of the program, so often as there are arguments and at the same time, to the last one's end. */
async function secondsOf(runs: readonly (readonly string[])[]): Promise<number> {
  const began = performance.now();
  await Promise.all(
    runs.map(async (run) => {
      const child = spawn(process.execPath, [program, ...run], { stdio: ['ignore', 'ignore', 'inherit'] });
      const [code] = (await once(child, 'exit')) as [number | null];
      if (code !== 0) throw new Error(`${run.join(' ')} ended with ${code}.`);
    }),
  );
  return (performance.now() - began) / 1000;
}
