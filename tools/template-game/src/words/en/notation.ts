import { vocabulary } from './vocabulary.ts';

/** Faults in positions and events of Template Game that people write, as clauses. */
export const notation = {
  vocabulary,
  twoPlaces: (lot: string): string => `${lot} stands twice`,
} as const;
