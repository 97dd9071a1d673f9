import type { TableState } from '../../../src/games/template-game/state.ts';
import { at } from '../../properties/told-measures.ts';
import { asks, type Expectations } from '../expectations.ts';

export const expectations: Expectations = {
  demo: { digest: '5638467186dc2a59', seconds: [5, 60], captions: 3 },
  atTheEnd: ({ stock, aside }: TableState) => ({ stock: [], aside: [...aside, ...stock] }),
  measure: {
    // What a bid costs is paid only where it wins.
    figure: ({ what, note }, seat, moment) =>
      note === undefined ? at(moment, `players.${seat}.${what}`) : undefined,
  },
  effectKinds: 0,
  figuredRules: 2,
  amounts: { bid: asks },
  logRules: { 'put-aside': ['TPL-AUC-04'], sold: ['TPL-AUC-03'] },
};
