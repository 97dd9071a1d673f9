import type { Figure } from '../../../../engine/figured-text.ts';
import type { NiceComponents } from '../../components.ts';

/** `0, 1, 2, 3 and 4`. */
const pricesText = (positions: number): string => {
  const prices = Array.from({ length: positions }, (_, price) => price);
  return positions < 2 ? prices.join('') : `${prices.slice(0, -1).join(', ')} and ${prices.at(-1)}`;
};

/** The spaces of the tug of war, from one player's end to the other's. */
const track = (limit: number): number[] => {
  const half = Array.from({ length: limit }, (_, space) => limit - space);
  return [...half, 0, ...half.toReversed()];
};

/** The figures that the rules in our own words state, by the names of their placeholders. */
export function rulesFigures(components: NiceComponents): Readonly<Record<string, Figure>> {
  const { queueSize, queuePointLimit: pointLimit } = components;
  return {
    queueSize,
    prices: pricesText(queueSize),
    die: components.die,
    pointLimit,
    pointStart: components.queuePointStart,
    pointsForAll: Math.max(-pointLimit, queueSize - 1 - pointLimit),
    track: track(pointLimit),
    'track.spaces': 2 * pointLimit + 1,
    cashStart: components.cashStart,
    trackEnd: components.cashTrackEnd,
    targetFactor: components.targetFactor,
  };
}
