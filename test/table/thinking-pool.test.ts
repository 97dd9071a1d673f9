import { describe, expect, it, vi } from 'vitest';
import { ThinkingPool, type ThinkingWorker } from '../../src/table/thinking-pool.ts';
import type { ThoughtOrder, ThoughtReport } from '../../src/table/thought.ts';
import { assert, asyncProperty, integer, array as listOf, nat, record } from '../properties/fast-check.ts';

/** A worker that answers when a test says so. */
class FakeWorker implements ThinkingWorker {
  order: ThoughtOrder | null = null;
  isHeld = false;
  isEnded = false;
  private readonly messages: ((report: ThoughtReport) => void)[] = [];
  private readonly exits: ((code: number) => void)[] = [];

  postMessage(order: ThoughtOrder): void {
    if (this.order !== null) throw new Error('A worker has one thought at a time.');
    this.order = order;
  }

  on(event: string, listener: (word: never) => void): void {
    if (event === 'message') this.messages.push(listener as (report: ThoughtReport) => void);
    if (event === 'exit') this.exits.push(listener as (code: number) => void);
  }

  report(report: ThoughtReport): void {
    if (!('done' in report)) this.order = null;
    for (const listener of this.messages) listener(report);
  }

  /** Ends the thought with the number of its order. */
  answer(): void {
    this.report({ verdict: { value: numberOf(this.order), alternatives: [] } });
  }

  die(): void {
    this.isEnded = true;
    for (const listener of this.exits) listener(1);
  }

  terminate(): void {
    this.die();
  }

  ref(): void {
    this.isHeld = true;
  }

  unref(): void {
    this.isHeld = false;
  }
}

function order(number: number): ThoughtOrder {
  const task = { level: 'hard', seat: 0, answered: number, seed: 0 };
  const hurry = new Int32Array(new SharedArrayBuffer(4));
  return { task, position: {} as ThoughtOrder['position'], hurry };
}

function numberOf(given: ThoughtOrder | null): number {
  return given?.task.answered ?? -1;
}

/** A pool whose workers are those of a list. */
function poolOf(size: number): {
  pool: ThinkingPool;
  workers: FakeWorker[];
  lost: Error[];
  /** The numbers of the thoughts under way. */
  under: () => number[];
} {
  const workers: FakeWorker[] = [];
  const lost: Error[] = [];
  const start = async (): Promise<ThinkingWorker> => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  const pool = new ThinkingPool(size, { start, lost: (error) => lost.push(error) });
  const under = (): number[] =>
    workers
      .filter((worker) => worker.order !== null && !worker.isEnded)
      .map((worker) => numberOf(worker.order));
  return { pool, workers, lost, under };
}

const settle = async (): Promise<void> => await new Promise((resolve) => setImmediate(resolve));
const listener = { progress: (): void => {} };
const [oak, elm] = [{}, {}];

describe('a pool of workers', () => {
  it('runs no more tasks at a time than it has workers, and tells how many wait', async () => {
    const { pool, workers, under } = poolOf(2);
    const verdicts = [1, 2, 3].map((number) => pool.think({}, order(number), listener));
    await settle();
    expect(under()).toEqual([1, 2]);
    expect([pool.thinking, pool.waiting, pool.size]).toEqual([2, 1, 2]);
    workers[1]?.answer();
    await settle();
    expect(under()).toEqual([1, 3]);
    expect([pool.thinking, pool.waiting]).toEqual([2, 0]);
    for (const worker of workers) worker.answer();
    expect((await Promise.all(verdicts)).map((verdict) => verdict?.value)).toEqual([1, 2, 3]);
    await settle();
    expect([pool.thinking, pool.waiting]).toEqual([0, 0]);
    expect(workers.map(({ isHeld }) => isHeld)).toEqual([false, false]);
  });

  it('lets tables take turns, however many tasks one of them has', async () => {
    const { pool, workers, under } = poolOf(1);
    const asked = [1, 2, 3].map((number) => pool.think(oak, order(number), listener));
    const other = pool.think(elm, order(4), listener);
    const begun: number[] = [];
    for (let thoughts = 0; thoughts < 4; thoughts += 1) {
      await settle();
      begun.push(...under());
      workers[0]?.answer();
    }
    expect(begun).toEqual([1, 4, 2, 3]);
    await Promise.all([...asked, other]);
  });

  it('drops a task that nobody waits for before its turn', async () => {
    const { pool, workers, under } = poolOf(1);
    const leave = new AbortController();
    const first = pool.think(oak, order(1), listener);
    const second = pool.think(elm, order(2), { ...listener, signal: leave.signal });
    await settle();
    leave.abort();
    expect(await second).toBeNull();
    expect(pool.waiting).toBe(0);
    workers[0]?.answer();
    await first;
    await settle();
    expect(under()).toEqual([]);
  });

  it('hurries a task that nobody waits for any more, and gives its worker to the next one', async () => {
    const { pool, workers, under } = poolOf(1);
    const leave = new AbortController();
    const dropped = order(1);
    const progress = vi.fn();
    const first = pool.think(oak, dropped, { progress, signal: leave.signal });
    const second = pool.think(elm, order(2), listener);
    await settle();
    leave.abort();
    expect(await first).toBeNull();
    expect(dropped.hurry[0]).toBe(1);
    expect(under()).toEqual([1]);
    workers[0]?.report({ done: 0.5 });
    expect(progress).not.toHaveBeenCalled();
    workers[0]?.answer();
    await settle();
    expect(under()).toEqual([2]);
    workers[0]?.answer();
    expect((await second)?.value).toBe(2);
    expect(workers).toHaveLength(1);
  });

  it('terminates a worker that does not finish its task', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { pool, workers, under } = poolOf(1);
      const leave = new AbortController();
      const first = pool.think(oak, order(1), { ...listener, signal: leave.signal });
      const second = pool.think(elm, order(2), listener);
      await settle();
      leave.abort();
      await first;
      vi.advanceTimersByTime(5000);
      await settle();
      expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
      expect(under()).toEqual([2]);
      workers[1]?.answer();
      expect((await second)?.value).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('replaces a worker that dies and gives its task to another', async () => {
    const { pool, workers, lost, under } = poolOf(1);
    const verdict = pool.think(oak, order(1), listener);
    await settle();
    workers[0]?.die();
    await settle();
    expect(under()).toEqual([1]);
    expect(lost).toHaveLength(1);
    workers[1]?.answer();
    expect((await verdict)?.value).toBe(1);
  });

  it('abandons a task that has killed three workers, and runs the others', async () => {
    const { pool, workers, lost, under } = poolOf(1);
    const deadly = pool.think(oak, order(1), listener);
    const refused = deadly.catch((error: unknown) => String(error));
    const other = pool.think(elm, order(2), listener);
    for (let tries = 0; tries < 10 && lost.length < 3; tries += 1) {
      await settle();
      const at = workers.findIndex((worker) => !worker.isEnded && worker.order !== null);
      if (numberOf(workers[at]?.order ?? null) === 1) workers[at]?.die();
      else workers[at]?.answer();
    }
    expect(await refused).toMatch(/exited with code 1/);
    await settle();
    expect(lost).toHaveLength(3);
    for (const worker of workers) if (under().includes(2) && worker.order !== null) worker.answer();
    expect((await other)?.value).toBe(2);
  });

  it('replaces a worker that dies while idle', async () => {
    const { pool, workers, lost } = poolOf(1);
    const first = pool.think(oak, order(1), listener);
    await settle();
    workers[0]?.answer();
    await first;
    await settle();
    workers[0]?.die();
    expect(lost).toHaveLength(1);
    const second = pool.think(oak, order(2), listener);
    await settle();
    workers[1]?.answer();
    expect((await second)?.value).toBe(2);
  });

  it('passes on what a bot throws, and keeps the worker', async () => {
    const { pool, workers } = poolOf(1);
    const verdict = pool.think(oak, order(1), listener);
    const refused = verdict.catch((error: unknown) => String(error));
    await settle();
    workers[0]?.report({ fault: 'no idea' });
    expect(await refused).toMatch('no idea');
    expect(workers[0]?.isEnded).toBe(false);
  });

  it('gives nobody a verdict once it is closed', async () => {
    const { pool, workers } = poolOf(1);
    const thoughts = [1, 2].map((number) => pool.think({}, order(number), listener));
    await settle();
    pool.close();
    expect(await Promise.all(thoughts)).toEqual([null, null]);
    expect(workers[0]?.isEnded).toBe(true);
    expect(await pool.think(oak, order(3), listener)).toBeNull();
  });

  it('settles every task once, whatever happens, and never exceeds its size', async () => {
    const acts = listOf(record({ kind: integer({ min: 0, max: 5 }), which: nat(30) }), { maxLength: 60 });
    await assert(
      asyncProperty(integer({ min: 1, max: 4 }), acts, async (size, happenings) => {
        const { pool, workers, under } = poolOf(size);
        const tables = [{}, {}, {}];
        const thoughts: { readonly verdict: Promise<unknown>; readonly leave: AbortController }[] = [];
        for (const { kind, which } of happenings) {
          const busy = workers.filter((worker) => worker.order !== null && !worker.isEnded);
          const worker = busy[which % Math.max(1, busy.length)];
          if (kind <= 2) {
            const leave = new AbortController();
            const asked = { ...listener, signal: leave.signal };
            const thought = pool.think(tables[which % 3] as object, order(thoughts.length), asked);
            thoughts.push({ verdict: thought.catch((error: unknown) => error), leave });
          } else if (kind === 3) worker?.answer();
          else if (kind === 4) worker?.die();
          else thoughts[which % Math.max(1, thoughts.length)]?.leave.abort();
          await settle();
          expect(under().length).toBeLessThanOrEqual(size);
          expect(pool.thinking).toBeLessThanOrEqual(size);
        }
        for (let rounds = 0; rounds < 200 && (pool.waiting > 0 || under().length > 0); rounds += 1) {
          for (const worker of workers) if (worker.order !== null && !worker.isEnded) worker.answer();
          await settle();
        }
        expect([pool.waiting, pool.thinking, under()]).toEqual([0, 0, []]);
        for (const [number, { verdict, leave }] of thoughts.entries()) {
          const settled = await verdict;
          const isOwn = (settled as { value?: unknown } | null)?.value === number;
          expect(isOwn || settled instanceof Error || (settled === null && leave.signal.aborted)).toBe(true);
        }
        pool.close();
      }),
      { numRuns: 60 },
    );
  });
});
