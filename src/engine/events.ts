import type { Path } from './place.ts';
import type { Barred, Question, Seat, Value } from './question.ts';
import type { Setting, State } from './setting.ts';
import type { LogEntry } from './umpire.ts';
import type { FixedDraw } from './umpires.ts';

/** An entry of a scenario's `when`, as read from the file. */
export type ScenarioEvent = Readonly<Record<string, unknown>>;

/** An answer prepared by a scenario or script for the seat's next question with this name. */
export interface ReadyAnswer {
  readonly seat: Seat;
  readonly ask: string;
  /** The value, or a function that returns it for the question. */
  readonly value: Value | ((question: Question) => Value);
  /** Whether the answer is ignored if no question asks for it. */
  readonly optional?: boolean;
}

/** An event or an answer that the rules refuse, as `refused` in a scenario expects. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly barred: Barred,
    readonly seat: Seat,
  ) {
    super(barred.because);
  }
}

/** A malformed event, such as an unknown word or an answer to no question. It never counts as a refusal. */
export class EventError extends Error {
  override name = 'EventError';
}

/** The interface through which a game's notation plays the events of a scenario. */
export interface StepRunner<S extends State, C> {
  readonly setting: Setting<C>;
  /** The current draft. Between steps, changes made to it are kept. */
  readonly state: S;
  /** The step under way; null between steps. */
  readonly step: string | null;
  /** The open questions of the step under way. */
  readonly open: readonly Question[];
  /** Everything logged since the scenario began. */
  readonly log: readonly LogEntry[];
  /** The seat whose view is observed, if an event sets it; null for a spectator. */
  viewer?: Seat | null;
  /**
   * Begins a step on the current draft and drops the rest of an open step.
   * @param fixedDraws the results of its first draws
   */
  begin(step: string, fixedDraws?: readonly FixedDraw[]): void;
  /** Runs the steps that follow by the rules until somebody is asked or the game is over. */
  goOn(): void;
  /** Drops the rest of an open step. Its draft stays and may be changed. */
  drop(): void;
  /**
   * Answers an open question of the seat.
   * @throws Refused if the question does not offer the value or the seat is not asked
   */
  answer(seat: Seat, value: unknown): void;
  /** Marks the current state, step and answers for `rewind`. */
  mark(): unknown;
  /** Restores a marked position, as if nothing had happened since. */
  rewind(mark: unknown): void;
}

/** A game's notation for playing scenarios and comparing their results. */
export interface EventNotation<S extends State, C> {
  /**
   * Plays an event to its end.
   * @throws Refused if the rules refuse it; EventError if it makes no sense
   */
  apply(event: ScenarioEvent, runner: StepRunner<S, C>): void;
  /** The current values of everything that `then` may name: the words of positions, and further ones of the game. */
  observe(runner: StepRunner<S, C>, wanted: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** The things that show a face when drawn after the set-up, each with its possible faces. */
  draws?(setting: Setting<C>): Readonly<Record<string, readonly Value[]>>;
  /** Whether the list at this path of `then` is compared ignoring its order. */
  unordered(path: Path): boolean;
  /** Whether the map at this path of `then` must be equal as a whole. */
  whole(path: Path): boolean;
}
