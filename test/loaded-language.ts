import { loadLanguage } from '../src/games/index.ts';
import { loadHelpTexts, loadReportTexts } from '../src/words/index.ts';

// The program loads a language before anything else, and some commands more of its texts; so do the tests.
await Promise.all([loadLanguage('en'), loadHelpTexts('en'), loadReportTexts('en')]);
