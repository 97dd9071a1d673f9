import type { Game } from '../../engine/game.ts';
import { gameFromManifest } from '../manifest.ts';
import { type Components, readComponents, shippedComponents } from './components.ts';
import { evaluate } from './evaluation.ts';
import { forecast } from './forecast.ts';
import { ledger } from './ledger.ts';
import { templateGame as manifest } from './manifest.ts';
import { outcome } from './outcome.ts';
import { redeal } from './redeal.ts';
import { events } from './scenario/events.ts';
import { position } from './scenario/position.ts';
import { setup } from './setup.ts';
import type { AuctionState } from './state.ts';
import { next, steps } from './steps.ts';
import { type AuctionView, view } from './view.ts';

/** The rules of Template Game (TPL-AUC-01). */
export const templateGame: Game<AuctionState, AuctionView, Components> = gameFromManifest(manifest, {
  options: [],
  components: { sourced: shippedComponents, read: readComponents },
  setup,
  steps,
  next,
  round: (state) => state.round,
  view,
  ledger,
  position,
  events,
  redeal,
  evaluate,
  forecast,
  outcome,
});
