import { games, loadLanguage } from '../src/games/index.ts';

// The program loads a language before anything else, and what a game says with the game; so do the tests.
await loadLanguage('en');
await Promise.all(games.map((game) => game.loadNotation()));
