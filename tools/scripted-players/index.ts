import { reputationScripts } from './reputation.ts';
import type { Script } from './script.ts';

/** All scripts, two a game. */
export const scripts: readonly Script<unknown>[] = [...reputationScripts] as readonly Script<unknown>[];
