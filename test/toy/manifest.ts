import type { Manifest } from '../../src/games/index.ts';

/** The game of the engine's tests, as the list of games would name it. */
export const orchard: Manifest = {
  id: 'orchard',
  title: 'Orchard',
  about: 'Plant trees and pick their fruit before the others do.',
  edition: 1,
  seats: { from: 2, to: 4, usual: 3, company: 2 },
  minutes: '5 minutes',
  reconstructed: 'All of it.',
  loadFacts: async () => {},
  loadNotation: async () => {},
  load: async () => (await import('./index.ts')).orchard,
  words: async () => (await import('./words/en/words.ts')).words,
  spoken: async () => (await import('./words/en/spoken.ts')).spoken,
  rules: async () => '## TOY-00\n\nA game of trees.\n',
};
