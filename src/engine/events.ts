import type { Path } from './place.ts';
import type { Barred, Question, Seat, Value } from './question.ts';
import type { Setting, State } from './setting.ts';
import type { LogEntry } from './umpire.ts';
import type { FixedDraw } from './umpires.ts';

/** One entry of a scenario's `when`, as read from the file. */
export type ScenarioEvent = Readonly<Record<string, unknown>>;

/** One answer that a scenario or script holds ready: to the seat's next question of this name. */
export interface ReadyAnswer {
  readonly seat: Seat;
  readonly ask: string;
  /** The value, or what gives it when the question is there. */
  readonly value: Value | ((question: Question) => Value);
  /** The answer is used if a question asks for it; otherwise it is ignored. */
  readonly optional?: boolean;
}

/** An event or an answer that the rules refuse: what `refused` in a scenario expects. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly barred: Barred,
    readonly seat: Seat,
  ) {
    super(barred.because);
  }
}

/** A malformed event: a word that does not exist, or an answer that no question asks for. Never a refusal. */
export class EventError extends Error {
  override name = 'EventError';
}

/** The table on which a game's notation plays the events of a scenario. */
export interface Desk<S extends State, C> {
  readonly setting: Setting<C>;
  /** The draft as it stands now. Between steps, what is written to it holds from here on. */
  readonly state: S;
  /** The step under way; null between steps. */
  readonly step: string | null;
  /** The open questions of the step under way. */
  readonly open: readonly Question[];
  /** Everything logged since the scenario began. */
  readonly log: readonly LogEntry[];
  /** Through whose eyes the table is looked at, where an event says so; null is a spectator. */
  viewer?: Seat | null;
  /**
   * Begins a step on the draft as it stands; the rest of an open step is dropped.
   * @param fixedDraws its first draws
   */
  begin(step: string, fixedDraws?: readonly FixedDraw[]): void;
  /** Begins the steps that follow by the rules, until somebody is asked or the game is over. */
  goOn(): void;
  /** Drops the rest of an open step: its draft stands as it is, and may be written to. */
  drop(): void;
  /**
   * Answers an open question of the seat.
   * @throws Refused where the question does not offer the value, or the seat is not asked
   */
  answer(seat: Seat, value: unknown): void;
  /** The state, step and answers as they are, to come back to. */
  mark(): unknown;
  /** Goes back to a mark, as if nothing had happened since. */
  rewind(mark: unknown): void;
}

/** How a game's scenarios are played and compared. */
export interface EventNotation<S extends State, C> {
  /**
   * Plays one event to its end.
   * @throws Refused where the rules refuse it; EventError where it makes no sense
   */
  apply(event: ScenarioEvent, desk: Desk<S, C>): void;
  /** What `then` may name, with its present value: the words of the position, and what the game shows beside them. */
  observe(desk: Desk<S, C>, wanted: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** The things of which people see a face drawn after the set-up, each with the faces that it may show. */
  draws?(setting: Setting<C>): Readonly<Record<string, readonly Value[]>>;
  /** Whether the list at this path of `then` is compared without regard to order. */
  unordered(path: Path): boolean;
  /** Whether the map at this path of `then` is compared as a whole, nothing left out. */
  whole(path: Path): boolean;
}
