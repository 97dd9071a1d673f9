import { afterEach, expect, it, vi } from 'vitest';
import { TestServer } from './client.ts';
import { newKey } from './ssh-client.ts';

let server: TestServer | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
});

it('garbage is collected once after everybody has left, and not before anybody has come', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const collect = vi.fn();
  server = await TestServer.start({ collect });
  vi.advanceTimersByTime(60_000);
  expect(collect).not.toHaveBeenCalled();
  const client = await server.client(newKey(), 'Ann');
  expect((await client.run('plain', 'Ann\nquit\n')).stdout).toContain('Ann');
  client.end();
  await vi.waitUntil(() => server?.server.figures().connections === 0, 8000);
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(120_000);
  expect(collect).toHaveBeenCalledTimes(1);
});
