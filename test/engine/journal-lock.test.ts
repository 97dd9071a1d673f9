import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InUse, type LockOwner, lockOwner, takeLock } from '../../src/engine/lock.ts';
import { newPath } from './journal-helpers.ts';

const claimsOf = (path: string) => readdirSync(dirname(path)).filter((name) => name.includes('.lock-'));

/** Puts down a claim as another process would have. */
function claim(path: string, owner: LockOwner | string): void {
  const name = `${basename(path)}.lock-other`;
  writeFileSync(join(dirname(path), name), typeof owner === 'string' ? owner : JSON.stringify(owner));
}

const since = '2026-01-01T00:00:00.000Z';
const deadPid = () => spawnSync(process.execPath, ['-e', '0']).pid;

describe('the lock of a match file', () => {
  it('names its owner to everybody else, and leaves nothing behind', () => {
    const path = newPath();
    const lock = takeLock(path);
    expect(() => takeLock(path)).toThrow(InUse);
    expect(() => takeLock(path)).toThrow(
      new RegExp(`in use by process ${process.pid} on ${hostname()} since `),
    );
    expect(lockOwner(path)?.pid).toBe(process.pid);
    lock.release();
    lock.release();
    expect(claimsOf(path)).toEqual([]);
    takeLock(path).release();
  });

  it('is taken over from a dead process with a word', () => {
    const path = newPath();
    const pid = deadPid();
    claim(path, { pid, host: hostname(), since });
    const lock = takeLock(path);
    expect(lock.takenOver).toEqual([{ pid, host: hostname(), since }]);
    expect(claimsOf(path)).toHaveLength(1);
    lock.release();
  });

  it.runIf(process.platform === 'linux')('is taken over where the number belongs to a later process', () => {
    const path = newPath();
    claim(path, { pid: process.pid, host: hostname(), since, start: 'another boot 1' });
    expect(takeLock(path).takenOver).toHaveLength(1);
  });

  it('is not taken over from a living process, nor from another machine', async () => {
    const path = newPath();
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    claim(path, { pid: child.pid as number, host: hostname(), since });
    expect(() => takeLock(path)).toThrow(InUse);
    child.kill('SIGKILL');
    await once(child, 'exit');
    takeLock(path).release();
    claim(path, { pid: 1, host: 'another-machine', since });
    expect(() => takeLock(path)).toThrow(/process 1 on another-machine/);
  });

  it('is taken over where the claim is damaged', () => {
    const path = newPath();
    claim(path, '{"pid":');
    takeLock(path).release();
  });

  it('is held by one at a time, however many want it at once', async () => {
    const path = newPath();
    const program = `
      import { appendFileSync } from 'node:fs';
      import { takeLock } from ${JSON.stringify(new URL('../../src/engine/lock.ts', import.meta.url).href)};
      let held = 0;
      for (let turn = 0; turn < 60; turn += 1) {
        try {
          const lock = takeLock(process.argv[1]);
          appendFileSync(process.argv[1], '+');
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
          appendFileSync(process.argv[1], '-');
          lock.release();
          held += 1;
        } catch (thrown) { if (thrown.name !== 'InUse') throw thrown; }
      }
      process.exitCode = held > 0 ? 0 : 1;`;
    const children = Array.from({ length: 3 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, path], {
        stdio: 'inherit',
      }),
    );
    await Promise.all(children.map((child) => once(child, 'exit')));
    const written = execFileSync('cat', [path], { encoding: 'utf8' });
    expect(written).toMatch(/^(\+-)+$/);
    expect(claimsOf(path)).toEqual([]);
  });
});
