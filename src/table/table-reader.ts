import { type Foreseen, forecastOf } from '../engine/forecast.ts';
import type { Outcome, State } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Seat } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { OpenQuestions } from './open-questions.ts';
import { mayRead, readableLog } from './readable-log.ts';
import type { Glance } from './reading-seat.ts';

/** Reads a match for the seats of a table: each gets what it may know. */
export class TableReader {
  /** The current views by seat; computed on request, and dropped with every change. */
  private readonly views = new Map<Seat | null, unknown>();

  /** @param recalled the number of log entries in the stages fetched from before the table was opened */
  constructor(
    private readonly match: Match<State, unknown, unknown>,
    private readonly recalled: () => number,
  ) {}

  /** Drops the views after a change of the match. */
  changed(): void {
    this.views.clear();
  }

  /** See `TableFacts.logged`. */
  get logged(): number {
    const { history, stepLog } = this.match;
    return history.reduce((sum, stage) => sum + stage.log.length, stepLog.length) - this.recalled();
  }

  outcomeFor(seat: Seat | null): Outcome {
    const { game, state, setting } = this.match;
    return game.outcome(state, setting, seat);
  }

  forecastFor(seat: Seat | null): readonly Foreseen[] {
    const { game, state, setting, cursor } = this.match;
    return forecastOf(game, setting, { state, step: cursor }, seat);
  }

  /** The view of a seat. It is the same object until the match changes, so that boards are not redrawn without need. */
  viewOf(seat: Seat | null): unknown {
    if (!this.views.has(seat)) this.views.set(seat, this.match.view(seat));
    return this.views.get(seat);
  }

  /** See `SeatView.viewAfter`. */
  viewAfter(seat: Seat | null, entry: LogEntry): unknown {
    const { game, setting, history, base } = this.match;
    const index = history.findLastIndex(({ log }) => log.includes(entry));
    const stage = history[index];
    if (stage === undefined) return this.viewOf(seat);
    const later = stage.log.slice(stage.log.indexOf(entry) + 1);
    const state = later.some((each) => mayRead(each, seat)) ? stage.base : (history[index + 1]?.base ?? base);
    return game.view(state, seat, setting, []);
  }

  /** See `Reading.log`. */
  logOf(seat: Seat | null, from: number): readonly LogEntry[] {
    if (from < 0) this.match.log(true);
    const { history, stepLog, cursor, over } = this.match;
    const running = cursor === null ? [] : [{ step: cursor, log: stepLog }];
    return readableLog([...history, ...running], seat, from + this.recalled(), over);
  }

  /** What a seat reads at its table. @param hint begins to think about a hint */
  glanceOf(seat: Seat | null, questions: OpenQuestions, hint: Glance['hint']): Glance {
    return {
      posed: () => questions.posedTo(seat),
      inquiry: questions.inquiryOf(seat),
      view: () => this.viewOf(seat),
      outcome: () => this.outcomeFor(seat),
      forecast: () => this.forecastFor(seat),
      hint,
      log: (from) => this.logOf(seat, from),
    };
  }
}
