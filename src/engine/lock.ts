import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

/*
 * A lock is a claim: a small file beside the match file, under a name that no other process uses. Whoever wants the
 * match puts down a claim first and then looks around. Seeing the claim of another living process, it withdraws its
 * own. Of two that come at the same moment the later one sees the earlier, so never do both go on; and as names are
 * never used twice, clearing away the claim of a dead process cannot hit the claim of a living one.
 */

/** Who holds a match file. */
export interface LockOwner {
  readonly pid: number;
  readonly host: string;
  /** When it took the match up, as an ISO date. */
  readonly since: string;
  /** When the process began, in the system's own count: tells it from a later process with the same number. */
  readonly start?: string;
}

/** Another living process holds the match. */
export class InUse extends Error {
  override name = 'InUse';
  constructor(
    readonly path: string,
    readonly owner: LockOwner,
    /** The claim's file: to be removed by hand where its process is known to be gone. */
    readonly claim: string,
  ) {
    super(`${path} is in use by process ${owner.pid} on ${owner.host} since ${owner.since}.`);
  }
}

/** A held lock. */
export interface Lock {
  /** Dead owners whose claims were cleared away. */
  readonly takenOver: readonly LockOwner[];
  /** Lets go; harmless to repeat. */
  release(): void;
}

/** How often two that came at the same moment try again before they give up. */
const ATTEMPTS = 4;

/**
 * Takes the lock of a match file.
 * @throws InUse where another living process holds it
 */
export function takeLock(path: string): Lock {
  for (let attempt = 1; ; attempt += 1) {
    const lock = claimLock(path);
    if (!(lock instanceof InUse)) return lock;
    // Whoever has held it for a while goes on holding it; only of newcomers may one be about to withdraw.
    const isNewcomer = Date.now() - Date.parse(lock.owner.since) < 1000 && lock.owner.pid !== process.pid;
    if (attempt === ATTEMPTS || !isNewcomer) throw lock;
    pause(5 + Math.random() * 40);
  }
}

function claimLock(path: string): Lock | InUse {
  const folder = realpathSync(dirname(path));
  const prefix = `${basename(path)}.lock-`;
  const own = join(folder, `${prefix}${process.pid}-${randomBytes(6).toString('hex')}`);
  const start = startOf(process.pid);
  const owner: LockOwner = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    ...(start === undefined ? {} : { start }),
  };
  // Written aside and renamed, so that nobody ever reads half a claim.
  const aside = join(folder, `.${basename(own)}`);
  writeFileSync(aside, JSON.stringify(owner), { flag: 'wx' });
  renameSync(aside, own);
  const takenOver: LockOwner[] = [];
  for (const name of readdirSync(folder)) {
    const claim = join(folder, name);
    if (!name.startsWith(prefix) || claim === own) continue;
    const other = readClaim(claim);
    if (other === undefined) continue;
    if (isAlive(other)) {
      remove(own);
      return new InUse(path, other, claim);
    }
    if (remove(claim)) takenOver.push(other);
  }
  return { takenOver, release: () => void remove(own) };
}

/** The owner that a match file has now, without touching anything; undefined where nobody living holds it. */
export function lockOwner(path: string): LockOwner | undefined {
  const prefix = `${basename(path)}.lock-`;
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(prefix)) continue;
    const owner = readClaim(join(dirname(path), name));
    if (owner !== undefined && isAlive(owner)) return owner;
  }
  return undefined;
}

function readClaim(path: string): LockOwner | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return undefined; // withdrawn in the meantime
  }
  try {
    const owner = JSON.parse(text) as Partial<LockOwner>;
    if (typeof owner.pid === 'number')
      return { host: hostname(), since: 'an unknown time', ...owner, pid: owner.pid };
  } catch {
    // A damaged claim belongs to nobody who could be asked.
  }
  return { pid: 0, host: hostname(), since: 'an unknown time' };
}

function remove(path: string): boolean {
  try {
    unlinkSync(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether the owner may still be at work. What cannot be known, as on another machine, counts as alive. */
function isAlive(owner: LockOwner): boolean {
  if (owner.host !== hostname()) return true;
  if (owner.pid <= 0) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
  const stat = statOf(owner.pid);
  if (stat === undefined) return true;
  if (stat.ended) return false;
  return owner.start === undefined || owner.start === startOf(owner.pid);
}

/** When a process began, where the system tells; with the boot, as the count begins anew with each. */
function startOf(pid: number): string | undefined {
  const stat = statOf(pid);
  if (stat === undefined) return undefined;
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${stat.start}`;
  } catch {
    return stat.start;
  }
}

function statOf(pid: number): { start: string; ended: boolean } | undefined {
  try {
    // The second field is the command in brackets, which may itself hold spaces and brackets.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { start: fields[19] ?? '', ended: fields[0] === 'Z' || fields[0] === 'X' };
  } catch {
    return undefined;
  }
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
