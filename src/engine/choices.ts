import type { Obstacle } from './effects.ts';
import type { Barred, Effect, Question, Range, RuleId, Seat, Shape, Value } from './question.ts';
import { questionKind } from './question-kind.ts';

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
  /** Whether its figures already say what a candidate brings, so that no effects are told. */
  readonly isUntold?: true;
  /** Why a value that is not offered is refused. */
  refuse?(at: At, value: Value): Barred | undefined;
  /** The code of a caution about a candidate with these effects. */
  caution?(at: At, told: readonly Effect[], card: string): string | undefined;
}

interface ChoiceOccasion {
  readonly seat: Seat;
  readonly at: { readonly seat: Seat };
  readonly choice: Choice<{ readonly seat: Seat }, string>;
  readonly card: Choosing;
}

const ofChoice = questionKind<ChoiceOccasion, Value>({
  ask: ({ choice }) => choice.ask ?? choice.name,
  shape: ({ choice }) => choice.shape,
  rule: ({ choice, card }) => choice.rule ?? card.rule,
  options: ({ choice, at, card }) => choice.range?.(at, card.id) ?? choice.candidates?.(at) ?? [],
  obstacle: ({ choice, at, card }, candidate) =>
    choice.obstacle?.(at, candidate, card.rule) ?? card.obstacle(candidate),
  figures: ({ choice, at, card }) => choice.figures?.(at, card.id) ?? {},
  usual: ({ choice, at, card }) => choice.usual?.(at, card.id),
  refuse: ({ choice, at }, value) => choice.refuse?.(at, value),
  tell: ({ choice, card }, candidate) => (choice.isUntold ? [] : card.tell(candidate)),
  caution: ({ choice, at, card }, candidate) => choice.caution?.(at, card.tell(candidate), card.id),
});

/** The question of a choice. */
export const choiceQuestion = <At extends { readonly seat: Seat }>(
  choice: Choice<At, string>,
  at: At,
  card: Choosing,
): Question => ofChoice({ seat: at.seat, at, choice, card });
