import { carryOutAll, firstObstacle, type Obstacle, toldBy } from '../../engine/effects.ts';
import type { Effect, Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt } from './board-changes.ts';
import { cardRule } from './cards/card-rule.ts';
import { declarations } from './cards/declarations.ts';
import { At } from './cards/moment.ts';
import type { LimitComponents, LimitOccasion } from './figures.ts';
import type { CardId, LimitState } from './state.ts';

/** The permanent cards that may be taken back, in canonical order (LIM-POL-42). */
export const WITHDRAWABLE: readonly CardId[] = Object.entries(declarations).flatMap(
  ([card, { withdrawal }]) => (withdrawal === undefined ? [] : [card]),
);

/** Why a card on the table may not be taken back now; undefined if it may. */
export function cannotWithdraw(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  card: CardId,
): Obstacle | undefined {
  return firstObstacle(cardRule(card, components).withdrawal, new At(state, components, seat));
}

/** The cards that a nation may take back now. */
export function withdrawableNow(state: LimitState, components: LimitComponents, seat: Seat): CardId[] {
  const { permanents } = nationAt(state, seat);
  if (permanents.length === 0) return [];
  return WITHDRAWABLE.filter(
    (card) => permanents.includes(card) && cannotWithdraw(state, components, seat, card) === undefined,
  );
}

/** Pays the withdrawal cost and puts the card under the production deck (LIM-POL-42, LIM-POL-43). */
export function withdraw(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat, card: CardId): void {
  const { components } = umpire;
  const nation = nationAt(state, seat);
  carryOutAll(cardRule(card, components).withdrawal, new At(state, components, seat), umpire);
  nation.permanents.splice(nation.permanents.indexOf(card), 1);
  nation.decks.production.push(card);
  nation.buried.production += 1;
  umpire.log?.({ kind: 'withdrew', seat, rule: 'LIM-POL-42', figures: { card } });
}

const keepOrWithdrawQuestion = questionKind<LimitOccasion & { readonly card: CardId }, string>({
  ask: 'withdraw',
  shape: 'word',
  rule: 'LR-42',
  options: ({ card }) => ['keep', card],
  obstacle: ({ state, components, seat, card }, option) =>
    option === 'keep' ? undefined : cannotWithdraw(state, components, seat, card),
  figures: ({ card }) => ({ card }),
  tell: ({ state, components, seat, card }, option) =>
    option === 'keep' ? [] : withdrawalEffects(state, components, seat, card),
});

/** The question, as part of a dialogue, with which a step lets a nation take this card back (LIM-POL-44, LR-42). */
export function withdrawWindow(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  card: CardId,
): boolean {
  const { components } = umpire;
  return umpire.choose(keepOrWithdrawQuestion({ state, components, seat, card })) === card;
}

/** The costs of taking a card back. */
export function withdrawalEffects(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  card: CardId,
): Effect[] {
  return toldBy(cardRule(card, components).withdrawal, new At(state, components, seat));
}
