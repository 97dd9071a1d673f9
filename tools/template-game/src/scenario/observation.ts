import type { StepRunner } from '../../../engine/events.ts';
import type { Components } from '../components.ts';
import { outcome } from '../outcome.ts';
import type { AuctionState } from '../state.ts';
import { position } from './position.ts';

/** Everything that a scenario can expect: the position, the result and the kinds of log entries. */
export function observe({
  state,
  setting,
  log,
}: StepRunner<AuctionState, Components>): Record<string, unknown> {
  const { scores, winners } = outcome(state, setting);
  return { ...position.print(state, setting), scores, winners, log: log.map(({ kind }) => kind) };
}
