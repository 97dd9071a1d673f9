import type { Facts } from '../../../manifest.ts';

/** Facts about the game that are available before it is loaded. */
export const facts: Facts = {
  title: 'Template Game',
  about: 'Buy land in sealed bids: the best lots for the least money.',
  minutes: '5 minutes',
  reconstructed: 'nothing',
};
