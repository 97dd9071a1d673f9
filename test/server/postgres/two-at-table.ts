import { expect } from 'vitest';
import type { ServedTable } from '../../../src/server/served-table.ts';
import type { Visit } from '../../../src/server/visit.ts';
import { answerFirst, type HallProcess, until } from './halls.ts';

/** How long people may have to wait on a machine with much else to do, in milliseconds. */
const patience = 30_000;

/** Waits until everything is saved, both see the same, and one of them is asked. */
export async function settled(visits: readonly Visit[]): Promise<void> {
  await until(() => visits.some(({ session }) => session.asked !== null), 'somebody is asked', patience);
  await quiet(visits);
}

/** Waits until everybody sees the same. */
export async function quiet(visits: readonly Visit[]): Promise<void> {
  await until(() => new Set(visits.map(seen)).size === 1, 'both see alike', patience);
}

/** What a spectator may see through a visit, as a text to compare. */
export const seen = ({ session }: Visit): string => JSON.stringify(session.seatAt(null).view());

/** Lets the asked person answer. */
export async function answerOnce(visits: readonly Visit[]): Promise<Visit> {
  await until(() => visits.some(({ session }) => session.asked !== null), 'somebody is asked', patience);
  const asked = visits.find(({ session }) => session.asked !== null) as Visit;
  answerFirst(asked);
  return asked;
}

/** The records of a match, without gaps, with no answer twice in one place, as any process reads them. */
export async function checkRecords(table: ServedTable, processes: readonly HallProcess[]): Promise<void> {
  const readings = async (): Promise<number> => {
    const read = processes.map(async ({ store }) => JSON.stringify(await store.read(table.code, 0)));
    return new Set(await Promise.all(read)).size;
  };
  // A forced answer may be added between two readings.
  let different = await readings();
  for (let tries = 0; different > 1 && tries < 20; tries += 1) different = await readings();
  expect(different).toBe(1);
  const faults = processes.flatMap(({ events }) => events.filter(({ event }) => /fault|lost/.test(event)));
  expect(faults).toEqual([]);
}
