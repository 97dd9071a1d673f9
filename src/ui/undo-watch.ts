import type { Seat } from '../engine/question.ts';
import type { UndoRequest } from '../table/seat-view.ts';
import type { Session } from '../table/session.ts';

/** News about undo requests since the last look. */
export type UndoNews =
  | { readonly kind: 'asked'; readonly request: UndoRequest }
  | { readonly kind: 'declined'; readonly request: UndoRequest; readonly by: Seat }
  | { readonly kind: 'dropped'; readonly request: UndoRequest }
  | { readonly kind: 'undone'; readonly seat: Seat; readonly answers: number };

/** Whether a request still waits for others to agree; it then stays open until play continues. */
export function isOpen(request: UndoRequest | null): request is UndoRequest {
  return request !== null && request.declined === undefined;
}

/** The seats of a client that a request still waits for, ascending. */
export function pendingSeats({ seats, table: { undoRequest } }: Session): Seat[] {
  if (!isOpen(undoRequest)) return [];
  const { asks, agreed } = undoRequest;
  return seats.flatMap(({ seat }) =>
    seat !== null && asks.includes(seat) && !agreed.includes(seat) ? [seat] : [],
  );
}

/** Watches the undo requests of a table and their results. */
export class UndoWatch {
  private request: UndoRequest | null;
  private undone: Session['table']['undone'];

  constructor(private readonly session: Pick<Session, 'table'>) {
    this.request = session.table.undoRequest;
    this.undone = session.table.undone;
  }

  /** The news since the last call; null if there is none, or if only one more person has agreed. */
  look(): UndoNews | null {
    const { undoRequest, undone } = this.session.table;
    const { request: before, undone: undoneBefore } = this;
    this.request = undoRequest;
    this.undone = undone;
    if (undone !== null && undone !== undoneBefore) return { kind: 'undone', ...undone };
    if (undoRequest === before) return null;
    if (undoRequest === null) return isOpen(before) ? { kind: 'dropped', request: before } : null;
    const { declined } = undoRequest;
    if (declined !== undefined) return { kind: 'declined', request: undoRequest, by: declined };
    return undoRequest.agreed.length === 0 ? { kind: 'asked', request: undoRequest } : null;
  }
}
