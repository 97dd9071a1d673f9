import { elementAt } from '../../engine/checked.ts';
import type { Ledger, Setting } from '../../engine/game.ts';
import type { NiceComponents } from './components.ts';
import { countsOf } from './eco-systems.ts';
import { pointsOf, typeResults } from './scoring.ts';
import { type NiceState, ownedCards, POPS, playerAt, queuePoints } from './state.ts';

/**
 * The public figures: everything on the table except the cards in the stock and the targets (NR-39); points once the
 * game is over.
 */
export function ledger(state: NiceState, { components }: Setting<NiceComponents>): Ledger {
  const figures: Ledger = {
    round: state.round,
    queue: state.queue.length,
    stock: state.stock.length,
    trash: state.trash.length,
  };
  for (const seat of [0, 1]) {
    figures[`players.${seat}.qp`] = queuePoints(state, seat);
    figures[`players.${seat}.cash`] = playerAt(state, seat).cash;
    figures[`players.${seat}.cards`] = ownedCards(state, seat).length;
    const counts = countsOf(state, components, seat);
    POPS.forEach((pop, type) => {
      figures[`players.${seat}.worth.${pop}`] = elementAt(counts, type);
    });
  }
  if (state.phase === 'over') {
    pointsOf(typeResults(state, components)).forEach((points, seat) => {
      figures[`players.${seat}.points`] = points;
    });
  }
  return figures;
}
