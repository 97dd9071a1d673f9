import type { Game } from '../../engine/game.ts';
import { advice } from './advice.ts';
import { type LimitComponents, readComponents, shippedComponents } from './components.ts';
import { explain } from './consequences.ts';
import { evaluateLimit, finalStanding } from './evaluation.ts';
import { forecast } from './forecast.ts';
import { ledgerOf } from './ledger.ts';
import { limit as manifest } from './manifest.ts';
import { limitOptions } from './options.ts';
import { redealLimit } from './redeal.ts';
import { limitEvents } from './scenario/events.ts';
import { limitPosition } from './scenario/position.ts';
import { outcomeOf } from './scoring.ts';
import { setUpLimit } from './setup.ts';
import type { LimitState } from './state.ts';
import { limitSteps } from './steps.ts';
import { tally } from './tally.ts';
import { type LimitView, viewOf } from './view.ts';

/** Limit: 1 to 6 nations between growth and collapse, 1850 to 2060. */
export const limit: Game<LimitState, LimitView, LimitComponents> = {
  ...manifest,
  options: limitOptions,
  components: { sourced: shippedComponents, read: readComponents },
  setup: setUpLimit,
  steps: limitSteps,
  next: (state) => state.step,
  round: (state) => state.generation,
  turn: (state) => state.turn ?? state.allianceTurn,
  view: viewOf,
  ledger: ledgerOf,
  position: limitPosition,
  events: limitEvents,
  redeal: redealLimit,
  evaluate: evaluateLimit,
  explain,
  standing: finalStanding,
  forecast,
  advice,
  tally,
  outcome: outcomeOf,
};
