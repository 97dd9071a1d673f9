import type { Obstacle } from './effects.ts';
import {
  type Barred,
  type Effect,
  isRange,
  isValue,
  type Question,
  type Range,
  type RuleId,
  type Seat,
  type Secret,
  type Shape,
  type Value,
} from './question.ts';

/** What most questions depend on. */
export interface Occasion<S, C> {
  readonly state: S;
  readonly components: C;
  readonly seat: Seat;
}

/** The answers that a question allows. */
type Options<T extends Value> = readonly T[] | Range;

/** The answers to a question that is usually answered with yes. */
export const YES_NO: readonly boolean[] = [true, false];

/** The answers to a question that is usually answered with no. */
export const NO_YES: readonly boolean[] = [false, true];

/**
 * A kind of question, declared once. Rules put all their questions in this form: the functions get the moment `at` at
 * which the question is asked, so that asking one creates no closures.
 * @typeParam At what the question depends on; at least the asked seat
 * @typeParam T the answers
 */
export interface QuestionKind<At, T extends Value> {
  readonly ask: string | ((at: At) => string);
  readonly shape: Shape | ((at: At) => Shape);
  readonly rule: RuleId | ((at: At) => RuleId);
  /** The allowed answers in canonical order; with `obstacle`, all that a player might expect. */
  options(at: At): Options<T>;
  /** Why one of the listed options is not allowed now. Such options are barred instead of offered. */
  obstacle?(at: At, option: T): Obstacle | undefined;
  figures?(at: At, options: Options<T>): Readonly<Record<string, Value>>;
  usual?(at: At, options: Options<T>): T | undefined;
  dominant?(at: At, options: Options<T>): T | undefined;
  /** Barred options that are not among those listed. */
  barred?(at: At, options: Options<T>): Barred[];
  instead?(at: At, value: Value): T | undefined;
  readonly insteadRule?: RuleId;
  /** Why a value that is not offered is refused; undefined if there is no better reason than `barred`. */
  refuse?(at: At, value: Value, options: Options<T>): Barred | undefined;
  tell?(at: At, option: T): Effect[];
  secret?(at: At, options: Options<T>): Secret<T>;
  situation?(at: At): number;
  traits?(at: At, option: T, into: Float64Array): void;
  caution?(at: At, option: T, options: Options<T>): string | undefined;
}

/** Declares a kind of question. @returns asks it at a moment */
export const questionKind =
  <At extends { readonly seat: Seat }, T extends Value>(kind: QuestionKind<At, T>) =>
  (at: At): Question<T> =>
    new QuestionOfKind(kind, at);

/** A question of any kind. All have this one class, which keeps reading them fast in rollouts. */
class QuestionOfKind<At extends { readonly seat: Seat }, T extends Value> implements Question<T> {
  readonly seat: Seat;
  readonly options: Options<T>;

  // Nobody else may read what a question depends on: it may hold secrets.
  readonly #kind: QuestionKind<At, T>;
  readonly #at: At;

  constructor(kind: QuestionKind<At, T>, at: At) {
    this.#kind = kind;
    this.#at = at;
    this.seat = at.seat;
    const all = kind.options(at);
    this.options = kind.obstacle === undefined || isRange(all) ? all : this.#allowed(all);
  }

  get ask(): string {
    const { ask } = this.#kind;
    return typeof ask === 'string' ? ask : ask(this.#at);
  }

  get shape(): Shape {
    const { shape } = this.#kind;
    return typeof shape === 'string' ? shape : shape(this.#at);
  }

  get rule(): RuleId {
    const { rule } = this.#kind;
    return typeof rule === 'string' ? rule : rule(this.#at);
  }

  get figures(): Readonly<Record<string, Value>> | undefined {
    return this.#kind.figures?.(this.#at, this.options);
  }

  get usual(): T | undefined {
    return this.#kind.usual?.(this.#at, this.options);
  }

  get dominant(): T | undefined {
    return this.#kind.dominant?.(this.#at, this.options);
  }

  get insteadRule(): RuleId | undefined {
    return this.#kind.insteadRule;
  }

  barred(): Barred[] {
    const kind = this.#kind;
    const at = this.#at;
    const { options } = this;
    const all = kind.obstacle === undefined ? [] : kind.options(at);
    const listed = isRange(all)
      ? []
      : all.flatMap((option) => {
          const obstacle = kind.obstacle?.(at, option);
          return obstacle === undefined ? [] : [{ option, ...obstacle }];
        });
    return [...listed, ...(kind.barred?.(at, options) ?? [])];
  }

  instead(value: Value): T | undefined {
    return this.#kind.instead?.(this.#at, value);
  }

  refuse(value: unknown): Barred | undefined {
    return isValue(value) ? this.#kind.refuse?.(this.#at, value, this.options) : undefined;
  }

  tell(option: T): Effect[] {
    return this.#kind.tell?.(this.#at, option) ?? [];
  }

  secret(): Secret<T> | undefined {
    return this.#kind.secret?.(this.#at, this.options);
  }

  situation(): number | undefined {
    return this.#kind.situation?.(this.#at);
  }

  traits(option: T, into: Float64Array): void {
    this.#kind.traits?.(this.#at, option, into);
  }

  caution(option: T): string | undefined {
    return this.#kind.caution?.(this.#at, option, this.options);
  }

  #allowed(all: readonly T[]): T[] {
    const options: T[] = [];
    for (const option of all) if (this.#kind.obstacle?.(this.#at, option) === undefined) options.push(option);
    return options;
  }
}
