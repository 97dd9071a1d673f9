import { type Texts, textsByLanguage } from '../../../words/texts.ts';
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

type BoardTexts = Texts<Awaited<ReturnType<typeof en.board>>['boardWords']>;

/** The short words of the board. */
export const boardWords = textsByLanguage<BoardTexts>((language) =>
  texts[language].board().then((module) => module.boardWords),
);
