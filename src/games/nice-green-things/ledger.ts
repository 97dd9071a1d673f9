import type { Ledger, Setting } from '../../engine/game.ts';
import type { NiceComponents } from './components.ts';
import { countsOf } from './eco-systems.ts';
import { pointsOf, typeResults } from './scoring.ts';
import { POPS, ownedCards, playerAt, queuePoints, type NiceState } from './state.ts';

/** The public figures: everything on the table but faces of the stock and targets (NR-39); points once all is over. */
export function ledger(state: NiceState, { components }: Setting<NiceComponents>): Ledger {
  const figures: Ledger = {
    round: state.round,
    turn: state.turn,
    queue: state.queue.length,
    stock: state.stock.length,
    trash: state.trash.length,
  };
  for (const seat of [0, 1]) {
    figures[`qp.${seat}`] = queuePoints(state, seat);
    figures[`cash.${seat}`] = playerAt(state, seat).cash;
    figures[`cards.${seat}`] = ownedCards(state, seat).length;
    const counts = countsOf(state, components, seat);
    POPS.forEach((pop, type) => {
      figures[`value.${seat}.${pop}`] = counts[type] as number;
    });
  }
  if (state.phase === 'over') {
    pointsOf(typeResults(state, components, true)).forEach((points, seat) => {
      figures[`points.${seat}`] = points;
    });
  }
  return figures;
}
