import { afterEach, expect, it } from 'vitest';
import { TestServer } from './client.ts';
import { newKey } from './ssh-client.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

it('an answer that a slow disk still saves shows no frame in between at once, and one that says so after a moment', async () => {
  server = await TestServer.start();
  const client = await server.client(newKey(), 'Ann');
  const { stdout } = await client.run('plain', 'Ann\nnew nice-green-things 2 1 easy\n/leave\nquit\n');
  const code = /Your table is (\S+)\./.exec(stdout)?.[1] ?? '';
  const ann = await client.screen();
  await ann.shows(new RegExp(code));
  ann.press('enter');
  await ann.shows(/NICE GREEN THINGS/);
  const { store } = server.server.hall;
  const { settled } = store;
  const saved = { answers: 0 };
  store.settled = async (match) => {
    saved.answers += 1;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await settled.call(store, match);
  };
  // Continues until an answer is given: other keys only page through events.
  for (let keys = 0; keys < 5 && saved.answers === 0; keys += 1) {
    await new Promise((resolve) => setTimeout(resolve, 800));
    const before = ann.written.length;
    ann.press(/y confirms|y yes/.test(ann.text) ? 'y' : 'enter');
    const since = performance.now();
    await ann.shows(() => ann.written.length > before, 10_000);
    if (saved.answers === 0) continue;
    const took = performance.now() - since;
    expect(took).toBeGreaterThan(140);
    expect(took).toBeLessThan(1900);
  }
  expect(saved.answers).toBeGreaterThan(0);
  store.settled = settled;
}, 30_000);
