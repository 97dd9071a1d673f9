import type { State } from '../engine/game.ts';
import type { JournalRecord } from '../engine/journal-records.ts';
import type { KeptMatch } from '../engine/kept-match.ts';
import type { Match } from '../engine/match.ts';
import { posedOf } from '../engine/posed.ts';
import type { Seat } from '../engine/question.ts';
import { Proposals } from './proposals.ts';
import type { Sitter, Undone } from './seat-view.ts';
import type { Addition, AwayKind, Maybe, SharedRecords } from './shared-records.ts';

/** What a shared match needs from its table. */
export interface SharedHost {
  readonly sitters: readonly Sitter[];
  /** Whether a bot or a forced answer comes next. */
  isDue(): boolean;
  /**
   * Called after saved records were applied.
   * @param seats the seats that have decided, or whose decisions were undone
   * @param undone what was undone, if anything was
   * @param isDecided whether a person has decided something
   */
  followed(seats: readonly Seat[], undone: Undone | null, isDecided: boolean): void;
  tell(): void;
  failed(error: unknown): void;
}

/** Plays a match whose records several processes share: changes are proposed, and apply once they are saved. */
export class SharedPlay {
  /** The number of answers and undos that this process has added. */
  added = 0;
  private readonly proposals: Proposals;
  /** For each seat, how many answers were proposed here and are not saved yet, or were dropped. */
  private readonly unsaved = new Map<Seat, number>();

  constructor(
    private readonly kept: KeptMatch<State, unknown, unknown>,
    private readonly records: SharedRecords,
    private readonly host: SharedHost,
  ) {
    this.proposals = new Proposals(records, {
      follow: (saved, isOwn) => this.follow(saved, isOwn),
      changed: () => host.tell(),
      failed: (error) => host.failed(error),
    });
  }

  /** Why nothing can be saved at the moment; null while all is well. */
  get away(): AwayKind | null {
    return this.proposals.away;
  }

  /** Whether a seat's answer is being saved. */
  isPending(seat: Seat): boolean {
    return this.proposals.isPending(seat);
  }

  /** How many answers of a seat were proposed here and are not saved yet, or were dropped because others came first. */
  unsavedOf(seat: Seat): number {
    return this.unsaved.get(seat) ?? 0;
  }

  /** See `Table.mayRun`. */
  mayRun(): Maybe<boolean> {
    return this.records.mayRun();
  }

  /** See `Table.saved`. */
  async saved(): Promise<void> {
    await this.proposals.settled();
  }

  /** Makes everything that was saved survive a crash of the machine. */
  settle(): Maybe<void> {
    return this.records.settle();
  }

  /** Sends a word about an undo to all processes. @returns false if there are no others and nothing was sent */
  say(seat: Seat, word: 'ask' | 'agree' | 'decline'): boolean {
    return this.records.say(seat, word);
  }

  /** Reads and applies what other processes have added. */
  readOn(number: number): void {
    this.proposals.readOn(number);
  }

  /** Stops following; what is not saved yet is dropped. */
  close(): void {
    this.proposals.close();
  }

  /**
   * Proposes answers of a seat to its open question. They are dropped if another question is open when their turn comes.
   * @param act gives the answers to the match; returns whether it allows them
   * @returns whether the match allows them now
   */
  answer(seat: Seat, isLasting: boolean, act: (match: Match) => boolean): boolean {
    const asked = this.questionText(seat);
    let ready = this.additionOf(isLasting, act);
    if (ready === null) return false;
    // An answer may lead to something else by the time its turn comes, because others have acted.
    if (this.proposals.isBusy) ready = null;
    const addition = (): Addition | null => {
      const first = ready;
      ready = null;
      if (first !== null) return first;
      return this.questionText(seat) === asked ? this.additionOf(isLasting, act) : null;
    };
    const count = (change: number): void => void this.unsaved.set(seat, this.unsavedOf(seat) + change);
    count(1);
    this.proposals.add({ seat, addition, saved: () => count(-1) });
    return true;
  }

  /**
   * Proposes to take back the last decision of a seat, with everything that depends on it.
   * @param sealedPlace see `UndoConsent.sealedPlace`
   */
  takeBack(seat: Seat, sealedPlace: () => number | null): void {
    const { match } = this.kept;
    const { answered } = match;
    const addition = (): Addition | null => {
      // Somebody has decided in the meantime: the undo that was agreed to is void.
      if (match.answered !== answered) return null;
      const place = sealedPlace();
      const dropped = place === null ? [] : match.sealed.slice(place);
      const again = dropped.filter((answer) => answer.seat !== seat);
      const count =
        place === null ? (match.undoOutlook((answer) => answer.seat === seat)?.answers ?? 0) : dropped.length;
      if (count === 0) return null;
      return { records: this.kept.proposeUndo(count, again), isDue: false, isLasting: true };
    };
    this.proposals.add({ seat, addition });
  }

  /** What answers would add; null if the match does not allow them. */
  private additionOf(isLasting: boolean, act: (match: Match) => boolean): Addition | null {
    let isDue = false;
    const records = this.kept.propose((match) => {
      const stands = act(match);
      isDue = stands && this.host.isDue();
      return stands;
    });
    return records && { records, isDue, isLasting };
  }

  /** A seat's open question, as a text that stays the same as long as the question does. */
  private questionText(seat: Seat): string | null {
    const { match } = this.kept;
    const question = match.questionOf(seat);
    return question === undefined ? null : JSON.stringify(posedOf(question, match.isSealed));
  }

  private follow(records: readonly JournalRecord[], isOwn: boolean): void {
    const deciding = records.flatMap((record) => (record.record === 'answer' ? record : []));
    const undo = this.undoIn(records);
    this.kept.follow(records);
    if (isOwn) this.added += Math.max(1, deciding.length);
    const seats = undo?.seats ?? deciding.map(({ seat }) => seat);
    const isDecided =
      undo !== null ||
      deciding.some(({ seat, forced }) => forced !== true && this.host.sitters[seat]?.bot === undefined);
    this.host.followed(seats, undo?.undone ?? null, isDecided);
  }

  /** What records undo, and which seats it concerns; null if they undo nothing. */
  private undoIn(
    records: readonly JournalRecord[],
  ): { readonly seats: readonly Seat[]; readonly undone: Undone | null } | null {
    const back = records.find((record) => record.record === 'back');
    if (back?.record !== 'back') return null;
    const { match } = this.kept;
    const { sealed } = match;
    const seat = match.lastAnswers(back.answers).find(({ forced }) => forced !== true)?.seat ?? 0;
    // One seat has taken back its own answer in a decision that is still sealed, which concerns nobody else.
    if (back.answers <= sealed.length) return { seats: [seat], undone: null };
    const hidden = sealed.filter((answer) => answer.seat !== seat).length;
    const seats = this.host.sitters.map((sitter) => sitter.seat);
    return { seats, undone: { seat, answers: back.answers - hidden } };
  }
}
