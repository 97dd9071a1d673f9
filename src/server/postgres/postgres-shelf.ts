import { isId } from '../ids.ts';
import type { Shelf } from '../store.ts';
import { CHANNEL, type Database } from './database.ts';
import type { Query } from './migrations.ts';

/** How things of one kind are kept in the database. */
export interface ShelfParts<T> {
  /** The table: columns `id`, `record`, and whatever `write` fills. */
  readonly name: 'people' | 'tables' | 'grants';
  /** The id of this process, by which it knows its own changes. */
  readonly own: string;
  /** Whether this process keeps a copy of all things and follows their changes. */
  readonly isFollowed: boolean;
  idOf(thing: T): string;
  /** Reads a record. @throws DiskError if this version of the program cannot */
  read(bytes: Buffer, place: string): T;
  /** Writes a thing; `record` is its text. */
  write(query: Query, thing: T, record: string): Promise<void>;
  /** Called when another process has changed a thing. */
  changed(id: string): void;
  /** Called when a record cannot be read, because a newer version of the program wrote it. */
  unreadable(id: string, error: unknown): void;
}

interface Row {
  readonly id: string;
  readonly record: string;
}

/** Things of one kind in a database that several processes share. */
export class PostgresShelf<T> implements Shelf<T> {
  private readonly copies = new Map<string, T>();
  /** The latest unsaved change of each thing by this process. */
  private readonly changes = new Map<string, Promise<unknown>>();
  /** The oldest transaction that was under way at the last look: it and later ones may have changed something since. */
  private seen = '0';

  constructor(
    private readonly database: Database,
    private readonly parts: ShelfParts<T>,
  ) {}

  async all(): Promise<readonly T[]> {
    if (this.parts.isFollowed) return [...this.copies.values()];
    const rows = await this.database.query<Row>(`SELECT id, record FROM green_games.${this.parts.name}`);
    return rows.flatMap((row) => this.read(row) ?? []);
  }

  async get(id: string): Promise<T | undefined> {
    await this.changes.get(id)?.catch(() => {});
    return this.copies.get(id) ?? (await this.fetch(id));
  }

  async put(thing: T): Promise<void> {
    const { name } = this.parts;
    const id = this.parts.idOf(thing);
    if (!isId(id)) throw new RangeError(`${JSON.stringify(id)} is not a valid id.`);
    await this.inTurn(id, async () => {
      await this.database.transaction(async (query) => {
        await this.parts.write(query, thing, JSON.stringify(thing));
        await this.tell(query, name, id);
      });
      this.note(id, thing);
    });
  }

  async change(id: string, change: (thing: T) => T): Promise<T> {
    const { name } = this.parts;
    return await this.inTurn(id, async () => {
      const changed = await this.database.transaction(async (query) => {
        const [row] = await query<Row>(
          `SELECT id, record FROM green_games.${name} WHERE id = $1 FOR UPDATE`,
          [id],
        );
        const thing = row && this.parts.read(Buffer.from(row.record), `${name} ${id}`);
        if (thing === undefined) throw new RangeError(`There is no ${JSON.stringify(id)}.`);
        const replaced = change(thing);
        await this.parts.write(query, replaced, JSON.stringify(replaced));
        await this.tell(query, name, id);
        return replaced;
      });
      this.note(id, changed);
      return changed;
    });
  }

  async remove(id: string): Promise<boolean> {
    return await this.inTurn(id, async () => {
      const gone = await this.database.query<Row>(
        `DELETE FROM green_games.${this.parts.name} WHERE id = $1 RETURNING id`,
        [id],
      );
      this.copies.delete(id);
      return gone.length > 0;
    });
  }

  /** Reads a thing again that another process has changed. */
  async refresh(id: string): Promise<void> {
    if (!this.parts.isFollowed) return;
    const thing = await this.fetch(id);
    if (thing !== undefined && this.note(id, thing)) this.parts.changed(id);
  }

  /** Reads everything that was changed since the last look, so that lost notifications do no harm. */
  async look(): Promise<void> {
    if (!this.parts.isFollowed) return;
    // One statement reads both, so that they are from the same snapshot.
    const rows = await this.database.query<Partial<Row> & { readonly oldest: string }>(
      `SELECT now.oldest, thing.id, thing.record
      FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS oldest) AS now
      LEFT JOIN green_games.${this.parts.name} AS thing ON thing.changed >= $1::xid8`,
      [this.seen],
    );
    this.seen = rows[0]?.oldest ?? this.seen;
    for (const { id, record } of rows) {
      if (typeof id !== 'string' || typeof record !== 'string') continue;
      const thing = this.read({ id, record });
      if (thing !== undefined && this.note(id, thing)) this.parts.changed(id);
    }
  }

  private async fetch(id: string): Promise<T | undefined> {
    const [row] = await this.database.query<Row>(
      `SELECT id, record FROM green_games.${this.parts.name} WHERE id = $1`,
      [id],
    );
    return row && this.read(row);
  }

  private read(row: Row): T | undefined {
    try {
      return this.parts.read(Buffer.from(row.record), `${this.parts.name} ${row.id}`);
    } catch (thrown) {
      this.parts.unreadable(row.id, thrown);
      return undefined;
    }
  }

  /** Keeps a copy. @returns whether it differs from the one before */
  private note(id: string, thing: T): boolean {
    if (!this.parts.isFollowed) return false;
    const isNew = JSON.stringify(this.copies.get(id)) !== JSON.stringify(thing);
    if (isNew) this.copies.set(id, thing);
    return isNew;
  }

  private async tell(query: Query, name: string, id: string): Promise<void> {
    if (this.parts.isFollowed)
      await query('SELECT pg_notify($1, $2)', [CHANNEL, `${name} ${id} ${this.parts.own}`]);
  }

  /** Changes of one thing by this process are saved in their order. */
  private async inTurn<Result>(id: string, act: () => Promise<Result>): Promise<Result> {
    const result = (this.changes.get(id) ?? Promise.resolve()).then(act, act);
    this.changes.set(id, result);
    try {
      return await result;
    } finally {
      if (this.changes.get(id) === result) this.changes.delete(id);
    }
  }
}
