import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Journal, parseJournal, readJournal, readMatchFile } from '../engine/journal.ts';
import { JournalFile } from '../engine/journal-file.ts';
import type { JournalRecord } from '../engine/journal-records.ts';
import { type Listener, Listeners } from '../engine/listeners.ts';
import { writeWhole } from '../engine/whole-file.ts';
import { makeFolder, matchPath, writableMatchesFolder } from '../table/data-folder.ts';
import type { AwayKind, Maybe } from '../table/shared-records.ts';
import { appendLine } from './append-line.ts';
import { BanList } from './ban-list.ts';
import type { EventLog } from './event-log.ts';
import { FolderShelf } from './folder-shelf.ts';
import { isId } from './ids.ts';
import { OWN_LIMIT, readOwnEnd, readOwnFile } from './own-file.ts';
import { grantIn, personIn, remarkIn, tableIn } from './record-reading.ts';
import type { Grant, Person, Remark, TableRecord } from './records.ts';
import { Conflict, type OpenedMatch, type Store, type StoreChange, type UndoWord } from './store.ts';
import { WatchedDisk } from './watched-disk.ts';

/**
 * The files that a server keeps beside its store. A backup without them would be a different server and would admit
 * banned keys.
 */
const hostFiles = ['host-key', 'banned'] as const;

/** The size limit in bytes of a table's remarks in a backup: more than is ever said at a table. */
const BACKUP_LIMIT = 256 << 20;

interface HeldMatch {
  readonly file: JournalFile;
  number: number;
}

/** @throws Conflict if the match exists; DiskError */
function createdFile(match: string, path: string, records: readonly JournalRecord[]): JournalFile {
  try {
    return JournalFile.create(path, records);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') throw new Conflict(match, 0);
    throw thrown;
  }
}

/** The store of one process: a folder with a file for each match, person and table. */
export class FolderStore implements Store {
  readonly people: FolderShelf<Person>;
  readonly tables: FolderShelf<TableRecord>;
  readonly grants: FolderShelf<Grant>;
  readonly bans: BanList;
  private readonly held = new Map<string, HeldMatch>();
  private readonly listeners = new Listeners<[StoreChange]>();
  private readonly disk: WatchedDisk;

  /**
   * @param folder an absolute path; the folder is created if missing
   * @throws FolderError, DiskError
   */
  constructor(
    readonly folder: string,
    log: EventLog = () => {},
  ) {
    this.disk = new WatchedDisk((reason) => {
      if (reason === null) log('store-back');
      else log('store-away', { reason });
      this.tell({ kind: 'away' });
    });
    writableMatchesFolder(folder);
    this.bans = new BanList(folder);
    this.people = new FolderShelf<Person>(this.disk, join(folder, 'people'), ({ id }) => id, personIn);
    this.grants = new FolderShelf<Grant>(this.disk, join(folder, 'grants'), ({ code }) => code, grantIn);
    this.tables = new FolderShelf<TableRecord>(
      this.disk,
      join(folder, 'tables'),
      ({ code }) => code,
      tableIn,
    );
  }

  get away(): AwayKind | null {
    return this.disk.away;
  }

  now(): number {
    return Date.now();
  }

  async create(match: string, records: readonly JournalRecord[]): Promise<number> {
    const held = this.held.get(match);
    if (held !== undefined) throw new Conflict(match, 0, held.number);
    const file = this.disk.writing(() => createdFile(match, this.path(match), records));
    this.held.set(match, { file, number: records.length });
    return records.length;
  }

  async open(match: string): Promise<OpenedMatch> {
    const { file, journal } = this.disk.writing(() => JournalFile.open(this.path(match), readJournal));
    const number = journal.records.length;
    this.held.set(match, { file, number });
    return { journal, number };
  }

  append(match: string, number: number, records: readonly JournalRecord[]): number {
    const held = this.heldMatch(match);
    if (held.number !== number) throw new Conflict(match, number, held.number);
    this.disk.writing(() => held.file.append(records));
    held.number += records.length;
    this.tell({ kind: 'records', match, number: held.number });
    return held.number;
  }

  /** Returns at once if everything is on disk; otherwise the disk is not waited for, since it would hold up everybody. */
  settled(match: string): Maybe<void> {
    const file = this.held.get(match)?.file;
    return file?.isUnsynced === true ? file.syncApart() : undefined;
  }

  /** No other process can open a match that this one holds. */
  mayRun(): boolean {
    return true;
  }

  async abandoned(): Promise<readonly string[]> {
    return [];
  }

  /** Nobody plays here through another process. */
  announce(): void {}

  readonly elsewhere = [];

  sayWord(): boolean {
    return false;
  }

  tellThinking(): void {}

  async wordsOf(): Promise<readonly UndoWord[]> {
    return [];
  }

  release(match: string): void {
    this.held.get(match)?.file.close();
    this.held.delete(match);
  }

  async journal(match: string): Promise<Journal> {
    return readJournal(this.path(match));
  }

  async read(match: string, from: number): Promise<readonly JournalRecord[]> {
    return readJournal(this.path(match))
      .records.slice(from)
      .map(({ record }) => record);
  }

  async say(table: string, remark: Remark): Promise<void> {
    const path = this.talkPath(table);
    this.disk.writing(() => appendLine(path, JSON.stringify(remark)));
  }

  async said(table: string, most: number): Promise<readonly Remark[]> {
    const path = this.talkPath(table);
    const { text, isWhole } = readOwnEnd(path, OWN_LIMIT);
    // The last line may be incomplete, and if the text begins in the middle of a line, so is the first.
    const lines = text.split('\n').slice(isWhole ? 0 : 1, -1);
    return lines.slice(-most).flatMap((line) => remarkIn(line) ?? []);
  }

  subscribe(listener: Listener<[StoreChange]>): () => void {
    return this.listeners.subscribe(listener);
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
      // A file that is being written may end in the middle of a record, so only whole records are copied.
      const bytes = readMatchFile(this.path(code));
      const { end } = parseJournal(this.path(code), bytes);
      writeWhole(matchPath(code, folder), bytes.subarray(0, end).toString('utf8'));
    }
  }

  async close(): Promise<void> {
    for (const match of this.held.keys()) this.release(match);
    for (const shelf of [this.people, this.tables, this.grants]) await shelf.settled();
  }

  private tell(change: StoreChange): void {
    this.listeners.tell(change);
  }

  private path(match: string): string {
    return matchPath(match, this.folder);
  }

  private talkPath(table: string): string {
    if (!isId(table)) throw new RangeError(`${JSON.stringify(table)} is not a valid id.`);
    return join(this.folder, 'tables', `${table}.jsonl`);
  }

  private heldMatch(match: string): HeldMatch {
    const held = this.held.get(match);
    if (held === undefined) throw new Error(`The match ${match} is not open here.`);
    return held;
  }
}
