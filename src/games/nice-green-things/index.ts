import type { Game } from '../../engine/game.ts';
import { gameFromManifest } from '../manifest.ts';
import { advice } from './advice.ts';
import { type NiceComponents, readComponents, shippedComponents } from './components.ts';
import { explain } from './consequences.ts';
import { evaluate, finalStanding } from './evaluation.ts';
import { forecast } from './forecast.ts';
import { ledger } from './ledger.ts';
import { niceGreenThings as manifest } from './manifest.ts';
import { outcome } from './outcome.ts';
import { reason } from './reasons.ts';
import { redeal } from './redeal.ts';
import { events } from './scenario/events.ts';
import { position } from './scenario/position.ts';
import { setup, UNLIMITED } from './setup.ts';
import type { NiceState } from './state.ts';
import { next, steps } from './steps.ts';
import { tally } from './tally.ts';
import { type NiceView, view } from './view.ts';

/** Nice Green Things: a queue of projects, a tug of war over its prices, and eco systems of three rows. */
export const niceGreenThings: Game<NiceState, NiceView, NiceComponents> = gameFromManifest(manifest, {
  options: [
    { name: 'crowd', values: ['none', 'tie-break'], default: 'none', rule: 'NR-07' },
    { name: 'maxCardsPerRow', values: [UNLIMITED, 1, 2, 3], default: UNLIMITED, rule: 'NR-11' },
  ],
  components: { sourced: shippedComponents, earlier: ['fe4b63cf901160b4'], read: readComponents },
  setup,
  steps,
  next,
  round: (state) => state.round,
  turn: (state) => state.turn,
  view,
  ledger,
  position,
  events,
  redeal,
  evaluate,
  explain,
  reason,
  standing: finalStanding,
  forecast,
  advice,
  tally,
  outcome,
});
