import type { Foreseen } from './foreseen.ts';
import { ownOf } from './own.ts';
import type { Posed } from './posed.ts';
import type { Barred, Consequence, RuleId, Seat, Value } from './question.ts';
import type { Options } from './setting.ts';
import type { LogEntry } from './umpire.ts';

/** How a sentence names things: people by their names, words of the game by their printed form. */
export interface Say {
  seat(seat: Seat): string;
  name(word: Value): string;
}

/** The printed form of a word; undefined if the game has no such word. Names that every object has are no words. */
export function printedName({ names }: Words, word: Value): string | undefined {
  return ownOf(names, String(word));
}

/** One source of points as it is explained before the first decision. */
export interface AimPoints {
  /** How the source is called in the score. */
  readonly source: string;
  /** How many points it is worth, as a formula with the figures in use. */
  readonly worth: string;
  readonly rule: RuleId;
}

/** What somebody must know before the first decision of a match, in a few sentences. */
export interface Aim {
  /** What one is, and who wins. */
  readonly you: string;
  readonly points: readonly AimPoints[];
  readonly round: string;
  readonly end: string;
  /** A sound first plan, in two sentences. */
  readonly plan: string;
}

/** One new idea, told before the first decision of a round in a match that teaches the game. */
export interface Lesson {
  readonly title: string;
  /** What is new, in a few sentences, with the figures of the table in use. */
  readonly text: string;
  /** What to look at or to try now. */
  readonly now: string;
  /** The rules it tells of. */
  readonly rules: readonly RuleId[];
}

/** The text of a card, or of another option that has one, by its parts. */
export interface OptionText {
  /** What has to be paid; absent where nothing has. */
  readonly cost?: string;
  readonly effect: string;
  /** How long or how often it works; absent where it works once, at once. */
  readonly lasts?: string;
  /** Its own rule; absent where it has none besides the one that asks. */
  readonly rule?: RuleId;
}

/** Everything that a game says, in one language. Keys are the codes that rules, logs and refusals carry. */
export interface Words {
  /** The prompt of each `ask`: what to decide, without the seat's name. */
  readonly asks: Readonly<Record<string, (question: Posed, say: Say) => string>>;
  /** A sentence for each kind of log entry. */
  readonly log: Readonly<Record<string, (entry: LogEntry, say: Say) => string>>;
  /** A sentence for each refusal: the failed condition with what is needed and what there is. */
  readonly refusals: Readonly<Record<string, (barred: Barred, say: Say) => string>>;
  /** The printed form of cards, resources, steps, fields, options and other words of the game. */
  readonly names: Readonly<Record<string, string>>;
  /** One line on what each card or option does, by id. */
  readonly notes: Readonly<Record<string, string>>;
  /** The texts of cards and other options by their parts, by id; what has none here has its note alone. */
  readonly texts?: Readonly<Record<string, OptionText>>;
  /** What a change leads to, by its code: a few words behind its figures. */
  readonly consequences?: Readonly<Record<string, (figures: Consequence['figures'], say: Say) => string>>;
  /** A sentence for each line of a forecast, by its code. */
  readonly forecast: Readonly<Record<string, (line: Foreseen, say: Say) => string>>;
  /** What a caution means, by its code. */
  readonly cautions: Readonly<Record<string, string>>;
  /**
   * The aim of a match with so many players and these options, with the figures of the table that the words are for.
   * @param options every option of the game, defaults filled in
   */
  aim(players: number, options: Options): Aim;
  /**
   * What a first match teaches, one lesson for each round in which somebody decides; parameters as for `aim`. Absent
   * where a game teaches nothing.
   */
  lessons?(players: number, options: Options): readonly Lesson[];
}
