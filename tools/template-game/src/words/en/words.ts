import type { Words } from '../../../../engine/words.ts';
import { type Components, readComponents, shippedComponents } from '../../components.ts';

/**
 * All texts of Template Game.
 * @param components the table whose figures the sentences state
 */
export const wordsFor = (components: Components): Words => ({
  asks: {
    bid: ({ figures }, say) => `Bid how much for the ${say.name(figures?.['lot'] ?? '')}?`,
  },
  log: {
    sold: ({ seat = 0, figures }, say) =>
      `${say.seat(seat)} buys the ${say.name(figures?.['lot'] ?? '')} for ${figures?.['bid']}.`,
    won: ({ seat = 0, figures }, say) => `${say.seat(seat)} wins with ${figures?.['points']} points.`,
    tied: ({ seat = 0, figures }, say) =>
      `${say.seat(seat)} is tied for the victory at ${figures?.['points']} points.`,
    'put-aside': ({ figures }, say) =>
      `Nobody bids for the ${say.name(figures?.['lot'] ?? '')}: it is put aside.`,
  },
  refusals: {},
  names: {
    ...Object.fromEntries(Object.keys(components.lots).map((lot) => [lot, lot])),
    auction: 'Auction',
    finalScoring: 'Final scoring',
    money: 'money',
    lot: 'lot for sale',
    lots: 'lots',
    none: 'none',
    round: 'auction',
  },
  notes: { 'if-it-wins': 'if it is the highest bid', bid: 'You pay it only if it is the highest bid.' },
  cautions: {},
  forecast: {
    'put-aside': ({ figures }, say) =>
      `If nobody bids for the ${say.name(figures?.['lot'] ?? '')}, it is put aside.`,
    'lots-left': ({ figures }) => `Lots that follow it: ${figures?.['left']}.`,
  },
  aim: () => ({
    you: 'You buy land. The most points win.',
    points: [
      {
        source: 'lots',
        worth: `${Math.min(...Object.values(components.lots))} to ${Math.max(...Object.values(components.lots))} each`,
        rule: 'TPL-END-02',
      },
      { source: 'money', worth: `a point for every ${components.moneyPerPoint}`, rule: 'TPL-END-02' },
    ],
    round: 'A lot lies open; all bid for it in secret, and the highest bid pays.',
    end: 'When every lot is sold or put aside.',
    plan: `Of your ${components.money} money, spend more on the lots that are worth more. Bid low where others have spent all.`,
  }),
});

/** The same with the figures of the shipped table. */
export const words: Words = wordsFor(readComponents(shippedComponents));
