import { randomPolicy } from '../../src/bots/random.ts';
import type { Game, Ledger, Setting, State } from '../../src/engine/game.ts';
import { setUp } from '../../src/engine/match.ts';
import type { Effect, Question, Seat, Value } from '../../src/engine/question.ts';
import { drawNumber } from '../../src/engine/random.ts';
import type { Report, Umpire } from '../../src/engine/umpire.ts';
import type { Policy } from '../../src/engine/umpires.ts';

/** The table at one moment: what a told effect is measured by. */
export interface Moment {
  readonly ledger: Ledger;
  /** What a spectator sees, for public figures that the ledger leaves out. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has a view of its own
  readonly view: any;
  /** For figures that only their owner knows. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has a state of its own
  readonly state: any;
}

/** How the told effects of one game are measured. */
export interface Measure {
  /**
   * The figure of the table that an effect speaks of.
   * @param owner whose figure it is: the effect's seat, else the asked one
   * @returns undefined where the table shows no such figure
   */
  figure(effect: Effect, owner: Seat, moment: Moment): Value | undefined;
  /**
   * The reports with which all that an answer told has happened, by the question's `ask`; a report of `void` says that
   * nothing came of it. An ask that is not listed is measured at every report and question that follows in its step,
   * until the same seat is asked the same again: one of them has to show all that was told.
   */
  readonly settled?: Readonly<
    Record<string, { readonly by: readonly string[]; readonly void?: readonly string[] }>
  >;
}

/** A promise that the table did not keep. */
export interface Broken {
  /** The question's `ask` and the effect's `what`. */
  readonly told: string;
  /** What was told, answered and seen, for the message of a failure. */
  readonly story: string;
}

/** What one or more matches came to. */
export interface Findings {
  readonly broken: Broken[];
  /** How often an effect was measured, and how often its figure was seen to move, by `ask what`. */
  readonly measured: Map<string, { times: number; moved: number }>;
  /** Effects with a figure that the table does not show, by `ask what`. */
  readonly unmeasured: Set<string>;
}

export function noFindings(): Findings {
  return { broken: [], measured: new Map(), unmeasured: new Set() };
}

interface Promised {
  readonly question: Question;
  readonly value: Value;
  readonly effects: readonly Effect[];
  readonly before: Moment;
  /** The effects that had not happened at the moment seen last. */
  failed: readonly Failed[];
  /** What questions in between were told to do, exactly: part of what has happened by the end. */
  readonly nested: { readonly what: string; readonly owner: Seat; readonly by: number }[];
}

interface Failed {
  readonly effect: Effect;
  readonly why: string;
}

/** Plays whole steps, notes what each answer was told to do, and compares it with the table afterwards. */
class TellingUmpire<C> implements Umpire<C> {
  private promises: Promised[] = [];

  constructor(
    private readonly state: State,
    readonly components: C,
    private readonly policy: Policy,
    private readonly moment: () => Moment,
    private readonly measure: Measure,
    private readonly findings: Findings,
    private readonly turned: (effect: Effect, question: Question) => Effect,
  ) {}

  choose<T extends Value>(question: Question<T>): T {
    this.look(undefined, question as unknown as Question);
    return this.decide(question as unknown as Question) as T;
  }

  chooseAll<T extends Value>(questions: readonly Question<T>[]): T[] {
    this.look();
    return questions.map((question) => this.decide(question as unknown as Question) as T);
  }

  /** Dialogues change nothing, so what they are told to do is open until all have decided. */
  together<R>(seats: readonly Seat[], dialogue: (seat: Seat) => R): R[] {
    this.look();
    return seats.map((seat) => dialogue(seat));
  }

  random(n: number): number {
    return drawNumber(this.state.random, n);
  }

  log(report: Report): void {
    this.look(report);
  }

  reveal(): void {}

  /** The step is over: what is still open did not happen. */
  end(): void {
    this.look();
    for (const promise of this.promises) this.giveUp(promise);
    this.promises = [];
  }

  private decide(question: Question): Value {
    const value = this.policy(question);
    const effects = (question.tell?.(value) ?? []).map((effect) => this.turned(effect, question));
    const measurable = effects.filter((effect) => this.isFigure(effect, question));
    if (measurable.length > 0) {
      const before = this.moment();
      this.nest(question, measurable);
      this.promises.push({ question, value, effects: measurable, before, failed: NEVER_SETTLED, nested: [] });
    }
    return value;
  }

  /** What this question is told to do comes on top of what an earlier one, which is not settled yet, was told. */
  private nest(question: Question, effects: readonly Effect[]): void {
    for (const promise of this.promises) {
      for (const { what, by, from, to, bound, seat = question.seat } of effects) {
        const change = by ?? Number(to) - Number(from);
        if (bound === undefined) promise.nested.push({ what, owner: seat, by: change });
      }
    }
  }

  private isFigure(effect: Effect, question: Question): boolean {
    if (effect.by === undefined && effect.to === undefined) return false;
    const told = `${question.ask} ${effect.what}`;
    if (this.measure.figure(effect, effect.seat ?? question.seat, this.moment()) === undefined) {
      this.findings.unmeasured.add(told);
      return false;
    }
    const found = this.findings.measured.get(told) ?? { times: 0, moved: 0 };
    found.times += 1;
    this.findings.measured.set(told, found);
    return true;
  }

  /** Looks whether what is open has happened by now: at a report, at the next question, at the end of the step. */
  private look(report?: Report, next?: Question): void {
    if (this.promises.length === 0) return;
    const now = this.moment();
    this.promises = this.promises.filter((promise) => {
      const { question } = promise;
      const settled = this.measure.settled?.[question.ask];
      if (settled !== undefined) {
        if (report === undefined || settled.void?.includes(report.kind)) return report === undefined;
        if (!settled.by.includes(report.kind)) return true;
        promise.failed = this.failedOf(promise, now);
        this.giveUp(promise);
        return false;
      }
      promise.failed = this.failedOf(promise, now);
      if (promise.failed.length === 0) return false;
      if (next === undefined || next.seat !== question.seat || next.ask !== question.ask) return true;
      this.giveUp(promise);
      return false;
    });
  }

  private failedOf(promise: Promised, now: Moment): Failed[] {
    const failed: Failed[] = [];
    for (const effect of promise.effects) {
      const owner = effect.seat ?? promise.question.seat;
      const was = this.measure.figure(effect, owner, promise.before);
      const is = this.measure.figure(effect, owner, now);
      const found = this.findings.measured.get(`${promise.question.ask} ${effect.what}`);
      if (found !== undefined && is !== was) found.moved += 1;
      const nested = promise.nested.filter((other) => other.what === effect.what && other.owner === owner);
      const less = nested.reduce((sum, { by }) => sum + by, 0);
      const why = mismatch(effect, was, is);
      if (why !== undefined && (less === 0 || mismatch(effect, was, Number(is) - less) !== undefined))
        failed.push({ effect, why });
    }
    return failed;
  }

  private giveUp({ question, value, failed }: Pick<Promised, 'question' | 'value' | 'failed'>): void {
    for (const { effect, why } of failed) {
      this.findings.broken.push({
        told: `${question.ask} ${effect.what}`,
        story: `seat ${question.seat} answers ${question.ask} ${value}: told ${JSON.stringify(effect)}, but ${why}`,
      });
    }
  }
}

const NEVER_SETTLED: readonly Failed[] = [
  { effect: { what: 'anything' }, why: 'no report says that it has happened' },
];

/** How a figure's change differs from what was told; undefined if it does not. */
function mismatch(effect: Effect, was: Value | undefined, is: Value | undefined): string | undefined {
  if (effect.from !== undefined && effect.from !== was) return `it was ${was}`;
  const change = Number(is) - Number(was);
  const told = effect.by ?? (effect.from === undefined ? undefined : Number(effect.to) - Number(effect.from));
  if (effect.bound === undefined) {
    if (effect.to !== undefined && effect.to !== is) return `it went from ${was} to ${is}`;
    return effect.by === undefined || effect.by === change ? undefined : `it went from ${was} to ${is}`;
  }
  if (told === undefined) return 'it bounds no figure';
  const [least, most] =
    effect.bound === 'up-to' ? [0, Math.abs(told)] : [Math.abs(told), Number.POSITIVE_INFINITY];
  const size = told < 0 ? -change : change;
  return size >= least && size <= most ? undefined : `it went from ${was} to ${is}`;
}

/** What is done with one match besides playing it. */
export interface Telling<S extends State, V, C> {
  readonly game: Game<S, V, C>;
  readonly setting: Setting<C>;
  readonly seed: string;
  readonly measure: Measure;
  readonly findings: Findings;
  /** Changes what a question tells, to see that the comparison notices. */
  readonly turned?: (effect: Effect, question: Question) => Effect;
}

/** Plays a whole match with random answers and compares each answer's told effects with the table. */
export function checkTold<S extends State, V, C>(telling: Telling<S, V, C>): void {
  const { game, setting, seed, measure, findings, turned = (effect: Effect) => effect } = telling;
  const state = setUp(game, setting, seed);
  const moment = (): Moment => ({
    ledger: game.ledger(state, setting),
    view: game.view(state, null, setting, []),
    state,
  });
  const policy = randomPolicy(seed);
  for (let step = game.next(state); step !== null; step = game.next(state)) {
    const umpire = new TellingUmpire(state, setting.components, policy, moment, measure, findings, turned);
    const rule = game.steps[step];
    if (rule === undefined) throw new Error(`${game.id} has no step named ${step}.`);
    rule(state, umpire);
    umpire.end();
  }
}
