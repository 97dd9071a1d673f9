import type { Facts } from '../../../manifest.ts';

/** Facts about the game that are available before it is loaded. */
export const facts: Facts = {
  title: 'Nice Green Things',
  about:
    'Buy conservation projects from a queue and build eco systems of them, to have more of each kind than the other player.',
  minutes: '20–30 minutes',
  reconstructed: 'the deck and the target cards',
};
