import { afterEach, describe, expect, it } from 'vitest';
import { TestServer } from './client.ts';
import { newKey, type Screen } from './ssh-client.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Sets up a table of Nice Green Things for two by the form, as a person does. */
async function newTable(screen: Screen): Promise<string> {
  screen.press('n');
  await screen.shows(/A new table/);
  screen.press('left');
  await screen.shows(/Game +Nice Green Things/);
  screen.press('enter');
  await screen.shows(/Others join with j/);
  const code = /Your table is (\S+)\./.exec(screen.text)?.[1];
  if (code === undefined) throw new Error(screen.text);
  return code;
}

/** Answers every question with the option under the cursor, and pages through texts. */
async function goOn(screen: Screen): Promise<void> {
  if (/y confirms|y yes/.test(screen.text)) screen.press('y');
  else screen.press('enter');
  await new Promise((resolve) => setTimeout(resolve, 30));
}

describe('two people, each at a terminal of their own', () => {
  it('sit down at one table, see the same board, are asked in turn, and find it again after a restart', async () => {
    server = await TestServer.start();
    const annsKey = newKey();
    const ann = await server.arrive('Ann', annsKey);
    const bo = await server.arrive('Bo');
    const code = await newTable(ann);
    await bo.shows(new RegExp(code));
    bo.press('enter');
    await bo.shows(/NICE GREEN THINGS/);
    ann.press('enter');
    await ann.shows(/NICE GREEN THINGS/);
    for (let keys = 0; keys < 60; keys += 1) await goOn(keys % 2 === 0 ? ann : bo);
    const turn = /turn (\d+)/.exec(ann.text)?.[1];
    expect(Number(turn)).toBeGreaterThan(0);
    ann.press('ctrl-c');
    await ann.shows(/Your tables/);
    expect(ann.text).toContain(code);
    await server.restart();
    await ann.shows(() => ann.isClosed);
    expect(ann.isAlternate).toBe(false);
    expect(ann.written).toContain('The server is being stopped');
    const again = await (await server.client(annsKey, 'Ann')).screen();
    await again.shows(new RegExp(code));
    again.press('enter');
    await again.shows(new RegExp(`turn (?:${turn}|${Number(turn) + 1})\\b`));
  });

  it('say something to each other, and control sequences in a remark have no effect', async () => {
    server = await TestServer.start();
    const ann = await server.arrive('Ann');
    const bo = await server.arrive('Bo');
    await newTable(ann);
    await bo.shows(/1 of 2 seats taken/);
    bo.press('enter');
    await bo.shows(/NICE GREEN THINGS/);
    ann.press('enter');
    await ann.shows(/NICE GREEN THINGS/);
    ann.press('c');
    await ann.shows(/Say: _/);
    ann.press(...'well\u202e played', 'enter');
    await bo.shows(/Ann: well played/);
  });
});

describe('the first login', () => {
  it('refuses a name that is too similar to another person’s', async () => {
    server = await TestServer.start();
    await server.arrive('Alice');
    const other = await (await server.client(newKey(), 'Аlıce')).screen();
    await other.shows(/call you/);
    other.press('enter');
    await other.shows(/too similar to Alice/);
    other.press(...'2', 'enter');
    await other.shows(/q leave/);
    expect(other.text).toMatch(/Аlıce2/);
  });
});
