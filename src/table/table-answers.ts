import type { State } from '../engine/game.ts';
import type { KeptMatch } from '../engine/kept-match.ts';
import type { Match } from '../engine/match.ts';
import { type Posed, posedOf } from '../engine/posed.ts';
import type { Seat } from '../engine/question.ts';
import { giveAnswers } from './given-answers.ts';
import type { RefusedAnswers, Sitter } from './seat-view.ts';
import type { SharedPlay } from './shared-play.ts';
import type { Maybe } from './shared-records.ts';
import { type ForcedAnswer, forEngine, type SeatForesight } from './table-parts.ts';

/** What answers need of their table. */
interface AnsweredTable {
  readonly sitters: readonly Sitter[];
  readonly isClosed: boolean;
  /** Null if one process alone writes the match. */
  readonly sharing: SharedPlay | null;
  /** Follows a change for these seats, which is synced to disk `atOnce` or later. */
  changed(seats: readonly Seat[], atOnce: boolean): void;
}

/** The answers that a table takes, and when they are on disk. */
export class TableAnswers {
  /** Forced answers of people since one of them last decided something; a script may repeat or omit them. */
  readonly forced: ForcedAnswer[] = [];
  /** While this is set, answers are written one by one but synced to disk together. */
  private bulk = false;

  constructor(
    private readonly table: AnsweredTable,
    private readonly kept: KeptMatch<State, unknown, unknown>,
  ) {}

  /**
   * Takes answers of one seat to its open question: all of them or none. Every answer passes through here. A person's
   * answers are on disk when this returns, bots' answers when their run ends.
   * @param done adds `done` if the same question is then still open and offers it
   * @returns which one is refused and why, with nothing changed
   */
  take(
    seat: Seat,
    ask: string,
    values: readonly unknown[],
    { done = false, forced = false }: { readonly done?: boolean; readonly forced?: boolean } = {},
  ): RefusedAnswers | undefined {
    const { table } = this;
    let refused: RefusedAnswers | undefined;
    const act = (match: Match): boolean => {
      refused = giveAnswers(match, seat, ask, values, { done, forced });
      return refused === undefined;
    };
    const isDecision = table.sitters[seat]?.bot === undefined && !forced;
    if (table.sharing !== null) return table.sharing.answer(seat, isDecision, act) ? undefined : refused;
    if (!this.kept.change(act)) return refused;
    if (isDecision) this.forced.length = 0;
    table.changed([seat], isDecision);
    return undefined;
  }

  /**
   * Plays ahead while `foresight` knows the next answer, each step in one run.
   * @param isWhole whether the foreseen answers may end here; if not, nothing changes
   * @param forced the forced answers of people since one of them last decided something, if the answers are kept
   */
  goOn(
    foresight: SeatForesight,
    isWhole: (open: readonly Posed[]) => boolean,
    forced: () => readonly ForcedAnswer[],
  ): boolean {
    const stands = this.kept.change((match) => {
      match.goOn(forEngine(foresight));
      return isWhole(match.open.map((question) => posedOf(question, match.isSealed)));
    });
    if (stands) this.replaced(forced());
    return stands;
  }

  /** Follows an undo, which has changed the match for these seats. */
  undid(seats: readonly Seat[]): void {
    this.replaced([], seats);
  }

  /** Lets `act` give answers in bulk, as a script does. They are on disk afterwards, even if `act` fails. */
  async inBulk<T>(act: () => Promise<T>): Promise<T> {
    this.bulk = true;
    try {
      return await act();
    } finally {
      this.bulk = false;
      await this.sync();
    }
  }

  /** Syncs the answers to disk, except during bulk answers. */
  sync(): Maybe<void> {
    const { sharing, isClosed } = this.table;
    if (this.bulk || isClosed) return undefined;
    return sharing === null ? this.kept.sync() : sharing.settle();
  }

  /** Follows a change that leaves these forced answers since the last decision. */
  private replaced(
    forced: readonly ForcedAnswer[],
    seats: readonly Seat[] = this.table.sitters.map(({ seat }) => seat),
  ): void {
    this.forced.splice(0, this.forced.length, ...forced);
    this.table.changed(seats, true);
  }
}
