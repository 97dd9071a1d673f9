/** What is compared: each runs once a round and may return how many units of work it did (1 unless it says). */
// biome-ignore lint/suspicious/noConfusingVoidType: an alternative that counts nothing returns nothing
export type Alternative = () => number | void | Promise<number | void>;

export interface RatioOptions {
  /** How often each alternative runs; an odd number has a middle. */
  rounds?: number;
  /** Runs before the measured ones, so that code is compiled and files are cached. */
  warmUp?: number;
  /** What is put in order after each run, unmeasured. */
  afterEach?: () => void | Promise<void>;
  /** What one unit of work is called in the table, such as `move`. */
  unit?: string;
}

export interface Measured {
  name: string;
  /** The middle of the times for one unit of work, in milliseconds. */
  median: number;
  fastest: number;
  slowest: number;
  /** This median divided by that of the first alternative. */
  ratio: number;
}

/**
 * Runs alternatives in turn, round by round, and compares the medians with the first one's. Whatever slows the
 * machine down for a while slows all of them down, so that the ratio holds where the times do not; each round
 * begins with another alternative, so that none always follows the same one.
 */
export async function compare(
  alternatives: Record<string, Alternative>,
  { rounds = 15, warmUp = 2, afterEach }: RatioOptions = {},
): Promise<Measured[]> {
  const names = Object.keys(alternatives);
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(place + round + warmUp) % names.length] as string;
      const begin = performance.now();
      const units = (await alternatives[name]?.()) ?? 1;
      const time = (performance.now() - begin) / units;
      await afterEach?.();
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  const base = median(times.get(names[0] ?? '') ?? []);
  return names.map((name) => {
    const all = times.get(name) ?? [];
    const middle = median(all);
    return {
      name,
      median: middle,
      fastest: Math.min(...all),
      slowest: Math.max(...all),
      ratio: middle / base,
    };
  });
}

/** Compares and prints a table. Returns the figures, so that callers can set bounds. */
export async function printRatios(
  title: string,
  alternatives: Record<string, Alternative>,
  options: RatioOptions = {},
): Promise<Measured[]> {
  const measured = await compare(alternatives, options);
  const unit = options.unit ?? 'run';
  const width = Math.max(...measured.map(({ name }) => name.length));
  console.log(`${title} (medians of ${options.rounds ?? 15} rounds, interleaved; a ratio below 1 is faster)`);
  for (const { name, median: middle, fastest, slowest, ratio } of measured) {
    const range = `${figure(fastest)} to ${figure(slowest)}`;
    console.log(`  ${name.padEnd(width)}  ${figure(middle)} ms/${unit}  (${range})  ${ratio.toFixed(3)}`);
  }
  console.log();
  return measured;
}

/** The middle of the values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? (upper + (sorted[half - 1] ?? Number.NaN)) / 2 : upper;
}

function figure(milliseconds: number): string {
  return milliseconds.toPrecision(4).padStart(9);
}
