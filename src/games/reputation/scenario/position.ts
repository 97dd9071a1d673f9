import type { PositionNotation } from '../../../engine/position.ts';
import type { ReputationComponents } from '../components.ts';
import type { ReputationState } from '../state.ts';
import { notation } from '../words/notation.ts';
import { printPosition } from './position-print.ts';
import { readPosition } from './position-read.ts';

/** Reads and prints positions of Reputation. */
export const position: PositionNotation<ReputationState, ReputationComponents> = {
  read: readPosition,
  print: printPosition,
  follows: {
    'breakRoom.*': ['hq.*'],
    'privateStacks.*': ['hq.*'],
    sharedStacks: ['hq'],
    privateBid: ['hq'],
    publicBid: ['hq'],
    pendingPublic: ['hq'],
    'powers.*.name': ['powers.*.rule', 'powers.*.used'],
    'powers.*.rule': ['powers.*.used'],
    'agendas.*.name': ['agendas.*.rule', 'agendas.*.tokens', 'agendas.*.repeatable'],
    nextStep: ['toMove', 'gameOver', 'biddingOver'],
    deckSize: ['deckCards'],
  },
  bookkeeping: ['nextStep', 'toMove', 'deckCards', 'unusedCardFaces', 'bank', 'random'],
  vocabulary: () => notation().vocabulary,
};
