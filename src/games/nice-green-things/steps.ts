import type { Step } from '../../engine/umpire.ts';
import { place } from './adding.ts';
import type { NiceComponents } from './components.ts';
import { buy } from './queue.ts';
import { finalScoring } from './scoring.ts';
import { type NiceState, PHASE_OF, type Phase, type StepName } from './state.ts';
import { endTurn, roll } from './trash-and-refill.ts';

/** The steps of a turn in their order, and the end. */
export const steps: Readonly<Record<StepName, Step<NiceState, NiceComponents>>> = {
  buy,
  place,
  roll,
  endTurn,
  finalScoring,
};

const STEPS = Object.entries(PHASE_OF) as readonly (readonly [keyof typeof PHASE_OF, Phase])[];
const STEP_OF: ReadonlyMap<Phase, StepName> = new Map(STEPS.map(([step, phase]) => [phase, step]));

/** The step that comes next; null when the game is over. A card that waits to be placed comes first. */
export const next = (state: NiceState): StepName | null =>
  state.placing === null ? (STEP_OF.get(state.phase) ?? null) : 'place';
