import type { Obstacle } from '../../engine/effects.ts';
import type { Seat } from '../../engine/question.ts';
import type { Corporation, PowerKind, ReputationComponents } from './components.ts';
import { type Power, powerDeclarations } from './power-declarations.ts';
import type { At } from './power-parts.ts';
import { type PlayerState, playerAt, type ReputationState, type ReputationUmpire } from './state.ts';

/** The declarations of all powers, by kind. */
export const POWERS: Readonly<Record<PowerKind, Power>> = Object.fromEntries(
  powerDeclarations.map((power) => [power.kind, power]),
) as Readonly<Record<PowerKind, Power>>;

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

/** Why the seat cannot use this power at any time: it is another seat's, or used up (REP-IDN-02). */
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

/** Spends a use of a power and carries out its effects; a use counts once it is declared (RR-66). */
export function spendPower(power: Power, at: At, umpire: ReputationUmpire): void {
  const player = playerAt(at.state, at.seat);
  player.powerUsed += 1;
  const rule = corporationOf(at.components, player)?.rule;
  const moment = rule === undefined ? at : { ...at, rule };
  for (const effect of power.effects) effect.carryOut(moment, umpire);
}
