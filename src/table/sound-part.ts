import { closeSync, constants, fsyncSync, ftruncateSync, openSync, realpathSync } from 'node:fs';
import { DiskError } from '../engine/disk-error.ts';
import { partFromOtherNames } from '../engine/hard-links.ts';
import {
  type Journal,
  JournalError,
  parseJournal,
  type ReplayError,
  readMatchFile,
} from '../engine/journal.ts';
import { verifyJournal } from '../engine/journal-verify.ts';
import { takeLock } from '../engine/lock.ts';
import { writeSynced } from '../engine/synced-file.ts';
import type { AnyGame } from '../games/index.ts';
import { fileWords } from '../words/index.ts';
import { keepingOf } from './open-session.ts';

/** The part of a match file that was set aside. */
export interface SetAside {
  /** The file that it was written to. */
  readonly path: string;
  /** The line of the match file at which it began. */
  readonly line: number;
}

/** The first lines are the header and the set-up; without them no match can continue. */
const BEGINNING = 2;

/**
 * Truncates a match file after its last valid record if it is damaged or today's rules refuse one of its answers. The
 * rest goes to a file beside it, which is on disk before the match file is truncated.
 * @param takesOver whether to take over a lock whose owner cannot be determined
 * @returns what was set aside; undefined if the whole file is valid and therefore unchanged
 * @throws JournalError if not even its beginning is valid; InUse, DiskError
 */
export async function setUnsoundAside(
  path: string,
  loadGame: (id: string) => Promise<AnyGame>,
  takesOver: boolean,
): Promise<SetAside | undefined> {
  const lock = takeLock(path, takesOver);
  try {
    partFromOtherNames(path, lock);
    const bytes = readMatchFile(path);
    const end = await soundEnd(path, bytes, loadGame);
    if (end === bytes.length) return undefined;
    return { path: cutOff(path, bytes, end), line: lineAt(bytes, end) };
  } finally {
    lock.release();
  }
}

/** The number of valid bytes at the beginning of a match file, in whole lines. */
async function soundEnd(
  path: string,
  bytes: Buffer,
  loadGame: (id: string) => Promise<AnyGame>,
): Promise<number> {
  for (let end = bytes.length; ; ) {
    const fault = await firstFault(path, bytes.subarray(0, end), loadGame);
    if (fault === undefined) return end;
    // Each pass stops before the faulty line of the previous one.
    if (fault.line === undefined || fault.line <= BEGINNING) throw fault;
    end = startOfLine(bytes, fault.line);
  }
}

async function firstFault(
  path: string,
  bytes: Buffer,
  loadGame: (id: string) => Promise<AnyGame>,
): Promise<JournalError | ReplayError | undefined> {
  try {
    const journal: Journal = parseJournal(path, bytes);
    return verifyJournal(keepingOf(await loadGame(journal.header.game), journal), journal).failure;
  } catch (thrown) {
    if (thrown instanceof JournalError) return thrown;
    throw thrown;
  }
}

const NEWLINE = 0x0a;

/** The offset at which a line begins; lines are counted from 1. */
function startOfLine(bytes: Buffer, line: number): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) start = bytes.indexOf(NEWLINE, start) + 1;
  return start;
}

function lineAt(bytes: Buffer, offset: number): number {
  let line = 1;
  for (let at = bytes.indexOf(NEWLINE); at !== -1 && at < offset; at = bytes.indexOf(NEWLINE, at + 1))
    line += 1;
  return line;
}

function cutOff(path: string, bytes: Buffer, end: number): string {
  const file = realpathSync(path);
  const rest = `${file}.rest-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  try {
    writeSynced(rest, bytes.subarray(end), 'new');
    const cut = openSync(file, constants.O_RDWR);
    try {
      ftruncateSync(cut, end);
      fsyncSync(cut);
    } finally {
      closeSync(cut);
    }
  } catch (thrown) {
    throw new DiskError(path, thrown, { attempt: fileWords().notTruncated(path) });
  }
  return rest;
}
