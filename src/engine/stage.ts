import type { Answer } from './answer.ts';
import type { StepRun } from './run-step.ts';
import type { LogEntry } from './umpire.ts';
import type { Barrier } from './umpires.ts';

/** A finished step, with enough data to undo into it. */
export interface Stage<S> {
  readonly step: string;
  /** The state in which the step began; never written to. */
  readonly base: S;
  readonly answers: readonly Answer[];
  readonly barriers: readonly Barrier[];
  readonly log: readonly LogEntry[];
}

/** A stage whose log is written when it is first read. */
export class FinishedStage<S> implements Stage<S> {
  readonly barriers: readonly Barrier[];

  constructor(
    readonly step: string,
    readonly base: S,
    readonly answers: readonly Answer[],
    private readonly run: StepRun<S>,
  ) {
    this.barriers = run.barriers;
  }

  get log(): readonly LogEntry[] {
    return this.run.log;
  }
}
