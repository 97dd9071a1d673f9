import type { Advice } from '../../engine/game.ts';
import leanings from './leanings.json' with { type: 'json' };
import searchLeanings from './search-leanings.json' with { type: 'json' };
import { situationWords, traits } from './situation.ts';

/**
 * `npm run leanings` learned these leanings from games in which all players shared them. The tree search has others, learned
 * in the same way (`--search`), which depend on the situation; so it can trust them more. It looks one generation further
 * than the current one, where the network trained by `npm run train` estimates the result of the game.
 */
export const advice: Advice = {
  leanings,
  searchLeanings,
  situationWords,
  traits,
  iterations: 800,
  looseOrder: true,
  searchHorizon: 1,
  curiosity: 4,
};
