import { shownText } from '../engine/shown-text.ts';

export { isUnsafe, shownLines, shownText } from '../engine/shown-text.ts';

import type { Value } from '../engine/question.ts';
import type { Sitter } from './seat-view.ts';

/** Longest name of a seat, in characters. */
export const NAME_LIMIT = 40;

/** A name or a number of seats that cannot be; the message says why and what is needed. */
export class SeatError extends Error {
  override name = 'SeatError';
}

/** What somebody wants to sit at a seat. */
export type SeatWish = { readonly name: string } | { readonly bot: string };

/**
 * Who sits where. Seats fill in the order of the wishes; those left over are people at this terminal.
 * @throws SeatError where there are too many wishes, or a name that cannot be
 */
export function seatsFor(players: number, wishes: readonly SeatWish[]): Sitter[] {
  if (wishes.length > players) {
    throw new SeatError(
      `${wishes.length} seats are named, but the match has ${players}: give --players ${wishes.length} or name fewer.`,
    );
  }
  let bot = 0;
  const bots = wishes.filter((wish) => 'bot' in wish).length;
  const sitters = Array.from({ length: players }, (_, seat): Sitter => {
    const wish = wishes[seat];
    if (wish === undefined) return { seat, name: `Player ${seat + 1}` };
    if ('name' in wish) return { seat, name: checkName(wish.name) };
    bot += 1;
    return {
      seat,
      name: bots === 1 ? 'Bot' : `Bot ${bot}`,
      bot: wish.bot,
    };
  });
  checkDistinct(sitters);
  return sitters;
}

/** Names that differ in nothing but case or in how letters are composed would be told apart by nobody. */
function checkDistinct(sitters: readonly Sitter[]): void {
  const seen = new Map<string, Sitter>();
  for (const sitter of sitters) {
    const key = sitter.name.normalize('NFKC').toLowerCase();
    const other = seen.get(key);
    if (other !== undefined) {
      throw new SeatError(
        `The seats ${other.seat + 1} and ${sitter.seat + 1} are both called ${sitter.name}: give each a name of its own.`,
      );
    }
    seen.set(key, sitter);
  }
}

/**
 * A name that is safe to show and to type.
 * @throws SeatError
 */
export function checkName(name: string): string {
  const trimmed = name.normalize('NFC').trim();
  const shown = shownText(trimmed);
  if (trimmed === '') throw new SeatError('A name must have at least one character.');
  const length = [...trimmed].length;
  if (length > NAME_LIMIT) {
    throw new SeatError(
      `A name may have ${NAME_LIMIT} characters, not ${length}: ${shown.slice(0, NAME_LIMIT)}…`,
    );
  }
  if (shown !== trimmed) throw new SeatError(`A name may hold no control characters: ${shown}`);
  if (trimmed.includes(':'))
    throw new SeatError(`A name may hold no colon, which ends the name in scripts: ${shown}`);
  if (/^\d+$/.test(trimmed))
    throw new SeatError(`A name may not be a bare number, which names a seat in scripts: ${shown}`);
  return trimmed;
}

/** Longest seed, in characters. */
const SEED_LIMIT = 100;

/** Why a text can be no seed, which stands on the screen and in files for people to use again; undefined where it can. */
export function seedFault(seed: string): string | undefined {
  const { length } = [...seed];
  if (seed.trim() === '') return 'A seed must have at least one character.';
  if (length > SEED_LIMIT) return `A seed may have ${SEED_LIMIT} characters, not ${length}.`;
  const shown = shownText(seed);
  return shown === seed ? undefined : `A seed may hold no control characters: ${shown}`;
}

/** As much of a text from outside as a message has room for. */
const EXCERPT = 80;

/** The beginning of a text from outside, safe for a terminal, and short enough for a message. */
export function excerpt(text: string): string {
  const characters = Array.from(text.slice(0, 2 * EXCERPT + 2));
  return shownText(characters.length <= EXCERPT ? text : `${characters.slice(0, EXCERPT - 1).join('')}…`);
}

/** A word that somebody typed, as `excerpt`; where it would not be seen, in quotation marks. */
export function shownWord(word: Value): string {
  const text = excerpt(String(word));
  return text.trim() === '' ? JSON.stringify(text) : text;
}
