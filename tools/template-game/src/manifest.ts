import { manifestOf } from '../manifest.ts';
import type { Components } from './components.ts';
import { boardWords, texts } from './words/index.ts';
import { notation } from './words/notation.ts';

/** Template Game: one lot after another is sold in sealed bids. */
export const templateGame = manifestOf<Components>(texts, {
  id: 'template-game',
  edition: 1,
  seats: { from: 3, to: 5, usual: 3, company: 3 },
  load: () => import('./index.ts').then((module) => module.templateGame),
  notation,
  board: () => boardWords.load().then(() => import('./board/index.ts')),
  course: () => import('./demo.ts').then((module) => module.demo),
});
