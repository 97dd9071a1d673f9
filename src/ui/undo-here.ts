import type { Seat } from '../engine/question.ts';
import type { SeatView, UndoRequest, Waiting } from '../table/seat-view.ts';
import type { Session } from '../table/session.ts';
import { screenWords } from '../words/index.ts';
import { isOpen, pendingSeats, type UndoNews, UndoWatch } from './undo-watch.ts';
import type { Voice } from './voice.ts';

/** Undoing, as it concerns the people at this terminal. */
export class UndoHere {
  private readonly watch: UndoWatch;

  constructor(
    private readonly session: Session,
    private readonly people: readonly Seat[],
  ) {
    this.watch = new UndoWatch(session);
  }

  /** See `UndoWatch.look`. */
  look(): UndoNews | null {
    return this.watch.look();
  }

  /** The request that waits for others or for somebody here; null if there is none. */
  get request(): UndoRequest | null {
    const { undoRequest } = this.session.table;
    return isOpen(undoRequest) ? undoRequest : null;
  }

  /** Whether somebody here is asked to agree. */
  get isAsked(): boolean {
    return pendingSeats(this.session).length > 0;
  }

  /** Whether somebody here made the open request or is asked to agree to it. */
  get concerns(): boolean {
    const { request } = this;
    return request !== null && (this.people.includes(request.seat) || this.isAsked);
  }

  /** The people elsewhere for whom this terminal waits; empty if somebody here is asked. */
  get waitsFor(): readonly Waiting[] {
    const { sitters, waitingFor } = this.session.table;
    return waitingFor.filter(({ seat }) => sitters[seat]?.bot === undefined && !this.people.includes(seat));
  }

  /** The seat that can undo here: the asked person, or the only person here while others elsewhere decide. */
  get seat(): SeatView | null {
    const { asked, seats, table } = this.session;
    if (asked !== null) return asked;
    const [own] = seats;
    const isWaiting = table.thought === null && this.waitsFor.length > 0;
    return seats.length === 1 && own !== undefined && isWaiting ? own : null;
  }

  /** A seat here agrees to the request, declines it or withdraws it. */
  consent(seat: Seat, agrees: boolean): void {
    const view = this.session.seatAt(seat);
    if (agrees) view.agree();
    else view.decline();
  }

  /** The end of a request or an undo in a sentence; undefined if it concerns nobody here. */
  noticeOf(news: Exclude<UndoNews, { readonly kind: 'asked' }>, voice: Voice): string | undefined {
    const isOwn = (seat: Seat): boolean => this.people.includes(seat);
    if (news.kind === 'undone')
      return isOwn(news.seat)
        ? screenWords().undone
        : screenWords().undoneBy(voice.seat(news.seat), news.answers);
    if (news.kind === 'declined') return screenWords().undoDeclined(voice.seat(news.by));
    return isOwn(news.request.seat) || news.request.asks.some(isOwn) ? screenWords().undoDropped : undefined;
  }
}
