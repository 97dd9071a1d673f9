import type { JournalRecord } from '../engine/journal-records.ts';
import type { Seat } from '../engine/question.ts';
import { type Addition, type AwayKind, type Maybe, type SharedRecords, StoreAway } from './shared-records.ts';

/** Milliseconds between two attempts to reach a store that is away. */
const PATIENCE_MS = 500;

/** A change of the match that somebody at this process wants. */
export interface Proposal {
  /** The seat that has decided. */
  readonly seat: Seat;
  /** What it would add to the match as it is now; null if the match no longer allows it. */
  addition(): Addition | null;
  /** Called when it is saved, and before it is applied. */
  saved?(): void;
}

/** The listener for the results of proposals. */
export interface ProposalListener {
  /** Applies saved records to the match. @param isOwn whether this process added them */
  follow(records: readonly JournalRecord[], isOwn: boolean): void;
  /** Called when a proposal is no longer pending, or the store has gone away or come back. */
  changed(): void;
  /** Called if the match cannot continue in this process. */
  failed(error: unknown): void;
}

/**
 * Handles every change of a match that several processes share. A change is worked out on a copy, saved, and only then
 * applied, so nobody ever sees what might be lost. One change is under way at a time. If another process was first, its
 * records are read and applied, and the change is worked out again; if the match no longer allows it, it is dropped,
 * and its question, if still open, is asked again. While the store is away, the change waits.
 */
export class Proposals {
  /** Why nothing can be saved at the moment; null while all is well. */
  away: AwayKind | null = null;
  private readonly waiting: Proposal[] = [];
  private underway: Proposal | 'reading' | null = null;
  /** The number of records that the match is said to have. */
  private heardOf = 0;
  private isClosed = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly records: SharedRecords,
    private readonly listener: ProposalListener,
  ) {}

  /** Whether a seat has decided something that is not saved yet. */
  isPending(seat: Seat): boolean {
    const { underway } = this;
    const isUnderway = underway !== null && underway !== 'reading' && underway.seat === seat;
    return isUnderway || this.waiting.some((proposal) => proposal.seat === seat);
  }

  /** Whether a change is being saved, so that further ones wait. */
  get isBusy(): boolean {
    return this.running !== null;
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  /**
   * Carries out a change, after those before it. Where the store saves at once, it is carried out on return.
   */
  add(proposal: Proposal): void {
    if (this.isClosed) return;
    if (this.running !== null) {
      this.waiting.push(proposal);
      return;
    }
    this.underway = proposal;
    let later: Maybe<void>;
    try {
      later = this.attempt(proposal);
    } catch (thrown) {
      this.underway = null;
      this.listener.failed(thrown);
      return;
    }
    if (later === undefined) this.underway = null;
    else this.run(later);
  }

  /** Reads what others have added. @param number the number of records that the match is said to have */
  readOn(number: number): void {
    this.heardOf = Math.max(this.heardOf, number);
    // The notification of an addition may arrive before this process knows that the addition is saved.
    const isFree = this.running === null && this.underway === null && !this.isClosed;
    if (isFree && this.isBehind) this.run(this.goOn());
  }

  private get isBehind(): boolean {
    return this.records.isBehind(this.heardOf);
  }

  /** Drops what is not saved yet and releases the match. */
  close(): void {
    this.isClosed = true;
    this.waiting.length = 0;
    this.records.close();
  }

  private run(first: Promise<void>): void {
    this.running = first
      .then(async () => await this.goOn())
      .catch((error: unknown) => {
        this.waiting.length = 0;
        if (!this.isClosed) this.listener.failed(error);
      })
      .finally(() => {
        this.underway = null;
        this.running = null;
        if (this.isClosed) return;
        // Further records may have arrived since the last look.
        if (this.waiting.length > 0 || this.isBehind) this.run(this.goOn());
        this.listener.changed();
      });
  }

  /** Does everything that is left. */
  private async goOn(): Promise<void> {
    while (!this.isClosed) {
      if (this.isBehind) {
        this.underway = 'reading';
        await this.catchUp();
        this.underway = null;
        continue;
      }
      const proposal = this.waiting.shift();
      if (proposal === undefined) return;
      this.underway = proposal;
      await this.attempt(proposal);
      this.underway = null;
      this.listener.changed();
    }
  }

  private attempt(proposal: Proposal): Maybe<void> {
    const addition = proposal.addition();
    if (addition === null) return undefined;
    const saved = this.records.add(addition);
    if (saved !== true) return this.insist(proposal, addition, saved);
    proposal.saved?.();
    this.listener.follow(addition.records, true);
    return undefined;
  }

  /** Saves a change, however often others come first or the store is away. */
  private async insist(proposal: Proposal, first: Addition, adding: Maybe<boolean>): Promise<void> {
    let addition: Addition | null = first;
    let saved = adding;
    /** Records that were given to the store when it went away: it may still save them after the next look. */
    const unsure: (readonly JournalRecord[])[] = [];
    while (addition !== null) {
      const { records }: Addition = addition;
      const outcome = await this.outcomeOf(saved);
      if (this.isClosed) return;
      if (outcome === true) {
        proposal.saved?.();
        this.listener.follow(records, true);
        return;
      }
      if (outcome === 'unknown') {
        unsure.push(records);
        // A store that accepts nothing, such as one on a full disk, may still be readable.
        await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      }
      const read: readonly JournalRecord[] = await this.catchUp(records, outcome === 'unknown');
      if (this.isClosed) return;
      const isSaved = unsure.some((given) => startsWith(read, given));
      if (isSaved) proposal.saved?.();
      addition = isSaved ? null : proposal.addition();
      if (addition === null) this.noteAway(null);
      else saved = this.records.add(addition);
    }
  }

  private async outcomeOf(saved: Maybe<boolean>): Promise<boolean | 'unknown'> {
    try {
      const outcome = await saved;
      this.noteAway(null);
      return outcome;
    } catch (thrown) {
      if (!(thrown instanceof StoreAway)) throw thrown;
      this.noteAway(thrown.kind);
      return 'unknown';
    }
  }

  /**
   * Reads and applies what others have added, as soon as the store is there.
   * @param own records that this process may have added
   * @param isAway whether the store has just refused a change, so that a successful read does not mean that it is back
   */
  private async catchUp(
    own: readonly JournalRecord[] = [],
    isAway = false,
  ): Promise<readonly JournalRecord[]> {
    while (!this.isClosed) {
      try {
        const read = await this.records.readOn();
        if (!isAway) this.noteAway(null);
        if (!this.isClosed && read.length > 0) this.listener.follow(read, startsWith(read, own));
        return read;
      } catch (thrown) {
        if (!(thrown instanceof StoreAway)) throw thrown;
        this.noteAway(thrown.kind);
        await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      }
    }
    return [];
  }

  private noteAway(kind: AwayKind | null): void {
    if (kind === this.away) return;
    this.away = kind;
    this.listener.changed();
  }
}

/** Whether records begin with certain others; at least one of those is required. */
function startsWith(records: readonly JournalRecord[], first: readonly JournalRecord[]): boolean {
  const isSame = (record: JournalRecord, index: number): boolean =>
    JSON.stringify(record) === JSON.stringify(records[index]);
  return first.length > 0 && first.every(isSame);
}
