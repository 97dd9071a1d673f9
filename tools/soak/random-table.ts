import { games } from '../../src/games/index.ts';
import type { RandomPerson } from '../../test/server/random-people.ts';

/** Milliseconds before a person who cannot do something now retries it. */
const againAfter = 100;

/** The events of a table of random people while it is played. */
export interface RandomTableEvents {
  /** Whether the people must stop. */
  readonly isOver: () => boolean;
  /** Called once the table has its match. */
  readonly begun?: (code: string) => void;
}

/**
 * Two people and bots play one match of a game to its end, whatever happens to the servers meanwhile.
 * @param number chooses the game
 * @param level the level of the bots
 * @returns whether the match is over
 */
export async function playRandomTable(
  [host, guest]: readonly [RandomPerson, RandomPerson],
  number: number,
  level: string,
  { isOver, begun }: RandomTableEvents,
): Promise<boolean> {
  const { id, seats } = games[number % games.length] ?? (games[0] as (typeof games)[number]);
  const size = Math.min(seats.to, Math.max(3, seats.from));
  const untilDone = async (act: () => Promise<string | undefined>): Promise<string | undefined> => {
    while (!isOver()) {
      const done = await act().catch(() => undefined);
      if (done !== undefined) return done;
      await new Promise((resolve) => setTimeout(resolve, againAfter));
    }
    return undefined;
  };
  const code = await untilDone(async () => {
    const said = await host.lines(host.name, `new ${id} ${size} ${size - 2} ${level}`);
    return /Your table is (\S+)\./.exec(said)?.[1];
  });
  if (code === undefined) return false;
  const joined = await untilDone(async () => {
    const said = await guest.lines(guest.name, `join ${code}`, '/leave', `play ${code}`, '/leave');
    return /Line mode/.exec(said)?.[0];
  });
  if (joined === undefined) return false;
  begun?.(code);
  let ended = false;
  while (!ended && !isOver())
    for (const person of [host, guest]) {
      const over = await person.answer(code);
      if (over === undefined) await new Promise((resolve) => setTimeout(resolve, againAfter));
      ended ||= over === true;
    }
  for (const person of [host, guest]) person.end();
  return ended;
}
