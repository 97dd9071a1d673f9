import type { Facts } from '../../../manifest.ts';

/** What can be said of the game before it is loaded. */
export const facts: Facts = {
  title: 'Template Game',
  about: 'Buy land in sealed bids: the best lots for the least money.',
  minutes: '5 minutes',
  reconstructed: 'nothing',
};
