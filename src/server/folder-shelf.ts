import { readdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskError } from '../engine/disk-error.ts';
import { makeFolder } from '../table/data-folder.ts';
import { fileWords } from '../words/index.ts';
import { isId } from './ids.ts';
import { readOwnFile } from './own-file.ts';
import type { Shelf } from './store.ts';
import type { WatchedDisk } from './watched-disk.ts';

/**
 * Things of one kind, stored as one file each in a folder. The folder is read once, because only this process changes
 * it.
 */
export class FolderShelf<T> implements Shelf<T> {
  private readonly things = new Map<string, T>();
  /** The latest unsaved change of each thing. */
  private readonly changes = new Map<string, Promise<void>>();

  constructor(
    private readonly disk: WatchedDisk,
    private readonly folder: string,
    private readonly idOf: (thing: T) => string,
    read: (bytes: Buffer, path: string) => T,
  ) {
    makeFolder(folder);
    for (const file of readdirSync(folder)) {
      if (!file.endsWith('.json')) continue;
      const path = join(folder, file);
      const bytes = readOwnFile(path);
      if (bytes === undefined) continue; // deleted since the folder was read
      const thing = read(bytes, path);
      if (`${idOf(thing)}.json` !== file)
        throw new DiskError(path, null, {
          attempt: fileWords().notRead(path),
          because: fileWords().otherRecord,
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
    if (!isId(id)) throw new RangeError(`${JSON.stringify(id)} is not a valid id.`);
    const text = `${JSON.stringify(thing, null, 1)}\n`;
    await this.replace(id, thing, async () => await writeWholeApart(this.path(id), text));
  }

  async change(id: string, change: (thing: T) => T): Promise<T> {
    const thing = this.things.get(id);
    if (thing === undefined) throw new RangeError(`There is no ${JSON.stringify(id)}.`);
    const changed = change(thing);
    await this.put(changed);
    return changed;
  }

  async remove(id: string): Promise<boolean> {
    if (!this.things.has(id)) return false;
    const path = this.path(id);
    await this.replace(id, undefined, async () => {
      try {
        await rm(path, { force: true });
      } catch (thrown) {
        throw new DiskError(path, thrown);
      }
    });
    return true;
  }

  /** Resolves when all writing is finished. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.changes.values());
  }

  private path(id: string): string {
    return join(this.folder, `${id}.json`);
  }

  /**
   * Changes a thing in memory at once, so two people never take the same one, and on disk in the background, so a slow
   * disk never delays a key. Changes of one thing reach the disk in order.
   * @throws DiskError, StoreAway; the change is then reverted, unless the thing has been changed again
   */
  private async replace(id: string, thing: T | undefined, write: () => Promise<void>): Promise<void> {
    const before = this.things.get(id);
    this.set(id, thing);
    const watched = async (): Promise<void> => await this.disk.writingApart(write);
    const written = (this.changes.get(id) ?? Promise.resolve()).then(watched, watched);
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

/** As `writeWhole`, but asynchronous. */
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
    // On a full disk it would take room that others need.
    await rm(beside, { force: true }).catch(() => {});
    throw new DiskError(path, thrown, { rest: fileWords().earlierKept });
  }
}
