import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InUse, type LockOwner, lockOwner, takeLock } from '../../src/engine/lock.ts';
import { randomStream } from '../../src/engine/random.ts';
import { answerAny, beginMatch, newPath } from './journal-helpers.ts';

const claimsOf = (path: string) => readdirSync(dirname(path)).filter((name) => name.includes('.lock-'));

/** Puts down a claim as another process would have. */
function claim(path: string, owner: LockOwner | string): void {
  const name = `${basename(path)}.lock-other`;
  writeFileSync(join(dirname(path), name), typeof owner === 'string' ? owner : JSON.stringify(owner));
}

const since = '2026-01-01T00:00:00.000Z';
const deadPid = () => spawnSync(process.execPath, ['-e', '0']).pid;

describe('the lock of a match file', () => {
  it('names its owner to other processes, and leaves nothing behind', () => {
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

  it('is taken over from a dead process, with a message', () => {
    const path = newPath();
    const pid = deadPid();
    claim(path, { pid, host: hostname(), since });
    const lock = takeLock(path);
    expect(lock.takenOver).toEqual([{ pid, host: hostname(), since }]);
    expect(claimsOf(path)).toHaveLength(1);
    lock.release();
  });

  it.runIf(process.platform === 'linux')(
    'is taken over if the process number now belongs to a later process',
    () => {
      const path = newPath();
      claim(path, { pid: process.pid, host: hostname(), since, start: 'another boot 1' });
      expect(takeLock(path).takenOver).toHaveLength(1);
    },
  );

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

  it('is taken over if the lock file is damaged', () => {
    const path = newPath();
    claim(path, '{"pid":');
    takeLock(path).release();
  });

  it.runIf(process.platform === 'linux')(
    'recognizes processes of this machine by its boot, whatever the machine was called',
    () => {
      const path = newPath();
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const space = readlinkSync('/proc/self/ns/pid');
      const away = { host: 'the-name-of-yesterday', since };
      claim(path, { ...away, pid: deadPid(), start: `${boot} 1`, space });
      expect(takeLock(path).takenOver).toHaveLength(1);
      const mine = takeLock(newPath());
      mine.release();
      const start = `${boot} ${readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ')[19]}`;
      const other = newPath();
      claim(other, { ...away, pid: process.pid, start, space });
      expect(() => takeLock(other, true)).toThrow(
        /in use by process .* on the-name-of-yesterday .*Its lock is .*lock-other/,
      );
    },
  );

  it.runIf(process.platform === 'linux').each([
    ['another container on this machine', { space: 'pid:[1]', ofThisBoot: true }],
    ['another machine', { space: 'pid:[1]', ofThisBoot: false }],
    ['another machine of an older program', { space: undefined, ofThisBoot: false }],
  ])('of %s is taken over only where somebody says so', (_, { space, ofThisBoot }) => {
    const path = newPath();
    const boot = ofThisBoot ? readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim() : 'another-boot';
    const owner = {
      pid: 7,
      host: 'elsewhere',
      since,
      start: `${boot} 1`,
      ...(space === undefined ? {} : { space }),
    };
    claim(path, owner);
    expect(() => takeLock(path)).toThrow(
      /cannot be determined from here.*--take-over.*Its lock is .*lock-other/,
    );
    expect(lockOwner(path)).toEqual(owner);
    expect(takeLock(path, true).takenOver).toEqual([owner]);
  });

  it.each([
    ['a link', (path: string, name: string) => symlinkSync(path, name)],
    ['a second name', (path: string, name: string) => linkSync(path, name)],
  ])('belongs to the file: %s of it has the same lock', (_, link) => {
    const path = newPath();
    writeFileSync(path, '');
    const name = join(dirname(path), 'other.jsonl');
    link(path, name);
    const lock = takeLock(path);
    expect(() => takeLock(name)).toThrow(InUse);
    expect(lockOwner(name)?.pid).toBe(process.pid);
    lock.release();
    const other = takeLock(name);
    expect(() => takeLock(path)).toThrow(InUse);
    other.release();
  });

  it('of a symbolic link in another folder is beside the file itself', () => {
    const path = newPath();
    writeFileSync(path, '');
    const name = newPath();
    symlinkSync(path, name);
    const lock = takeLock(name);
    expect(() => takeLock(path)).toThrow(InUse);
    expect(claimsOf(name)).toEqual([]);
    lock.release();
  });

  it('is recognized by its content: nothing else is removed, whatever its name', () => {
    const path = newPath();
    const folder = dirname(path);
    const match = '{"record":"match","format":1}\n{"record":"snapshot"}\n';
    const others: readonly (readonly [string, string])[] = [
      ['match.jsonl.lock-old.jsonl', match],
      ['match.jsonl.lock-old', match],
      ['match.jsonl.lock-empty', ''],
      ['match.jsonl.lock-list', '[1]'],
      ['match.jsonl.lock-null', 'null'],
      ['match.jsonl.lock-more', JSON.stringify({ pid: 1, host: hostname(), since, more: 'x' })],
      ['match.jsonl.lock-odd', JSON.stringify({ pid: 'x', host: hostname(), since })],
      ['match.jsonl.lock-huge', JSON.stringify({ pid: 1, host: 'x'.repeat(100_000), since })],
    ];
    for (const [name, text] of others) writeFileSync(join(folder, name), text);
    mkdirSync(join(folder, 'match.jsonl.lock-folder'));
    symlinkSync('match.jsonl.lock-old', join(folder, 'match.jsonl.lock-link'));
    const before = readdirSync(folder).sort();
    takeLock(path).release();
    expect(readdirSync(folder).sort()).toEqual(before);
    for (const [name, text] of others) expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });

  it('is not the only protection: what another process wrote is noticed before anything is added', () => {
    const path = newPath();
    const kept = beginMatch(path);
    const random = randomStream('written by two');
    answerAny(kept, random);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text + text.split('\n').at(-2));
    expect(() => answerAny(kept, random)).toThrow(/another process has changed it/);
    truncateSync(path, text.length);
    kept.close();
  });

  it('is held by one process at a time, however many compete for it', async () => {
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
