import { loadLanguage } from '../src/games/index.ts';

// The program loads a language before anything else; so do the tests.
await loadLanguage('en');
