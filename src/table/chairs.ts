import { elementAt } from '../engine/checked.ts';
import type { StandInRecord } from '../engine/journal-records.ts';
import type { Seat } from '../engine/question.ts';
import type { Sitter, StandIn } from './seat-view.ts';

/** Who sits where at a table. People and bots may change places; the list itself stays the same. */
export class Chairs {
  readonly sitters: readonly Sitter[];
  private readonly chairs: Sitter[];
  /** The bots that were given up, oldest first. */
  readonly standIns: StandIn[] = [];

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
   * Lets another bot play on for one that was given up.
   * @returns the record of it
   * @throws RangeError if there is no such seat
   */
  standIn(standIn: StandIn): Omit<StandInRecord, 'record'> {
    const { seat, bot, because } = standIn;
    this.letPlay(seat, bot);
    this.standIns.push(standIn);
    const { code, what } = because;
    return { seat, bot, because: code, ...(what === undefined ? {} : { what }) };
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
