import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import { DatabaseAway, databaseFault } from './database-away.ts';
import type { Query } from './migrations.ts';

/** The channel on which the processes of a store tell each other what has changed; it carries names and numbers only. */
export const CHANNEL = 'green_games';

/** Milliseconds for one connection attempt. */
const CONNECTING_MS = 5000;

/** Milliseconds after which the database gives up a statement, and after which this process does. */
const STATEMENT_MS = 5000;
const ANSWER_MS = 7000;

/** Milliseconds between two attempts to listen again. */
const PATIENCE_MS = 1000;

/** How a database is reached. */
export interface DatabaseParts {
  /** `postgres://…`; what it leaves out comes from the library's environment, such as PGPASSWORD. */
  readonly url: string;
  /** The maximum number of connections for statements; one more listens. */
  readonly connections: number;
  /** Called when the database has gone away, when the kind of its absence changes, and when it is back (null). */
  readonly away: (fault: DatabaseAway | null) => void;
  /** Called with the notification of another process, or of this one. */
  readonly heard: (payload: string) => void;
  /** Called when this process listens again after a time in which it may have missed something. */
  readonly missed: () => void;
}

/**
 * The connections of a process to its database. No error that leaves here names the address, the user, or a value:
 * they are `DatabaseAway`, which passes, or `DatabaseFault`.
 */
export class Database {
  private readonly pool: Pool;
  private listener: Client | null = null;
  private isClosed = false;
  /** Why the database does not answer or accepts nothing now; null while all is well. */
  private fault: DatabaseAway | null = null;
  /** Why this process may no longer use the database; null if it may. */
  private barred: DatabaseAway | null = null;

  constructor(private readonly parts: DatabaseParts) {
    this.pool = new Pool({ ...this.settings, max: parts.connections, idleTimeoutMillis: 30_000 });
    // A connection that breaks is replaced when one is next needed; its user gets the error from the statement.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Sends one statement, in a transaction of its own. @throws DatabaseAway, DatabaseFault */
  async query<Row>(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return await this.guarded(writes(sql), async () => {
      const { rows } = await this.pool.query({ text: sql, values: [...values] });
      return rows as Row[];
    });
  }

  /** As `query`, for statements that are sent often: the database plans them once. @param name names the statement */
  async often<Row>(name: string, sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return await this.guarded(writes(sql), async () => {
      const { rows } = await this.pool.query({ name, text: sql, values: [...values] });
      return rows as Row[];
    });
  }

  /** Sends several statements that take effect together, or not at all. @throws the error of `act`, too */
  async transaction<T>(act: (query: Query) => Promise<T>): Promise<T> {
    return await this.guarded(true, async () => {
      const client = await this.pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await act(async <Row>(sql: string, values: readonly unknown[] = []) => {
          const { rows } = await client.query({ text: sql, values: [...values] });
          return rows as Row[];
        });
        await client.query('COMMIT');
        return result;
      } catch (thrown) {
        broken = await rolledBack(client);
        throw thrown;
      } finally {
        client.release(broken);
      }
    });
  }

  /** Begins to listen; from then on it listens again whenever the connection is lost. @throws DatabaseAway */
  async listen(): Promise<void> {
    await this.guarded(false, async () => await this.listenOnce());
  }

  /** Checks that the listening connection is alive; if not, a new one is opened. */
  async checkListener(): Promise<void> {
    const { listener } = this;
    if (listener === null) return;
    try {
      await listener.query('SELECT 1');
    } catch {
      // It is ended so that it can be opened again.
      listener.end().catch(() => {});
      this.lost(listener);
    }
  }

  /** Makes every further statement fail, because a newer program has changed the schema. */
  bar(fault: DatabaseAway): void {
    this.barred = fault;
    this.note(fault);
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    this.isClosed = true;
    const { listener } = this;
    this.listener = null;
    await Promise.allSettled([listener?.end(), this.pool.end()]);
  }

  private get settings(): ClientConfig {
    return {
      connectionString: this.parts.url,
      application_name: 'green-games',
      connectionTimeoutMillis: CONNECTING_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: ANSWER_MS,
      // A process that is cut off in the middle of a transaction must not keep its locks.
      idle_in_transaction_session_timeout: ANSWER_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5000,
    };
  }

  private async listenOnce(): Promise<void> {
    const client = new Client(this.settings);
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) this.parts.heard(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (thrown) {
      client.end().catch(() => {});
      throw thrown;
    }
    if (this.isClosed) await client.end();
    else this.listener = client;
  }

  private lost(client: Client): void {
    if (this.listener !== client) return;
    this.listener = null;
    void this.listenAgain();
  }

  private async listenAgain(): Promise<void> {
    while (!this.isClosed && this.listener === null) {
      try {
        await this.listen();
        if (!this.isClosed) this.parts.missed();
      } catch (thrown) {
        if (!(thrown instanceof DatabaseAway)) throw thrown;
        await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      }
    }
  }

  /** @param isWriting whether success shows that the database accepts changes, and not only that it answers */
  private async guarded<T>(isWriting: boolean, act: () => Promise<T>): Promise<T> {
    if (this.barred !== null) throw this.barred;
    try {
      const result = await act();
      if (isWriting || this.fault?.kind === 'storeAway') this.note(null);
      return result;
    } catch (thrown) {
      const fault = databaseFault(thrown);
      if (fault instanceof DatabaseAway && !this.isClosed) this.note(fault);
      throw fault;
    }
  }

  private note(fault: DatabaseAway | null): void {
    const isSame = this.fault?.kind === fault?.kind;
    this.fault = fault;
    if (!isSame) this.parts.away(fault);
  }
}

/** Rolls a transaction back. @returns the error if the connection is of no further use */
async function rolledBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('ROLLBACK');
    return undefined;
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error('ROLLBACK failed');
  }
}

/** Whether a statement changes what is stored. */
function writes(sql: string): boolean {
  return /\b(?:INSERT|UPDATE|DELETE)\b/.test(sql);
}
