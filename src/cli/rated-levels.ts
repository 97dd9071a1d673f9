import type { Manifest } from '../games/index.ts';
import { commandWords } from '../words/index.ts';

/** The levels that use all the time they get: measured with less of it, they would seem weaker than they are. */
const TIRELESS: readonly string[] = ['hard', 'expert'];

/** A level with its measured strength, `easy, 1370 ± 310`; without one, or if it thought less than in play, its name. */
export function ratedLevel({ ratings }: Manifest, level: string): string {
  const known = ratings?.bots.find(({ name }) => name === level);
  if (ratings === undefined || known === undefined) return level;
  if (ratings.thinking < 1 && TIRELESS.includes(level)) return level;
  return commandWords().rated(level, known.rating, known.margin);
}
