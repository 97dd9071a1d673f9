import type { Barred, Effect, Seat, Value } from '../../../engine/question.ts';
import type { Umpire } from '../../../engine/umpire.ts';
import type { LimitComponents } from '../components.ts';
import type { CardId, LimitState } from '../state.ts';

/** The first condition that keeps a card from being played, with what is needed and what there is. */
export type Hindrance = Omit<Barred, 'option'>;

/** What the log says of a card that was played: its target, plant, amounts. */
export type Played = Readonly<Record<string, Value>>;

/** Nothing beyond the card's name. */
export const PLAYED: Readonly<Played> = {};

/** The rule of one politics card; its figures stand in the component table. */
export interface CardRule {
  readonly id: CardId;
  /** Why the card may not be played now: its costs first, then its effect, then its targets (LIM-POL-31, LIM-POL-37). */
  hindrance(state: LimitState, components: LimitComponents, seat: Seat): Hindrance | undefined;
  /** Why it may not be played with a choice named beforehand, such as a target; undefined where that is not the reason. */
  choiceHindrance?(
    state: LimitState,
    components: LimitComponents,
    seat: Seat,
    chosen: Readonly<Record<string, unknown>>,
  ): Hindrance | undefined;
  /**
   * Asks for the card's choices, takes its whole cost, then carries out its effect (LIM-POL-47).
   * @returns what the log says; null where the card was announced but not paid, and then nothing of it has happened
   */
  play(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat): Played | null;
  /** What it costs and gives, as far as it is known before its choices. */
  tell(state: LimitState, components: LimitComponents, seat: Seat): Effect[];
  /** A caution's code where playing it now would do nothing. */
  caution?(state: LimitState, components: LimitComponents, seat: Seat): string | undefined;
}

/** A figure of a card in the component table. */
export function figure(components: LimitComponents, card: CardId, name: string): number {
  return components.cards[card]?.[name] as number;
}
