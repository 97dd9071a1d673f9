import { vocabulary } from './vocabulary.ts';

/** Faults in positions and events of Template Game that people write, as clauses. */
export const notation = {
  vocabulary,
  eventForm: 'an event is {begin: auction} or {begin: finalScoring}, or {seat, ask: bid, answer}',
  twoPlaces: (lot: string): string => `${lot} is in two places`,
} as const;
