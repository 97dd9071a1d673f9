import type { Game, State } from '../../../src/engine/game.ts';

/** What a measured game does not need: no notation, nothing hidden, no words. */
export function bareGame<S extends State>(
  own: Pick<Game<S>, 'id' | 'setup' | 'steps' | 'next' | 'outcome'>,
): Game<S> {
  return {
    ...own,
    title: own.id,
    edition: 1,
    seats: { from: 2, to: 2 },
    options: [],
    components: { sourced: {}, read: () => ({}) },
    round: () => 1,
    view: (state) => state,
    ledger: () => ({}),
    position: {
      read: (_, state, setting) => ({ state, setting }),
      print: () => ({}),
      vocabulary: () => '',
    },
    events: { apply() {}, observe: () => ({}), unordered: () => false, whole: () => false },
    redeal() {},
    evaluate: () => 0,
    forecast: () => [],
    words: () => Promise.reject(new Error('nothing to say')),
    rules: async () => '',
    spoken: () => Promise.reject(new Error('nothing to say')),
  };
}
