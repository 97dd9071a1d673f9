import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { DrawingQueue } from '../../src/server/drawing-queue.ts';

/** Blocks the event loop as drawing a screen does. */
function drawFor(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
}

it('a key that arrives while thirty screens wait to be drawn is read before most of them', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const arriving = once(server, 'connection') as Promise<[Socket]>;
  const person = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [socket] = await arriving;
  const queue = new DrawingQueue();
  let drawn = 0;
  const all = new Promise<void>((resolve) => {
    for (let screen = 0; screen < 30; screen += 1)
      queue.add(() => {
        drawFor(4);
        drawn += 1;
        if (drawn === 30) resolve();
      });
  });
  const read = once(socket, 'data').then(() => drawn);
  person.write('k');
  expect(await read).toBeLessThan(10);
  await all;
  person.destroy();
  socket.destroy();
  server.close();
});

it('a waiting screen is drawn once, a closed one is not, and nothing is drawn after the end', async () => {
  const queue = new DrawingQueue();
  const drawn: string[] = [];
  const twice = (): void => void drawn.push('twice');
  queue.add(twice);
  queue.add(twice);
  queue.add(() => void drawn.push('closed'))();
  queue.add(() => void drawn.push('last'));
  const pause = async (): Promise<void> => await new Promise((resolve) => setTimeout(resolve, 20));
  await pause();
  expect(drawn).toEqual(['twice', 'last']);
  queue.add(() => void drawn.push('late'));
  queue.close();
  await pause();
  expect(drawn).toEqual(['twice', 'last']);
});
