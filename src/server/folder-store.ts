import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskError } from '../engine/disk-error.ts';
import { type Journal, parseJournal, readJournal, readMatchFile } from '../engine/journal.ts';
import { JournalFile } from '../engine/journal-file.ts';
import type { JournalRecord } from '../engine/journal-records.ts';
import { writeSynced } from '../engine/synced-file.ts';
import { makeFolder, matchPath, writableMatchesFolder } from '../table/data-folder.ts';
import { OWN_LIMIT, readOwnEnd, readOwnFile } from './own-file.ts';
import { grantIn, personIn, remarkIn, tableIn } from './record-reading.ts';
import type { Grant, Person, Remark, TableRecord } from './records.ts';
import { Conflict, type OpenedMatch, type Shelf, type Store } from './store.ts';

/** Ids become names of files. */
const idPattern = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,79}$/u;

/** Things of one kind as one file each in a folder. What is there is read once; this process alone changes it. */
class FolderShelf<T> implements Shelf<T> {
  private readonly things = new Map<string, T>();
  /** The last change of each thing that is not on disk yet. */
  private readonly changes = new Map<string, Promise<void>>();

  constructor(
    private readonly folder: string,
    private readonly idOf: (thing: T) => string,
    read: (bytes: Buffer, path: string) => T,
  ) {
    makeFolder(folder);
    for (const file of readdirSync(folder)) {
      if (!file.endsWith('.json')) continue;
      const path = join(folder, file);
      const bytes = readOwnFile(path);
      if (bytes === undefined) continue; // gone since the folder was read
      const thing = read(bytes, path);
      if (`${idOf(thing)}.json` !== file)
        throw new DiskError(path, null, {
          attempt: `${path} cannot be read`,
          because: 'it holds the record of another file',
        });
      this.things.set(idOf(thing), thing);
    }
  }

  async all(): Promise<readonly T[]> {
    return [...this.things.values()];
  }

  async get(id: string): Promise<T | undefined> {
    return this.things.get(id);
  }

  async put(thing: T): Promise<void> {
    const id = this.idOf(thing);
    if (!idPattern.test(id)) throw new RangeError(`${JSON.stringify(id)} can be no id.`);
    const text = `${JSON.stringify(thing, null, 1)}\n`;
    await this.change(id, thing, async () => await writeWholeApart(this.path(id), text));
  }

  async remove(id: string): Promise<void> {
    if (!this.things.has(id)) return;
    const path = this.path(id);
    await this.change(id, undefined, async () => {
      try {
        await rm(path, { force: true });
      } catch (thrown) {
        throw new DiskError(path, thrown);
      }
    });
  }

  /** Resolves when nothing is being written any more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.changes.values());
  }

  private path(id: string): string {
    return join(this.folder, `${id}.json`);
  }

  /**
   * Changes a thing for everybody at once, so that two people never take the same, and on disk while other tables go on:
   * a slow disk keeps nobody's key waiting. Changes of one thing reach the disk in their order.
   * @throws DiskError; the thing is then as it was, unless it has been changed since
   */
  private async change(id: string, thing: T | undefined, write: () => Promise<void>): Promise<void> {
    const before = this.things.get(id);
    this.set(id, thing);
    const written = (this.changes.get(id) ?? Promise.resolve()).then(write, write);
    this.changes.set(id, written);
    try {
      await written;
    } catch (thrown) {
      if (this.things.get(id) === thing) this.set(id, before);
      throw thrown;
    } finally {
      if (this.changes.get(id) === written) this.changes.delete(id);
    }
  }

  private set(id: string, thing: T | undefined): void {
    if (thing === undefined) this.things.delete(id);
    else this.things.set(id, thing);
  }
}

/** As `writeWhole`, while the program goes on. */
async function writeWholeApart(path: string, text: string): Promise<void> {
  const beside = `${path}.new`;
  try {
    const file = await open(beside, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (thrown) {
    throw new DiskError(path, thrown, { rest: 'What was there before is still there.' });
  }
}

/**
 * Writes a file so that at any moment the whole old one or the whole new one is there.
 * @throws DiskError
 */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.new`;
  try {
    writeSynced(beside, text, 'over');
    renameSync(beside, path);
  } catch (thrown) {
    throw new DiskError(path, thrown, { rest: 'What was there before is still there.' });
  }
}

/** What a server keeps beside its store: without them a copy would be another server, open to keys that are banned. */
const hostFiles = ['host-key', 'banned'] as const;

/** More than is ever said at a table, in bytes. */
const BACKUP_LIMIT = 256 << 20;

interface HeldMatch {
  readonly file: JournalFile;
  number: number;
}

/** The store of one process: a folder with a file for each match, person and table. */
export class FolderStore implements Store {
  readonly people: FolderShelf<Person>;
  readonly tables: FolderShelf<TableRecord>;
  readonly grants: FolderShelf<Grant>;
  private readonly held = new Map<string, HeldMatch>();
  private readonly listeners = new Set<(match: string, number: number) => void>();

  /**
   * @param folder an absolute path; made where it is missing
   * @throws FolderError, DiskError
   */
  constructor(readonly folder: string) {
    writableMatchesFolder(folder);
    this.people = new FolderShelf<Person>(join(folder, 'people'), ({ id }) => id, personIn);
    this.grants = new FolderShelf<Grant>(join(folder, 'grants'), ({ code }) => code, grantIn);
    this.tables = new FolderShelf<TableRecord>(join(folder, 'tables'), ({ code }) => code, tableIn);
  }

  create(match: string, records: readonly JournalRecord[]): number {
    const file = JournalFile.create(this.path(match), records);
    this.held.set(match, { file, number: records.length });
    return records.length;
  }

  open(match: string): OpenedMatch {
    const { file, journal } = JournalFile.open(this.path(match), readJournal);
    const number = journal.records.length;
    this.held.set(match, { file, number });
    return { journal, number };
  }

  append(match: string, number: number, records: readonly JournalRecord[]): number {
    const held = this.heldMatch(match);
    if (held.number !== number) throw new Conflict(match, number, held.number);
    held.file.append(records);
    held.number += records.length;
    for (const listener of this.listeners) listener(match, held.number);
    return held.number;
  }

  async settled(match: string): Promise<void> {
    this.sync(match);
  }

  sync(match: string): void {
    this.heldMatch(match).file.sync();
  }

  release(match: string): void {
    this.held.get(match)?.file.close();
    this.held.delete(match);
  }

  journal(match: string): Journal {
    return readJournal(this.path(match));
  }

  read(match: string, from: number): readonly JournalRecord[] {
    return this.journal(match)
      .records.slice(from)
      .map(({ record }) => record);
  }

  async say(table: string, remark: Remark): Promise<void> {
    const path = this.talkPath(table);
    try {
      writeFileSync(path, `${JSON.stringify(remark)}\n`, { flag: 'a', mode: 0o600 });
    } catch (thrown) {
      throw new DiskError(path, thrown);
    }
  }

  async said(table: string, most: number): Promise<readonly Remark[]> {
    const path = this.talkPath(table);
    const { text, isWhole } = readOwnEnd(path, OWN_LIMIT);
    // What is not ended may be torn, and what begins in the middle of a line is none.
    const lines = text.split('\n').slice(isWhole ? 0 : 1, -1);
    return lines.slice(-most).flatMap((line) => remarkIn(line) ?? []);
  }

  subscribe(listener: (match: string, number: number) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async backup(folder: string): Promise<void> {
    writableMatchesFolder(folder);
    for (const file of hostFiles) {
      const bytes = readOwnFile(join(this.folder, file), BACKUP_LIMIT);
      if (bytes !== undefined) writeWhole(join(folder, file), bytes.toString('utf8'));
    }
    for (const kind of ['people', 'tables', 'grants'] as const) {
      makeFolder(join(folder, kind));
      for (const file of readdirSync(join(this.folder, kind)))
        if (/\.jsonl?$/.test(file)) {
          const bytes = readOwnFile(join(this.folder, kind, file), BACKUP_LIMIT);
          if (bytes !== undefined) writeWhole(join(folder, kind, file), bytes.toString('utf8'));
        }
    }
    for (const { code, state } of await this.tables.all()) {
      if (state === 'gathering') continue;
      // A file that is being written to ends in mid-record at worst: only whole records are copied.
      const bytes = readMatchFile(this.path(code));
      const { end } = parseJournal(this.path(code), bytes);
      writeWhole(matchPath(code, folder), bytes.subarray(0, end).toString('utf8'));
    }
  }

  async close(): Promise<void> {
    for (const match of this.held.keys()) this.release(match);
    for (const shelf of [this.people, this.tables, this.grants]) await shelf.settled();
  }

  private path(match: string): string {
    return matchPath(match, this.folder);
  }

  private talkPath(table: string): string {
    if (!idPattern.test(table)) throw new RangeError(`${JSON.stringify(table)} can be no id.`);
    return join(this.folder, 'tables', `${table}.jsonl`);
  }

  private heldMatch(match: string): HeldMatch {
    const held = this.held.get(match);
    if (held === undefined) throw new Error(`The match ${match} is not open here.`);
    return held;
  }
}
