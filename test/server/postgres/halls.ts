import { expect } from 'vitest';
import { isRange } from '../../../src/engine/question.ts';
import type { EventFacts } from '../../../src/server/event-log.ts';
import { Hall } from '../../../src/server/hall.ts';
import { usualWish } from '../../../src/server/new-table.ts';
import { PostgresStore } from '../../../src/server/postgres/postgres-store.ts';
import type { Person } from '../../../src/server/records.ts';
import type { ServedTable } from '../../../src/server/served-table.ts';
import type { Visit } from '../../../src/server/visit.ts';

/** The hall of one process of a server, with its log. */
export interface HallProcess {
  readonly hall: Hall;
  readonly store: PostgresStore;
  readonly events: { readonly event: string; readonly facts: EventFacts }[];
}

/** Opens the hall of one more process on a database. @param ahead how much later it is there than by the store's clock */
export async function hallOn(
  url: string,
  lookEvery = 500,
  ahead = { milliseconds: 0 },
): Promise<HallProcess> {
  const events: HallProcess['events'] = [];
  const log = (event: string, facts: EventFacts = {}): void => void events.push({ event, facts });
  const store = await PostgresStore.open({ url, program: '0.0.0', log, lookEvery });
  const now = (): number => store.now() + ahead.milliseconds;
  const hall = await Hall.open({ store, log, version: '0.0.0', botWorkers: 1, now });
  return { hall, store, events };
}

/** Waits until something holds, for ten seconds at most. */
export async function until(holds: () => boolean, what: string, most = 10_000): Promise<void> {
  const end = Date.now() + most;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`It does not come to this: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A table as another process knows it, once it does. */
export async function tableAt({ hall }: HallProcess, { code }: ServedTable): Promise<ServedTable> {
  const find = (): ServedTable | undefined => hall.all.find((table) => table.code === code);
  await until(() => find()?.record.state === 'playing', `${code} is known`);
  return find() as ServedTable;
}

/** Answers as the seat is first offered. @returns whether it was asked */
export function answerFirst({ session }: Visit): boolean {
  const seat = session.asked;
  const posed = seat?.posed ?? null;
  if (seat === null || posed === null) return false;
  const barred = seat.barred().map(({ option }) => option);
  const options = isRange(posed.options) ? [posed.options.from] : posed.options;
  const value = options.find((option) => !barred.includes(option)) ?? '';
  expect(seat.answer(value, posed)).toBeUndefined();
  return true;
}

/** Two people at one table, each at another process. */
export interface Pair {
  readonly first: HallProcess;
  readonly second: HallProcess;
  readonly ann: Person;
  readonly bo: Person;
  readonly annsTable: ServedTable;
  readonly bosTable: ServedTable;
  /** The name of their database. */
  readonly database: string;
}

/** Sets up a table of Nice Green Things for two at two processes. */
export async function pairOn(
  url: string,
  wish: Partial<typeof usualWish> = {},
  game = 'nice-green-things',
): Promise<Pair> {
  const [first, second] = [await hallOn(url), await hallOn(url)];
  const ann = await first.hall.people.welcome('SHA256:ann', 'Ann');
  const bo = await second.hall.people.welcome('SHA256:bo', 'Bo');
  const seats = 2 + (wish.bots ?? 0);
  const annsTable = await first.hall.create(ann, { ...usualWish, game, seats, ...wish });
  await until(() => second.hall.all.length === 1, 'the other process knows the table');
  await second.hall.sit(bo, second.hall.find(annsTable.code));
  const bosTable = await tableAt(second, annsTable);
  await tableAt(first, annsTable);
  return { first, second, ann, bo, annsTable, bosTable, database: new URL(url).pathname.slice(1) };
}

/** Plays until people have given this many answers or the game is over. */
export async function play(visits: readonly Visit[], answers: number, most = 30_000): Promise<number> {
  let given = 0;
  const end = Date.now() + most;
  while (given < answers && visits.every(({ session }) => !session.table.over)) {
    if (Date.now() > end) throw new Error(`Only ${given} answers were given.`);
    for (const visit of visits) if (answerFirst(visit)) given += 1;
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  return given;
}
