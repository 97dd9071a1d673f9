import { elementAt } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import { type NiceComponents, targetTypes } from './components.ts';
import { countsOf } from './eco-systems.ts';
import { type NiceState, otherSeat, POPS, type Pop, playerAt } from './state.ts';
import type { EcoSystemView, NiceView, PlayerView } from './view.ts';

// The values of things that do not score yet, in hundredths of a point.
const QUEUE_POINT = 25;
const CASHFLOW = 40;
const CASHFLOW_THAT_HELPS = 4;
const WAITING_POP = 30;
const WAITING_SUPPORT = 25;
/** The value of a rescue project, which keeps a choice open. */
const RESCUE_PROJECT = 40;
/** The value of a pop, and of a pop that its owner's target names. */
const PLAIN = 100;
const TARGET = 300;
/** The other player's three of twelve types are unknown, so any type may count threefold. */
const UNKNOWN_TARGET = 150;

/**
 * The viewer's lead, in hundredths of a point: both players' points by what the viewer knows, the potential of eco
 * systems while projects are left, cashflow and queue points. A spectator counts as seat 0.
 */
export function evaluate(view: NiceView): number {
  const seat = view.viewer ?? 0;
  const own = elementAt(view.players, seat);
  const other = elementAt(view.players, 1 - seat);
  const scored = pointsOf(own, other) - pointsOf(other, own);
  if (view.phase === 'over' || view.phase === 'scoring') return scored;
  const left = view.stock + view.queue.length;
  const share = Math.min(1, left / 30);
  return Math.round(scored + share * (prospects(own, view) - prospects(other, view)));
}

/** The final lead once the targets are revealed and only scoring is left; undefined before. */
export function finalStanding(
  state: NiceState,
  seat: Seat,
  { components }: Setting<NiceComponents>,
): number | undefined {
  if (state.phase !== 'over') return undefined;
  const own = countsOf(state, components, seat);
  const other = countsOf(state, components, otherSeat(seat));
  const ownTarget = targetTypes(components, playerAt(state, seat).target);
  const otherTarget = targetTypes(components, playerAt(state, otherSeat(seat)).target);
  let sum = 0;
  POPS.forEach((pop, type) => {
    const [mine, theirs] = [elementAt(own, type), elementAt(other, type)];
    if (mine > theirs) sum += mine * (ownTarget.includes(pop) ? TARGET : PLAIN);
    else if (theirs > mine) sum -= theirs * (otherTarget.includes(pop) ? TARGET : PLAIN);
  });
  return sum;
}

/**
 * Points by majority. A lead of one is worth less than its points while it may be lost, and a deficit of one is not
 * hopeless.
 */
function pointsOf(player: PlayerView, other: PlayerView): number {
  let points = 0;
  for (const pop of POPS) {
    const count = player.counts[pop] ?? 0;
    if (count > (other.counts[pop] ?? 0)) points += count * weight(player, pop);
  }
  return points;
}

function weight(player: PlayerView, pop: Pop): number {
  if (player.target === null) return UNKNOWN_TARGET;
  return player.target.includes(pop) ? TARGET : PLAIN;
}

function prospects(player: PlayerView, view: NiceView): number {
  let sum = player.qp * QUEUE_POINT;
  sum += Math.min(player.cash, CASHFLOW_THAT_HELPS) * CASHFLOW;
  for (const eco of player.ecosystems) sum += potential(player, eco);
  for (const card of player.aside) if (card.kind === 'rescue' && view.trash.length > 0) sum += RESCUE_PROJECT;
  return sum;
}

/** The value of pops that lack support, and of support that lacks pops. */
function potential(player: PlayerView, eco: EcoSystemView): number {
  let waiting = 0;
  let most = 0;
  for (const pop of POPS) {
    const symbols = eco.symbols.pops[pop] ?? 0;
    most = Math.max(most, symbols);
    waiting += ((symbols - (eco.value[pop] ?? 0)) * WAITING_POP * weight(player, pop)) / 100;
  }
  const support = Math.min(eco.symbols.habitat, most + 2) + Math.min(eco.symbols.science, most + 2);
  return waiting + support * WAITING_SUPPORT;
}
