import { type Answer, answerTo } from './answer.ts';
import { digest } from './digest.ts';
import type { Game, Setting, State } from './game.ts';
import { type Journal, JournalError, type PlacedSnapshot, ReplayError } from './journal.ts';
import type { JournalFile } from './journal-file.ts';
import {
  answerRecord,
  type HeaderRecord,
  type JournalRecord,
  type SnapshotRecord,
  type StepRecord,
} from './journal-records.ts';
import { Match, type Stage } from './match.ts';
import { type Barred, isValue, offers, type Question, type Seat, type Value } from './question.ts';
import { Divergence } from './stop.ts';

/** A match as the kernel runs it and as its file keeps it: the game, what is fixed, and how. */
export interface Keeping<S extends State, V, C> {
  readonly game: Game<S, V, C>;
  readonly setting: Setting<C>;
  /** The digest of the sourced component table. */
  readonly components: string;
  /** Run every step twice and compare: for tests and development. */
  readonly verify?: boolean;
}

/** What became of a match that was taken up again. */
export interface Resumption {
  /** The rules edition by which the match was played until now, where it is another. */
  readonly otherEdition?: number;
  /** The component figures are no longer those that the match was played with. */
  readonly otherComponents: boolean;
  /** Answers since the snapshot that the rules of today do not allow: they are dropped. */
  readonly dropped: number;
}

interface Start<S> {
  readonly state: S;
  readonly step: string | null;
  readonly answers: number;
  readonly expected: readonly (StepRecord & { readonly line: number })[];
  readonly path: string;
  readonly earlier?: () => Stage<S>[];
}

/**
 * A match and its file: every answer goes to both, and so does every finished step. What was answered is in the file
 * when a call returns, and on disk after `sync`. Without a file the match is played and not kept.
 */
export class KeptMatch<S extends State = State, V = unknown, C = unknown> {
  readonly match: Match<S, V, C>;
  file: JournalFile | null = null;
  private pending: JournalRecord[] = [];
  /** Answers up to the end of the last finished step. */
  private counted: number;
  private round: number;
  /** Finished steps that the file already has: they are compared and not written again. */
  private readonly expected: (StepRecord & { readonly line: number })[];

  private constructor(
    private readonly keeping: Keeping<S, V, C>,
    private readonly start: Start<S>,
  ) {
    const { game, setting } = keeping;
    this.counted = start.answers;
    this.round = game.round(start.state);
    this.expected = [...start.expected];
    this.match = new Match<S, V, C>(
      game,
      setting,
      start.state,
      {
        verify: keeping.verify === true,
        answeredEarlier: start.answers,
        ...(start.earlier === undefined ? {} : { earlier: start.earlier }),
        onStepEnd: (stage, after, nextStep) => this.stepEnded(stage, after, nextStep),
      },
      start.step,
    );
  }

  /**
   * Begins a match.
   * @param create makes the file with its first records; null where the match is not kept
   */
  static begin<S extends State, V, C>(
    keeping: Keeping<S, V, C>,
    state: S,
    header: HeaderRecord,
    create: ((records: readonly JournalRecord[]) => JournalFile) | null,
  ): KeptMatch<S, V, C> {
    const step = keeping.game.next(state);
    const kept = new KeptMatch(keeping, { state, step, answers: 0, expected: [], path: '' });
    const first = kept.snapshot(state, step, 0);
    if (create !== null) kept.file = create([header, first, ...kept.pending]);
    kept.pending = [];
    return kept;
  }

  /**
   * Takes a match up again from its last snapshot; answers after it are replayed and checked against the digests.
   * A match of another rules edition goes on from the snapshot with as many of the answers as still fit.
   * @param onRecall told once, when somebody goes back behind the snapshot, how many log entries come before it
   * @throws ReplayError where the same edition gives something else; JournalError where the snapshot cannot be used
   */
  static resume<S extends State, V, C>(
    keeping: Keeping<S, V, C>,
    journal: Journal,
    onRecall: (logEntries: number) => void = () => {},
  ): { kept: KeptMatch<S, V, C>; resumption: Resumption } {
    const from = journal.snapshots.at(-1) as PlacedSnapshot;
    if (digest(from.state) !== from.digest) {
      throw new JournalError('damaged', journal.path, 'damaged: the snapshot is not what it was.', from.line);
    }
    return isOfToday(keeping, from)
      ? resumeExactly(keeping, journal, from, onRecall)
      : resumeFromSnapshot(keeping, journal, from);
  }

  /** For `resume`: a match at a snapshot. */
  static at<S extends State, V, C>(keeping: Keeping<S, V, C>, start: Start<S>): KeptMatch<S, V, C> {
    return new KeptMatch(keeping, start);
  }

  /**
   * Answers the open question of a seat, in the match and in the file.
   * @returns why it is refused, and then nothing has changed
   * @throws DiskError
   */
  answer(seat: Seat, value: unknown, forced = false): Barred | undefined {
    const refused = this.take(seat, value, forced);
    if (refused === undefined) this.flush();
    return refused;
  }

  /**
   * Several answers of one seat that belong together: all of them or none.
   * @param done adds `done` where the same question is then still open and offers it
   * @returns which one is refused and why, and then nothing has changed
   * @throws DiskError
   */
  answerAll(
    seat: Seat,
    ask: string,
    values: readonly Value[],
    done = false,
  ): { index: number; barred: Barred; question: Question | undefined } | undefined {
    const { pending, counted, round } = this;
    this.pending = [...pending];
    for (const [index, value] of values.entries()) {
      const question = this.match.questionOf(seat);
      const barred: Barred | undefined =
        question !== undefined && question.ask !== ask
          ? { option: value, because: 'not-your-turn', rule: question.rule }
          : this.take(seat, value, false);
      if (barred === undefined) continue;
      this.match.undo(index);
      Object.assign(this, { pending, counted, round });
      return { index, barred, question };
    }
    const last = this.match.questionOf(seat);
    if (done && last?.ask === ask && values.at(-1) !== 'done' && offers(last, 'done'))
      this.take(seat, 'done', false);
    this.flush();
    return undefined;
  }

  /** Takes over an answer on record. The file has it already, unless `again` says that it is to be written anew. */
  replay(answer: Answer, again = false): void {
    const mark = this.pending.length;
    this.match.replay(answer);
    if (again) this.pending.splice(mark, 0, answerRecord(answer));
  }

  /**
   * Takes back the last `count` answers.
   * @throws DiskError
   */
  undo(count: number): void {
    if (count === 0) return;
    this.match.undo(count);
    this.counted = this.match.answered - this.match.answers.length;
    this.round = this.keeping.game.round(this.match.base);
    this.pending.push({ record: 'back', answers: count });
    this.flush();
  }

  /** Puts what was answered on disk. */
  sync(): void {
    this.file?.sync();
  }

  /** Syncs and lets go of the file; harmless to repeat. */
  close(): void {
    this.file?.close();
  }

  /** For `resume`: what is to be written before the next answer. */
  prepend(records: readonly JournalRecord[]): void {
    this.pending.unshift(...records);
  }

  /** The state as it stands in the file when a match begins or a round ends. */
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

  private take(seat: Seat, value: unknown, forced: boolean): Barred | undefined {
    const question = this.match.questionOf(seat);
    const mark = this.pending.length;
    const refused = this.match.answer(seat, value, forced);
    if (refused !== undefined) return refused;
    if (question !== undefined && isValue(value)) {
      this.pending.splice(mark, 0, answerRecord(answerTo(question, value, forced)));
    }
    return undefined;
  }

  private flush(): void {
    const records = this.pending;
    this.pending = [];
    this.file?.append(records);
  }

  private stepEnded(stage: Stage<S>, after: S, nextStep: string | null): void {
    const { game, setting } = this.keeping;
    this.counted += stage.answers.length;
    const round = game.round(after);
    const isNewRound = round !== this.round;
    this.round = round;
    const found = digest(after);
    const known = this.expected.shift();
    if (known !== undefined) {
      if (known.step === stage.step && known.digest === found) return;
      const message = `the step ${known.step} ended with ${known.digest}, and now ${stage.step} ends with ${found}.`;
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

/** Whether a snapshot was made by the rules and figures of today. */
export function isOfToday(
  keeping: Pick<Keeping<State, unknown, unknown>, 'components'> & {
    readonly game: { readonly edition: number };
  },
  snapshot: SnapshotRecord,
): boolean {
  return snapshot.edition === keeping.game.edition && snapshot.components === keeping.components;
}

function resumeExactly<S extends State, V, C>(
  keeping: Keeping<S, V, C>,
  journal: Journal,
  from: PlacedSnapshot,
  onRecall: (logEntries: number) => void,
): { kept: KeptMatch<S, V, C>; resumption: Resumption } {
  const kept = KeptMatch.at(keeping, {
    state: from.state as unknown as S,
    step: from.step,
    answers: from.answers,
    expected: journal.steps.slice(from.stepsBefore),
    path: journal.path,
    earlier: () => {
      const stages = stagesBefore(keeping, journal, from);
      onRecall(stages.reduce((sum, stage) => sum + stage.log.length, 0));
      return stages;
    },
  });
  for (let index = from.answers; index < journal.answers.length; index += 1) replayAt(kept, journal, index);
  return { kept, resumption: { otherComponents: false, dropped: 0 } };
}

/** Replays the answer at an index and names its line where it does not fit. */
function replayAt(match: { replay(answer: Answer): void }, journal: Journal, index: number): void {
  const { answer, line } = journal.answers[index] as Journal['answers'][number];
  try {
    match.replay(answer);
  } catch (thrown) {
    if (thrown instanceof Divergence) throw new ReplayError(journal.path, line, index, thrown.message);
    throw thrown;
  }
}

/** The stages between the first snapshot of the same rules and the one from which the match was resumed. */
function stagesBefore<S extends State, V, C>(
  keeping: Keeping<S, V, C>,
  journal: Journal,
  from: PlacedSnapshot,
): Stage<S>[] {
  let first = from;
  for (const snapshot of [...journal.snapshots].reverse()) {
    if (!isOfToday(keeping, snapshot)) break;
    first = snapshot;
  }
  if (first === from) return [];
  const match = new Match<S, V, C>(
    keeping.game,
    keeping.setting,
    first.state as unknown as S,
    {},
    first.step,
  );
  for (let index = first.answers; index < from.answers; index += 1) replayAt(match, journal, index);
  return match.history.slice(0, from.stepsBefore - first.stepsBefore);
}

function resumeFromSnapshot<S extends State, V, C>(
  keeping: Keeping<S, V, C>,
  journal: Journal,
  from: PlacedSnapshot,
): { kept: KeptMatch<S, V, C>; resumption: Resumption } {
  const state = from.state as unknown as S;
  const tail = journal.answers.slice(from.answers);
  let fitting = 0;
  try {
    const kept = KeptMatch.at(keeping, {
      state,
      step: from.step,
      answers: from.answers,
      expected: [],
      path: journal.path,
    });
    const first: JournalRecord[] = [kept.snapshot(state, from.step, from.answers)];
    if (tail.length > 0) first.unshift({ record: 'back', answers: tail.length });
    kept.prepend(first);
    for (const { answer } of tail) {
      if (!fits(kept, answer)) break;
      fitting += 1;
    }
    const resumption = {
      otherComponents: from.components !== keeping.components,
      dropped: tail.length - fitting,
    };
    if (from.edition === keeping.game.edition) return { kept, resumption };
    return { kept, resumption: { ...resumption, otherEdition: from.edition } };
  } catch (thrown) {
    const message =
      `edition ${keeping.game.edition} of the rules cannot go on with this match of edition ${from.edition} ` +
      `(${(thrown as Error).message}). green-games ${journal.header.program} can.`;
    throw new JournalError('other-edition', journal.path, message);
  }
}

function fits(kept: { replay(answer: Answer, again: boolean): void }, answer: Answer): boolean {
  try {
    kept.replay(answer, true);
    return true;
  } catch (thrown) {
    if (thrown instanceof Divergence) return false;
    throw thrown;
  }
}
