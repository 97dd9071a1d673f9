import type { Aim } from '../../../../engine/words.ts';
import type { NiceComponents } from '../../components.ts';

/** The aim of a player, with the figures in use (NGT-OVER-01 to NGT-OVER-04, NGT-SCORE-01 to NGT-SCORE-08). */
export const aimFor =
  ({ cashStart, die, queuePointLimit, queueSize, targetFactor }: NiceComponents) =>
  (): Aim => ({
    you: 'You build eco systems, each of cards of one colour (suit), against one other player. The most points win.',
    points: [
      {
        source: 'pops',
        worth:
          'of each of the twelve types, the player with more scores 1 for each of their own; equal numbers score nothing',
        rule: 'NGT-SCORE-05',
      },
      {
        source: 'own-target',
        worth: `the types on your secret target count × ${targetFactor}`,
        rule: 'NGT-SCORE-06',
      },
      {
        source: 'eco-system',
        worth:
          'each card lies in one row of an eco system of its colour: on top its pops (animals or plants), in the middle science, at the bottom habitat. A type counts the least of the three: with three birds, two science and one habitat, one bird counts',
        rule: 'NGT-SCORE-01',
      },
    ],
    round: `A turn: buy one project of the queue of ${queueSize}, or none (then the first is trashed). Its place is its price, 0 to ${queueSize - 1} queue points, and goes to the other player; nobody goes below −${queuePointLimit}. Your cashflow (${cashStart} at the start, plus and minus the symbols of your cards) must not fall below 0. Then a die of ${die} trashes the project at its place.`,
    end: 'When the queue and the stock are empty.',
    plan: 'Pick one or two types of your target, and gather all three rows in one suit for them. Take cheap projects with cashflow early, and let the other pay for the dear ones: their queue points become yours.',
  });
