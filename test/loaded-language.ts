import { games, loadLanguage } from '../src/games/index.ts';
import { loadHelpTexts, loadReportTexts } from '../src/words/index.ts';

// The program loads a language before anything else, some commands more of its texts, and what a game says with the
// game; so do the tests.
await Promise.all([loadLanguage('en'), loadHelpTexts('en'), loadReportTexts('en')]);
await Promise.all(games.map((game) => game.loadNotation()));
