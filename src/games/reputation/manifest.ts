import type { Manifest } from '../manifest.ts';
import type { ReputationComponents } from './components.ts';

/** Reputation: three to five CEOs, ten rounds of seven steps (REP-ROUND-01, REP-ROUND-02). */
export const reputation: Manifest<ReputationComponents> = {
  id: 'reputation',
  title: 'Reputation',
  about:
    'Bid workers on profitable private projects and on public ones that save your name: the least reputable company is out.',
  edition: 2,
  seats: { from: 3, to: 5, usual: 3, company: 3 },
  minutes: '45 minutes',
  reconstructed: 'the projects, corporations and CEOs',
  load: () => import('./index.ts').then((module) => module.reputation),
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
