import first from './migrations/0001-store.sql';
import second from './migrations/0002-several-processes.sql';

/** The name of the lock under which a database is migrated, so that only one of several starting processes does it. */
const LOCK = 'green_games migrations';

/** One change of the schema. */
export interface Migration {
  /** From 1; a schema has the number of its last migration. */
  readonly number: number;
  /** The least schema that a program must know to use the database afterwards. */
  readonly needs: number;
  readonly sql: string;
}

/** All migrations, in order. A migration that has been published is never changed. */
export const migrations: readonly Migration[] = [first, second].map((sql, index) => {
  const needs = /^-- needs: (\d+)\n/.exec(sql)?.[1];
  if (needs === undefined) throw new Error(`Migration ${index + 1} does not say what it needs.`);
  return { number: index + 1, needs: Number(needs), sql };
});

/** The database cannot be used by this version of the program; the message says why, and what to do. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}

/** Sends a statement within a transaction. */
export type Query = <Row>(sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/**
 * Brings the schema up to date. It runs in one transaction: if it fails, the database is as before.
 * @param program the version of the program, for people who look into the database
 * @param known the migrations that the program knows; default: all
 * @throws SchemaError if a newer program has changed the schema in a way that this one does not know
 */
export async function migrate(
  query: Query,
  program: string,
  known: readonly Migration[] = migrations,
): Promise<void> {
  const [place] = await query<{ there: string | null }>(
    "SELECT to_regclass('green_games.migrations')::text AS there",
  );
  if (place?.there !== null && (await isCurrent(query, known))) return;
  await query('SELECT pg_advisory_xact_lock(hashtext($1))', [LOCK]);
  await query('CREATE SCHEMA IF NOT EXISTS green_games');
  await query(`CREATE TABLE IF NOT EXISTS green_games.migrations (
    number integer PRIMARY KEY,
    needs integer NOT NULL,
    program text NOT NULL,
    applied timestamptz NOT NULL DEFAULT now()
  )`);
  // Another process may have migrated while this one waited for the lock.
  const { number } = await schemaOf(query, known);
  for (const migration of known.slice(number)) {
    await query(migration.sql);
    await query('INSERT INTO green_games.migrations (number, needs, program) VALUES ($1, $2, $3)', [
      migration.number,
      migration.needs,
      program,
    ]);
  }
}

/** Whether no migration is needed. @throws SchemaError */
async function isCurrent(query: Query, known: readonly Migration[]): Promise<boolean> {
  return (await schemaOf(query, known)).number >= known.length;
}

/**
 * The schema that the database has.
 * @throws SchemaError if it needs a program that knows more
 */
export async function schemaOf(
  query: Query,
  known: readonly Migration[] = migrations,
): Promise<{ readonly number: number }> {
  const [row] = await query<{ number: number | null; needs: number | null; program: string | null }>(
    `SELECT max(number) AS number, max(needs) AS needs,
      (SELECT program FROM green_games.migrations ORDER BY number DESC LIMIT 1) AS program
    FROM green_games.migrations`,
  );
  const { number, needs, program } = row ?? { number: 0, needs: 0, program: '' };
  if ((needs ?? 0) > known.length)
    throw new SchemaError(
      `The store has schema ${number}, made by green-games ${program}; this program knows schemas up to ${known.length}. Use that version or a newer one.`,
    );
  return { number: number ?? 0 };
}
