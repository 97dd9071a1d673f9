import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { EventFacts } from '../../src/server/event-log.ts';
import { withReports } from '../../src/server/fault-reports.ts';
import { StoreAway } from '../../src/table/shared-records.ts';
import { TestServer } from './client.ts';
import { newKey, type Screen } from './ssh-client.ts';

let server: TestServer | undefined;
const folders: string[] = [];
afterEach(async () => {
  await server?.close();
  server = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'green-games-faults-'));
  folders.push(folder);
  return folder;
}

/** Sets up a table of Nice Green Things by the form. @returns its code */
async function newTable(screen: Screen, bots: number): Promise<string> {
  screen.press('n');
  await screen.shows(/A new table/);
  screen.press('left', 'down', 'down');
  for (let bot = 0; bot < bots; bot += 1) screen.press('right');
  await screen.shows(new RegExp(`Nice Green Things[\\s\\S]*Of them bots +${bots === 0 ? 'no' : bots}`));
  screen.press('enter');
  if (bots > 0) {
    await screen.shows(/NICE GREEN THINGS/);
    return '';
  }
  await screen.shows(/Your table is (\S+)\./);
  return /Your table is (\S+)\./.exec(screen.text)?.[1] ?? '';
}

it.each([
  ['in line mode', 'plain', 'Ann\n'],
  ['by a code', 'plain', 'ABCDEFGH\n'],
])('a store that does not answer is no fault of a login %s, which is told so', async (_, command, typed) => {
  server = await TestServer.start();
  const { store } = server.server.hall;
  const away = async (): Promise<never> => {
    throw new StoreAway('storeAway');
  };
  Object.assign(store.people, { put: away });
  Object.assign(store.grants, { get: away, remove: away });
  const client = await server.client(newKey(), 'Ann');
  const { code, stdout } = await client.run(command, typed);
  expect(stdout).toContain('The store of this server does not answer.');
  expect(code).toBe(1);
  expect(server.events.map(({ event }) => event)).not.toContain('connection-fault');
});

it('a fault of one match ends its screens with a sentence; other tables and the process go on', async () => {
  server = await TestServer.start();
  const { hall } = server.server;
  const [ann, bo, cy] = [await server.arrive('Ann'), await server.arrive('Bo'), await server.arrive('Cy')];
  const code = await newTable(ann, 0);
  await bo.shows(new RegExp(code));
  bo.press('enter');
  await bo.shows(/NICE GREEN THINGS/);
  ann.press('enter');
  await ann.shows(/NICE GREEN THINGS/);
  await newTable(cy, 1);
  const { settled } = hall.store;
  hall.store.settled = (match) => {
    if (match === code) throw new Error('the match is broken');
    return settled.call(hall.store, match);
  };
  for (const screen of [ann, bo, ann, bo]) if (/NICE GREEN THINGS/.test(screen.text)) screen.press('enter');
  for (const screen of [ann, bo]) await screen.shows(/A fault of the program has stopped the match/);
  expect(server.events.map(({ event }) => event)).toContain('match-fault');
  expect(ann.isClosed || bo.isClosed).toBe(false);
  const before = cy.text;
  cy.press('?');
  await cy.shows(() => cy.text !== before);
  cy.press('escape');
  await cy.shows(/NICE GREEN THINGS/);
  hall.store.settled = settled;
  ann.press('enter');
  await ann.shows(/NICE GREEN THINGS/);
});

describe('the log of a server', () => {
  it('saves a report of each fault of the program, and of nothing else', () => {
    const folder = join(newFolder(), 'faults');
    const events: [string, EventFacts][] = [];
    const log = withReports(
      (event, facts = {}) => void events.push([event, facts]),
      folder,
      'green-games 1, Node.js 20',
      () => Date.parse('2026-05-04T03:02:01Z'),
    );
    log('created', { table: 'oak-1', game: 'limit' });
    log('client-error', { because: 'reset' });
    expect(() => readdirSync(folder)).toThrow(/ENOENT/);
    log('match-fault', { table: 'oak-1', fault: 'Error: broken\n    at somewhere' });
    log('fault', { fault: 'Error: other' });
    const files = readdirSync(folder).sort();
    expect(files).toEqual(['2026-05-04T03-02-01-000Z-1.txt', '2026-05-04T03-02-01-000Z-2.txt']);
    const [first = ''] = files;
    expect(readFileSync(join(folder, first), 'utf8')).toBe(
      'program: green-games 1, Node.js 20\nat: 2026-05-04T03:02:01.000Z\nevent: match-fault\ntable: oak-1\n' +
        'fault: Error: broken\n    at somewhere\n',
    );
    expect(statSync(join(folder, first)).mode & 0o077).toBe(0);
    expect(events.map(([event, { report }]) => [event, report])).toEqual([
      ['created', undefined],
      ['client-error', undefined],
      ['match-fault', files[0]],
      ['fault', files[1]],
    ]);
    for (let faults = 0; faults < 200; faults += 1) log('fault', { fault: 'again' });
    expect(readdirSync(folder)).toHaveLength(100);
    expect(events).toHaveLength(204);
  });

  it('mentions a report that cannot be saved, and the fault nevertheless', () => {
    const folder = join(newFolder(), 'faults');
    writeFileSync(folder, 'no folder');
    const events: EventFacts[] = [];
    const log = withReports((_, facts = {}) => void events.push(facts), folder, '', Date.now);
    log('fault', { fault: 'Error: lost' });
    expect(events).toMatchObject([{ fault: 'Error: lost', unsaved: expect.stringMatching(/./) }]);
  });
});
