import type { Manifest } from '../manifest.ts';
import type { GreenComponents } from './figures.ts';

/** Green Deal: ten rounds of auction, accounting, investment and expansion for 3 to 5 companies (GD-GEN-01, GD-GEN-17). */
export const greenDeal: Manifest<GreenComponents> = {
  id: 'green-deal',
  title: 'Green Deal',
  about:
    'Run a company: bid for the turn order, take sustainable projects, place them on the world map, and earn from neighbours.',
  edition: 1,
  seats: { from: 3, to: 5, usual: 3, company: 3 },
  minutes: '25 minutes a player',
  reconstructed: 'the projects, income scale, dividends, prices, loans and map; which cards are kept in hand',
  load: () => import('./index.ts').then((module) => module.greenDeal),
  board: () => import('./board/index.ts'),
  demo: () => import('./demo.ts').then((module) => module.demo),
  teaching: { variant: 'simple' },
  cases: () => import('./scenario/cases.ts').then((module) => module.cases),
  words: (components) =>
    import('./words/en/words.ts').then(({ words, wordsFor }) =>
      components === undefined ? words : wordsFor(components),
    ),
  spoken: () => import('./words/en/spoken.ts').then((module) => module.spoken),
  rules: (components) => import('./words/en/rules.ts').then(({ rulesFor }) => rulesFor(components)),
};
