import type { BuildOptions } from 'esbuild';

export const ONCE: BuildOptions;
export function importBundled(file: string): Promise<unknown>;
