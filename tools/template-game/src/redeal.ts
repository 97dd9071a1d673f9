import type { Seat } from '../../engine/question.ts';
import { shuffle } from '../../engine/random.ts';
import type { AuctionState } from './state.ts';

/** Nobody knows the order of the face-down lots (TPL-SETUP-02). */
export function redeal({ stock }: AuctionState, _seat: Seat, random: (n: number) => number): void {
  const hidden = stock.splice(1).sort();
  stock.push(...shuffle(hidden, random));
}
