import type { Game } from '../../engine/game.ts';
import { gameFromManifest } from '../manifest.ts';
import { advice } from './advice.ts';
import { readComponents, shippedComponents } from './components.ts';
import { explain } from './consequences.ts';
import { evaluate, finalStanding } from './evaluation.ts';
import type { LimitComponents } from './figures.ts';
import { forecast } from './forecast.ts';
import { ledger } from './ledger.ts';
import { limit as manifest } from './manifest.ts';
import { limitOptions } from './options.ts';
import { outcome } from './outcome.ts';
import { prospect } from './prospects.ts';
import { reason } from './reasons.ts';
import { redeal } from './redeal.ts';
import { events } from './scenario/events.ts';
import { position } from './scenario/position.ts';
import { setup } from './setup.ts';
import type { LimitState } from './state.ts';
import { next, steps } from './steps.ts';
import { tally } from './tally.ts';
import { type LimitView, view } from './view.ts';

/** Limit: 1 to 6 nations between growth and collapse, 1850 to 2060. */
export const limit: Game<LimitState, LimitView, LimitComponents> = gameFromManifest(manifest, {
  options: limitOptions,
  components: { sourced: shippedComponents, read: readComponents },
  setup,
  steps,
  next,
  round: (state) => state.generation,
  turn: (state) => state.turn ?? state.allianceTurn,
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
