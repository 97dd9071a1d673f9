import { elementAt, lastOf } from '../engine/checked.ts';
import type { Chapter } from '../engine/chronicle.ts';
import type { Foreseen } from '../engine/forecast.ts';
import type { Outcome } from '../engine/game.ts';
import { Listeners } from '../engine/listeners.ts';
import { NEVER_ASKED, outOfTurn } from '../engine/posed.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { SeatView, TableFacts, Waiting } from '../table/seat-view.ts';
import type { Table } from '../table/table.ts';

/** Everything that a spectator may know at one moment. */
interface Moment {
  readonly answered: number;
  readonly view: unknown;
  readonly log: readonly LogEntry[];
  readonly outcome: Outcome;
  readonly forecast: readonly Foreseen[];
  readonly chronicle: readonly Chapter[];
  readonly round: number;
  readonly step: string | null;
  readonly logged: number;
  readonly over: boolean;
  readonly seed: string | undefined;
  readonly waitingFor: readonly Waiting[];
}

/** A table as spectators see it, a number of answers behind. The end of the game is shown at once. */
export class DelayedView {
  private readonly moments: Moment[] = [];
  private readonly listeners = new Listeners();
  private readonly stop: () => void;

  private readonly openedAt: number;

  /** @param answers how many answers the spectators are behind */
  constructor(
    private readonly table: Table,
    private readonly answers: number,
  ) {
    this.openedAt = table.answered;
    this.note();
    this.stop = table.subscribe(() => this.note());
  }

  /**
   * How many further answers are needed before anything may be shown. The moments before a match was opened are not
   * available.
   */
  get missing(): number {
    if (this.openedAt === 0 || this.table.over) return 0;
    return Math.max(0, this.answers - (this.table.answered - this.openedAt));
  }

  close(): void {
    this.stop();
  }

  /** The spectators' seat at the moment shown. */
  seat(): SeatView {
    const { table, listeners } = this;
    const shown = (): Moment => this.shown;
    const facts: TableFacts = {
      game: table.game,
      setting: table.setting,
      sourced: table.sourced,
      sitters: table.sitters,
      givesHints: false,
      get seed() {
        return shown().seed;
      },
      get over() {
        return shown().over;
      },
      get round() {
        return shown().round;
      },
      get step() {
        return shown().step;
      },
      get logged() {
        return shown().logged;
      },
      get waitingFor() {
        return shown().waitingFor;
      },
      thought: null,
      undoRequest: null,
      undone: null,
      chronicle: () => shown().chronicle,
    };
    return {
      ...NEVER_ASKED,
      seat: null,
      table: facts,
      posed: null,
      view: () => shown().view,
      outcome: () => shown().outcome,
      forecast: () => shown().forecast,
      hint: () => null,
      // Negative numbers, for entries from before the table was opened, give none: the table would read those entries
      // now, not with the delay.
      log: (from = 0) => shown().log.slice(Math.max(0, from)),
      answer: (value) => outOfTurn(value),
      answerAll: (_ask, values) => ({ index: 0, barred: outOfTurn(values[0]), posed: null }),
      undoOutlook: () => null,
      askUndo: () => {},
      agree: () => {},
      decline: () => {},
      reasons: () => [],
      viewAfter: () => shown().view,
      hurry: () => {},
      subscribe: listeners.subscribe,
    };
  }

  private get shown(): Moment {
    return elementAt(this.moments, 0);
  }

  private note(): void {
    const { table, moments, answers } = this;
    const { answered } = table;
    const spectator = table.seatAt(null);
    // Moments that an undo took back are dropped.
    while (moments.length > 1 && lastOf(moments).answered >= answered) moments.pop();
    const last = moments.at(-1);
    if (last === undefined || answered > last.answered || table.over !== last.over) {
      moments.push({
        answered,
        view: spectator.view(),
        log: spectator.log(),
        outcome: spectator.outcome(),
        forecast: spectator.forecast(),
        chronicle: table.chronicle(),
        round: table.round,
        step: table.step,
        logged: table.logged,
        over: table.over,
        seed: table.seed,
        waitingFor: table.waitingFor,
      });
    }
    const before = moments[0];
    while (moments.length > 1 && (table.over || answered - elementAt(moments, 1).answered >= answers))
      moments.shift();
    if (moments[0] !== before) this.listeners.tell();
  }
}
