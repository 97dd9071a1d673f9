import type { Manifest } from '../manifest.ts';
import type { NiceComponents } from './components.ts';

/** Nice Green Things: a queue of projects, a tug of war over its prices, and eco systems of three rows. */
export const niceGreenThings: Manifest<NiceComponents> = {
  id: 'nice-green-things',
  title: 'Nice Green Things',
  about:
    'Buy conservation projects from a queue and build eco systems of them, to have more of each kind than the other player.',
  edition: 2,
  seats: { from: 2, to: 2, usual: 2, company: 2 },
  minutes: '20–30 minutes',
  reconstructed: 'the deck and the target cards',
  load: () => import('./index.ts').then((module) => module.niceGreenThings),
  board: () => import('./board/index.ts'),
  demo: () => import('./demo.ts').then((module) => module.demo),
  cases: () => import('./scenario/cases.ts').then((module) => module.cases),
  words: (components) =>
    import('./words/en/words.ts').then(({ words, wordsFor }) =>
      components === undefined ? words : wordsFor(components),
    ),
  spoken: () => import('./words/en/spoken.ts').then((module) => module.spoken),
  rules: (components) => import('./words/en/rules.ts').then(({ rulesFor }) => rulesFor(components)),
};
