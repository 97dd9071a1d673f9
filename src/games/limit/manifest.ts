import { manifestOf } from '../manifest.ts';
import type { LimitComponents } from './figures.ts';
import ratings from './ratings.json' with { type: 'json' };
import { boardWords, texts } from './words/index.ts';
import { notation } from './words/notation.ts';

/** Limit: 1 to 6 nations between growth and collapse, 1850 to 2060. */
export const limit = manifestOf<LimitComponents>(texts, {
  id: 'limit',
  edition: 1,
  seats: { from: 1, to: 6, usual: 3, company: 2 },
  load: () => import('./index.ts').then((module) => module.limit),
  notation,
  board: () => boardWords.load().then(() => import('./board/index.ts')),
  course: () => import('./demo.ts').then((module) => module.demo),
  teaching: { teaching: true },
  cases: () => import('./scenario/cases.ts').then((module) => module.cases),
  ratings,
  puzzles: () => import('./puzzles.ts').then((module) => module.puzzles),
});
