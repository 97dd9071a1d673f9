import type { Answer } from './answer.ts';
import { clonePlain } from './clone.ts';
import { digest } from './digest.ts';
import type { Game, Setting, State } from './game.ts';
import type { Question } from './question.ts';
import { STOP } from './stop.ts';
import type { LogEntry } from './umpire.ts';
import { type Barrier, type FixedDraw, type Foresight, RecordedUmpire } from './umpires.ts';

/** The result of one run of a step over its recorded answers. */
export interface StepRun<S> {
  /** The draft at the open question or at the end of the step. */
  readonly draft: S;
  /** The open questions, in the order of asking; empty if the step is done. */
  readonly open: readonly Question[];
  readonly log: readonly LogEntry[];
  readonly barriers: readonly Barrier[];
  /** The recorded answers, followed by the foreseen ones. */
  readonly answers: readonly Answer[];
  /** The number of answers used. */
  readonly used: number;
  /** The answers of the decision that is still sealed, each known only to its own seat. */
  readonly sealed: readonly Answer[];
  /** Whether the open questions are those of a sealed or simultaneous decision. */
  readonly isSealed: boolean;
  /** The numbers drawn, and the fixed draws not used yet. */
  readonly drawn: readonly number[];
  readonly undrawn: readonly FixedDraw[];
}

export interface RunOptions {
  /** Values of the first draws; later draws come from the generator. */
  readonly fixedDraws?: readonly FixedDraw[];
  /**
   * Supplies answers after the recorded ones. The log is then written at once, because a script is played for its log.
   */
  readonly foresight?: Foresight;
}

/**
 * Runs a step once on a copy of `base` with the recorded answers. Most logs of replays and rollouts are never read, so
 * the log is written by a second run when it is first read. `base` must stay unchanged until then.
 * @throws Divergence if an answer does not belong to the question that it meets
 */
export function runStep<S extends State, C>(
  game: Game<S, unknown, C>,
  setting: Setting<C>,
  base: S,
  step: string,
  answers: readonly Answer[],
  options: RunOptions = {},
): StepRun<S> {
  const call: Call<S, C> = { game, setting, base, step, answers, options };
  const logged = options.foresight !== undefined;
  const { draft, umpire } = drive(call, logged);
  return new FinishedRun(call, draft, umpire, logged);
}

const NOTHING: readonly Answer[] = [];

/**
 * This is a class because an object literal with a getter would give each run a hidden class of its own, which uses
 * memory.
 */
class FinishedRun<S extends State, C> implements StepRun<S> {
  readonly open: readonly Question[];
  readonly answers: readonly Answer[];
  readonly barriers: readonly Barrier[];
  readonly used: number;
  readonly sealed: readonly Answer[];
  readonly isSealed: boolean;
  readonly drawn: readonly number[];
  readonly undrawn: readonly FixedDraw[];
  private written: readonly LogEntry[] | undefined;

  constructor(
    private readonly call: Call<S, C>,
    readonly draft: S,
    { open, answers, barriers, used, sealedFrom, entries, drawn, undrawn }: RecordedUmpire<C>,
    logged: boolean,
  ) {
    this.open = open;
    this.answers = answers;
    this.barriers = barriers;
    this.used = used;
    this.sealed = sealedFrom < 0 ? NOTHING : answers.slice(sealedFrom, used);
    this.isSealed = sealedFrom >= 0;
    this.drawn = drawn;
    this.undrawn = undrawn;
    this.written = logged ? entries : undefined;
  }

  get log(): readonly LogEntry[] {
    this.written ??= drive(this.call, true).umpire.entries;
    return this.written;
  }
}

/** Whether running a step again gives the same draft, questions and reports, with or without writing the log. */
export function runsAlike<S extends State, C>(
  run: StepRun<S>,
  game: Game<S, unknown, C>,
  setting: Setting<C>,
  base: S,
  step: string,
  answers: readonly Answer[],
): boolean {
  const { draft, umpire } = drive({ game, setting, base, step, answers, options: {} }, true);
  const { open, barriers, used, entries } = umpire;
  return signature({ draft, open, barriers, used }) === signature(run) && digest(entries) === digest(run.log);
}

function signature({
  draft,
  open,
  barriers,
  used,
}: Pick<StepRun<unknown>, 'draft' | 'open' | 'barriers' | 'used'>): string {
  const questions = open.map(({ seat, ask, options, figures }) => [seat, ask, options, figures]);
  return digest([draft, questions, barriers, used]);
}

interface Call<S extends State, C> {
  readonly game: Game<S, unknown, C>;
  readonly setting: Setting<C>;
  readonly base: S;
  readonly step: string;
  readonly answers: readonly Answer[];
  readonly options: RunOptions;
}

/** Runs a step to its end or to its open questions. At its end, remaining changes of the ledger are reported. */
function drive<S extends State, C>(
  call: Call<S, C>,
  logged: boolean,
): { draft: S; umpire: RecordedUmpire<C> } {
  const { game, setting, base, step, answers, options } = call;
  const rule = game.steps[step];
  if (rule === undefined) throw new Error(`${game.id} has no step named ${step}.`);
  const draft = clonePlain(base);
  const book = logged ? { step, ledger: () => game.ledger(draft, setting) } : undefined;
  const umpire = new RecordedUmpire(draft, setting.components, answers, book, {
    ...(options.fixedDraws === undefined ? {} : { fixedDraws: [...options.fixedDraws] }),
    ...(options.foresight === undefined ? {} : { foresight: options.foresight }),
  });
  try {
    rule(draft, umpire);
  } catch (thrown) {
    if (thrown !== STOP) throw thrown;
    if (umpire.stopped) return { draft, umpire };
    throw new Error(`The step ${step} stopped without an open question.`);
  }
  if (umpire.stopped) throw new Error(`The step ${step} caught the engine's stop.`);
  if (umpire.unreported().length > 0) umpire.log?.({ kind: 'changed', rule: '' });
  return { draft, umpire };
}
