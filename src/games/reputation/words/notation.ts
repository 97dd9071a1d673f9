import { type Texts, textsByLanguage } from '../../../words/texts.ts';
import type { notation as english } from './en/notation.ts';

/** The texts about positions, events and components that people write. */
export type Notation = Texts<typeof english>;

const texts = {
  en: () => import('./en/notation.ts'),
  'zh-Hant': () => import('./zh-Hant/notation.ts'),
};

/** Faults in positions, events and components that people write. */
export const notation = textsByLanguage<Notation>((language) =>
  texts[language]().then((module) => module.notation),
);
