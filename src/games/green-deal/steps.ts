import type { Step } from '../../engine/umpire.ts';
import { companyValuation, endgameCards, sustainabilityAssessment } from './assessments.ts';
import { accounting, auction } from './auction.ts';
import { beforeAuction } from './before-auction.ts';
import { expansion } from './expansion.ts';
import type { GreenComponents } from './figures.ts';
import { gameEnd } from './game-end.ts';
import { investment } from './investment.ts';
import { prAssessment } from './pr-assessment.ts';
import { endRound } from './rounds.ts';
import type { GreenState, StepName } from './state.ts';

/** The steps in the order of a round and of the end of the game (GD-GEN-18 to GD-GEN-21, GD-END-05). */
export const steps: Readonly<Record<StepName, Step<GreenState, GreenComponents>>> = {
  beforeAuction,
  auction,
  accounting,
  investment,
  expansion,
  endgameCards,
  sustainabilityAssessment,
  companyValuation,
  prAssessment,
  endRound,
  gameEnd,
};

/** The step that comes next; null when the game is over. */
export const next = (state: GreenState): StepName | null => (state.phase === 'over' ? null : state.phase);
