import type { Facts } from '../../../manifest.ts';

/** Facts about the game that are available before it is loaded. */
export const facts: Facts = {
  title: 'Green Deal',
  about:
    'Run a company: bid for the turn order, take sustainable projects, place them on the world map, and earn from neighbours.',
  minutes: '25 minutes a player',
  reconstructed: 'the projects, income scale, dividends, prices, loans and map; which cards are kept in hand',
};
