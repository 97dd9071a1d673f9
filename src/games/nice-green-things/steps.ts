import type { Step } from '../../engine/umpire.ts';
import { place } from './adding.ts';
import type { NiceComponents } from './components.ts';
import { buy } from './queue.ts';
import { finalScoring } from './scoring.ts';
import type { NiceState, Phase } from './state.ts';
import { endTurn, roll } from './trash-and-refill.ts';

/** The steps of a turn in their order, and the end. */
export const steps: Readonly<Record<string, Step<NiceState, NiceComponents>>> = {
  buy,
  place,
  roll,
  endTurn,
  finalScoring,
};

const STEP_OF: Readonly<Record<Phase, string | null>> = {
  buy: 'buy',
  roll: 'roll',
  end: 'endTurn',
  scoring: 'finalScoring',
  over: null,
};

/** The step that comes next; null when the game is over. A card that waits to be placed comes first. */
export const next = (state: NiceState): string | null =>
  state.placing === null ? STEP_OF[state.phase] : 'place';
