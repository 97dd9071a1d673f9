import type { Foreseen } from './foreseen.ts';
import { ownOf } from './own.ts';
import type { Posed } from './posed.ts';
import type { Barred, Consequence, RuleId, Seat, Value } from './question.ts';
import type { Options } from './setting.ts';
import type { LogEntry } from './umpire.ts';

/** Names things in sentences: people by their names, words of the game by their printed form. */
export interface Say {
  seat(seat: Seat): string;
  name(word: Value): string;
  /** The names of the word in other languages, which typed answers may use; absent where nobody types. */
  otherNames?(word: Value): readonly string[];
}

/** The printed form of a word; undefined if the game has no such word. Inherited properties do not count. */
export function printedName({ names }: Words, word: Value): string | undefined {
  return ownOf(names, String(word));
}

/** A source of points as explained before the first decision. */
export interface AimPoints {
  /** The source's name in the score. */
  readonly source: string;
  /** Its worth in points, as a formula with the figures in use. */
  readonly worth: string;
  readonly rule: RuleId;
}

/** What a player must know before the first decision of a match, in a few sentences. */
export interface Aim {
  /** The player's role, and who wins. */
  readonly you: string;
  readonly points: readonly AimPoints[];
  readonly round: string;
  readonly end: string;
  /** A sound first plan, in two sentences. */
  readonly plan: string;
}

/** One new idea, explained in a teaching match before the first decision of a round, or when it is first needed. */
export interface Lesson {
  readonly title: string;
  /** The explanation, in a few sentences, with the figures of the table in use. */
  readonly text: string;
  /** What to look at or try now. */
  readonly now: string;
  /** The rules that it explains; the screen opens the first one. */
  readonly rules: readonly RuleId[];
  /** The questions that it explains. It is told before the first of them, even in a round that has had a lesson. */
  readonly asks?: readonly string[];
}

/** The text of a card or another option, by its parts. */
export interface OptionText {
  /** The cost, if any. */
  readonly cost?: string;
  readonly effect: string;
  /** How long or how often it works; absent if it works once, immediately. */
  readonly lasts?: string;
  /** Its own rule; absent if the rule that asks is its only one. */
  readonly rule?: RuleId;
}

/** Everything that a game says, in one language. The keys are the codes of rules, logs and refusals. */
export interface Words {
  /** The prompt of each `ask`: what to decide, without the seat's name. */
  readonly asks: Readonly<Record<string, (question: Posed, say: Say) => string>>;
  /** A sentence for each kind of log entry. */
  readonly log: Readonly<Record<string, (entry: LogEntry, say: Say) => string>>;
  /** A sentence for each refusal, with the failed condition, what is needed and what there is. */
  readonly refusals: Readonly<Record<string, (barred: Barred, say: Say) => string>>;
  /** The printed form of cards, resources, steps, fields, options and other words of the game. */
  readonly names: Readonly<Record<string, string>>;
  /** One line on what each card or option does, by id. */
  readonly notes: Readonly<Record<string, string>>;
  /** The texts of cards and other options, by id; an option without a text has only its note. */
  readonly texts?: Readonly<Record<string, OptionText>>;
  /** The consequence of a change, by its code: a few words after its figures. */
  readonly consequences?: Readonly<Record<string, (figures: Consequence['figures'], say: Say) => string>>;
  /** The reason for an answer, by its code: one sentence that names the thing, without its full stop. */
  readonly reasons?: Readonly<Record<string, (figures: Consequence['figures'], say: Say) => string>>;
  /** A sentence for each line of a forecast, by its code. */
  readonly forecast: Readonly<Record<string, (line: Foreseen, say: Say) => string>>;
  /** The sentence of each caution, by its code. */
  readonly cautions: Readonly<Record<string, string>>;
  /**
   * The aim of a match with this number of players and these options, with the figures of the words' table.
   * @param options every option of the game, defaults filled in
   */
  aim(players: number, options: Options): Aim;
  /**
   * The lessons of a first match, one for each round with a decision; parameters as for `aim`. Absent if the game has
   * none.
   */
  lessons?(players: number, options: Options): readonly Lesson[];
}
