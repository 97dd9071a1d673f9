import type { State } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';

export interface Player {
  money: number;
  /** The lots that it bought, in order. */
  lots: string[];
}

export interface AuctionState extends State {
  /** The number of the auction, from 1. */
  round: number;
  /** The seat that wins tied bids first. */
  first: Seat;
  /** The lot for sale, followed by the face-down ones. */
  stock: string[];
  /** Lots for which nobody bid. */
  aside: string[];
  players: Player[];
  over: boolean;
}

/** @throws RangeError if nobody sits there */
export function playerAt({ players }: Pick<AuctionState, 'players'>, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`there is no seat ${seat}`);
  return player;
}

/** The open lot. @throws RangeError if all are sold */
export function lotForSale({ stock }: Pick<AuctionState, 'stock'>): string {
  const lot = stock[0];
  if (lot === undefined) throw new RangeError('every lot is sold');
  return lot;
}

/** All seats, from the first one clockwise. */
export function turnOrder({ first, players }: Pick<AuctionState, 'first' | 'players'>): Seat[] {
  return players.map((_, place) => (first + place) % players.length);
}
