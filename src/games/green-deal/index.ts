import type { Game } from '../../engine/game.ts';
import { gameFromManifest } from '../manifest.ts';
import { advice } from './advice.ts';
import { readComponents, shippedComponents } from './components.ts';
import { explain } from './consequences.ts';
import { evaluate, finalStanding } from './evaluation.ts';
import type { GreenComponents } from './figures.ts';
import { forecast } from './forecast.ts';
import { ledger } from './ledger.ts';
import { greenDeal as manifest } from './manifest.ts';
import { outcome } from './outcome.ts';
import { prospect } from './prospects.ts';
import { reason } from './reasons.ts';
import { redeal } from './redeal.ts';
import { events } from './scenario/events.ts';
import { position } from './scenario/position.ts';
import { setup } from './setup.ts';
import type { GreenState } from './state.ts';
import { next, steps } from './steps.ts';
import { tally } from './tally.ts';
import { type GreenView, view } from './view.ts';

export type { GreenView } from './view.ts';

/** Green Deal: ten rounds of auction, accounting, investment and expansion for 3 to 5 companies (GD-GEN-01, GD-GEN-17). */
export const greenDeal: Game<GreenState, GreenView, GreenComponents> = gameFromManifest(manifest, {
  options: [
    { name: 'variant', values: ['standard', 'simple'], default: 'standard', rule: 'GD-VAR-01' },
    { name: 'incomeScale', values: ['stepped', 'linear'], default: 'stepped', rule: 'GD-GEN-08 R-02' },
  ],
  components: { sourced: shippedComponents, read: readComponents },
  setup,
  steps,
  next,
  round: (state) => state.round,
  turn: (state) =>
    state.phase === 'investment' || state.phase === 'expansion'
      ? (state.turnOrder[state.turn] ?? null)
      : null,
  view,
  ledger,
  position,
  events,
  redeal,
  evaluate,
  explain,
  standing: finalStanding,
  prospect,
  forecast,
  reason,
  advice,
  tally,
  outcome,
});
