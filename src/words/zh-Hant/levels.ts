/** The levels of bots, which options take by their English names. */
const levels: ReadonlyMap<string, string> = new Map([
  ['random', '隨機'],
  ['easy', '簡單'],
  ['normal', '普通'],
  ['hard', '困難'],
  ['expert', '專家'],
]);

/** The name of a level of bots, in Traditional Chinese. */
export const levelName = (level: string): string => levels.get(level) ?? level;
