import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Moment, sendMutated } from '../../test/server/mutated-packets.ts';
import { lostAnswers, RandomPerson } from '../../test/server/random-people.ts';
import { runProgram, ServerProcess } from '../../test/server/server-process.ts';
import { playRandomTable } from './random-table.ts';

/** The number of tables played at a time. */
const tablesAtATime = 6;

/** The least and most milliseconds between two ends of the server. */
const endsAfter = { least: 300, most: 4000 } as const;

/** The counts of a long run of a server. */
interface Tallies {
  kills: number;
  stops: number;
  matches: number;
  packets: number;
  people: RandomPerson[];
}

/**
 * Lets people and bots play at tables of all games, while the server is killed and stopped at random moments and
 * strangers send it malformed packets. Resolves to the faults, one sentence each.
 * @param minutes the duration
 */
export async function soakServe(minutes: number): Promise<readonly string[]> {
  const home = mkdtempSync(join(tmpdir(), 'green-games-soak-'));
  const until = Date.now() + minutes * 60_000;
  const tallies: Tallies = { kills: 0, stops: 0, matches: 0, packets: 0, people: [] };
  let server = await ServerProcess.start(home);
  const { port } = server;
  const faults: string[] = [];
  const isOver = (): boolean => Date.now() > until;
  const startAgain = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const code = await server.end(signal);
    if (signal === 'SIGTERM' && code !== 143) faults.push(`A stopped server ended with ${String(code)}.`);
    faults.push(
      ...server.log.split('\n').filter((line) => /-fault|"fault"/.test(line) && !/client-error/.test(line)),
    );
    server = await ServerProcess.start(home, port);
  };
  const ends = async (): Promise<void> => {
    const { least, most } = endsAfter;
    while (!isOver()) {
      await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
      const isStop = Math.random() < 0.2;
      await startAgain(isStop ? 'SIGTERM' : 'SIGKILL');
      if (isStop) tallies.stops += 1;
      else tallies.kills += 1;
    }
  };
  const strangers = async (): Promise<void> => {
    while (!isOver()) {
      const moment: Moment = Math.random() < 0.5 ? 'before-login' : 'after-login';
      tallies.packets += await sendMutated(port, moment, Math.random);
    }
  };
  const tables = Array.from({ length: tablesAtATime }, async (_, index) => {
    while (!isOver()) await playOne(index, port, isOver, tallies);
  });
  await Promise.all([ends(), strangers(), ...tables]);
  await startAgain('SIGTERM');
  await server.end('SIGTERM');
  const acknowledged = tallies.people.flatMap((person) => person.acknowledged);
  for (const { table, seat, ask, value } of lostAnswers(home, acknowledged))
    faults.push(`${table}: the answer ${ask} ${value} of seat ${seat + 1} is lost.`);
  for (const person of tallies.people) faults.push(...person.refused.map((why) => `refused: ${why}`));
  const files = readdirSync(join(home, 'matches')).filter((file) => file.endsWith('.jsonl'));
  for (const file of files) {
    const { code, output } = await runProgram(['replay', join(home, 'matches', file), '--verify']);
    if (code !== 0) faults.push(`${file} does not verify: ${output}`);
  }
  console.log(
    `serve: ${tallies.kills} times killed, ${tallies.stops} times stopped, ${acknowledged.length} answers acknowledged, ` +
      `${files.length} matches verified, ${tallies.matches} of them over, ${tallies.packets} mutated packets`,
  );
  if (faults.length === 0) rmSync(home, { recursive: true, force: true });
  else console.error(`Everything is in ${home}`);
  return faults;
}

/** Two people and bots play one match to its end, whatever happens to the server meanwhile. */
async function playOne(index: number, port: number, isOver: () => boolean, tallies: Tallies): Promise<void> {
  const number = tallies.people.length;
  const people = ['a', 'b'].map(
    (letter) => new RandomPerson(`p${number}${letter}t${index}`, () => port, Math.random),
  ) as [RandomPerson, RandomPerson];
  tallies.people.push(...people);
  if (await playRandomTable(people, number / 2, 'random', { isOver })) tallies.matches += 1;
}
