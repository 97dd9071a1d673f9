import type { Foreseen } from '../engine/forecast.ts';
import type { Outcome } from '../engine/game.ts';
import type { About, Inquiry, Posed } from '../engine/posed.ts';
import { outOfTurn } from '../engine/posed.ts';
import type { Barred, Seat, Value } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { HintInMaking, HintListener } from './hint-maker.ts';
import type { Reason } from './reasons.ts';
import type { RefusedAnswers, SeatOutlook, SeatView, TableFacts } from './seat-view.ts';
import type { Table } from './table.ts';

/** A spectator is never asked. */
const NO_QUESTION: Inquiry = {
  about: () => ({ effects: [] }),
  barred: () => [],
  refuse: (value) => outOfTurn(value),
  takes: () => undefined,
};

/** A seat of a table, or a spectator's. It hands out no state. */
export class TableSeat implements SeatView {
  readonly #table: Table;
  readonly #inquiry: Inquiry;

  constructor(
    table: Table,
    readonly seat: Seat | null,
  ) {
    this.#table = table;
    this.#inquiry = seat === null ? NO_QUESTION : table.inquiryOf(seat);
  }

  get table(): TableFacts {
    return this.#table;
  }

  get posed(): Posed | null {
    return this.seat === null ? null : this.#table.posedTo(this.seat);
  }

  view(): unknown {
    return this.#table.viewOf(this.seat);
  }

  outcome(): Outcome {
    return this.#table.outcomeFor(this.seat);
  }

  forecast(): readonly Foreseen[] {
    return this.#table.forecastFor(this.seat);
  }

  hint(listener: HintListener): HintInMaking | null {
    const { posed } = this;
    return posed === null ? null : this.#table.hintFor(posed, listener);
  }

  log(from = 0): readonly LogEntry[] {
    return this.#table.logOf(this.seat, from);
  }

  about(option: Value): About {
    return this.#inquiry.about(option);
  }

  barred(): readonly Barred[] {
    return this.#inquiry.barred();
  }

  refuse(value: unknown): Barred | undefined {
    return this.#inquiry.refuse(value);
  }

  takes(value: unknown): Value | undefined {
    return this.#inquiry.takes(value);
  }

  answer(value: unknown, to?: Posed): Barred | undefined {
    const { seat, posed } = this;
    if (seat === null || posed === null || (to !== undefined && to !== posed)) return outOfTurn(value);
    return this.#table.take(seat, posed.ask, [value])?.barred;
  }

  answerAll(ask: string, values: readonly Value[], done = false): RefusedAnswers | undefined {
    const { seat, posed } = this;
    if (seat === null || posed === null || posed.ask !== ask)
      return { index: 0, barred: outOfTurn(values[0], posed?.rule), posed };
    return this.#table.take(seat, ask, values, { done });
  }

  undoOutlook(): SeatOutlook | null {
    return this.seat === null ? null : this.#table.outlookOf(this.seat);
  }

  askUndo(): void {
    if (this.seat !== null) this.#table.undoWord(this.seat, 'ask');
  }

  agree(): void {
    if (this.seat !== null) this.#table.undoWord(this.seat, 'agree');
  }

  decline(): void {
    if (this.seat !== null) this.#table.undoWord(this.seat, 'decline');
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
