/** Questions: what a player is asked, which answers are allowed, and why others are not. */

/** Seats are 0…n−1, clockwise: seat + 1 is the left neighbour. */
export type Seat = number;

/** The type of an answer. It is never an object; an answer with parts is asked for part by part. */
export type Value = string | number | boolean;

/** The answer that ends a series of questions in which several things are picked one at a time. */
export const DONE = 'done';

/** The id of a rule or ruling, such as `LIM-SOC-03` or `LR-24`; several are joined by a space. */
export type RuleId = string;

/** All whole numbers from `from` to `to`, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The kind of prompt for a question. */
export type Shape = 'card' | 'cell' | 'class' | 'seat' | 'amount' | 'yes-no' | 'word';

/** A value that is not allowed now, with the failed condition, what is needed and what there is. */
export interface Barred<T extends Value = Value> {
  readonly option: T;
  /** A refusal code in kebab-case; the game's words or the shared words turn it into a sentence. */
  readonly because: string;
  readonly rule: RuleId;
  readonly need?: number;
  readonly have?: number;
  /** What `need` and `have` count: a word of the game's `names`. */
  readonly of?: string;
  /** The seat that falls short, if it is not the asked seat. */
  readonly seat?: Seat;
}

/** One thing that an answer costs or gives. */
export interface Effect {
  /** What changes: a word of the game's `names`, such as `money` or `unrest`. */
  readonly what: string;
  /** By how much it changes; negative is a cost. */
  readonly by?: number;
  /** The value before and after, if both matter to a reader. */
  readonly from?: Value;
  readonly to?: Value;
  /** The seat that is affected, if it is not the asked seat. */
  readonly seat?: Seat;
  /** A key of the game's `notes`, for effects without a figure. */
  readonly note?: string;
  /**
   * If later answers or chance decide the amount: from nothing to `by` (`up-to`), or `by` and beyond in the same
   * direction (`or-more`). Absent if the amount is exact.
   */
  readonly bound?: 'up-to' | 'or-more';
  /** Its consequence by the rules, such as the new zone of unrest. */
  readonly then?: Consequence;
}

/** The consequence of a change: a key of the game's `consequences` with its figures. */
export interface Consequence {
  readonly code: string;
  readonly figures: Readonly<Record<string, Value>>;
}

/** The parts of a question that are hidden from others. */
export interface Secret<T extends Value = Value> {
  /** The options that only the asked seat knows, such as the cards of its hand. */
  readonly options: readonly T[];
  /** `logged`: the log tells the table the answer. `kept`: the answer stays with the asked seat. */
  readonly answer: 'logged' | 'kept';
}

export interface Question<T extends Value = Value> {
  readonly seat: Seat;
  /** The word of scripts, logs and scenarios: `play`, `raise`, `bid`. */
  readonly ask: string;
  readonly shape: Shape;
  /** The rule that asks. */
  readonly rule: RuleId;
  /** All answers that are allowed now, in canonical order. Never empty. */
  readonly options: readonly T[] | Range;
  /** Figures for the prompt's sentence, such as how many picks are left. The asked seat may see them. */
  readonly figures?: Readonly<Record<string, Value>> | undefined;
  /**
   * The option that most players want, at which a prompt begins. Without one, a prompt for an amount begins empty, and
   * any other prompt at the first option.
   */
  readonly usual?: T | undefined;
  /**
   * An option that no other can ever beat. People are not asked; it is given for them like an only option. Scripts are
   * asked and may name another. Absent if other options can be better.
   */
  readonly dominant?: T | undefined;
  /** What a player might expect here but may not do, and why. */
  barred?(): Barred[];
  /** The option that replaces a value that is not offered: a bid above one's Cash becomes all of it. */
  instead?(value: Value): T | undefined;
  /** The rule of `instead`; default: the rule that asks. */
  readonly insteadRule?: RuleId | undefined;
  /** The reason against a value that is not offered; undefined if the question has no better one than `barred`. */
  refuse?(value: unknown): Barred | undefined;
  /** What an option costs and gives. */
  tell?(option: T): Effect[];
  /** The parts hidden from others; undefined if everyone at the table knows the options and hears the answer. */
  secret?(): Secret<T> | undefined;
  /**
   * The features of the position that influence sensible players here, as a number that the game's advice converts to
   * words. Leanings are learnt for each word. It depends only on what the asked seat knows.
   */
  situation?(): number | undefined;
  /**
   * Writes the traits of an option: figures of its consequences in this position that matter to sensible players, in the
   * order of the names in the game's advice. Leanings are learnt for each trait. They depend only on what the asked seat
   * knows.
   * @param into filled with zeros, as long as there are names for this ask
   */
  traits?(option: T, into: Float64Array): void;
  /** The code of a caution if the option is pointless or irreversible; a prompt then asks for confirmation. */
  caution?(option: T): string | undefined;
}

/** The allowed answers of a question or a posed question. */
export type Offer = Pick<Question, 'options'>;

export function isRange(options: readonly Value[] | Range): options is Range {
  return !Array.isArray(options);
}

/** The number of allowed answers. */
export function optionCount(question: Offer): number {
  const options = question.options as readonly Value[] | Range;
  return isRange(options) ? options.to - options.from + 1 : options.length;
}

/** The option at `index`, 0…optionCount − 1, in canonical order. */
export function optionAt(question: Offer, index: number): Value {
  const options = question.options as readonly Value[] | Range;
  // Not checked: the check costs rollouts more than 1 % of their speed.
  return isRange(options) ? options.from + index : (options[index] as Value);
}

/** The answer given for people without asking them: the only option, or the dominant one. */
export function settledAnswer(question: Question): Value | undefined {
  return optionCount(question) === 1 ? optionAt(question, 0) : question.dominant;
}

/** Every option in canonical order. */
export function optionList(question: Offer): Value[] {
  const options = question.options as readonly Value[] | Range;
  if (!isRange(options)) return [...options];
  return Array.from({ length: options.to - options.from + 1 }, (_, index) => options.from + index);
}

/** Whether the question allows exactly this value; strings are not turned into numbers. */
export function offers(question: Offer, value: unknown): value is Value {
  const options = question.options as readonly Value[] | Range;
  if (isRange(options)) {
    return (
      typeof value === 'number' && Number.isInteger(value) && value >= options.from && value <= options.to
    );
  }
  return options.includes(value as Value);
}

/**
 * The value if it is offered, or the option that replaces it by the rules, or else the value, which will be refused.
 */
export function takenAs(question: Question, value: unknown): unknown {
  if (!isValue(value) || offers(question, value)) return value;
  return question.instead?.(value) ?? value;
}

/**
 * Why a value is refused; undefined if the question offers it. The question's own reason comes first, then its barred
 * options, then the shared reasons. A value that cannot be an answer never reaches the question.
 */
export function refusal(question: Question, value: unknown): Barred | undefined {
  if (offers(question, value)) return undefined;
  if (!isValue(value)) return sharedRefusal(question, value);
  return (
    question.refuse?.(value) ??
    question.barred?.().find((barred) => barred.option === value) ??
    sharedRefusal(question, value)
  );
}

function sharedRefusal(question: Question, value: unknown): Barred {
  const options = question.options as readonly Value[] | Range;
  const option = isValue(value) ? value : String(value);
  const rule = question.rule;
  if (isRange(options) && typeof value === 'number' && Number.isInteger(value)) {
    return value < options.from
      ? { option, because: 'minimum', rule, need: options.from, have: value }
      : { option, because: 'maximum', rule, need: options.to, have: value };
  }
  return { option, because: 'not-offered', rule };
}

/** Whether data from outside has the type of an answer. */
export function isValue(value: unknown): value is Value {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}
