import type { Answer } from '../../engine/answer.ts';
import type { Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import type { Components } from './components.ts';
import type { AuctionState, Player } from './state.ts';

/** All that a seat may know: everything except the order of the face-down lots (TPL-SETUP-02). */
export interface AuctionView {
  /** The viewing seat; null for a spectator. */
  readonly viewer: Seat | null;
  readonly round: number;
  readonly first: Seat;
  /** The lot for sale; null once all are sold. */
  readonly lot: string | null;
  /** The lots that follow, by name. */
  readonly toCome: readonly string[];
  readonly aside: readonly string[];
  readonly players: readonly Readonly<Player>[];
  /** The viewer's own bid while others are still thinking. */
  readonly bid: number | null;
}

/** What a seat may know now. */
export function view(
  { round, first, stock, aside, players }: AuctionState,
  seat: Seat | null,
  _setting: Setting<Components>,
  open: readonly Answer[],
): AuctionView {
  const own = open.find((answer) => answer.seat === seat)?.value;
  return {
    viewer: seat,
    round,
    first,
    lot: stock[0] ?? null,
    toCome: stock.slice(1).sort(),
    aside: [...aside],
    players: players.map(({ money, lots }) => ({ money, lots: [...lots] })),
    bid: own === undefined ? null : Number(own),
  };
}
