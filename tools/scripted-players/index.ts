import { greenDealScripts } from './green-deal.ts';
import { limitScripts } from './limit.ts';
import { niceScripts } from './nice-green-things.ts';
import { reputationScripts } from './reputation.ts';
import type { Script } from './script.ts';

/** All scripts, two per game. */
export const scripts = [
  ...limitScripts,
  ...greenDealScripts,
  ...reputationScripts,
  ...niceScripts,
] as unknown as readonly Script<unknown>[];
