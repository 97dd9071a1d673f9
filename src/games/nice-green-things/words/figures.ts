import type { Figure } from '../../../engine/figured-text.ts';
import type { NiceComponents } from '../components.ts';

/** The spaces of the tug of war, from one player's end to the other's. */
export const track = (limit: number): number[] => {
  const half = Array.from({ length: limit }, (_, space) => limit - space);
  return [...half, 0, ...half.toReversed()];
};

/** The figures that the rules state in every language alike, by the names of their placeholders. */
export function wordlessFigures(components: NiceComponents): Record<string, Figure> {
  const { queueSize, queuePointLimit: pointLimit } = components;
  return {
    queueSize,
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
