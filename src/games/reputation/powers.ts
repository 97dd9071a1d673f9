import type { Barred, Seat } from '../../engine/question.ts';
import type { Corporation, PowerKind, ReputationComponents } from './components.ts';
import { type PlayerState, playerAt, type ReputationState } from './state.ts';

/** Why something cannot be done: a refusal without the option that it is about. */
export type Obstacle = Omit<Barred, 'option'>;

/** The word under which each power is asked for, logged and explained. */
export const POWER_WORDS: Readonly<Record<PowerKind, string>> = {
  privateTie: 'bid-match',
  coTieWin: 'casting-vote',
  publicMinusOne: 'automation',
  recall: 'recall',
  chooseCo: 'chosen-partner',
  noPrivateLoss: 'whitewash',
  outbidCredit: 'consolation-fee',
  dualLead: 'parallel-desk',
};

/** The player's corporation; undefined at a table without identities (RR-03). */
export function corporationOf(
  components: ReputationComponents,
  player: PlayerState,
): Corporation | undefined {
  return player.corporation === null ? undefined : components.corporations[player.corporation];
}

/** Whether the seat has this power and uses of it are left (REP-IDN-02). */
export function hasPower(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
  kind: PowerKind,
): boolean {
  const player = playerAt(state, seat);
  if (player.corporation === null) return false;
  const rule = corporationOf(components, player)?.rule;
  return rule !== undefined && rule.kind === kind && player.powerUsed < rule.uses;
}

/** Why the seat cannot use this power at all, whatever the moment: it is another's, or used up (REP-IDN-02). */
export function powerObstacle(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
  kind: PowerKind,
): Obstacle | undefined {
  const player = playerAt(state, seat);
  const rule = corporationOf(components, player)?.rule;
  if (rule?.kind !== kind) return { because: 'not-your-power', rule: 'REP-COMP-06' };
  if (player.powerUsed < rule.uses) return undefined;
  return { because: 'power-used', rule: 'REP-IDN-02', need: 1, have: 0, of: 'uses-left' };
}
