import type { Game } from '../../engine/game.ts';
import { gameFromManifest } from '../manifest.ts';
import { advice } from './advice.ts';
import { type ReputationComponents, readComponents, shippedComponents } from './components.ts';
import { explain } from './consequences.ts';
import { evaluate, finalStanding } from './evaluation.ts';
import { forecast } from './forecast.ts';
import { ledger } from './ledger.ts';
import { reputation as manifest } from './manifest.ts';
import { outcome } from './outcome.ts';
import { reason } from './reasons.ts';
import { redeal } from './redeal.ts';
import { events } from './scenario/events.ts';
import { position } from './scenario/position.ts';
import { setup } from './setup.ts';
import type { ReputationState } from './state.ts';
import { next, steps } from './steps.ts';
import { tally } from './tally.ts';
import { type ReputationView, view } from './view.ts';

/** Reputation: three to five CEOs, ten rounds of seven steps (REP-ROUND-01, REP-ROUND-02). */
export const reputation: Game<ReputationState, ReputationView, ReputationComponents> = gameFromManifest(
  manifest,
  {
    options: [
      { name: 'identities', values: ['matched', 'mixed', 'none'], default: 'matched', rule: 'RR-03' },
    ],
    components: { sourced: shippedComponents, read: readComponents },
    setup,
    steps,
    next,
    round: (state) => state.round,
    turn: (state) => state.turn,
    view: (state, seat, setting, open) => view(state, seat, setting.components, open),
    ledger,
    position,
    events,
    redeal: (state, _seat, random) => redeal(state, random),
    evaluate,
    explain,
    reason,
    standing: finalStanding,
    forecast,
    advice,
    tally,
    outcome: (state, setting, viewer = null) => outcome(state, setting.components, viewer),
  },
);
