import type { Chapter } from '../engine/chronicle.ts';
import type { ScorePart } from '../engine/game.ts';

/** The points of all seats at the end of a round of a finished match. */
export interface RoundPoints {
  readonly round: number;
  readonly scores: readonly number[];
  /** By seat; a seat's parts add up to its score. */
  readonly parts: readonly (readonly Pick<ScorePart, 'source' | 'points'>[])[];
}

/**
 * The points at the end of each round, by source; empty while the match runs.
 * @param chapters those of `chronicle`, the first of which is the beginning
 */
export function pointsByRound(chapters: readonly Chapter[]): RoundPoints[] {
  return chapters.slice(1).flatMap(({ round, scores, parts }) => {
    if (parts === undefined) return [];
    const plain = parts.map((own) => own.map(({ source, points }) => ({ source, points })));
    return [{ round, scores, parts: plain }];
  });
}

/** The points of a seat from a source; undefined if the source gave it none. */
export function pointsFrom({ parts }: RoundPoints, seat: number, source: string): number | undefined {
  const own = parts[seat]?.filter((part) => part.source === source) ?? [];
  return own.length === 0 ? undefined : own.reduce((sum, { points }) => sum + points, 0);
}

/** Every source of points, in the order of the final score. */
export function sourcesIn(rounds: readonly RoundPoints[]): string[] {
  return [...new Set([...rounds].reverse().flatMap(({ parts }) => parts.flat().map(({ source }) => source)))];
}
