import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServerFigures } from '../../src/server/server.ts';
import { quickKey } from './random-people.ts';
import { ServerProcess } from './server-process.ts';
import { TestClient } from './ssh-client.ts';

const home = mkdtempSync(join(tmpdir(), 'green-games-bots-'));
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.end('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

/** More tables than there are workers. */
const tables = availableParallelism() + 2;

describe('bots of all tables', () => {
  it('share a fixed number of workers: further bots wait, which the figures show, and people are served meanwhile', async () => {
    server = await ServerProcess.start(home);
    const { pid } = server;
    const threads = (): number => readdirSync(`/proc/${pid}/task`).length;
    const client = await TestClient.connect(server.port, quickKey(), 'Ann', {});
    const typed = Array.from({ length: tables }, () => ['new limit 4 3 hard', '/leave']).flat();
    await client.run('plain', `${['Ann', ...typed].join('\n')}\nquit\n`);
    const before = threads();
    const seen: ServerFigures[] = [];
    for (let looks = 0; looks < 100 && (seen.at(-1)?.waitingBots ?? 0) === 0; looks += 1) {
      seen.push(await server.figures());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const { botWorkers, openMatches, thinkingBots, waitingBots } = seen.at(-1) as ServerFigures;
    expect(botWorkers).toBe(Math.max(1, availableParallelism() - 1));
    expect(openMatches).toBe(tables);
    expect(thinkingBots).toBe(botWorkers);
    expect(waitingBots).toBeGreaterThan(0);
    expect(threads()).toBeLessThanOrEqual(before + botWorkers);
    const { code, stdout } = await client.run('tables --json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toHaveLength(tables);
    expect(await server.end('SIGTERM')).toBe(143);
  }, 60_000);
});
