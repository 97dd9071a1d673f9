import { textsOfModules } from '../../../words/texts.ts';
import type { GameTexts } from '../../manifest.ts';
import type { Components } from '../components.ts';

const en = {
  facts: () => import('./en/facts.ts'),
  words: () => import('./en/words.ts'),
  spoken: () => import('./en/spoken.ts'),
  rules: () => import('./en/rules.ts'),
  board: () => import('./en/board.ts'),
  demo: () => import('./en/demo.ts'),
};

/** The texts of Template Game in each language; a file that is missing in a language is the English one. */
export const texts = { en, 'zh-Hant': en } satisfies GameTexts<Components>;

/** The short words of the board. */
export const boardWords = textsOfModules({ en: en.board, 'zh-Hant': en.board }, 'boardWords');
