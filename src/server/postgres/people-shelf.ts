import { SeatError } from '../../table/seats.ts';
import { serverWords } from '../../words/index.ts';
import { personIn } from '../record-reading.ts';
import type { Person } from '../records.ts';
import type { Database } from './database.ts';
import { DatabaseFault } from './database-away.ts';
import type { Query } from './migrations.ts';
import { PostgresShelf, type ShelfParts } from './postgres-shelf.ts';

/** The people of a store. No two people have names that look alike or share a key, whichever processes they come to. */
class PeopleShelf extends PostgresShelf<Person> {
  /** @throws SeatError if another process has just given the name or the key to somebody else */
  override async put(person: Person): Promise<void> {
    await saidPlainly(async () => await super.put(person));
  }

  /** @throws as `put` */
  override async change(id: string, change: (person: Person) => Person): Promise<Person> {
    return await saidPlainly(async () => await super.change(id, change));
  }
}

/** Opens the shelf of people. */
export function peopleShelf(
  database: Database,
  parts: Pick<ShelfParts<Person>, 'own' | 'changed' | 'unreadable'>,
): PeopleShelf {
  return new PeopleShelf(database, {
    ...parts,
    name: 'people',
    isFollowed: true,
    idOf: ({ id }) => id,
    read: personIn,
    write,
  });
}

async function write(query: Query, { id, skeleton, keys }: Person, record: string): Promise<void> {
  await query(
    `INSERT INTO green_games.people (id, skeleton, record) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE
    SET skeleton = excluded.skeleton, record = excluded.record, changed = pg_current_xact_id()`,
    [id, skeleton, record],
  );
  await query('DELETE FROM green_games.keys WHERE person = $1 AND fingerprint <> ALL ($2)', [id, keys]);
  await query(
    `INSERT INTO green_games.keys (fingerprint, person)
    SELECT key, $1 FROM unnest($2::text[]) AS key
    WHERE NOT EXISTS (SELECT FROM green_games.keys WHERE fingerprint = key AND person = $1)`,
    [id, keys],
  );
}

async function saidPlainly<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (thrown) {
    if (!(thrown instanceof DatabaseFault)) throw thrown;
    if (thrown.constraint === 'people_skeleton') throw new SeatError(serverWords().nameJustTaken);
    if (thrown.constraint === 'keys_fingerprint') throw new SeatError(serverWords().keyJustKnown);
    throw thrown;
  }
}
