import { textsOfModules } from '../../../words/texts.ts';
import type { GameTexts } from '../../manifest.ts';
import type { ReputationComponents } from '../components.ts';

const en = {
  facts: () => import('./en/facts.ts'),
  words: () => import('./en/words.ts'),
  spoken: () => import('./en/spoken.ts'),
  rules: () => import('./en/rules.ts'),
  board: () => import('./en/board.ts'),
  demo: () => import('./en/demo.ts'),
};

const zhHant = {
  facts: () => import('./zh-Hant/facts.ts'),
  words: () => import('./zh-Hant/words.ts'),
  spoken: () => import('./zh-Hant/spoken.ts'),
  rules: () => import('./zh-Hant/rules.ts'),
  board: () => import('./zh-Hant/board.ts'),
  demo: () => import('./zh-Hant/demo.ts'),
};

/** The texts of Reputation in each language. */
export const texts = { en, 'zh-Hant': zhHant } satisfies GameTexts<ReputationComponents>;

/** The short words of the board. */
export const boardWords = textsOfModules({ en: en.board, 'zh-Hant': zhHant.board }, 'boardWords');
