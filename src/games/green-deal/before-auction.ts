import { addTo } from '../../engine/checked.ts';
import { carryOutAll, toldBy } from '../../engine/effects.ts';
import type { Seat } from '../../engine/question.ts';
import { questionKind, YES_NO } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { type At, type CardRule, momentOf } from './cards/card.ts';
import { ruleOf, WINDOW_CARDS } from './cards/index.ts';
import { losers } from './cards/parts.ts';
import type { GreenComponents } from './figures.ts';
import { companyAt, type GreenState, holderOf, setNext, usesLeft } from './state.ts';

/**
 * The window before the auction of rounds 2 to 10: Hyperinflation, then Lawsuit. Each holder is asked once, and each
 * answer is public before the next question (GD-CARD-12-01, GD-CARD-12-03, GD-CARD-17-01, R-21, R-77).
 */
export function beforeAuction(state: GreenState, umpire: Umpire<GreenComponents>): void {
  for (const card of WINDOW_CARDS) {
    const seat = holderOf(state, card);
    if (seat < 0 || usesLeft(companyAt(state, seat), card) === 0) continue;
    const rule = ruleOf(card);
    const at = momentOf(state, umpire.components, seat);
    if (!umpire.choose(windowQuestion({ seat, card: rule, at }))) continue;
    addTo(at.company.uses, card, -1);
    umpire.log?.({ kind: 'card-played', seat, rule: rule.rule, figures: { card } });
    carryOutAll(rule.parts, at, umpire);
  }
  setNext(state, 'auction');
}

interface WindowOccasion {
  readonly seat: Seat;
  readonly card: CardRule;
  readonly at: At;
}

/** Asks whether to play a card of the window now. */
export const windowQuestion = questionKind<WindowOccasion, boolean>({
  ask: ({ card }) => card.id,
  shape: 'yes-no',
  rule: ({ card }) => card.rule,
  options: () => YES_NO,
  dominant: ({ card, at }) => (losers(toldBy(card.parts, at)).length === 0 ? false : undefined),
  tell: ({ card, at }, play) => (play ? toldBy(card.parts, at) : []),
  caution: ({ seat, card, at }, play) =>
    play && losers(toldBy(card.parts, at)).every((other) => other === seat) ? 'no-effect' : undefined,
});
