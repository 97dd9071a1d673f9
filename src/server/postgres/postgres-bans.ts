import type { Bans } from '../ban-list.ts';
import { CHANNEL, type Database } from './database.ts';

/** Keys that may not log in at any process of a store. */
export class PostgresBans implements Bans {
  private keys: ReadonlySet<string> = new Set();

  /** @param changed called when a process has banned a key */
  constructor(
    private readonly database: Database,
    private readonly changed: () => void,
  ) {}

  get all(): readonly string[] {
    return [...this.keys];
  }

  has(fingerprint: string): boolean {
    return this.keys.has(fingerprint);
  }

  async add(fingerprint: string): Promise<void> {
    await this.database.query(
      `WITH banned AS (
        INSERT INTO green_games.bans (fingerprint) VALUES ($1) ON CONFLICT DO NOTHING
      ) SELECT pg_notify('${CHANNEL}', 'bans')`,
      [fingerprint],
    );
    await this.look();
  }

  /** Reads the list again. @throws DatabaseAway */
  async look(): Promise<void> {
    const rows = await this.database.query<{ fingerprint: string }>(
      'SELECT fingerprint FROM green_games.bans',
    );
    if (rows.length === this.keys.size) return; // bans are never lifted while a server runs
    this.keys = new Set(rows.map(({ fingerprint }) => fingerprint));
    this.changed();
  }
}
