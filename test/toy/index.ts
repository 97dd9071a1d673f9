import type { Game } from '../../src/engine/game.ts';
import { components, type OrchardComponents } from './components.ts';
import { events } from './events.ts';

import { forecast } from './forecast.ts';

import { orchard as manifest } from './manifest.ts';

import { evaluate, outcomeOf } from './outcome.ts';
import { position } from './position.ts';
import { redeal } from './redeal.ts';
import { type OrchardState, setup } from './state.ts';
import { nextStep, steps } from './steps.ts';
import { ledgerOf, type OrchardView, viewOf } from './view.ts';

/** A small game that uses every part of the engine: what the engine's tests are played with. */
export const orchard: Game<OrchardState, OrchardView, OrchardComponents> = {
  ...manifest,
  options: [
    { name: 'rounds', values: { from: 1, to: 5 }, default: 3, rule: 'TOY-00' },
    { name: 'fence', values: ['none', 'wood'], default: 'none', rule: 'TOY-00' },
  ],
  components,
  setup,
  steps,
  next: nextStep,
  round: (state) => state.round,
  turn: (state) => (state.phase === 'turn' ? state.turn : null),
  view: (state, seat, _setting, open) => viewOf(state, seat, open),
  ledger: ledgerOf,
  position,
  events,
  redeal,
  evaluate,
  forecast,
  outcome: outcomeOf,
};
