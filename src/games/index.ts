import { loadProgramTexts } from '../words/index.ts';
import type { Language } from '../words/languages.ts';
import { greenDeal } from './green-deal/manifest.ts';
import { limit } from './limit/manifest.ts';
import type { Manifest } from './manifest.ts';
import { niceGreenThings } from './nice-green-things/manifest.ts';
import { reputation } from './reputation/manifest.ts';

export type {
  AnyGame,
  GameDemo,
  Manifest,
  Puzzle,
  PuzzleBook,
  PuzzleMatch,
  Ratings,
  RuleCase,
  SeatNumbers,
  TriedAnswer,
} from './manifest.ts';

/** The games, in the order of lists and menus. */
export const games: readonly Manifest[] = [limit, greenDeal, reputation, niceGreenThings];

/** Loads the program's texts in a language, and the facts about each game, which are needed before a game is loaded. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([loadProgramTexts(language), ...games.map((game) => game.loadFacts(language))]);
}
