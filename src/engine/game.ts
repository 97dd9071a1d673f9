import type { Answer } from './answer.ts';
import type { EventNotation } from './events.ts';
import type { Foreseen } from './foreseen.ts';
import type { PositionNotation } from './position.ts';
import type { Effect, Question, RuleId, Seat, Value } from './question.ts';
import type { RandomStream } from './random.ts';
import type { Ledger, Options, Setting, State } from './setting.ts';
import type { Spoken } from './spoken.ts';
import type { Step, Umpire } from './umpire.ts';
import type { Words } from './words.ts';

export type { Ledger, Options, Setting, State } from './setting.ts';

/** An option of a game: its possible values and its default. */
export interface OptionSpec {
  readonly name: string;
  /** Values in the order of a menu, or the limits of a whole number. */
  readonly values: readonly Value[] | { readonly from: number; readonly to: number };
  readonly default: Value;
  readonly rule: RuleId;
  /**
   * Whether the option has any effect with this number of players and these other options; otherwise menus leave it
   * out. Default: always.
   */
  applies?(players: number, options: Options): boolean;
  /** The code of a caution, and its rule, if the option's present value is advised against. */
  caution?(players: number, options: Options): { readonly code: string; readonly rule: RuleId } | undefined;
}

/** One source of points of one seat. */
export interface ScorePart {
  /** A word of the game's `names`. */
  readonly source: string;
  readonly points: number;
  readonly rule: RuleId;
  /** The figures that the points come from, by name. */
  readonly figures?: Readonly<Record<string, Value>>;
  /** The viewer may not know these points, so they count 0 here. */
  readonly secret?: true;
}

/** What is known of a total, or of another deciding figure, while part of it is secret. */
export interface Known {
  /** A word of the game's `names`. */
  readonly what: string;
  readonly least: number;
  readonly most: number;
  /** What follows from that for the seat: a word of the game's `names`. */
  readonly verdict?: string;
}

/** The score, the same routine in mid-game and at the end. */
export interface Outcome {
  readonly over: boolean;
  /** Total of each seat: the sum of its parts. */
  readonly scores: readonly number[];
  readonly parts: readonly (readonly ScorePart[])[];
  /** The winners, ascending; in mid-game, those who would win now. Empty if nobody does. */
  readonly winners: readonly Seat[];
  /** Best first; equal scores share a place. Empty while part of the score is secret, since nobody has a place then. */
  readonly ranking: readonly (readonly Seat[])[];
  /**
   * By seat, while part of the score is secret: what the viewer knows of the total, whose least is the seat's score, and
   * then of what else decides.
   */
  readonly known?: readonly (readonly Known[])[];
  /** The scores are those of the game so far, without what is scored only at the end. */
  readonly soFar?: true;
  /** In a game for one, the points beyond which it is a very good game. */
  readonly mark?: { readonly points: number; readonly rule: RuleId };
}

/** The shipped component table: figures with their sources, and how to turn them into what the rules read. */
export interface ComponentTable<C> {
  /** Blocks of `{value, source}`, or objects with one `source` for all their figures. */
  readonly sourced: unknown;
  /**
   * The digests of shipped tables with the same figures that named other sources for some of them: matches that were
   * begun with one go on as if nothing had changed.
   */
  readonly earlier?: readonly string[];
  /**
   * The rules' form of a sourced table.
   * @throws PlaceError where a figure is missing, of the wrong kind, or out of its bounds
   */
  read(sourced: unknown): C;
}

/** What a game tells its bots besides its evaluation. All of it is advice, none of it a rule. */
export interface Advice {
  /**
   * How sensible players lean, whatever the position: the logarithm of how much likelier than others an answer is, by
   * `ask answer` (see `bots/leaning.ts`). It makes rollouts resemble play.
   */
  readonly leanings: Readonly<Record<string, number>>;
  /** The words of a question's situation: leanings that hold only there stand by `ask answer word`. */
  situationWords?(situation: number): readonly string[];
  /** The most iterations of a search: about a second per move over a whole game, as most moves are settled sooner. */
  readonly iterations: number;
  /**
   * How many rounds beyond the current one a search plays before it evaluates; default: to the end of the game. Few
   * rounds need an evaluation that tells between two rounds what the end will be.
   */
  readonly horizon?: number;
  /** What a difference between two evaluations means to people; default: points, one for one. */
  readonly unit?: EvaluationUnit;
}

/** The unit in which people read an evaluation. */
export interface EvaluationUnit {
  /** The plural: a word of the game's `names`. */
  readonly word: string;
  /** How much of an evaluation one of them is. */
  readonly size: number;
}

/** What is counted over many finished games. The views are a spectator's. */
export interface Tally<V = unknown> {
  /** The questions whose answers take a card, if the final view does not say who took it. */
  readonly asks?: readonly string[];
  /** The cards that a seat has at the end. */
  cards?(view: V, seat: Seat): readonly string[];
  /** Figures of the game as a whole, such as crises. */
  figures?(view: V): Readonly<Record<string, number>>;
}

/** What may be said of a game before its rules are loaded. */
export interface GameFacts {
  /** Its name in commands and files, in kebab-case. */
  readonly id: string;
  readonly title: string;
  /** The edition of the rules; every change that can alter the course of a match raises it. */
  readonly edition: number;
  /** How many can play. */
  readonly seats: { readonly from: number; readonly to: number };
}

/** The option that is explained, and what its reader knows. */
export interface Explained<V = unknown, C = unknown> {
  readonly question: Question;
  readonly option: Value;
  /** All that the asked seat may know now. */
  readonly view: V;
  readonly setting: Setting<C>;
}

/** One game. A folder under `games/` exports exactly one. */
export interface Game<S extends State = State, V = unknown, C = unknown> extends GameFacts {
  readonly options: readonly OptionSpec[];
  readonly components: ComponentTable<C>;
  /**
   * The state in which the first step begins; its `random` is set by the engine, and drawn from through the umpire.
   * @throws PlaceError if options and players do not fit together
   */
  setup(setting: Setting<C>, random: RandomStream, umpire: Umpire<C>): S;
  readonly steps: Readonly<Record<string, Step<S, C>>>;
  /** The name of the next step; null when the game is over. */
  next(state: S): string | null;
  /** The round of the game: a generation, a round, a turn. */
  round(state: S): number;
  /** Whose turn it is by the rules, if the round is played in turns; null in simultaneous steps. */
  turn?(state: S): Seat | null;
  /**
   * All that a seat may know (null: a spectator), as plain data that shares nothing with the state.
   * @param open the answers that this seat has given in a sealed or simultaneous decision that is not complete
   */
  view(state: S, seat: Seat | null, setting: Setting<C>, open: readonly Answer[]): V;
  ledger(state: S, setting: Setting<C>): Ledger;
  readonly position: PositionNotation<S, C>;
  readonly events: EventNotation<S, C>;
  /**
   * Deals anew, in place, all that `seat` cannot know, without breaking what it does know. It is called in the middle
   * of a step, at the open question: lists are refilled and not replaced, for the step may hold them, and cards that
   * the seat is looking at stand in a place of their own.
   */
  redeal(state: S, seat: Seat, random: (n: number) => number, setting: Setting<C>): void;
  /** How good the position is for the seat whose view it is: higher is better, comparable only within one game. */
  evaluate(view: V, setting: Setting<C>): number;
  /**
   * What `evaluate` says of a seat's view, where it can be told without building the view: rollouts end there a thousand
   * times a second. Undefined where the view is needed. It reads nothing that the view does not show.
   */
  standing?(state: S, seat: Seat, setting: Setting<C>): number | undefined;
  /**
   * What the rules will do by themselves up to the end of the round, if nobody changes anything first. It runs the rules
   * on the state, which is a copy of its own where all that the seat cannot know was dealt anew; no line may show what
   * was dealt. See `forecastOf`.
   * @param seat null: a spectator, who is told what concerns the table as a whole
   * @param underWay the step whose question is open, part of which may be done; null between two steps
   */
  forecast(state: S, seat: Seat | null, setting: Setting<C>, underWay: string | null): readonly Foreseen[];
  /**
   * What is told of an option as its reader understands it: figures before and after, and what follows from them. It adds
   * to what the question tells and reckons by the rules' own functions.
   * @param effects what the question tells of the option
   */
  explain?(effects: readonly Effect[], asked: Explained<V, C>): readonly Effect[];
  readonly advice?: Advice;
  readonly tally?: Tally<V>;
  /**
   * The score, in mid-game on what one seat may know.
   * @param viewer null: a spectator
   */
  outcome(state: S, setting: Setting<C>, viewer?: Seat | null): Outcome;
  /** @param components the table whose figures the sentences state; default: the shipped one */
  words(components?: C): Promise<Words>;
  /**
   * The rules in our own words, as Markdown with one heading for each id.
   * @param components the table whose figures they state; default: the shipped one
   */
  rules(components?: C): Promise<string>;
  /** What a seat sees, in sentences for people who listen. */
  spoken(): Promise<Spoken<V>>;
}
