import { hereIn } from '../record-reading.ts';
import type { Here } from '../store.ts';
import { CHANNEL, type Database } from './database.ts';
import { DatabaseAway } from './database-away.ts';
import { migrations, SchemaError } from './migrations.ts';

/**
 * Seconds for which a process counts as alive after it was last heard of; then others take over its bots. A process
 * reports every few seconds.
 */
const ALIVE_SECONDS = 15;

/** Milliseconds, by its own count, after which a process no longer trusts that it counts as alive. */
const TRUSTED_MS = 11_000;

/** Milliseconds between two announcements of who is here. */
const ANNOUNCE_MS = 100;

/** The processes that share a store: which are alive, by the clock of the database, and who is logged in where. */
export class Processes {
  elsewhere: readonly Here[] = [];
  private here: readonly Here[] = [];
  /** How far the clock of the database is ahead of this machine's, in milliseconds. */
  private ahead = 0;
  /** When this process was last counted as alive (by `performance.now`). */
  private alive = Number.NEGATIVE_INFINITY;
  private announcing: NodeJS.Timeout | undefined;
  private isLeft = false;

  /**
   * @param id the id of this process
   */
  constructor(
    private readonly database: Database,
    private readonly id: string,
    private readonly program: string,
    private readonly parts: {
      /** Called when people at other processes have come, gone, or taken the keys. */
      readonly changed: () => void;
      /** The clock of this machine, in milliseconds since 1970. */
      readonly clock: () => number;
    },
  ) {}

  /** Whether all other processes still certainly count this one as alive. */
  get isLive(): boolean {
    return performance.now() - this.alive < TRUSTED_MS;
  }

  /** The time by the clock of the database, which all processes share, in milliseconds since 1970. */
  now(): number {
    return this.parts.clock() + this.ahead;
  }

  /** See `Store.announce`. */
  announce(here: readonly Here[]): void {
    if (JSON.stringify(here) === JSON.stringify(this.here)) return;
    this.here = here;
    this.announcing ??= setTimeout(() => {
      this.announcing = undefined;
      // If the database is away, the next beat reports them.
      this.beat().catch(() => {});
    }, ANNOUNCE_MS);
  }

  /**
   * Reports that this process is alive, and who is here.
   * @throws DatabaseAway; SchemaError if a newer program has changed the schema in a way that this one does not know
   */
  async beat(): Promise<void> {
    if (this.isLeft) return;
    const sent = performance.now();
    const here = JSON.stringify(this.here);
    const rows = await this.database.often<{ clock: string; needs: number; told: string }>(
      'beat',
      `WITH before AS (SELECT here FROM green_games.processes WHERE id = $1), beat AS (
        INSERT INTO green_games.processes (id, program, until, here)
        VALUES ($1, $2, clock_timestamp() + make_interval(secs => $4), $3)
        ON CONFLICT (id) DO UPDATE SET until = excluded.until, here = excluded.here
      ), gone AS (
        DELETE FROM green_games.processes WHERE until < clock_timestamp() - interval '1 hour'
      )
      SELECT extract(epoch FROM clock_timestamp()) * 1000 AS clock,
        (SELECT max(needs) FROM green_games.migrations) AS needs,
        CASE WHEN (SELECT here FROM before) IS DISTINCT FROM $3
          THEN pg_notify('${CHANNEL}', 'here ' || $1)::text END AS told`,
      [this.id, this.program, here, ALIVE_SECONDS],
    );
    const [row] = rows;
    if (row === undefined) return;
    const received = performance.now();
    this.alive = sent;
    this.ahead = Math.round(Number(row.clock) + (received - sent) / 2 - this.parts.clock());
    if (row.needs > migrations.length)
      throw new SchemaError(
        `A newer green-games has changed the store: it needs schema ${row.needs}, and this program knows schemas up to ${migrations.length}.`,
      );
  }

  /** Reads who is logged in at other processes. @throws DatabaseAway */
  async lookElsewhere(): Promise<void> {
    const rows = await this.database.often<{ here: string }>(
      'elsewhere',
      `SELECT here FROM green_games.processes WHERE id <> $1 AND until > clock_timestamp() ORDER BY id`,
      [this.id],
    );
    const elsewhere = rows.flatMap(({ here }) => hereIn(here));
    if (JSON.stringify(elsewhere) === JSON.stringify(this.elsewhere)) return;
    this.elsewhere = elsewhere;
    this.parts.changed();
  }

  /** Reports that this process is gone, so that others take over at once. */
  async leave(): Promise<void> {
    this.isLeft = true;
    clearTimeout(this.announcing);
    if (this.alive === Number.NEGATIVE_INFINITY) return;
    try {
      await this.database.query(
        `WITH gone AS (DELETE FROM green_games.processes WHERE id = $1)
        SELECT pg_notify('${CHANNEL}', 'here ' || $1)`,
        [this.id],
      );
    } catch (thrown) {
      // In that case the others notice it after a while.
      if (!(thrown instanceof DatabaseAway)) throw thrown;
    }
  }
}
