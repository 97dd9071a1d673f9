import type { Step } from '../../engine/umpire.ts';
import type { Components } from './components.ts';
import { finalScores } from './outcome.ts';
import type { AuctionState } from './state.ts';

/**
 * The game ends after the last lot (TPL-END-01): the most points win, and tied players share the victory (TPL-END-03).
 */
export const finalScoring: Step<AuctionState, Components> = (state, umpire) => {
  state.over = true;
  const { scores, winners } = finalScores(state, umpire.components);
  const points = Math.max(...scores);
  for (const seat of winners)
    umpire.log?.({
      kind: winners.length > 1 ? 'tied' : 'won',
      seat,
      rule: 'TPL-END-03',
      figures: { points },
    });
};
