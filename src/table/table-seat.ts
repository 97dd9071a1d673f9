import { outOfTurn, type Posed } from '../engine/posed.ts';
import type { Barred, Seat, Value } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import { type Glance, ReadingSeat } from './reading-seat.ts';
import type { Reason } from './reasons.ts';
import type { RefusedAnswers, SeatOutlook, SeatView, TableFacts } from './seat-view.ts';
import type { TableAnswers } from './table-answers.ts';
import type { TableUndo } from './table-undo.ts';

/** What a table does at the request of one of its seats. */
export interface SeatedTable extends TableFacts {
  readonly answers: Pick<TableAnswers, 'take'>;
  readonly undos: Pick<TableUndo, 'outlookOf' | 'say'>;
  reasonsFor(seat: Seat | null): readonly Reason[];
  viewAfter(seat: Seat | null, entry: LogEntry): unknown;
  hurry(): void;
  subscribe(listener: () => void): () => void;
}

/** A seat of a table, or a spectator's. It hands out no state. */
export class TableSeat extends ReadingSeat implements SeatView {
  readonly #table: SeatedTable;

  constructor(table: SeatedTable, seat: Seat | null, glance: Glance) {
    super(seat, glance);
    this.#table = table;
  }

  get table(): TableFacts {
    return this.#table;
  }

  answer(value: unknown, to?: Posed): Barred | undefined {
    const { seat, posed } = this;
    if (seat === null || posed === null || (to !== undefined && to !== posed)) return outOfTurn(value);
    return this.#table.answers.take(seat, posed.ask, [value])?.barred;
  }

  answerAll(ask: string, values: readonly Value[], done = false): RefusedAnswers | undefined {
    const { seat, posed } = this;
    if (seat === null || posed === null || posed.ask !== ask)
      return { index: 0, barred: outOfTurn(values[0], posed?.rule), posed };
    return this.#table.answers.take(seat, ask, values, { done });
  }

  undoOutlook(): SeatOutlook | null {
    return this.seat === null ? null : this.#table.undos.outlookOf(this.seat);
  }

  askUndo(): void {
    if (this.seat !== null) this.#table.undos.say(this.seat, 'ask');
  }

  agree(): void {
    if (this.seat !== null) this.#table.undos.say(this.seat, 'agree');
  }

  decline(): void {
    if (this.seat !== null) this.#table.undos.say(this.seat, 'decline');
  }

  reasons(): readonly Reason[] {
    return this.#table.reasonsFor(this.seat);
  }

  viewAfter(entry: LogEntry): unknown {
    return this.#table.viewAfter(this.seat, entry);
  }

  hurry(): void {
    // A spectator may not hurry bots while a person plays.
    const isAlone = this.#table.sitters.every(({ bot }) => bot !== undefined);
    if (this.seat !== null || isAlone) this.#table.hurry();
  }

  subscribe(listener: () => void): () => void {
    return this.#table.subscribe(listener);
  }
}
