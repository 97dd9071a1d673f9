import type { Ledger } from '../../engine/game.ts';
import type { AuctionState } from './state.ts';

/** The public figures. */
export function ledger({ round, players, stock }: AuctionState): Ledger {
  const figures: Ledger = { round, lot: stock[0] ?? 'none' };
  for (const [seat, { money, lots }] of players.entries()) {
    figures[`players.${seat}.money`] = money;
    figures[`players.${seat}.lots`] = lots.length;
  }
  return figures;
}
