import type { Language } from '../words/languages.ts';
import type { Answer } from './answer.ts';
import type { EventNotation } from './events.ts';
import type { Foreseen } from './foreseen.ts';
import type { LeaningTable } from './leanings.ts';
import type { PositionNotation } from './position.ts';
import type { Consequence, Effect, Question, RuleId, Seat, Value } from './question.ts';
import type { RandomStream } from './random.ts';
import type { Ledger, Options, Setting, State } from './setting.ts';
import type { Spoken } from './spoken.ts';
import type { Step, Umpire } from './umpire.ts';
import type { Words } from './words.ts';

export type { Ledger, Options, Setting, State } from './setting.ts';

/** An option of a game: its possible values and its default. */
export interface OptionSpec {
  readonly name: string;
  /** The values in menu order, or the limits of a whole number. */
  readonly values: readonly Value[] | { readonly from: number; readonly to: number };
  readonly default: Value;
  readonly rule: RuleId;
  /**
   * Whether the option has any effect with this number of players and these other options; if not, menus omit it.
   * Default: always.
   */
  applies?(players: number, options: Options): boolean;
  /** The code and the rule of a caution, if the option's current value is advised against. */
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

/** What is known about a total, or another deciding figure, while part of it is secret. */
export interface Known {
  /** A word of the game's `names`. */
  readonly what: string;
  readonly least: number;
  readonly most: number;
  /** The consequence for the seat: a word of the game's `names`. */
  readonly verdict?: string;
}

/** The score. Mid-game standings and the final score use the same routine. */
export interface Outcome {
  readonly over: boolean;
  /** The total of each seat: the sum of its parts. */
  readonly scores: readonly number[];
  readonly parts: readonly (readonly ScorePart[])[];
  /** The winners, ascending; in mid-game, those who would win now. Empty if nobody wins. */
  readonly winners: readonly Seat[];
  /** Best first; equal scores share a place. Empty while part of the score is secret, since nobody has a place then. */
  readonly ranking: readonly (readonly Seat[])[];
  /**
   * By seat, while part of the score is secret: what the viewer knows about the total, whose minimum is the seat's
   * score, and then about the other deciding figures.
   */
  readonly known?: readonly (readonly Known[])[];
  /** Whether the scores omit what is scored only at the end of the game. */
  readonly soFar?: true;
  /** Facts that explain the score, by their codes in the game's `consequences`. */
  readonly remarks?: readonly Consequence[];
  /** In solo mode, the points beyond which a result is very good. */
  readonly mark?: { readonly points: number; readonly rule: RuleId };
}

/** The shipped component table: figures with their sources, and a function that converts them for the rules. */
export interface ComponentTable<C> {
  /** Blocks of `{value, source}`, or objects with one `source` for all their figures. */
  readonly sourced: unknown;
  /**
   * The digests of earlier shipped tables with the same figures but other sources. Matches begun with one of them
   * continue as if nothing had changed.
   */
  readonly earlier?: readonly string[];
  /**
   * The rules' form of a sourced table.
   * @throws PlaceError if a figure is missing, of the wrong kind, or out of bounds
   */
  read(sourced: unknown): C;
}

/** A game's advice to its bots, in addition to its evaluation. It contains no rules. */
export interface Advice {
  /**
   * Preferences of sensible players in any position: the logarithm of an answer's odds relative to others, by `ask
   * answer` (see `bots/leaning.ts`). They make rollouts resemble real play.
   */
  readonly leanings: Readonly<Record<string, number>>;
  /** The leanings of the tree search of the strongest levels only; default: `leanings`. */
  readonly searchLeanings?: LeaningTable;
  /** The words for a question's situation. Leanings for that situation only have the key `ask answer word`. */
  situationWords?(situation: number): readonly string[];
  /** The names of the traits that questions state for their options, by ask. Their leanings have the key `ask +trait`. */
  readonly traits?: Readonly<Record<string, readonly string[]>>;
  /**
   * The most iterations of a search. They take about a second per move over a whole game, since most searches end
   * sooner.
   */
  readonly iterations: number;
  /**
   * The number of rounds that a search plays beyond the current one before it evaluates; default: to the end of the
   * game. A small number requires an evaluation that predicts the outcome between two rounds.
   */
  readonly horizon?: number;
  /** The same for the tree search of the strongest level only; default: `horizon`. */
  readonly searchHorizon?: number;
  /**
   * Whether the order in which a seat gives several answers hardly matters, as with the cards that it plays in a round. A
   * search then credits an answer also with the rollouts that gave it a little later. Default: false.
   */
  readonly looseOrder?: boolean;
  /**
   * How long a tree search keeps to the likely answers until others have proved better, relative to the spread of
   * evaluations; default: 1.2. A game whose evaluations vary much with luck needs more.
   */
  readonly curiosity?: number;
  /** The unit in which people read differences between evaluations; default: points, one for one. */
  readonly unit?: EvaluationUnit;
}

/** The unit in which people read an evaluation. */
export interface EvaluationUnit {
  /** The plural name: a word of the game's `names`. */
  readonly word: string;
  /** The size of one unit in terms of the evaluation. */
  readonly size: number;
}

/** Statistics over many finished games. The views are a spectator's. */
export interface Tally<V = unknown> {
  /** The questions whose answers take a card, if the final view does not say who took it. */
  readonly asks?: readonly string[];
  /** The cards that a seat has at the end. */
  cards?(view: V, seat: Seat): readonly string[];
  /** Figures of the whole game, such as crises. */
  figures?(view: V): Readonly<Record<string, number>>;
}

/** Facts about a game that are known before its rules are loaded. */
export interface GameFacts {
  /** Its name in commands and files, in kebab-case. */
  readonly id: string;
  readonly title: string;
  /** The edition of the rules; every change that can alter the course of a match raises it. */
  readonly edition: number;
  /** The possible numbers of players. */
  readonly seats: { readonly from: number; readonly to: number };
}

/** An option to explain, and what its reader knows. */
export interface Explained<V = unknown, C = unknown> {
  readonly question: Question;
  readonly option: Value;
  /** All that the asked seat may know now. */
  readonly view: V;
  readonly setting: Setting<C>;
}

/** A decision to give the reason for, and what the reader of the reason knows. */
export interface Decided<V = unknown, C = unknown> {
  /** The seat that decides. */
  readonly seat: Seat;
  readonly ask: string;
  readonly value: Value;
  /** The figures of the question. */
  readonly figures?: Question['figures'];
  /**
   * What the reader knew when the question was open: the deciding seat itself for a hint, a spectator for a bot's
   * decision. So a reason cannot reveal what its reader may not know.
   */
  readonly view: V;
  readonly setting: Setting<C>;
  /**
   * The sources of points from which, in the rollouts, the answer brought clearly more than the next best one, the
   * greatest first; empty if that is unknown.
   */
  readonly gains: readonly string[];
}

/** One game. A folder under `games/` exports exactly one. */
export interface Game<S extends State = State, V = unknown, C = unknown> extends GameFacts {
  readonly options: readonly OptionSpec[];
  readonly components: ComponentTable<C>;
  /**
   * The state in which the first step begins. The engine sets its `random`; draw from it through the umpire.
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
   * All that a seat (null for a spectator) may know, as plain data that shares nothing with the state.
   * @param open the answers that this seat has given in an incomplete sealed or simultaneous decision
   */
  view(state: S, seat: Seat | null, setting: Setting<C>, open: readonly Answer[]): V;
  ledger(state: S, setting: Setting<C>): Ledger;
  readonly position: PositionNotation<S, C>;
  readonly events: EventNotation<S, C>;
  /**
   * Deals again, in place, everything that `seat` cannot know, consistently with what it does know. It is called in the
   * middle of a step, at the open question. It must refill lists rather than replace them, because the step may hold
   * references, and must not touch cards that the seat is looking at, which the state keeps separately.
   */
  redeal(state: S, seat: Seat, random: (n: number) => number, setting: Setting<C>): void;
  /**
   * How good the position is for the seat whose view this is. Higher is better; values are comparable only within a
   * game.
   */
  evaluate(view: V, setting: Setting<C>): number;
  /**
   * The result of `evaluate` for a seat's view, without building the view, because rollouts need it a thousand times a
   * second. Undefined if the view is needed. It must not read anything that the view does not show.
   */
  standing?(state: S, seat: Seat, setting: Setting<C>): number | undefined;
  /**
   * A seat's expected final standing in a state at which a rollout with a limited number of rounds may end; undefined if
   * the state is no such one. It depends only on what the seat knows. Default: the rollout is evaluated by `evaluate`.
   */
  prospect?(state: S, seat: Seat, setting: Setting<C>): number | undefined;
  /**
   * What the rules will do by the end of the round if nobody acts first. It runs the rules on the state, which is a
   * copy in which everything that the seat cannot know was dealt again; no line may reveal that deal. See `forecastOf`.
   * @param seat null for a spectator, who is told what concerns the table as a whole
   * @param underWay the step whose question is open, part of which may be done; null between two steps
   */
  forecast(state: S, seat: Seat | null, setting: Setting<C>, underWay: string | null): readonly Foreseen[];
  /**
   * Extends the effects of an option for people: figures before and after, and their consequences. It uses the rules'
   * own functions.
   * @param effects the question's own effects of the option
   */
  explain?(effects: readonly Effect[], asked: Explained<V, C>): readonly Effect[];
  /**
   * Why an answer is good, in the game's terms: a key of the words' `reasons` with its figures. It explains hints and
   * the decisions of bots. Undefined if nothing is worth saying, as for the later answers of a move.
   */
  reason?(decided: Decided<V, C>): Consequence | undefined;
  readonly advice?: Advice;
  readonly tally?: Tally<V>;
  /**
   * The score; in mid-game, from what one seat may know.
   * @param viewer null for a spectator
   */
  outcome(state: S, setting: Setting<C>, viewer?: Seat | null): Outcome;
  /**
   * @param components the table whose figures the sentences state; default: the shipped one
   * @param language default: the reader's
   */
  words(components?: C, language?: Language): Promise<Words>;
  /**
   * The rules in our own words, as Markdown with one heading per id.
   * @param components the table whose figures they state; default: the shipped one
   * @param language default: the reader's
   */
  rules(components?: C, language?: Language): Promise<string>;
  /** A seat's view in sentences, for people who listen. @param language default: the reader's */
  spoken(language?: Language): Promise<Spoken<V>>;
}
