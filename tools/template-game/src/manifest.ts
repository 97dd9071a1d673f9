import type { Manifest } from '../manifest.ts';
import type { Components } from './components.ts';

/** Template Game: one lot after another is sold in sealed bids. */
export const templateGame: Manifest<Components> = {
  id: 'template-game',
  title: 'Template Game',
  about: 'Buy land in sealed bids: the best lots for the least money.',
  edition: 1,
  seats: { from: 3, to: 5, usual: 3, company: 3 },
  minutes: '5 minutes',
  reconstructed: 'nothing',
  load: () => import('./index.ts').then((module) => module.templateGame),
  board: () => import('./board/index.ts'),
  demo: () => import('./demo.ts').then((module) => module.demo),
  words: (components) => import('./words/en/words.ts').then(({ wordsFor }) => wordsFor(components)),
  spoken: () => import('./words/en/spoken.ts').then((module) => module.spoken),
  rules: (components) => import('./words/en/rules.ts').then(({ rulesFor }) => rulesFor(components)),
};
