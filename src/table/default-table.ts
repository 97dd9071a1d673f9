import type { SeatNumbers } from '../games/index.ts';
import type { SeatWish } from './seats.ts';

/** The bot that takes a seat for which nobody was named. */
export const COMPANION = 'easy';

/** What is known of a table before anybody sits down. */
export interface TableCall {
  readonly seats: SeatNumbers;
  /** Who was named, in order. */
  readonly wishes: readonly SeatWish[];
  /** How many seats were asked for, by number or by the position from which the match begins. */
  readonly players?: number | undefined;
  /** The answers come from a script, with as many seats as it names; absent without a script. */
  readonly script?: { readonly seats: number } | undefined;
  /** Somebody sits at the terminal. */
  readonly isPersonHere: boolean;
}

/** How many seats there are and who was named for them; those left over are people. */
export interface Table {
  readonly players: number;
  readonly wishes: readonly SeatWish[];
  /** Seats were given to somebody whom nobody named. */
  readonly isFilledUp: boolean;
}

/**
 * Who sits at the table where not every seat was spoken for. A number that was asked for holds, and a script gets no
 * bots that it does not know of. Otherwise nobody is left without company, and whoever sits at a terminal plays.
 */
export function tableOf({ seats, wishes, players, script, isPersonHere }: TableCall): Table {
  if (players !== undefined) return { players, wishes, isFilledUp: false };
  if (script !== undefined) {
    const least = script.seats > 0 ? script.seats : seats.company;
    return { players: Math.max(least, wishes.length), wishes, isFilledUp: false };
  }
  if (wishes.length === 0) return filledUp([{ name: 'Player 1' }], seats.usual);
  if (wishes.some((wish) => 'name' in wish))
    return wishes.length < seats.company
      ? filledUp(wishes, seats.usual)
      : { players: wishes.length, wishes, isFilledUp: false };
  if (isPersonHere && wishes.length < seats.to) {
    const withPerson = [...wishes, { name: `Player ${wishes.length + 1}` }];
    return filledUp(withPerson, Math.max(seats.company, withPerson.length));
  }
  const least = Math.max(seats.company, wishes.length);
  return { players: least, wishes, isFilledUp: least > wishes.length };
}

function filledUp(wishes: readonly SeatWish[], players: number): Table {
  const companions = Array.from({ length: players - wishes.length }, () => ({ bot: COMPANION }));
  return { players, wishes: [...wishes, ...companions], isFilledUp: true };
}
