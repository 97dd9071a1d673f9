import type { Answer } from './answer.ts';
import { clonePlain } from './clone.ts';
import { digest } from './digest.ts';
import type { Game, Setting, State } from './game.ts';
import { optionCount, type Question } from './question.ts';
import { STOP } from './stop.ts';
import type { LogEntry } from './umpire.ts';
import { type Barrier, RecordedUmpire } from './umpires.ts';

/** What one run of a step over its recorded answers came to. */
export interface StepRun<S> {
  /** The draft: at the open question, or at the step's end. */
  readonly draft: S;
  /** The questions that are open, in the order of asking; empty where the step is done. */
  readonly open: readonly Question[];
  readonly log: readonly LogEntry[];
  readonly barriers: readonly Barrier[];
  /** How many of the answers were used. */
  readonly used: number;
  /** The answers of the decision that is still sealed: known to their own seats alone. */
  readonly sealed: readonly Answer[];
}

export interface RunOptions {
  /** Leave the log out: for replays of which only the result counts. */
  readonly silent?: boolean;
  /** Values for the first draws, before the generator is asked. */
  readonly fixedDraws?: readonly number[];
}

/**
 * Runs a step once on a copy of `base` with the answers on record.
 * @throws Divergence where an answer does not belong to the question it meets
 */
export function runStep<S extends State, C>(
  game: Game<S, unknown, C>,
  setting: Setting<C>,
  base: S,
  step: string,
  answers: readonly Answer[],
  options: RunOptions = {},
): StepRun<S> {
  const draft = clonePlain(base);
  const rule = game.steps[step];
  if (rule === undefined) throw new Error(`${game.id} has no step named ${step}.`);
  const book = options.silent === true ? undefined : { step, ledger: () => game.ledger(draft, setting) };
  const fixedDraws = options.fixedDraws === undefined ? {} : { fixedDraws: [...options.fixedDraws] };
  const umpire = new RecordedUmpire(draft, setting.components, answers, book, fixedDraws);
  try {
    rule(draft, umpire);
    if (umpire.stopped) throw new Error(`The step ${step} swallowed the stop.`);
  } catch (thrown) {
    if (thrown !== STOP) throw thrown;
    if (!umpire.stopped) throw new Error(`The step ${step} stopped without an open question.`);
  }
  if (umpire.open.length === 0) {
    const missed = umpire.unreported();
    if (missed.length > 0) umpire.log?.({ kind: 'changed', rule: '' });
  }
  const sealed = umpire.sealedFrom < 0 ? [] : answers.slice(umpire.sealedFrom, umpire.used);
  return {
    draft,
    open: umpire.open,
    log: umpire.entries,
    barriers: umpire.barriers,
    used: umpire.used,
    sealed,
  };
}

/** What two runs of a step from the same base and answers must have in common. */
export function runSignature(run: StepRun<unknown>): string {
  return digest({
    draft: run.draft,
    log: run.log,
    barriers: run.barriers,
    open: run.open.map((question) => [question.seat, question.ask, optionCount(question), question.options]),
    used: run.used,
  });
}
