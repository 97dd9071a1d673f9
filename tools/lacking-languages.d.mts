import type { BuildOptions, build } from 'esbuild';

export function lackingLanguages(
  run: typeof build,
  common: BuildOptions,
  root: string,
  modules: readonly string[],
): Promise<readonly string[]>;
