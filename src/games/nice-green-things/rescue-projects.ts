import { elementAt, lastOf, present } from '../../engine/checked.ts';
import type { Barred, Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { acquire } from './adding.ts';
import { cashEffect } from './cashflow.ts';
import { cardOf, type NiceComponents, type NiceOccasion } from './components.ts';
import { type CardId, type NiceState, playerAt } from './state.ts';

/** Whether the seat owns a rescue project at all (NGT-SYM-10). */
export function hasRescueProject(state: NiceState, components: NiceComponents, seat: Seat): boolean {
  return playerAt(state, seat).aside.some((id) => cardOf(components, id).kind === 'rescue');
}

/** The cashflow after an exchange: the other card's symbols count instead of the rescue project's (NR-32). */
function cashAfter(state: NiceState, components: NiceComponents, rescue: CardId): number {
  const top = cardOf(components, elementAt(state.trash, state.trash.length - 1));
  return playerAt(state, state.turn).cash - cardOf(components, rescue).net + top.net;
}

/** Whether a rescue project of the player's can be exchanged now, so that no impossible exchange is offered. */
function isExchangeable(state: NiceState, components: NiceComponents, id: CardId): boolean {
  return (
    cardOf(components, id).kind === 'rescue' &&
    !state.givenUp.includes(id) &&
    cashAfter(state, components, id) >= 0
  );
}

/**
 * Whether the player whose turn it is can exchange any rescue project for the top of the trash pile (NGT-RESC-01,
 * NGT-RESC-02, NGT-RESC-06).
 */
export function canExchange(state: NiceState, components: NiceComponents): boolean {
  if (state.trash.length === 0) return false;
  const { aside } = playerAt(state, state.turn);
  for (let index = 0; index < aside.length; index += 1) {
    if (isExchangeable(state, components, present(aside[index], 'rescue project'))) return true;
  }
  return false;
}

/**
 * Why the player in turn cannot exchange this rescue project now; undefined if they can. Only the cashflow after the
 * exchange counts (NGT-RESC-03, NGT-RESC-04, NR-69); each rescue project can be given up once per turn (NGT-RESC-08);
 * and without trash there is nothing to take (NGT-RESC-06, NR-36).
 */
export function rescueObstacle(
  state: NiceState,
  components: NiceComponents,
  id: CardId,
): Omit<Barred, 'option'> | undefined {
  const { aside, cash } = playerAt(state, state.turn);
  if (!aside.includes(id) || cardOf(components, id).kind !== 'rescue') {
    return { because: 'no-own-rescue-project', rule: 'NGT-RESC-01' };
  }
  if (state.trash.length === 0) {
    return { because: 'trash-empty', rule: 'NGT-RESC-06', need: 1, have: 0, of: 'trash' };
  }
  if (state.givenUp.includes(id)) return { because: 'given-up-already', rule: 'NGT-RESC-08' };
  if (isExchangeable(state, components, id)) return undefined;
  const top = cardOf(components, lastOf(state.trash));
  return {
    because: 'cashflow-after-exchange',
    rule: 'NGT-RESC-03',
    need: -top.net,
    have: cash - cardOf(components, id).net,
    of: 'cash',
  };
}

/** Why no exchange is possible: the obstacle to the player's rescue projects, or that the player has none. */
export function exchangeObstacle(state: NiceState, components: NiceComponents): Barred {
  const option = 'exchange';
  for (const id of playerAt(state, state.turn).aside) {
    if (cardOf(components, id).kind !== 'rescue') continue;
    const obstacle = rescueObstacle(state, components, id);
    if (obstacle !== undefined) return { option, ...obstacle };
  }
  return { option, because: 'no-own-rescue-project', rule: 'NGT-RESC-01' };
}

/** Asks which of the player's rescue projects is given up (NGT-RESC-01). */
const exchangeQuestion = questionKind<NiceOccasion, string>({
  ask: 'exchange',
  shape: 'card',
  rule: 'NGT-RESC-01',
  options: ({ state, components, seat }) =>
    playerAt(state, seat).aside.filter((id) => cardOf(components, id).kind === 'rescue'),
  obstacle: ({ state, components }, id) => rescueObstacle(state, components, id),
  figures: ({ state }) => ({ card: lastOf(state.trash) }),
  refuse({ state, components }, value) {
    if (typeof value !== 'string' || !components.cards.has(value)) return undefined;
    const obstacle = rescueObstacle(state, components, value);
    return obstacle === undefined ? undefined : { option: value, ...obstacle };
  },
  tell: ({ state, components, seat }, option) => [
    { what: 'taken', to: lastOf(state.trash) },
    { what: 'trashed', to: option },
    ...cashEffect(playerAt(state, seat).cash, cashAfter(state, components, option)),
  ],
  // Exchanging one rescue project for another is allowed but changes little (NR-71).
  caution: ({ state, components }) =>
    cardOf(components, lastOf(state.trash)).kind === 'rescue' ? 'rescue-for-rescue' : undefined,
});

/**
 * A player exchanges one of their rescue projects for the top card of the trash pile, and the rescue project takes its
 * place (NGT-RESC-01, NGT-RESC-07, NR-33, NR-70). The exchange costs no queue points and does not count as the turn's
 * purchase (NGT-RESC-05, NR-37); the new card is added like a bought one (NGT-RESC-09, NR-38).
 */
export function exchangeRescueProject(state: NiceState, umpire: Umpire<NiceComponents>): void {
  const { turn: seat } = state;
  const player = playerAt(state, seat);
  const rescue = umpire.choose(exchangeQuestion({ state, components: umpire.components, seat }));
  const card = present(state.trash.pop(), 'top card');
  state.trash.push(rescue);
  state.givenUp.push(rescue);
  player.aside.splice(player.aside.indexOf(rescue), 1);
  player.cash -= cardOf(umpire.components, rescue).net;
  acquire(state, umpire.components, seat, card);
  umpire.log?.({ kind: 'exchanged', seat, rule: 'NGT-RESC-01', figures: { rescue, card } });
}
