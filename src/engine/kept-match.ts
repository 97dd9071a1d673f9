import { fileWords } from '../words/index.ts';
import type { Answer } from './answer.ts';
import { digest } from './digest.ts';
import type { Game, Setting, State } from './game.ts';
import { ReplayError } from './journal.ts';
import type { RecordFile } from './journal-file.ts';
import {
  answerRecord,
  type HeaderRecord,
  type JournalRecord,
  recordedAnswer,
  type SnapshotRecord,
  type StandInRecord,
  type StepRecord,
} from './journal-records.ts';
import { Match } from './match.ts';
import type { Stage } from './stage.ts';
import { Divergence } from './stop.ts';

/** What a match and its file need: the game, its setting, and the options of running it. */
export interface Keeping<S extends State, V, C> {
  readonly game: Game<S, V, C>;
  readonly setting: Setting<C>;
  /** The digest of the sourced component table. */
  readonly components: string;
  /** Whether to run every step twice and compare the results, for tests and development. */
  readonly verify?: boolean;
  /** The number of first answers that no undo takes back, because the match began after them; default: none. */
  readonly settled?: number;
}

/** The point from which a match is resumed. */
export interface Start<S> {
  readonly state: S;
  readonly step: string | null;
  readonly answers: number;
  readonly expected: readonly (StepRecord & { readonly line: number })[];
  readonly path: string;
  readonly earlier?: () => Stage<S>[];
}

/**
 * A match and its file. Every answer and finished step goes to both. Answers are in the file when a call returns, and
 * on disk after `sync`. Without a file the match is not saved.
 */
export class KeptMatch<S extends State = State, V = unknown, C = unknown> {
  readonly match: Match<S, V, C>;
  file: RecordFile | null = null;
  private pending: JournalRecord[] = [];
  /** Answers up to the end of the last finished step. */
  private counted: number;
  /** Answers in the file, or waiting to be written to it. */
  private recorded: number;
  private round: number;
  /** Finished steps that the file already has; they are compared, not written again. */
  private readonly expected: (StepRecord & { readonly line: number })[];

  private constructor(
    private readonly keeping: Keeping<S, V, C>,
    private readonly start: Start<S>,
  ) {
    const { game, setting } = keeping;
    this.counted = start.answers;
    this.recorded = start.answers;
    this.round = game.round(start.state);
    this.expected = [...start.expected];
    this.match = new Match<S, V, C>(
      game,
      setting,
      start.state,
      {
        verify: keeping.verify === true,
        ...(keeping.settled === undefined ? {} : { settled: keeping.settled }),
        answeredEarlier: start.answers,
        ...(start.earlier === undefined ? {} : { earlier: start.earlier }),
        onStepEnd: (stage, after, nextStep) => this.stepEnded(stage, after, nextStep),
      },
      start.step,
    );
  }

  /**
   * Begins a match.
   * @param create creates the file with its first records, or returns null if somebody else writes it; null if the match
   * is not saved
   * @param course the answers that the match begins with, because it branches off another one
   * @throws Divergence if the rules do not allow one of them
   */
  static begin<S extends State, V, C>(
    keeping: Keeping<S, V, C>,
    state: S,
    header: HeaderRecord,
    create: ((records: readonly JournalRecord[]) => RecordFile | null) | null,
    course: readonly Answer[] = [],
  ): KeptMatch<S, V, C> {
    const step = keeping.game.next(state);
    const kept = new KeptMatch(keeping, { state, step, answers: 0, expected: [], path: '' });
    const first = kept.snapshot(state, step, 0);
    for (const answer of course) kept.match.replay(answer);
    kept.record();
    if (create !== null) kept.file = create([header, first, ...kept.pending]);
    kept.pending = [];
    return kept;
  }

  /** For `resumeMatch`: a match at a snapshot. */
  static at<S extends State, V, C>(keeping: Keeping<S, V, C>, start: Start<S>): KeptMatch<S, V, C> {
    return new KeptMatch(keeping, start);
  }

  /**
   * The only way to change the match. Either everything that `act` does goes into the file, or nothing.
   * @param act gives answers; if it returns false, or throws, all of them are dropped
   * @returns what `act` returned
   * @throws DiskError, and the errors of `act`
   */
  change(act: (match: Match<S, V, C>) => boolean): boolean {
    const rewind = this.mark();
    let stands = false;
    try {
      stands = act(this.match);
    } finally {
      if (!stands) rewind();
    }
    if (!stands) return false;
    this.record();
    this.flush();
    return true;
  }

  /**
   * What a change would write. The match stays as it is, until `follow` gets the records.
   * @param act gives answers; if it returns false, or throws, there is no proposal
   * @returns the records; null if `act` returned false
   */
  propose(act: (match: Match<S, V, C>) => boolean): readonly JournalRecord[] | null {
    return this.tried(() => {
      if (!act(this.match)) return null;
      this.record();
      return this.pending;
    });
  }

  /** As `propose`, for an undo of the last `count` answers; see `undo`. */
  proposeUndo(count: number, again: readonly Answer[] = []): readonly JournalRecord[] {
    this.match.recall(count);
    return this.tried(() => {
      this.goBack(count, again);
      return this.pending;
    });
  }

  /**
   * Takes over records that have been saved, by this process or another one. What follows from their answers must be
   * what the records say.
   * @throws Divergence if it is not: another version of the rules has continued the match
   */
  follow(records: readonly JournalRecord[]): void {
    for (const record of records) {
      const [next] = this.pending;
      if (next !== undefined && JSON.stringify(next) === JSON.stringify(record)) {
        this.pending.shift();
        continue;
      }
      switch (record.record) {
        case 'answer':
          this.replay(recordedAnswer(record));
          break;
        case 'back':
          this.match.undo(record.answers);
          this.countAgain();
          break;
        case 'lesson':
        case 'stand-in':
          break;
        default:
          throw new Divergence(fileWords().continuedByOther(record.record), this.match.answered);
      }
    }
  }

  /** Replays a recorded answer. The file has it already; with `again` it is written once more. */
  replay(answer: Answer, again = false): void {
    if (again) {
      this.match.replay(answer);
      this.record();
      return;
    }
    this.recorded += 1;
    this.match.replay(answer);
  }

  /**
   * Drops the last `count` answers.
   * @param again those of them that are given again at once and written with the rest
   * @throws DiskError
   */
  undo(count: number, again: readonly Answer[] = []): void {
    if (count === 0) return;
    this.goBack(count, again);
    this.flush();
  }

  /**
   * Records that a lesson was given in a round; the match itself stays unchanged.
   * @param place its place among the game's lessons, from 0
   * @throws DiskError
   */
  noteLesson(round: number, place: number): void {
    this.pending.push({ record: 'lesson', round, place });
    this.flush();
    this.sync();
  }

  /**
   * Records that another bot decides for a seat from now on; the match itself stays unchanged.
   * @throws DiskError
   */
  noteStandIn(standIn: Omit<StandInRecord, 'record'>): void {
    this.pending.push({ record: 'stand-in', ...standIn });
    this.flush();
  }

  /** Syncs all answers to the disk. */
  sync(): void {
    this.file?.sync();
  }

  /** Syncs and closes the file; may be called repeatedly. */
  close(): void {
    this.file?.close();
  }

  /** For `resumeMatch`: records to be written before the next answer. */
  prepend(records: readonly JournalRecord[]): void {
    this.pending.unshift(...records);
  }

  /** The snapshot that the file gets when a match begins or a round ends. */
  snapshot(state: S, step: string | null, answers: number): SnapshotRecord {
    const { game, components } = this.keeping;
    return {
      record: 'snapshot',
      round: game.round(state),
      answers,
      edition: game.edition,
      components,
      step,
      digest: digest(state),
      state: state as unknown as Record<string, unknown>,
    };
  }

  /** Records the answers of the current step that are not recorded yet. */
  private record(answers: readonly Answer[] = this.match.answers): void {
    for (const answer of answers.slice(this.recorded - this.counted)) this.pending.push(answerRecord(answer));
    this.recorded = this.counted + answers.length;
  }

  private goBack(count: number, again: readonly Answer[]): void {
    this.match.undo(count);
    this.countAgain();
    this.pending.push({ record: 'back', answers: count });
    for (const answer of again) this.match.replay(answer);
    this.record();
  }

  /** Recounts the answers after an undo. */
  private countAgain(): void {
    this.counted = this.match.answered - this.match.answers.length;
    this.recorded = this.match.answered;
    this.round = this.keeping.game.round(this.match.base);
  }

  /** Carries out `act` on a copy of the pending records, and takes back everything that it did. */
  private tried<T>(act: () => T): T {
    const { pending, counted, recorded, round } = this;
    this.pending = [...pending];
    try {
      return this.match.trial(act);
    } finally {
      Object.assign(this, { pending, counted, recorded, round });
    }
  }

  /** Marks this point. The returned function goes back to it, provided that nothing has been written since. */
  private mark(): () => void {
    const { pending, counted, recorded, round } = this;
    const { answered } = this.match;
    this.pending = [...pending];
    return () => {
      if (this.match.answered > answered) this.match.undo(this.match.answered - answered);
      Object.assign(this, { pending, counted, recorded, round });
    };
  }

  private flush(): void {
    const records = this.pending;
    this.pending = [];
    this.file?.append(records);
  }

  private stepEnded(stage: Stage<S>, after: S, nextStep: string | null): void {
    const { game, setting } = this.keeping;
    this.record(stage.answers);
    this.counted += stage.answers.length;
    const round = game.round(after);
    const isNewRound = round !== this.round;
    this.round = round;
    const found = digest(after);
    const known = this.expected.shift();
    if (known !== undefined) {
      if (known.step === stage.step && known.digest === found) return;
      const message = fileWords().stepDiffers(known.step, known.digest, {
        step: stage.step,
        digest: found,
      });
      throw new ReplayError(this.start.path, known.line, this.counted - stage.answers.length, message);
    }
    this.pending.push({ record: 'step', step: stage.step, answers: this.counted, digest: found });
    if (nextStep === null) {
      const { scores, winners } = game.outcome(after, setting);
      this.pending.push({ record: 'over', scores: [...scores], winners: [...winners] });
    } else if (isNewRound) {
      this.pending.push(this.snapshot(after, nextStep, this.counted));
    }
  }
}

/** Whether a snapshot was made with the current rules and figures. */
export function isOfToday(
  keeping: Pick<Keeping<State, unknown, unknown>, 'components'> & {
    readonly game: { readonly edition: number };
  },
  snapshot: SnapshotRecord,
): boolean {
  return snapshot.edition === keeping.game.edition && snapshot.components === keeping.components;
}
