import type { Game, GameId } from '../engine/game.ts';
import { editions } from './editions.ts';

// A list of games of different states cannot name one state type; each game is checked where it is written.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyGame = Game<any, any, any>;

/** How many sit at the table of a game. */
export interface SeatNumbers {
  /** The fewest that the rules allow. */
  readonly from: number;
  /** The most that the rules allow. */
  readonly to: number;
  /** How many sit there where nobody says who plays. */
  readonly usual: number;
  /** The fewest that make company: a match of fewer is a mode of its own, played by whoever asks for it by number. */
  readonly company: number;
}

/** What may be said of a game without loading it. */
export interface GameEntry {
  readonly id: GameId;
  readonly title: string;
  /** The edition of its rules that is played. */
  readonly edition: number;
  readonly seats: SeatNumbers;
  /** Playing time at a table, with its unit. */
  readonly minutes: string;
  /** What of it is not the printed game, in one line. */
  readonly reconstructed: string;
  load(): Promise<AnyGame>;
}

/** The games, in the order of lists and menus. */
export const games: readonly GameEntry[] = [
  {
    id: 'limit',
    title: 'Limit',
    edition: editions.limit,
    seats: { from: 1, to: 6, usual: 3, company: 2 },
    minutes: '30 minutes a nation',
    reconstructed: 'track ends, fossil and pollution costs, price charts; solo events are our own',
    load: () => import('./limit/index.ts').then(({ limit }) => limit),
  },
  {
    id: 'green-deal',
    title: 'Green Deal',
    edition: editions['green-deal'],
    seats: { from: 3, to: 5, usual: 3, company: 3 },
    minutes: '25 minutes a player',
    reconstructed:
      'the projects, income scale, dividends, prices, loans and map; which cards are kept in hand',
    load: () => import('./green-deal/index.ts').then(({ greenDeal }) => greenDeal),
  },
  {
    id: 'reputation',
    title: 'Reputation',
    edition: editions.reputation,
    seats: { from: 3, to: 5, usual: 3, company: 3 },
    minutes: '45 minutes',
    reconstructed: 'the projects, corporations and CEOs',
    load: () => import('./reputation/index.ts').then(({ reputation }) => reputation),
  },
  {
    id: 'nice-green-things',
    title: 'Nice Green Things',
    edition: editions['nice-green-things'],
    seats: { from: 2, to: 2, usual: 2, company: 2 },
    minutes: '20–30 minutes',
    reconstructed: 'the deck and the target cards',
    load: () => import('./nice-green-things/index.ts').then(({ niceGreenThings }) => niceGreenThings),
  },
];
