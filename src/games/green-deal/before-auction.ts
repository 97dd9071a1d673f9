import { addTo } from '../../engine/checked.ts';
import { carryOutAll, toldBy } from '../../engine/effects.ts';
import type { Question } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { type At, type CardRule, momentOf } from './cards/card.ts';
import { ruleOf, WINDOW_CARDS } from './cards/index.ts';
import { losers } from './cards/parts.ts';
import type { GreenComponents } from './figures.ts';
import { YES_NO } from './obstacles.ts';
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
    if (!umpire.choose(windowQuestion(rule, at))) continue;
    addTo(at.company.uses, card, -1);
    umpire.log?.({ kind: 'card-played', seat, rule: rule.rule, figures: { card } });
    carryOutAll(rule.parts, at, umpire);
  }
  setNext(state, 'auction');
}

/** Asks whether to play a card of the window now. */
export function windowQuestion({ id, rule, parts }: CardRule, at: At): Question<boolean> {
  const { seat } = at;
  const told = () => toldBy(parts, at);
  return {
    seat,
    ask: id,
    shape: 'yes-no',
    rule,
    options: YES_NO,
    get dominant() {
      return losers(told()).length === 0 ? false : undefined;
    },
    tell: (play) => (play ? told() : []),
    caution: (play) => (play && losers(told()).every((other) => other === seat) ? 'no-effect' : undefined),
  };
}
