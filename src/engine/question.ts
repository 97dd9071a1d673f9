/** Questions: what a player is asked, which answers are allowed, and why others are not. */

/** Seats are 0…n−1, clockwise: seat + 1 is the left neighbour. */
export type Seat = number;

/** The type of an answer. It is never an object: an answer with parts is asked part by part. */
export type Value = string | number | boolean;

/** The id of a rule or ruling, such as `LIM-SOC-03` or `LR-24`; several are joined by a space. */
export type RuleId = string;

/** All whole numbers from `from` to `to`, both included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** The prompt that suits a question. */
export type Shape = 'card' | 'cell' | 'class' | 'seat' | 'amount' | 'yes-no' | 'word';

/** A value that is not allowed now: the failed condition, what is needed and what there is. */
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
  /** The value before and after, where both matter to a reader. */
  readonly from?: Value;
  readonly to?: Value;
  /** The seat that is affected, if it is not the asked seat. */
  readonly seat?: Seat;
  /** A key of the game's `notes`, for effects without a figure. */
  readonly note?: string;
  /**
   * Where later answers or chance decide how much it is: from nothing to `by` (`up-to`), or `by` and beyond in the same
   * direction (`or-more`). Exact where absent.
   */
  readonly bound?: 'up-to' | 'or-more';
  /** What follows from it by the rules, such as the zone that unrest is then in. */
  readonly then?: Consequence;
}

/** What a change leads to: a key of the game's `consequences` with its figures. */
export interface Consequence {
  readonly code: string;
  readonly figures: Readonly<Record<string, Value>>;
}

/** The parts of a question that others at the table do not see. */
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
  readonly figures?: Readonly<Record<string, Value>>;
  /**
   * The option that most players want: a prompt begins with it. Without one, a prompt for an amount begins empty, and
   * any other prompt with the first option.
   */
  readonly usual?: T | undefined;
  /**
   * The option than which no other can ever be better: people are not asked, and it is given for them like an only
   * option. Scripts are asked, and may name another one. Absent where the others can matter.
   */
  readonly dominant?: T | undefined;
  /** What a player might expect here but may not do, and why. */
  barred?(): Barred[];
  /** The option by which the rules replace a value that is not offered: a bid above one's Cash becomes all of it. */
  instead?(value: Value): T | undefined;
  /** The rule by which `instead` does so; default: the rule that asks. */
  readonly insteadRule?: RuleId;
  /** The reason against a value that is not offered; undefined if the question has no better one than `barred`. */
  refuse?(value: unknown): Barred | undefined;
  /** What an option costs and gives. */
  tell?(option: T): Effect[];
  /** The parts that others do not see; absent if everybody at the table knows the options and hears the answer. */
  secret?(): Secret<T>;
  /**
   * What of the position sways sensible players here, as a number that the game's advice puts into words: leanings are
   * learnt for each word. It hangs on nothing but what the asked seat knows.
   */
  situation?(): number;
  /** The code of a caution if the option is pointless or irreversible: a prompt then asks to confirm it. */
  caution?(option: T): string | undefined;
}

/** The allowed answers, of a question or of a posed question. */
export type Offer = Pick<Question, 'options'>;

export function isRange(options: readonly Value[] | Range): options is Range {
  return !Array.isArray(options);
}

/** How many answers the question allows. */
export function optionCount(question: Offer): number {
  const options = question.options as readonly Value[] | Range;
  return isRange(options) ? options.to - options.from + 1 : options.length;
}

/** The option at `index`, 0…optionCount − 1, in canonical order. */
export function optionAt(question: Offer, index: number): Value {
  const options = question.options as readonly Value[] | Range;
  return isRange(options) ? options.from + index : (options[index] as Value);
}

/** The answer that is given for people without asking them: the only option, or one that no other can beat. */
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

/** The value if it is offered; else the option that replaces it by the rules; else the value, to be refused. */
export function takenAs(question: Question, value: unknown): unknown {
  if (!isValue(value) || offers(question, value)) return value;
  return question.instead?.(value) ?? value;
}

/**
 * Why a value is refused, or undefined where the question offers it.
 * The question's own reason comes first, then its barred options, then the shared reasons. What can be no answer at all
 * never reaches the question.
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
