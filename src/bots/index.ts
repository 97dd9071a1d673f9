import { ownOf } from '../engine/own.ts';
import type { Bot } from './bot.ts';

/** The bots by the level that the command line names. */
const bots: Readonly<Record<string, () => Promise<Bot>>> = {
  random: async () => (await import('./random.ts')).randomBot,
  easy: async () => (await import('./easy.ts')).easyBot,
  normal: async () => (await import('./normal.ts')).normalBot,
  hard: async () => (await import('./hard.ts')).hardBot,
};

/** The levels that there are, from the weakest up. */
export const botNames: readonly string[] = Object.keys(bots);

/** No bot has this name; the message says which names there are. */
export class UnknownBot extends Error {
  override name = 'UnknownBot';
  constructor(readonly bot: string) {
    super(`There is no bot called ${JSON.stringify(bot)}; there is ${botNames.join(', ')}.`);
  }
}

/**
 * The bot of a level.
 * @throws UnknownBot
 */
export async function loadBot(name: string): Promise<Bot> {
  const load = ownOf(bots, name);
  if (load === undefined) throw new UnknownBot(name);
  return await load();
}

/**
 * Who thinks under a name: a bot of a level, or the adviser of people.
 * @throws UnknownBot
 */
export async function loadMind(name: string): Promise<Bot> {
  const { adviser } = await import('./adviser.ts');
  return name === adviser.name ? adviser : await loadBot(name);
}
