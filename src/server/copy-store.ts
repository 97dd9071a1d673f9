import { createHash } from 'node:crypto';
import { recordLine } from '../engine/journal-records.ts';
import { serverWords } from '../words/index.ts';
import type { Store } from './store.ts';

/** The numbers of things copied from one store to another. */
export interface Copied {
  readonly people: number;
  readonly tables: number;
  readonly matches: number;
  /** The SHA-256 of everything copied, in hexadecimal digits; two stores with the same content have the same digest. */
  readonly digest: string;
}

/** The stores differ after copying, or the target is not empty; the message says which. */
export class CopyError extends Error {
  override name = 'CopyError';
}

/** More remarks than a table ever has. */
const ALL_REMARKS = 1_000_000;

/**
 * Copies everything into an empty store, and reads it back to compare it. The source stays as it is.
 * @throws CopyError if the target is not empty, or differs afterwards; the errors of the stores
 */
export async function copyStore(from: Store, to: Store): Promise<Copied> {
  const [people, tables] = [await to.people.all(), await to.tables.all()];
  if (people.length + tables.length > 0)
    throw new CopyError(serverWords().targetNotEmpty(people.length, tables.length));
  for (const key of from.bans.all) await to.bans.add(key);
  for (const person of await from.people.all()) await to.people.put(person);
  for (const grant of await from.grants.all()) await to.grants.put(grant);
  for (const table of await from.tables.all()) {
    await to.tables.put(table);
    for (const remark of await from.said(table.code, ALL_REMARKS)) await to.say(table.code, remark);
    if (!hasMatch(table)) continue;
    await to.create(table.code, await from.read(table.code, 0));
    to.release(table.code);
  }
  return await contentOf(to);
}

/** As `copyStore`, but nothing else changes either store, so everything must be the same afterwards. */
export async function moveStore(from: Store, to: Store): Promise<Copied> {
  const copied = await copyStore(from, to);
  const { digest } = await contentOf(from);
  if (digest !== copied.digest)
    throw new CopyError(serverWords().storesDiffer(digest.slice(0, 16), copied.digest.slice(0, 16)));
  return copied;
}

/** What a store contains, with its digest. */
export async function contentOf(store: Store): Promise<Copied> {
  const hash = createHash('sha256');
  const people = inOrder(await store.people.all(), ({ id }) => id);
  const tables = inOrder(await store.tables.all(), ({ code }) => code);
  hash.update(JSON.stringify([...store.bans.all].sort()));
  hash.update(JSON.stringify([people, tables, inOrder(await store.grants.all(), ({ code }) => code)]));
  let matches = 0;
  for (const table of tables) {
    hash.update(JSON.stringify(await store.said(table.code, ALL_REMARKS)));
    if (!hasMatch(table)) continue;
    matches += 1;
    for (const record of await store.read(table.code, 0)) hash.update(recordLine(record));
  }
  return { people: people.length, tables: tables.length, matches, digest: hash.digest('hex') };
}

function hasMatch({ state, isImported }: { readonly state: string; readonly isImported?: true }): boolean {
  return state !== 'gathering' || isImported === true;
}

function inOrder<T>(things: readonly T[], idOf: (thing: T) => string): readonly T[] {
  return [...things].sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}
