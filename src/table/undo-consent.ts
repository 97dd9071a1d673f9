import type { Answer } from '../engine/answer.ts';
import type { State } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Seat } from '../engine/question.ts';
import type { SeatOutlook, Sitter, UndoRequest } from './seat-view.ts';

/**
 * How many of the latest answers a seat may be told of: the number of others' answers in a decision that is still sealed
 * must stay hidden.
 * @param answers the number of the latest answers, at least 1
 * @param sealed the answers of the sealed decision, oldest first
 */
export function tellableTo(seat: Seat, answers: number, sealed: readonly Answer[]): number {
  return answers - sealed.slice(-answers).filter((answer) => answer.seat !== seat).length;
}

/**
 * Who must agree to an undo. If something was drawn or revealed since, all people at the table, because the undoing
 * seat now knows more than before; otherwise the people whose decisions it would undo. If it goes back beyond a
 * simultaneous decision in progress, all who take part in it: asking only some would reveal who has already seen or
 * answered it.
 */
export class UndoConsent {
  request: UndoRequest | null = null;

  /** @param takeBack carries out the undo that a seat asked for */
  constructor(
    private readonly match: Match<State, unknown, unknown>,
    private readonly sitters: readonly Sitter[],
    private readonly takeBack: (seat: Seat) => void,
  ) {}

  /** What undo would take back for a seat: its own last decision and everything after it that depends on it. */
  outlookOf(seat: Seat): SeatOutlook | null {
    const { match } = this;
    const outlook = match.undoOutlook((answer) => answer.seat === seat, seat);
    if (outlook === null) return null;
    const place = this.sealedPlace(seat);
    if (place !== null) {
      const own = match.sealed.slice(place).filter((answer) => answer.seat === seat);
      return { answers: own.length, revealed: [], others: [], asks: [] };
    }
    const { answers, revealed, others } = outlook;
    const deciding = match.isSealed ? [...match.open, ...match.sealed].map((each) => each.seat) : [];
    const concerned = ({ seat: other, bot }: Sitter): boolean =>
      bot === undefined &&
      other !== seat &&
      (revealed.length > 0 || others.includes(other) || deciding.includes(other));
    const asks = this.sitters.filter(concerned).map((sitter) => sitter.seat);
    return { answers: tellableTo(seat, answers, match.sealed), revealed, others, asks };
  }

  /**
   * The index of the seat's own last answer among those of a decision that is still sealed, if it can be undone alone:
   * nobody has seen it, and no other decision depends on it. Null if there is none.
   */
  sealedPlace(seat: Seat): number | null {
    const { match } = this;
    const place = match.sealed.findLastIndex((answer) => answer.seat === seat && answer.forced !== true);
    if (place < 0) return null;
    const outlook = match.undoOutlook((answer) => answer.seat === seat, seat);
    return outlook?.revealed.length === 0 ? place : null;
  }

  /** Undoes at once if it concerns nobody else; otherwise asks the others. @returns whether anything has changed */
  ask(seat: Seat): boolean {
    const outlook = this.outlookOf(seat);
    if (outlook === null) return false;
    const { answers, revealed, asks } = outlook;
    if (asks.length === 0) this.takeBack(seat);
    else this.request = { seat, answers, revealed, asks, agreed: [] };
    return true;
  }

  /** @returns whether anything has changed */
  agree(seat: Seat): boolean {
    const { request } = this;
    if (request === null || !this.waitsFor(seat)) return false;
    const agreed = [...request.agreed, seat].sort((one, other) => one - other);
    if (agreed.length === request.asks.length) this.takeBack(request.seat);
    else this.request = { ...request, agreed };
    return true;
  }

  /** @returns whether anything has changed */
  decline(seat: Seat): boolean {
    const { request } = this;
    if (request === null || request.declined !== undefined) return false;
    if (request.seat === seat) this.request = null;
    else if (this.waitsFor(seat)) this.request = { ...request, declined: seat };
    else return false;
    return true;
  }

  /** Whether people are being asked for consent; until then, bots wait. */
  get isOpen(): boolean {
    return this.request !== null && this.request.declined === undefined;
  }

  /** Clears the request, which is void once something has been decided or undone. */
  playGoesOn(): void {
    this.request = null;
  }

  private waitsFor(seat: Seat): boolean {
    const { request } = this;
    return (
      request !== null &&
      request.declined === undefined &&
      request.asks.includes(seat) &&
      !request.agreed.includes(seat)
    );
  }
}
