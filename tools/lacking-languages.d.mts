import type { BuildOptions, build } from 'esbuild';
/** The modules of a game with texts that a person may read before or during a match. */
export const GAME_TEXTS: readonly string[];

export function lackingLanguages(
  run: typeof build,
  common: BuildOptions,
  root: string,
  modules: readonly string[],
): Promise<readonly string[]>;
