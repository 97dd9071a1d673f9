import { shownText } from '../engine/shown-text.ts';
import { tableWords } from '../words/index.ts';

export { isUnsafe, shownLines, shownText } from '../engine/shown-text.ts';

import type { Value } from '../engine/question.ts';
import type { Sitter } from './seat-view.ts';

/** The longest name of a seat, in characters. */
export const NAME_LIMIT = 40;

/** An invalid name or number of seats; the message says why and what is needed. */
export class SeatError extends Error {
  override name = 'SeatError';
}

/** Who is wanted at a seat: a person or a bot. */
export type SeatWish = { readonly name: string } | { readonly bot: string };

/**
 * Assigns the seats in the order of the wishes; the remaining seats go to people at this terminal.
 * @throws SeatError if there are too many wishes, or a name is not allowed
 */
export function seatsFor(players: number, wishes: readonly SeatWish[]): Sitter[] {
  if (wishes.length > players) {
    throw new SeatError(tableWords().moreSeatsThanPlayers(wishes.length, players, wishes.length));
  }
  let bot = 0;
  const bots = wishes.filter((wish) => 'bot' in wish).length;
  const sitters = Array.from({ length: players }, (_, seat): Sitter => {
    const wish = wishes[seat];
    if (wish === undefined) return { seat, name: tableWords().playerName(seat + 1) };
    if ('name' in wish) return { seat, name: checkName(wish.name) };
    bot += 1;
    return {
      seat,
      name: tableWords().botName(bots === 1 ? null : bot),
      bot: wish.bot,
    };
  });
  checkDistinct(sitters);
  return sitters;
}

/** Nobody could tell apart names that differ only in case or in how their letters are composed. */
function checkDistinct(sitters: readonly Sitter[]): void {
  const seen = new Map<string, Sitter>();
  for (const sitter of sitters) {
    const key = sitter.name.normalize('NFKC').toLowerCase();
    const other = seen.get(key);
    if (other !== undefined) {
      throw new SeatError(tableWords().sameNameTwice(other.seat + 1, sitter.seat + 1, sitter.name));
    }
    seen.set(key, sitter);
  }
}

/**
 * Checks that a name is safe to show and to type.
 * @throws SeatError
 */
export function checkName(name: string): string {
  const trimmed = name.normalize('NFC').trim();
  const shown = shownText(trimmed);
  if (trimmed === '') throw new SeatError(tableWords().nameEmpty);
  const length = [...trimmed].length;
  if (length > NAME_LIMIT) {
    throw new SeatError(tableWords().nameTooLong(NAME_LIMIT, length, shown.slice(0, NAME_LIMIT)));
  }
  if (shown !== trimmed) throw new SeatError(tableWords().nameWithControls(shown));
  if (trimmed.includes(':')) throw new SeatError(tableWords().nameWithColon(shown));
  if (/^\d+$/.test(trimmed)) throw new SeatError(tableWords().nameIsNumber(shown));
  return trimmed;
}

/** The longest seed, in characters. */
const SEED_LIMIT = 100;

/** Why a text cannot be a seed, which screens and files show for reuse; undefined if it can. */
export function seedFault(seed: string): string | undefined {
  const { length } = [...seed];
  if (seed.trim() === '') return tableWords().seedEmpty;
  if (length > SEED_LIMIT) return tableWords().seedTooLong(SEED_LIMIT, length);
  const shown = shownText(seed);
  return shown === seed ? undefined : tableWords().seedWithControls(shown);
}

/** The most characters of a text from outside that a message quotes. */
const EXCERPT = 80;

/** The beginning of a text from outside, safe for a terminal and short enough for a message. */
export function excerpt(text: string): string {
  const characters = Array.from(text.slice(0, 2 * EXCERPT + 2));
  return shownText(characters.length <= EXCERPT ? text : `${characters.slice(0, EXCERPT - 1).join('')}…`);
}

/** An excerpt of a word that somebody typed, quoted if it would otherwise be invisible. */
export function shownWord(word: Value): string {
  const text = excerpt(String(word));
  return text.trim() === '' ? JSON.stringify(text) : text;
}
