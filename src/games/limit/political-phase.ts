import { elementAt } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt, turnOrder } from './board-changes.ts';
import { insertCard, isCard } from './card-order.ts';
import { buryCard, carryOutDraw, type DrawDecision, decideDraw } from './decks.ts';
import { cardFigure, type LimitComponents } from './figures.ts';
import type { CardId, LimitState } from './state.ts';

/**
 * The column of the political phase: the standard of class A, which no step before Decide Policy can change
 * (LIM-POL-01).
 */
function classA(state: LimitState, seat: Seat): number {
  return elementAt(nationAt(state, seat).classes, 0);
}

/** Step 1: cards set aside join the hand if class A allows it, each once per game (LIM-POL-03 to LIM-POL-08). */
export function technologicalAdvancement(state: LimitState, umpire: Umpire<LimitComponents>): void {
  for (const seat of turnOrder(state)) {
    const nation = nationAt(state, seat);
    if (nation.aside.length === 0) continue;
    const unlocked = nation.aside.filter(
      (card) => cardFigure(umpire.components, card, 'unlockedAt') <= classA(state, seat),
    );
    for (const card of unlocked) {
      nation.aside.splice(nation.aside.indexOf(card), 1);
      insertCard(nation.hand, card);
      insertCard(nation.shown, card);
      umpire.log?.({ kind: 'unlocked', seat, rule: 'LIM-POL-04', figures: { card } });
    }
  }
}

/** Step 2: every nation draws from a deck of its choice and keeps what class A allows (LIM-POL-09 to LIM-POL-14). */
export function newPolicy(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { draw, keep } = umpire.components.politics;
  const order = turnOrder(state);
  const decisions = umpire.together(order, (seat): DrawDecision => {
    const column = classA(state, seat) - 1;
    return decideDraw(state, umpire, seat, {
      draw: elementAt(draw, column),
      keep: elementAt(keep, column),
      rule: 'LIM-POL-09',
    });
  });
  order.forEach((seat, place) => {
    carryOutDraw(state, umpire, seat, elementAt(decisions, place), 'LIM-POL-09');
  });
}

interface DiscardOccasion {
  readonly seat: Seat;
  readonly hand: readonly CardId[];
  readonly limit: number;
}

const discardQuestion = questionKind<DiscardOccasion, CardId>({
  ask: 'discard',
  shape: 'card',
  rule: 'LIM-POL-16',
  options: ({ hand }) => [...hand],
  figures: ({ hand, limit }) => ({ left: hand.length - limit, limit }),
  secret: ({ hand }) => ({ options: [...hand], answer: 'kept' }),
  refuse: (_at, value) =>
    isCard(value)
      ? { option: value, because: 'not-in-hand', rule: 'LIM-POL-16', need: 1, have: 0, of: 'hand' }
      : undefined,
});

/**
 * Step 3: a nation with more cards than class A allows puts the excess under the cards' decks (LIM-POL-15 to
 * LIM-POL-18).
 */
export function politicalActionCapacity(state: LimitState, umpire: Umpire<LimitComponents>): void {
  const { handLimit } = umpire.components.politics;
  const over = turnOrder(state).filter(
    (seat) => nationAt(state, seat).hand.length > elementAt(handLimit, classA(state, seat) - 1),
  );
  if (over.length === 0) return;
  const discards = umpire.together(over, (seat): CardId[] => {
    const hand = [...nationAt(state, seat).hand];
    const limit = elementAt(handLimit, classA(state, seat) - 1);
    const chosen: CardId[] = [];
    while (hand.length > limit) {
      const card = umpire.choose(discardQuestion({ seat, hand, limit }));
      hand.splice(hand.indexOf(card), 1);
      chosen.push(card);
    }
    return chosen;
  });
  over.forEach((seat, place) => {
    const nation = nationAt(state, seat);
    const cards = elementAt(discards, place);
    for (const card of cards) buryCard(umpire.components, nation, card);
    // Nobody else knows which cards left the hand.
    nation.shown = [];
    umpire.log?.({ kind: 'discarded', seat, rule: 'LIM-POL-16', figures: { cards: cards.length } });
    umpire.log?.({
      kind: 'discarded-own',
      seat,
      rule: 'LIM-POL-16',
      figures: { cards: cards.join(' ') },
      seenBy: [seat],
    });
  });
}
