import type { SeatNumbers } from '../games/index.ts';
import { tableWords } from '../words/index.ts';
import type { SeatWish } from './seats.ts';

/** The bot that takes a seat if nobody was named for it. */
export const COMPANION = 'easy';

/** What is known about a table before its seats are assigned. */
export interface SeatingCall {
  readonly seats: SeatNumbers;
  /** The people and bots that were named, in order. */
  readonly wishes: readonly SeatWish[];
  /** The number of seats requested, directly or by the position from which the match begins. */
  readonly players?: number | undefined;
  /** The number of seats that the script names; absent without a script. */
  readonly script?: { readonly seats: number } | undefined;
  /** Whether a person sits at the terminal. */
  readonly isPersonHere: boolean;
}

/** The number of seats and who was named for them; the remaining seats are people's. */
export interface Seating {
  readonly players: number;
  readonly wishes: readonly SeatWish[];
  /** Whether seats went to players that nobody named. */
  readonly isFilledUp: boolean;
}

/**
 * Fills the seats that nobody was named for. A requested number of seats is kept, and a script gets no bots that it
 * does not name. Otherwise bots keep a single player company, and a person at a terminal gets a seat.
 */
export function seatingOf({ seats, wishes, players, script, isPersonHere }: SeatingCall): Seating {
  if (players !== undefined) return { players, wishes, isFilledUp: false };
  if (script !== undefined) {
    const least = script.seats > 0 ? script.seats : seats.company;
    return { players: Math.max(least, wishes.length), wishes, isFilledUp: false };
  }
  if (wishes.length === 0) return filledUp([{ name: tableWords().playerName(1) }], seats.usual);
  if (wishes.some((wish) => 'name' in wish))
    return wishes.length < seats.company
      ? filledUp(wishes, seats.usual)
      : { players: wishes.length, wishes, isFilledUp: false };
  if (isPersonHere && wishes.length < seats.to) {
    const withPerson = [...wishes, { name: tableWords().playerName(wishes.length + 1) }];
    return filledUp(withPerson, Math.max(seats.company, withPerson.length));
  }
  const least = Math.max(seats.company, wishes.length);
  return { players: least, wishes, isFilledUp: least > wishes.length };
}

function filledUp(wishes: readonly SeatWish[], players: number): Seating {
  const companions = Array.from({ length: players - wishes.length }, () => ({ bot: COMPANION }));
  return { players, wishes: [...wishes, ...companions], isFilledUp: true };
}
