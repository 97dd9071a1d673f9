import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Moment, sendMutated } from '../../test/server/mutated-packets.ts';
import { quickKey } from '../../test/server/random-people.ts';
import { ServerProcess } from '../../test/server/server-process.ts';
import { TestClient } from '../../test/server/ssh-client.ts';

/** The number of strangers connected at a time. */
const atATime = 24;

/** Milliseconds within which a person at a screen must get an answer meanwhile. */
const longestAnswer = 30_000;

/** Megabytes by which the server may have grown once all strangers are gone. */
const mostGrowth = 250;

/**
 * Sends a server hostile traffic while one person looks at the lobby: mutated packets before and after login, random
 * bytes, stalled handshakes, floods of window changes, pastes of a megabyte. Resolves to the faults found.
 */
export async function soakStrangers(packets: number): Promise<readonly string[]> {
  const home = mkdtempSync(join(tmpdir(), 'green-games-strangers-'));
  const server = await ServerProcess.start(home);
  const { port } = server;
  const faults: string[] = [];
  const ann = await (await TestClient.connect(port, quickKey(), 'Ann', {})).screen();
  await ann.shows(/call you/, longestAnswer);
  ann.press('enter');
  await ann.shows(/q leave/, longestAnswer);
  const before = (await server.figures()).megabytes;
  const slowest = { milliseconds: 0 };
  const answersAnn = async (): Promise<void> => {
    const since = performance.now();
    ann.press('?');
    await ann.shows(/A table is a match with its seats/, longestAnswer);
    slowest.milliseconds = Math.max(slowest.milliseconds, performance.now() - since);
    ann.press('escape');
    await ann.shows(/q leave/, longestAnswer);
  };
  const counts: Record<string, number> = {};
  for (const moment of ['before-login', 'after-login'] satisfies Moment[]) {
    let sent = 0;
    let rounds = 0;
    while (sent < packets && faults.length === 0) {
      const each = Array.from({ length: atATime }, () => sendMutated(port, moment, Math.random));
      sent += (await Promise.all(each)).reduce((sum, count) => sum + count, 0);
      rounds += 1;
      if (rounds % 5 === 0)
        await answersAnn().catch((error: unknown) => faults.push(`During ${moment}: ${String(error)}`));
      if (!server.isRunning) faults.push(`The server has ended during ${moment}.`);
    }
    counts[moment] = sent;
  }
  const slow = Array.from({ length: 60 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await answersAnn().catch((error: unknown) => faults.push(`During slow handshakes: ${String(error)}`));
  for (const socket of slow) socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const guest = await TestClient.connect(port, quickKey(), 'Bo', {});
  const screen = await guest.screen();
  for (let times = 0; times < 5000; times += 1) screen.channel.setWindow(times % 300, times % 400, 0, 0);
  for (let pastes = 0; pastes < 3; pastes += 1) screen.channel.write('x'.repeat(1_000_000));
  await answersAnn().catch((error: unknown) => faults.push(`During floods: ${String(error)}`));
  guest.end();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const { megabytes, connections } = await server.figures();
  if (connections !== 1) faults.push(`${connections} connections are open where one should be.`);
  if (megabytes - before > mostGrowth) faults.push(`The server grew from ${before} MB to ${megabytes} MB.`);
  faults.push(
    ...server.log.split('\n').filter((line) => /"event":"(?:fault|connection-fault|match-fault)"/.test(line)),
  );
  console.log(
    `strangers: ${counts['before-login']} mutated packets before login, ${counts['after-login']} after; ` +
      `${before} MB before, ${megabytes} MB after; the slowest key of another took ${slowest.milliseconds.toFixed(0)} ms`,
  );
  await server.end('SIGKILL');
  rmSync(home, { recursive: true, force: true });
  return faults;
}
