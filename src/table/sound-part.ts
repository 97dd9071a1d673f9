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
import { keepingOf } from './open-session.ts';

/** What was set aside of a match file. */
export interface SetAside {
  /** The file that holds it. */
  readonly path: string;
  /** The line of the match file with which it began. */
  readonly line: number;
}

/** The first lines are the header and the set-up: nothing can be gone on with before them. */
const BEGINNING = 2;

/**
 * Makes a match file that is damaged, or that the rules do not follow to its end, end behind its last sound record. The
 * rest is kept in a file beside it, on disk before anything is cut off.
 * @param takesOver whether a lock of whose owner nothing can be known is taken over
 * @returns what was set aside; undefined where the whole file is sound, and then it is as it was
 * @throws JournalError where not even its beginning is sound; InUse, DiskError
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

/** How many bytes of a match file are sound, in whole lines. */
async function soundEnd(
  path: string,
  bytes: Buffer,
  loadGame: (id: string) => Promise<AnyGame>,
): Promise<number> {
  for (let end = bytes.length; ; ) {
    const fault = await firstFault(path, bytes.subarray(0, end), loadGame);
    if (fault === undefined) return end;
    // Each round ends before the line at fault of the one before.
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

/** Where a line begins; lines are counted from 1. */
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
    throw new DiskError(path, thrown, { attempt: `${path} cannot be cut behind its sound part` });
  }
  return rest;
}
