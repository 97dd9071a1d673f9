import { randomBytes } from 'node:crypto';
import {
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileWords } from '../words/index.ts';
import { DiskError } from './disk-error.ts';
import { readBeginning, readFileWithin } from './outside-file.ts';

/*
 * A lock is a claim: a small file beside the match file, with a name that no other process uses. A process that wants
 * the match first writes its claim and then looks for others. If it finds the claim of another living process, it
 * withdraws its own. Of two processes that claim at the same moment, the later one sees the earlier, so they never both
 * proceed. Since names are never reused, removing the claim of a dead process cannot remove that of a living one.
 *
 * The claim lies beside the file itself, not beside a symbolic link to it. It names the file's device and inode, so
 * that a second name of the file in the same folder finds the claim. Names in other folders are separated from the file
 * before anything is written (`partFromOtherNames`). Only its content makes a file a claim, and only claims are ever
 * removed.
 */

/** The process that holds a match file. */
export interface LockOwner {
  readonly pid: number;
  readonly host: string;
  /** When it opened the match, as an ISO date. */
  readonly since: string;
  /** The boot and the start time of the process, which distinguish it from a later process with the same number. */
  readonly start?: string;
  /** The system's name of its PID namespace, since each container has its own. */
  readonly space?: string;
}

/** Whether an owner is still running. This is unknown if it ran on another machine or in another container. */
export type Liveness = 'alive' | 'gone' | 'unknown';

/** Another process holds the match, or may still hold it. */
export class InUse extends Error {
  override name = 'InUse';
  constructor(
    readonly path: string,
    readonly owner: LockOwner,
    /** The path of the lock. */
    readonly claim: string,
    /** Whether the owner is known to be running. If not, a person who knows that it is gone may take the match over. */
    readonly isAlive: boolean,
  ) {
    super(
      isAlive
        ? fileWords().inUse(path, owner.pid, owner.host, owner.since, claim)
        : fileWords().perhapsInUse(path, owner.pid, owner.host, owner.since, claim),
    );
  }
}

/** A held lock. */
export interface Lock {
  /** Dead owners whose claims were removed. */
  readonly takenOver: readonly LockOwner[];
  /** Call this after replacing the locked file: the claim then names the new device and inode. */
  follow(): void;
  /** Releases the lock; may be called repeatedly. */
  release(): void;
}

/** How often two simultaneous claimants try before they give up. */
const ATTEMPTS = 4;

/**
 * Takes the lock of a match file. The lock belongs to the file itself, not to a link to it.
 * @param takesOver whether a person has confirmed that an owner on another machine is gone
 * @throws InUse if another process holds it; DiskError if no lock can be written
 */
export function takeLock(path: string, takesOver = false): Lock {
  const file = realFile(path);
  for (let attempt = 1; ; attempt += 1) {
    const lock = claimLock(path, file, takesOver);
    if (!(lock instanceof InUse)) return lock;
    // An owner older than a second will stay, but a newcomer may be about to withdraw.
    const isNewcomer = Date.now() - Date.parse(lock.owner.since) < 1000 && lock.owner.pid !== process.pid;
    if (attempt === ATTEMPTS || !isNewcomer) throw lock;
    pause(5 + Math.random() * 40);
  }
}

/** The contents of a claim: its owner, and the device and inode of the file once it exists. */
interface Claim extends LockOwner {
  readonly record: 'lock';
  readonly file?: string;
}

function claimLock(path: string, file: string, takesOver: boolean): Lock | InUse {
  const own = putDownClaim(path, file);
  const takenOver: LockOwner[] = [];
  for (const { claim, owner } of claimsOf(file)) {
    if (claim === own) continue;
    const liveness = livenessOf(owner);
    if (liveness === 'alive' || (liveness === 'unknown' && !takesOver)) {
      remove(own);
      return new InUse(path, owner, claim, liveness === 'alive');
    }
    if (remove(claim)) takenOver.push(owner);
  }
  return {
    takenOver,
    follow: () => writeClaim(path, file, own),
    release: () => void remove(own),
  };
}

function putDownClaim(path: string, file: string): string {
  const own = `${file}${MARK}${process.pid}-${randomBytes(6).toString('hex')}`;
  writeClaim(path, file, own);
  return own;
}

function writeClaim(path: string, file: string, own: string): void {
  const identity = identityOf(file);
  const start = startOf(process.pid);
  const space = ownSpace();
  const claim: Claim = {
    record: 'lock',
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    ...(start === undefined ? {} : { start }),
    ...(space === undefined ? {} : { space }),
    ...(identity === undefined ? {} : { file: identity }),
  };
  // The claim is written to another file and renamed, so that no process reads half a claim.
  const aside = join(dirname(own), `.${basename(own)}`);
  try {
    writeFileSync(aside, JSON.stringify(claim), { flag: 'wx', mode: 0o600 });
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') remove(aside);
    throw new DiskError(path, thrown, { attempt: fileWords().notLocked(path) });
  }
  try {
    renameSync(aside, own);
  } catch (thrown) {
    remove(aside);
    throw new DiskError(path, thrown, { attempt: fileWords().notLocked(path) });
  }
}

/** The current owner of a match file; undefined if no process holds it or may hold it. This changes nothing. */
export function lockOwner(path: string): LockOwner | undefined {
  try {
    return claimsOf(realFile(path)).find(({ owner }) => livenessOf(owner) !== 'gone')?.owner;
  } catch (thrown) {
    if (thrown instanceof DiskError) return undefined; // the folder of the claims does not exist
    throw thrown;
  }
}

/** The text between the file's name and the rest of a lock's name. */
const MARK = '.lock-';

/** The claims of a file, identified by their own name or by the device and inode that they name. */
function claimsOf(file: string): { readonly claim: string; readonly owner: LockOwner }[] {
  const folder = dirname(file);
  const identity = identityOf(file);
  const found: { claim: string; owner: LockOwner }[] = [];
  for (const name of namesIn(file)) {
    if (!name.includes(MARK) || name.startsWith('.')) continue;
    const claim = join(folder, name);
    const read = readClaim(claim);
    if (read === undefined) continue;
    const isNamed = name.startsWith(`${basename(file)}${MARK}`);
    if (isNamed || (identity !== undefined && read.file === identity))
      found.push({ claim, owner: ownerOf(read) });
  }
  return found;
}

function namesIn(file: string): string[] {
  try {
    return readdirSync(dirname(file));
  } catch (thrown) {
    throw new DiskError(file, thrown, { attempt: fileWords().notLocked(file) });
  }
}

/** The real path of a file, with symbolic links resolved; for a file yet to be created, its path in the real folder. */
function realFile(path: string): string {
  try {
    return realpathSync(path);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new DiskError(path, thrown, { attempt: fileWords().notOpened(path) });
  }
  try {
    return join(realpathSync(dirname(path)), basename(path));
  } catch (thrown) {
    throw new DiskError(path, thrown, { attempt: fileWords().notOpened(path) });
  }
}

/** The device and inode of a file; undefined if it does not exist yet. */
function identityOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats === undefined || stats.ino === 0n ? undefined : `${stats.dev}:${stats.ino}`;
}

/** The size limit of a claim, in bytes. */
const CLAIM_LIMIT = 4096;

/** The text fields of a claim. */
const CLAIM_TEXTS = ['record', 'host', 'since', 'start', 'space', 'file'];

/** The claim in a file; undefined if the file holds anything else or has just been removed. */
function readClaim(path: string): (Omit<Claim, 'record'> & { readonly record?: 'lock' }) | undefined {
  try {
    if (!lstatSync(path).isFile()) return undefined;
    const claim: unknown = JSON.parse(readBeginning(path, CLAIM_LIMIT).toString('utf8'));
    if (typeof claim !== 'object' || claim === null || Array.isArray(claim)) return undefined;
    const { pid, host, since, record } = claim as Partial<Claim>;
    const isClaim =
      Number.isSafeInteger(pid) &&
      typeof host === 'string' &&
      typeof since === 'string' &&
      (record === undefined || record === 'lock') &&
      Object.entries(claim).every(
        ([name, value]) => name === 'pid' || (CLAIM_TEXTS.includes(name) && typeof value === 'string'),
      );
    return isClaim ? (claim as Claim) : undefined;
  } catch {
    return undefined; // withdrawn in the meantime, or not a claim: no file is removed on a guess
  }
}

function ownerOf({ pid, host, since, start, space }: LockOwner): LockOwner {
  return {
    pid,
    host,
    since,
    ...(start === undefined ? {} : { start }),
    ...(space === undefined ? {} : { space }),
  };
}

function remove(path: string): boolean {
  try {
    unlinkSync(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the owner may still be running. The boot id says whether it ran on this machine, even if the machine has been
 * renamed. Processes of another container are invisible from here.
 */
export function livenessOf(owner: LockOwner): Liveness {
  const [boot] = owner.start?.split(' ') ?? [];
  const ownBoot = bootId();
  const isSameBoot = boot !== undefined && boot === ownBoot;
  if (owner.host !== hostname() && !isSameBoot) return 'unknown';
  // A machine that has been rebooted since runs none of its old processes.
  if (!isSameBoot && boot !== undefined && ownBoot !== undefined) return 'gone';
  const space = ownSpace();
  if (owner.space !== undefined && space !== undefined && owner.space !== space) return 'unknown';
  if (owner.host !== hostname() && owner.space === undefined) return 'unknown';
  return processLiveness(owner);
}

function processLiveness({ pid, start }: LockOwner): Liveness {
  if (pid <= 0) return 'gone';
  try {
    process.kill(pid, 0);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EPERM') return 'gone';
  }
  const stat = statOf(pid);
  if (stat === undefined) return 'unknown';
  if (stat.ended) return 'gone';
  if (start === undefined) return 'unknown';
  return start === startOf(pid) ? 'alive' : 'gone';
}

/** The system's name of this process's PID namespace, if available. */
function ownSpace(): string | undefined {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return undefined;
  }
}

/** The id of this machine's current boot, if available. */
function bootId(): string | undefined {
  try {
    return readFileWithin('/proc/sys/kernel/random/boot_id', CLAIM_LIMIT).toString('utf8').trim();
  } catch {
    return undefined;
  }
}

/** The start time of a process, if available, with the boot id, since the clock restarts with each boot. */
function startOf(pid: number): string | undefined {
  const stat = statOf(pid);
  const boot = bootId();
  return stat === undefined || boot === undefined ? stat?.start : `${boot} ${stat.start}`;
}

function statOf(pid: number): { start: string; ended: boolean } | undefined {
  try {
    // The second field is the command in brackets, which may itself contain spaces and brackets.
    const text = readFileWithin(`/proc/${pid}/stat`, CLAIM_LIMIT).toString('utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { start: fields[19] ?? '', ended: fields[0] === 'Z' || fields[0] === 'X' };
  } catch {
    return undefined;
  }
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
