import { firstObstacle, type Obstacle } from '../../engine/effects.ts';
import type { Seat } from '../../engine/question.ts';
import {
  leadingObstacle,
  printedWorkers,
  privateObstacle,
  publicObstacle,
  smallestPrivateBid,
} from './bid-conditions.ts';
import type { PowerKind, ReputationComponents } from './components.ts';
import type { ActOfPower, Power } from './power-declarations.ts';
import { corporationOf, POWERS, powerObstacle } from './powers.ts';
import { playerAt, type ReputationState } from './state.ts';

/** The acts of a bidding turn (REP-BID-02), and the powers that are used before or with them (RR-47). */
export type Act = 'bid-private' | 'bid-public' | 'speculate' | ActOfPower;

/** The acts in canonical order. */
export const ACTS: readonly Act[] = [
  'bid-private',
  'bid-match',
  'bid-public',
  'automation',
  'parallel-desk',
  'recall',
  'speculate',
];

const powersOfActs = new Map(
  Object.values(POWERS).flatMap((power) => (power.after === undefined ? [] : [[power.word, power] as const])),
);

/** The power that is used with an act; undefined for the acts of every player. */
export const powerOfAct = (act: Act): Power | undefined => powersOfActs.get(act);

/** Why the seat in turn cannot take this act; undefined if it can, in full. */
export function actObstacle(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
  act: Act,
): Obstacle | undefined {
  switch (act) {
    case 'speculate':
      return undefined;
    case 'bid-private':
      return leadingObstacle(state, seat) ?? privateObstacle(state, seat, smallestPrivateBid(state));
    case 'bid-public':
      return leadingObstacle(state, seat) ?? publicObstacle(state, seat, printedWorkers(state, components));
    default: {
      const power = powerOfAct(act) as Power;
      return (
        powerObstacle(state, components, seat, power.kind) ??
        firstObstacle(power.effects, { state, components, seat, change: {} })
      );
    }
  }
}

/** The three acts of every player, and with them the power that its owner uses on its own turn. */
const BASE_ACTS: readonly Act[] = ['bid-private', 'bid-public', 'speculate'];
const ACTS_WITH = new Map<PowerKind, readonly Act[]>(
  Object.values(POWERS).map(({ kind, word, after }) => [
    kind,
    BASE_ACTS.flatMap((act) => (act === after ? [act, word as Act] : [act])),
  ]),
);

/** The acts that the seat could expect to be offered, in canonical order. */
export function knownActs(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
): readonly Act[] {
  const kind = corporationOf(components, playerAt(state, seat))?.rule.kind;
  return (kind === undefined ? undefined : ACTS_WITH.get(kind)) ?? BASE_ACTS;
}

/**
 * All acts that the seat may take on its turn, in canonical order; speculating is always one of them (REP-BID-27,
 * REP-BID-28).
 */
export function legalActs(state: ReputationState, components: ReputationComponents, seat: Seat): Act[] {
  const acts: Act[] = [];
  for (const act of knownActs(state, components, seat)) {
    if (actObstacle(state, components, seat, act) === undefined) acts.push(act);
  }
  return acts;
}
