import type { Obstacle } from './effects.ts';
import {
  type Barred,
  type Effect,
  isValue,
  type Question,
  type Range,
  type RuleId,
  type Seat,
  type Shape,
  type Value,
} from './question.ts';

/** Choices that are part of playing a card, declared as data, and the questions that they become. */

/** A card whose play involves a choice. */
export interface Choosing {
  readonly id: string;
  /** The rule of the card. */
  readonly rule: RuleId;
  /** Why a candidate cannot be chosen. */
  obstacle(candidate: Value): Obstacle | undefined;
  /** The effects of the card on a candidate. */
  tell(candidate: Value): Effect[];
}

/** A choice made before a card's costs are paid. The functions get the id of the card. */
export interface Choice<At, Name extends string, Chosen extends Value = Value> {
  readonly name: Name;
  /** The word of its question; default: its name. */
  readonly ask?: string;
  readonly shape: Shape;
  /** The rule that asks; default: the card's. */
  readonly rule?: RuleId;
  /** The candidates in canonical order; absent if any amount within `range` can be chosen. */
  candidates?(at: At): readonly Chosen[];
  range?(at: At, card: string): Range;
  /** Why a candidate cannot be chosen, whatever the card does. */
  obstacle?(at: At, candidate: Chosen, rule: RuleId): Obstacle | undefined;
  /** Which of two candidates' obstacles to report if no candidate can be chosen. */
  noneOf?(one: Obstacle, other: Obstacle): Obstacle;
  usual?(at: At, card: string): Chosen | undefined;
  figures?(at: At, card: string): Readonly<Record<string, Value>>;
  /** Why a value that is not offered is refused. */
  refuse?(at: At, value: Value): Barred | undefined;
  /** The code of a caution about a candidate with these effects. */
  caution?(at: At, told: readonly Effect[], card: string): string | undefined;
}

/** The question of a choice. */
export function choiceQuestion<At extends { readonly seat: Seat }, Chosen extends Value>(
  choice: Choice<At, string, Chosen>,
  at: At,
  { id, rule, obstacle, tell }: Choosing,
): Question<Chosen> {
  const { name, ask = name, shape } = choice;
  const { options, barred } = among(
    choice.candidates?.(at) ?? [],
    (candidate) => choice.obstacle?.(at, candidate, rule) ?? obstacle(candidate),
  );
  return {
    seat: at.seat,
    ask,
    shape,
    rule: choice.rule ?? rule,
    options: choice.range?.(at, id) ?? options,
    figures: choice.figures?.(at, id) ?? {},
    usual: choice.usual?.(at, id),
    barred,
    refuse: (value) => (isValue(value) ? choice.refuse?.(at, value) : undefined),
    tell,
    caution: (option) => choice.caution?.(at, tell(option), id),
  };
}

/** Splits candidates into a question's options and its barred options with their obstacles. */
export function among<T extends Value>(
  candidates: readonly T[],
  obstacle: (candidate: T) => Obstacle | undefined,
): { readonly options: T[]; barred(): Barred[] } {
  const options: T[] = [];
  for (const candidate of candidates) if (obstacle(candidate) === undefined) options.push(candidate);
  return {
    options,
    barred: () =>
      candidates.flatMap((option) => {
        const reason = obstacle(option);
        return reason === undefined ? [] : [{ option, ...reason }];
      }),
  };
}
