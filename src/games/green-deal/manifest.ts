import { manifestOf } from '../manifest.ts';
import type { GreenComponents } from './figures.ts';
import ratings from './ratings.json' with { type: 'json' };
import { boardWords, texts } from './words/index.ts';
import { notation } from './words/notation.ts';

/** Green Deal: ten rounds of auction, accounting, investment and expansion for 3 to 5 companies (GD-GEN-01, GD-GEN-17). */
export const greenDeal = manifestOf<GreenComponents>(texts, {
  id: 'green-deal',
  edition: 1,
  seats: { from: 3, to: 5, usual: 3, company: 3 },
  load: () => import('./index.ts').then((module) => module.greenDeal),
  notation,
  board: () => boardWords.load().then(() => import('./board/index.ts')),
  course: () => import('./demo.ts').then((module) => module.demo),
  teaching: { variant: 'simple' },
  cases: () => import('./scenario/cases.ts').then((module) => module.cases),
  ratings,
  puzzles: () => import('./puzzles.ts').then((module) => module.puzzles),
});
