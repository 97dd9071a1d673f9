import { ownOf } from '../engine/own.ts';
import { signs, tableWords } from '../words/index.ts';
import type { Bot } from './bot.ts';
import { isOutside, type OutsideParts } from './outside-name.ts';

/** The bots, keyed by the names of their levels on the command line. */
const bots: Readonly<Record<string, () => Promise<Bot>>> = {
  random: async () => (await import('./random.ts')).randomBot,
  easy: async () => (await import('./easy.ts')).easyBot,
  normal: async () => (await import('./normal.ts')).normalBot,
  hard: async () => (await import('./hard.ts')).hardBot,
  expert: async () => (await import('./expert.ts')).expertBot,
};

/** The names of the levels, weakest first. */
export const botNames: readonly string[] = Object.keys(bots);

/** No bot has this name; the message lists the names. */
export class UnknownBot extends Error {
  override name = 'UnknownBot';
  constructor(readonly bot: string) {
    super(tableWords().noSuchBot(JSON.stringify(bot), botNames.join(signs().list)));
  }
}

/** Whether there is a bot of this name, or the name is the command of a program that may be started as one. */
export function isBotName(name: string): boolean {
  return botNames.includes(name) || isOutside(name);
}

/**
 * The bot of a level. It never starts a program.
 * @throws UnknownBot
 */
export async function loadBot(name: string): Promise<Bot> {
  const load = ownOf(bots, name);
  if (load === undefined) throw new UnknownBot(name);
  return await load();
}

/**
 * The bot of a level, or a program of the user's own.
 * @param outside what is needed to start programs; if it is absent, none is started
 * @throws UnknownBot
 */
export async function loadBotOrProgram(name: string, outside: OutsideParts | undefined): Promise<Bot> {
  if (!isOutside(name) || outside === undefined) return await loadBot(name);
  return (await import('./outside-bot.ts')).outsideBot(name, outside);
}

/**
 * The thinker with a name: the bot of a level, or the adviser that gives people hints.
 * @throws UnknownBot
 */
export async function loadMind(name: string): Promise<Bot> {
  const { adviser } = await import('./adviser.ts');
  return name === adviser.name ? adviser : await loadBot(name);
}
