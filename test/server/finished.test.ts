import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readJournal } from '../../src/engine/journal.ts';
import { isRange } from '../../src/engine/question.ts';
import { readReplay } from '../../src/replay/showing.ts';
import { gameOf } from '../../src/server/game-of.ts';
import { TestServer } from './client.ts';
import { newKey } from './ssh-client.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Ann plays a match against a bot to its end. @returns its code */
async function finishedMatch(started: TestServer, key: string): Promise<string> {
  const client = await started.client(key);
  const { stdout } = await client.run('plain', 'Ann\nnew nice-green-things 2 1 random\n/leave\nquit\n');
  const code = /Your table is (\S+)\./.exec(stdout)?.[1] ?? '';
  const { hall } = started.server;
  const [ann] = await hall.people.all();
  if (ann === undefined) throw new Error(stdout);
  const table = hall.find(code);
  const { session, close } = await table.enter(ann).then((visit) => ({
    session: visit.session,
    close: () => visit.close(),
  }));
  for (let turns = 0; !session.table.over && turns < 2000; turns += 1) {
    const posed = session.asked?.posed ?? null;
    if (posed !== null) {
      const value = isRange(posed.options) ? posed.options.from : (posed.options[0] ?? '');
      session.asked?.answer(value, posed);
    }
    await table.settled();
  }
  close();
  return code;
}

describe('a finished match of the server', () => {
  it('is exported as a verifiable file, only to people who had a seat', async () => {
    server = await TestServer.start();
    const key = newKey();
    const code = await finishedMatch(server, key);
    const ran = await (await server.client(key)).run(`export ${code}`);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    const path = join(mkdtempSync(join(tmpdir(), 'green-games-export-')), `${code}.jsonl`);
    writeFileSync(path, ran.stdout);
    const { showing } = await readReplay(path, gameOf, readJournal(path));
    expect(showing.sitters[0]?.name).toBe('Ann');
    expect(showing.stops.length).toBeGreaterThan(10);
    const other = await server.client(newKey());
    await other.run('plain', 'Eve\nquit\n');
    expect(await other.run(`export ${code}`)).toMatchObject({ code: 1, stdout: '' });
  });

  it('is replayed on the screens of its people, at every size, with their current names', async () => {
    server = await TestServer.start();
    const key = newKey();
    const code = await finishedMatch(server, key);
    const client = await server.client(key);
    await client.run('plain', 'name Anneliese\nquit\n');
    const screen = await client.screen();
    await screen.shows(/q leave/);
    screen.press('h');
    await screen.shows(new RegExp(`finished matches[\\s\\S]*${code}`));
    screen.press('enter');
    await screen.shows(/NICE GREEN THINGS[\s\S]*Anneliese/);
    for (const [columns, rows] of [
      [40, 12],
      [120, 40],
      [20, 5],
      [80, 24],
    ] as const) {
      screen.resize(columns, rows);
      if (columns === 20) await screen.shows(/small|40/);
      else
        await screen.shows(
          () => /nice green things/i.test(screen.text) && screen.text.split('\n').length === rows,
        );
    }
    screen.press('right');
    screen.press('q');
    await screen.shows(/Your tables|No table yet/);
  });
});

describe('a running match', () => {
  it('is redrawn at each size that a client has', async () => {
    server = await TestServer.start();
    const key = newKey();
    const client = await server.client(key);
    await client.run('plain', 'Ann\nnew nice-green-things 2 1 random\n/leave\nquit\n');
    const screen = await client.screen();
    await screen.shows(/q leave/);
    screen.press('enter');
    await screen.shows(/NICE GREEN THINGS[\s\S]*NGT-/);
    for (const [columns, rows] of [
      [40, 12],
      [140, 45],
      [80, 24],
    ] as const) {
      screen.resize(columns, rows);
      await screen.shows(() => {
        const lines = screen.text.split('\n');
        return lines.length === rows && /NICE GREEN THINGS/i.test(screen.text) && /Ann|Bot/.test(screen.text);
      });
    }
    await screen.shows(/NGT-/);
  });
});
