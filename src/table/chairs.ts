import { elementAt } from '../engine/checked.ts';
import type { Seat } from '../engine/question.ts';
import type { Sitter } from './seat-view.ts';

/** Who sits where at a table. People and bots may change places; the list itself stays the same. */
export class Chairs {
  readonly sitters: readonly Sitter[];
  private readonly chairs: Sitter[];

  constructor(sitters: readonly Sitter[]) {
    this.chairs = [...sitters];
    this.sitters = this.chairs;
  }

  /**
   * Checks that a seat exists.
   * @throws RangeError if it does not
   */
  check(seat: Seat): void {
    if (this.chairs[seat] === undefined) throw new RangeError(`There is no seat ${seat}.`);
  }

  /**
   * Lets a bot play at a seat, or gives the seat back to its person.
   * @param bot the level of the bot; undefined for the person
   * @returns whether this changes anything
   * @throws RangeError if there is no such seat
   */
  letPlay(seat: Seat, bot: string | undefined): boolean {
    this.check(seat);
    const { name, bot: level } = elementAt(this.chairs, seat);
    if (level === bot) return false;
    this.chairs[seat] = bot === undefined ? { seat, name } : { seat, name, bot };
    return true;
  }

  /**
   * Gives a seat another name.
   * @throws RangeError if there is no such seat
   */
  letSit(seat: Seat, name: string): void {
    this.check(seat);
    this.chairs[seat] = { ...elementAt(this.chairs, seat), name };
  }
}
