import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { optionAt, optionCount, type Seat } from '../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { execReply } from '../../src/server/exec.ts';
import { FolderStore } from '../../src/server/folder-store.ts';
import { Hall } from '../../src/server/hall.ts';
import { usualWish } from '../../src/server/new-table.ts';
import type { Person } from '../../src/server/records.ts';
import type { ServedTable } from '../../src/server/served-table.ts';
import { matchPath } from '../../src/table/data-folder.ts';
import type { Client } from '../../src/table/session.ts';
import { nat, sample } from '../properties/fast-check.ts';

const folders: string[] = [];
const halls: Hall[] = [];
afterEach(async () => {
  for (const hall of halls.splice(0)) await hall.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** More answers than it takes until several are asked at the same time. */
const mostAnswers = 300;

/** Sealed decisions that are looked at in one match. */
const wantedPlaces = 3;

/** All people of a hall and a spectator, with a stopped clock. */
async function fullHall(
  count: number,
): Promise<{ hall: Hall; folder: string; people: Person[]; eve: Person }> {
  const folder = mkdtempSync(join(tmpdir(), 'green-games-sealed-'));
  folders.push(folder);
  const parts = { store: new FolderStore(folder), log: () => {}, version: '0.0.0', botWorkers: 1 };
  const hall = await Hall.open({ ...parts, now: () => Date.parse('2026-01-01') });
  halls.push(hall);
  const names = ['Ann', 'Bo', 'Cy', 'Dee'].slice(0, count);
  const people = await Promise.all(
    names.map(async (name) => await hall.people.welcome(`SHA256:${name}`, name)),
  );
  return { hall, folder, people, eve: await hall.people.welcome('SHA256:Eve', 'Eve') };
}

async function clientsOf(table: ServedTable, people: readonly Person[]): Promise<Client[]> {
  return await Promise.all(people.map(async (person) => await table.clientOf(person)));
}

/** Everything that the server prints about a table for a person, without the table's name. */
async function toldTo(hall: Hall, table: ServedTable, person: Person): Promise<string> {
  const told: unknown[] = [];
  for (const command of ['show', 'log', 'show --json', 'log --json']) {
    const typed = command.replace(/^\w+/, `$& ${table.code}`);
    told.push(await execReply(hall, person.keys[0] ?? '', typed));
  }
  return JSON.stringify(told).replaceAll(table.code, 'TABLE');
}

/** Which of this many options a seat chooses. */
type Taste = (count: number) => number;

/** The same match at another table, at which one seat has made all its decisions by a taste. */
async function branch(
  hall: Hall,
  path: string,
  people: readonly Person[],
  seat: Seat,
  taste: Taste,
): Promise<ServedTable> {
  const table = await hall.importMatch(path);
  for (const person of people) await hall.sit(person, table);
  const own = (await clientsOf(table, people))[seat]?.seats[0];
  await table.settled();
  for (let posed = own?.posed ?? null; posed !== null; posed = own?.posed ?? null) {
    const refused = own?.answer(optionAt(posed, taste(optionCount(posed))), posed);
    if (refused !== undefined) throw new Error(`${posed.ask} was refused: ${refused.because}`);
    await table.settled();
  }
  return table;
}

async function answersOf({ store }: Hall, { code }: ServedTable): Promise<string> {
  return JSON.stringify((await store.read(code, 0)).filter(({ record }) => record === 'answer'));
}

/** Games in which several decide at the same time; in the others everybody sees whose turn it is, and what they do. */
const sealing = games.filter(({ id }) => id !== 'nice-green-things');

describe('what somebody decides while the others still decide', () => {
  it.each(sealing)(
    'in $title makes no difference to what anybody else is sent',
    async ({ id, seats }) => {
      const { hall, folder, people, eve } = await fullHall(Math.min(4, seats.to));
      const [ann, ...guests] = people as [Person, ...Person[]];
      const [seed = 0] = sample(nat(), 1);
      const stream = randomStream(String(seed));
      const table = await hall.create(ann, { ...usualWish, game: id, seats: people.length });
      for (const guest of guests) await hall.sit(guest, table);
      const clients = await clientsOf(table, people);
      // Where others were told something else.
      const told: string[] = [];
      let places = 0;
      for (let answers = 0; answers < mostAnswers && places < wantedPlaces; answers += 1) {
        await table.settled();
        const open = clients.flatMap(({ seats: [own] }) => (own?.posed ? [{ own, posed: own.posed }] : []));
        const [first, ...others] = open;
        if (first === undefined) break;
        const { posed, own } = first;
        if (posed.sealed && others.length > 0 && optionCount(posed) > 1) {
          places += 1;
          const path = matchPath(table.code, folder);
          const one = await branch(hall, path, people, posed.seat, () => 0);
          const other = await branch(hall, path, people, posed.seat, (count) => count - 1);
          if ((await answersOf(hall, one)) === (await answersOf(hall, other)))
            told.push(`${posed.ask} was the same`);
          for (const reader of [...people.filter((_, seat) => seat !== posed.seat), eve])
            if ((await toldTo(hall, one, reader)) !== (await toldTo(hall, other, reader)))
              told.push(`${posed.ask} to ${reader.name}`);
        }
        own.answer(optionAt(posed, drawNumber(stream, optionCount(posed))), posed);
      }
      expect(told, `seed ${seed}`).toEqual([]);
      expect(places).toBeGreaterThan(0);
    },
    60_000,
  );
});
