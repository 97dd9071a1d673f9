import type { AuctionState } from '../../../src/games/template-game/state.ts';
import { at } from '../../properties/told-measures.ts';
import { asks, type Expectations } from '../expectations.ts';

export const expectations: Expectations = {
  isNew: true,
  ruleFiles: ['auction.ts', 'final-scoring.ts'],
  demo: { digest: 'b46f6b1a9e7084b9', seconds: [5, 70], captions: 3 },
  atTheEnd: ({ stock, aside }: AuctionState) => ({ stock: [], aside: [...aside, ...stock] }),
  measure: {
    // A bid is paid only if it wins.
    figure: ({ what, note }, seat, moment) =>
      note === undefined ? at(moment, `players.${seat}.${what}`) : undefined,
  },
  fewest: {
    effectKinds: 0,
    figuredRules: 2,
    figuresInTexts: 0,
    searches: 3,
    bases: 1,
    questions: 1,
    optionTexts: 0,
    decisions: 3,
  },
  amounts: { bid: asks },
  logRules: {
    'put-aside': ['TPL-AUC-04'],
    sold: ['TPL-AUC-03'],
    tied: ['TPL-END-03'],
    won: ['TPL-END-03'],
  },
};
