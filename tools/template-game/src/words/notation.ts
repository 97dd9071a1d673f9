import { type Texts, textsByLanguage } from '../../../words/texts.ts';
import type { notation as english } from './en/notation.ts';

/** The texts about positions and events that people write. */
type Notation = Texts<typeof english>;

const en = () => import('./en/notation.ts');

const texts = {
  en,
  'zh-Hant': en,
};

/** Faults in positions and events that people write. */
export const notation = textsByLanguage<Notation>((language) =>
  texts[language]().then((module) => module.notation),
);
