import type { Step } from '../../engine/umpire.ts';
import { biddingTurn } from './bidding.ts';
import { resolveCoSponsorship } from './co-sponsorship.ts';
import type { ReputationComponents } from './components.ts';
import { finalScoring } from './final-scoring.ts';
import { prepareNextRound } from './next-round.ts';
import { returnWorkers } from './return-workers.ts';
import { reveal } from './reveal.ts';
import type { ReputationState, StepName } from './state.ts';
import { determineWinners } from './winning-bids.ts';
import { workersToHQ } from './workers-to-hq.ts';

/** The seven steps of a round in their order, and the end (REP-ROUND-02, REP-END-01). */
export const steps: Readonly<Record<StepName, Step<ReputationState, ReputationComponents>>> = {
  returnWorkers,
  reveal,
  biddingTurn,
  determineWinners,
  resolveCoSponsorship,
  workersToHQ,
  prepareNextRound,
  finalScoring,
};

/** The step that comes next; null when the game is over. */
export const next = (state: ReputationState): StepName | null => state.nextStep;
