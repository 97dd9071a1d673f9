import type { Manifest } from '../games/index.ts';
import { commandWords } from '../words/index.ts';

/** The levels that use all the time they get: with less time they are weaker than their measured strength. */
const TIRELESS: readonly string[] = ['hard', 'expert'];

/**
 * A level with its measured strength, `easy, 1370 ± 310`; only its name if there is no measurement, or if it thinks for
 * less time than in play.
 */
export function ratedLevel({ ratings }: Manifest, level: string): string {
  const known = ratings?.bots.find(({ name }) => name === level);
  if (ratings === undefined || known === undefined) return level;
  if (ratings.thinking < 1 && TIRELESS.includes(level)) return level;
  return commandWords().rated(level, known.rating, known.margin);
}
