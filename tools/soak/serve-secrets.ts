import { nextNumber, randomStream } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { TestServer } from '../../test/server/client.ts';
import { searchMatch } from '../../test/server/secret-search.ts';

/** More answers than any of our matches takes. */
const endless = 100_000;

/**
 * Plays whole matches of every game over real connections and searches every byte sent to each seat and to a spectator
 * for secrets.
 * @param matches the number of matches of each game
 * @param first the number of the first match, so that several runs can share the work; default: 0
 * @returns the secrets found, in sentences
 */
export async function soakSecrets(matches: number, first = 0): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let match = first; match < first + matches; match += 1)
    for (const game of games) {
      const server = await TestServer.start();
      const stream = randomStream(`secrets ${game.id} ${match}`);
      const random = (): number => nextNumber(stream) / 2 ** 32;
      const plan = { game, random, mostAnswers: endless, lookEvery: 10 };
      const { answers, bytes, leaks } = await searchMatch(server, plan);
      await server.close();
      console.log(`${game.id} ${match + 1}: ${answers} answers, ${bytes} characters, ${leaks.length} leaks`);
      for (const leak of leaks) console.log(`  ${leak}`);
      faults.push(...leaks.map((leak) => `${game.id}: ${leak}`));
    }
  return faults;
}
