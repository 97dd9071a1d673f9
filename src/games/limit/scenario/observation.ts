import type { StepRunner } from '../../../engine/events.ts';
import type { LimitComponents } from '../figures.ts';
import type { LimitState } from '../state.ts';
import { position } from './position.ts';

/** What a scenario of Limit may expect: everything in the words of positions. */
export const observe = ({
  state,
  setting,
}: StepRunner<LimitState, LimitComponents>): Record<string, unknown> => position.print(state, setting);
