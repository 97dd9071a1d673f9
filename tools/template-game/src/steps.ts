import type { Step } from '../../engine/umpire.ts';
import { auction } from './auction.ts';
import type { Components } from './components.ts';
import { finalScoring } from './final-scoring.ts';
import type { AuctionState } from './state.ts';

/** The steps in the order of the rulebook. */
export const steps: Readonly<Record<string, Step<AuctionState, Components>>> = { auction, finalScoring };

/** The next step; null when the game is over. */
export const next = ({ stock, over }: AuctionState): string | null =>
  over ? null : stock.length === 0 ? 'finalScoring' : 'auction';
