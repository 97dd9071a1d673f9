import { EventError, type EventNotation } from '../../../engine/events.ts';
import type { Components } from '../components.ts';
import type { AuctionState } from '../state.ts';
import { notation } from '../words/notation.ts';
import { observe } from './observation.ts';

/** Scenarios use the events that every game knows: a step begins, and seats answer. */
export const events: EventNotation<AuctionState, Components> = {
  apply: () => {
    throw new EventError(notation().eventForm);
  },
  observe,
  unordered: (path) => path.at(-1) === 'aside',
  whole: () => false,
};
