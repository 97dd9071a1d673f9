import type { Setting } from '../../engine/game.ts';
import type { Components } from './components.ts';
import { scoreParts } from './outcome.ts';
import type { AuctionView } from './view.ts';

/** The lead over the best of the others, in tenths of a point; a spectator counts as seat 0. */
export function evaluate({ players, viewer }: AuctionView, { components }: Setting<Components>): number {
  const worth = players.map(
    (player) =>
      10 * scoreParts(player, components).reduce((sum, { points }) => sum + points, 0) + player.money,
  );
  const seat = viewer ?? 0;
  return (worth[seat] ?? 0) - Math.max(...worth.filter((_, other) => other !== seat));
}
