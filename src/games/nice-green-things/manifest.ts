import { manifestOf } from '../manifest.ts';
import type { NiceComponents } from './components.ts';
import ratings from './ratings.json' with { type: 'json' };
import { boardWords, texts } from './words/index.ts';
import { notation } from './words/notation.ts';

/** Nice Green Things: a queue of projects, a tug of war over its prices, and eco systems of three rows. */
export const niceGreenThings = manifestOf<NiceComponents>(texts, {
  id: 'nice-green-things',
  edition: 2,
  seats: { from: 2, to: 2, usual: 2, company: 2 },
  load: () => import('./index.ts').then((module) => module.niceGreenThings),
  notation,
  board: () => boardWords.load().then(() => import('./board/index.ts')),
  course: () => import('./demo.ts').then((module) => module.demo),
  cases: () => import('./scenario/cases.ts').then((module) => module.cases),
  ratings,
  puzzles: () => import('./puzzles.ts').then((module) => module.puzzles),
});
