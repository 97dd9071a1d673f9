import { fileWords } from '../words/index.ts';
import { digest } from './digest.ts';
import type { State } from './game.ts';
import { type Journal, ReplayError } from './journal.ts';
import { type JournalRecord, recordedAnswer, type SnapshotRecord } from './journal-records.ts';
import { isOfToday, type Keeping } from './kept-match.ts';
import { Match } from './match.ts';
import { outcomeFault } from './resume-match.ts';

/** The result of verifying a whole match file. */
export interface Verification {
  /** The number of answers, without undone ones. */
  readonly answers: number;
  /** The number of steps whose digests were compared. */
  readonly steps: number;
  /** The number of answers given under another edition of the rules, which cannot be checked. */
  readonly unchecked: number;
  /** The first difference, if any. Its `sound` answers are the valid prefix. */
  readonly failure?: ReplayError;
}

/** Replays a match from its beginning, undone answers included, and compares every digest. */
export function verifyJournal<S extends State, V, C>(
  keeping: Keeping<S, V, C>,
  journal: Journal,
): Verification {
  const rerun = new JournalRerun(keeping);
  for (const { record, line } of journal.records.slice(1)) {
    const before = rerun.answers;
    const difference = rerun.take(record);
    if (difference === undefined) continue;
    return { ...rerun.counts(), failure: new ReplayError(journal.path, line, before, difference) };
  }
  return rerun.counts();
}

class JournalRerun<S extends State, V, C> {
  answers = 0;
  private steps = 0;
  private unchecked = 0;
  /** Null while the records are those of another edition. */
  private match: Match<S, V, C> | null = null;
  private ended: { step: string; digest: string }[] = [];

  constructor(private readonly keeping: Keeping<S, V, C>) {}

  counts(): Omit<Verification, 'failure'> {
    return { answers: this.answers, steps: this.steps, unchecked: this.unchecked };
  }

  /** Checks the next record and returns the difference, if any. */
  take(record: JournalRecord): string | undefined {
    try {
      return this.compare(record);
    } catch (thrown) {
      if (thrown instanceof Error) return thrown.message;
      throw thrown;
    }
  }

  private compare(record: JournalRecord): string | undefined {
    switch (record.record) {
      case 'snapshot':
        return this.snapshot(record);
      case 'answer':
        if (this.match === null) this.unchecked += 1;
        else if (this.ended.length > 0) return fileWords().digestMissing(this.ended[0]?.step ?? '');
        else this.match.replay(recordedAnswer(record));
        this.answers += 1;
        return undefined;
      case 'back':
        this.match?.undo(record.answers);
        if (this.match === null) this.unchecked -= record.answers;
        this.ended = [];
        this.answers -= record.answers;
        return undefined;
      case 'step': {
        if (this.match === null) return undefined;
        const own = this.ended.shift();
        this.steps += 1;
        if (own?.step === record.step && own.digest === record.digest) return undefined;
        return fileWords().stepDiffers(record.step, record.digest, own);
      }
      case 'over':
        return this.match === null ? undefined : outcomeFault(this.keeping, this.match, record);
      case 'match':
      case 'lesson':
      case 'stand-in':
        return undefined;
    }
  }

  private snapshot(record: SnapshotRecord): string | undefined {
    if (digest(record.state) !== record.digest) return fileWords().snapshotChanged;
    if (!isOfToday(this.keeping, record)) {
      this.match = null;
      return undefined;
    }
    if (this.match !== null) {
      return digest(this.stateAt()) === record.digest ? undefined : fileWords().snapshotDiffers;
    }
    this.ended = [];
    const { game, setting } = this.keeping;
    const onStepEnd = (stage: { step: string }, after: S) =>
      void this.ended.push({ step: stage.step, digest: digest(after) });
    const state = record.state as unknown as S;
    this.match = new Match<S, V, C>(
      game,
      setting,
      state,
      { onStepEnd, answeredEarlier: record.answers },
      record.step,
    );
    return undefined;
  }

  /** The state in which the snapshot's step began; steps without questions may have ended since. */
  private stateAt(): S | undefined {
    const match = this.match as Match<S, V, C>;
    const later = this.ended.length;
    return later === 0 ? match.base : match.history[match.history.length - later]?.base;
  }
}
