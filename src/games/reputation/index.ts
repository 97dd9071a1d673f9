import type { Game } from '../../engine/game.ts';
import { advice } from './advice.ts';
import { biddingTurn } from './bidding.ts';
import { resolveCoSponsorship } from './co-sponsorship.ts';
import { type ReputationComponents, readComponents, shippedComponents } from './components.ts';
import { explain } from './consequences.ts';
import { evaluate, standing } from './evaluation.ts';
import { finalScoring } from './final-scoring.ts';
import { forecast } from './forecast.ts';
import { ledgerOf } from './ledger.ts';
import { reputation as manifest } from './manifest.ts';
import { prepareNextRound } from './next-round.ts';
import { outcomeOf } from './outcome.ts';
import { redeal } from './redeal.ts';
import { returnWorkers } from './return-workers.ts';
import { reveal } from './reveal.ts';
import { eventNotation } from './scenario/events.ts';
import { positionNotation } from './scenario/position.ts';
import { setUpReputation } from './setup.ts';
import type { ReputationState } from './state.ts';
import { tally } from './tally.ts';
import { type ReputationView, viewOf } from './view.ts';
import { determineWinners } from './winning-bids.ts';
import { workersToHQ } from './workers-to-hq.ts';

/** Reputation: three to five CEOs, ten rounds of seven steps (REP-ROUND-01, REP-ROUND-02). */
export const reputation: Game<ReputationState, ReputationView, ReputationComponents> = {
  ...manifest,
  options: [{ name: 'identities', values: ['matched', 'mixed', 'none'], default: 'matched', rule: 'RR-03' }],
  components: { sourced: shippedComponents, read: readComponents },
  setup: setUpReputation,
  steps: {
    returnWorkers,
    reveal,
    biddingTurn,
    determineWinners,
    resolveCoSponsorship,
    workersToHQ,
    prepareNextRound,
    finalScoring,
  },
  next: (state) => state.nextStep,
  round: (state) => state.round,
  turn: (state) => state.turn,
  view: (state, seat, setting, open) => viewOf(state, seat, setting.components, open),
  ledger: (state) => ledgerOf(state),
  position: positionNotation,
  events: eventNotation,
  redeal: (state, _seat, random) => redeal(state, random),
  evaluate: (view) => evaluate(view),
  explain,
  standing,
  forecast,
  advice,
  tally,
  outcome: (state, setting, viewer = null) => outcomeOf(state, setting.components, viewer),
};
