import { manifestOf } from '../manifest.ts';
import type { ReputationComponents } from './components.ts';
import ratings from './ratings.json' with { type: 'json' };
import { boardWords, texts } from './words/index.ts';
import { notation } from './words/notation.ts';

/** Reputation: three to five CEOs, ten rounds of seven steps (REP-ROUND-01, REP-ROUND-02). */
export const reputation = manifestOf<ReputationComponents>(texts, {
  id: 'reputation',
  edition: 2,
  seats: { from: 3, to: 5, usual: 3, company: 3 },
  load: () => import('./index.ts').then((module) => module.reputation),
  notation,
  board: () => boardWords.load().then(() => import('./board/index.ts')),
  course: () => import('./demo.ts').then((module) => module.demo),
  cases: () => import('./scenario/cases.ts').then((module) => module.cases),
  ratings,
  puzzles: () => import('./puzzles.ts').then((module) => module.puzzles),
});
