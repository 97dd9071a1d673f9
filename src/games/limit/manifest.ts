import type { Manifest } from '../manifest.ts';
import type { LimitComponents } from './components.ts';

/** Limit: 1 to 6 nations between growth and collapse, 1850 to 2060. */
export const limit: Manifest<LimitComponents> = {
  id: 'limit',
  title: 'Limit',
  about:
    'Lead a nation from 1850 to 2060: play policies, feed and please your people, and keep the world from its limits.',
  edition: 1,
  seats: { from: 1, to: 6, usual: 3, company: 2 },
  minutes: '30 minutes a nation',
  reconstructed: 'track ends, fossil and pollution costs, price charts; solo events are our own',
  load: () => import('./index.ts').then((module) => module.limit),
  board: () => import('./board/index.ts'),
  demo: () => import('./demo.ts').then((module) => module.demo),
  teaching: { teaching: true },
  cases: () => import('./scenario/cases.ts').then((module) => module.cases),
  words: (components) =>
    import('./words/en/words.ts').then(({ limitWords, limitWordsFor }) =>
      components === undefined ? limitWords : limitWordsFor(components),
    ),
  spoken: () => import('./words/en/spoken.ts').then((module) => module.spoken),
  rules: (components) => import('./words/en/rules.ts').then(({ rulesFor }) => rulesFor(components)),
};
