import type { State } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Seat } from '../engine/question.ts';
import type { SeatOutlook, Sitter, UndoRequest } from './seat-view.ts';

/**
 * Who must agree before something is taken back: where something was drawn or revealed since, all people at the table,
 * as the one who takes it back knows more than before; otherwise those whose decisions it would take back. Where it goes
 * back beyond a decision that others still make at the same time, all of these: who of them has seen or answered what is
 * theirs to know until the end.
 */
export class UndoConsent {
  request: UndoRequest | null = null;

  /** @param takeBack carries out what a seat has asked for */
  constructor(
    private readonly match: Match<State, unknown, unknown>,
    private readonly sitters: readonly Sitter[],
    private readonly takeBack: (seat: Seat) => void,
  ) {}

  /** What undo would take back for a seat: its last own decision, and all after it that hangs on it. */
  outlookOf(seat: Seat): SeatOutlook | null {
    const { match } = this;
    const outlook = match.undoOutlook((answer) => answer.seat === seat, seat);
    if (outlook === null) return null;
    const place = this.sealedPlace(seat);
    if (place !== null) {
      const own = match.sealed.slice(place).filter((answer) => answer.seat === seat);
      return { answers: own.length, revealed: [], others: [], asks: [] };
    }
    // How many answers others have given in a decision that is still sealed is theirs to know.
    const hidden = match.sealed.filter((answer) => answer.seat !== seat).length;
    const { answers, revealed, others } = outlook;
    const deciding = match.isSealed ? [...match.open, ...match.sealed].map((each) => each.seat) : [];
    const concerned = ({ seat: other, bot }: Sitter): boolean =>
      bot === undefined &&
      other !== seat &&
      (revealed.length > 0 || others.includes(other) || deciding.includes(other));
    const asks = this.sitters.filter(concerned).map((sitter) => sitter.seat);
    return { answers: answers - hidden, revealed, others, asks };
  }

  /**
   * Where among the answers of a decision that is still sealed the seat's last own one stands, if it is taken back alone:
   * nobody has seen it, and what others decide does not hang on it. Null where there is none.
   */
  sealedPlace(seat: Seat): number | null {
    const { match } = this;
    const place = match.sealed.findLastIndex((answer) => answer.seat === seat && answer.forced !== true);
    if (place < 0) return null;
    const outlook = match.undoOutlook((answer) => answer.seat === seat, seat);
    return outlook?.revealed.length === 0 ? place : null;
  }

  /** Undoes at once what concerns nobody else; otherwise asks the others. @returns whether anything has changed */
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

  /** Whether people are being asked: bots wait for them. */
  get isOpen(): boolean {
    return this.request !== null && this.request.declined === undefined;
  }

  /** Something was decided or taken back: what was asked for before means nothing any more. */
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
