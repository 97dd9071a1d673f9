import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { nat, sample } from '../properties/fast-check.ts';
import { lostAnswers, RandomPerson } from './random-people.ts';
import { runProgram, ServerProcess } from './server-process.ts';

const home = mkdtempSync(join(tmpdir(), 'green-games-loss-'));
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.end('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

/** Numbers from 0 to below 1 that follow from a number. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a server that is killed', () => {
  it('at ten moments while two people answer has lost no answer that it acknowledged, and its match verifies', async () => {
    const [seed = 0] = sample(nat(), 1);
    const random = numbersFrom(seed);
    server = await ServerProcess.start(home);
    const { port } = server;
    const people = ['Ann', 'Bo'].map((name) => new RandomPerson(name, () => port, random)) as [
      RandomPerson,
      RandomPerson,
    ];
    const said = await people[0].lines('Ann', 'new limit 4 2 random');
    const code = /Your table is (\S+)\./.exec(said)?.[1] ?? '';
    await people[1].lines('Bo', `join ${code}`, '/leave');
    const given = (): number => people.reduce((sum, person) => sum + person.acknowledged.length, 0);
    const ended = new AbortController();
    const play = async (person: RandomPerson): Promise<void> => {
      while (!ended.signal.aborted)
        if ((await person.answer(code)) === undefined) await new Promise((r) => setTimeout(r, 20));
    };
    const playing = people.map(play);
    for (let kills = 0; kills < 10; kills += 1) {
      // Only after another answer, and then at any moment of the next answers.
      const known = given();
      const until = Date.now() + 10_000;
      while (given() === known && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, random() * 150));
      await server.end('SIGKILL');
      server = await ServerProcess.start(home, port);
    }
    ended.abort();
    await Promise.all(playing);
    for (const person of people) person.end();
    expect(await server.end('SIGTERM')).toBe(143);
    const acknowledged = people.flatMap((person) => person.acknowledged);
    expect(people.flatMap(({ refused }) => refused)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    expect(lostAnswers(home, acknowledged)).toEqual([]);
    expect(
      lostAnswers(home, [...acknowledged, { table: code, seat: 0, ask: 'none', value: 'x' }]),
    ).toHaveLength(1);
    const verified = await runProgram(['replay', join(home, 'matches', `${code}.jsonl`), '--verify']);
    expect(verified).toMatchObject({ code: 0 });
  }, 90_000);
});
