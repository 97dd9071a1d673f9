import type { OutsideFault } from '../bots/bot.ts';
import { tableWords } from '../words/index.ts';
import type { StandIn } from './seat-view.ts';
import { shownWord } from './seats.ts';

/** Why a bot was given up, as a clause. */
export function faultClause({ code, what = '' }: OutsideFault): string {
  return tableWords().botFaults[code](what);
}

/**
 * Why a bot was given up, who plays on, and where its error output is.
 * @param name of its seat
 */
export function standInText({ of, bot, because, log }: StandIn, name: string): string {
  const { botGivenUp, errorsIn } = tableWords();
  return `${botGivenUp(name, shownWord(of), faultClause(because), bot)} ${errorsIn(log)}`;
}
