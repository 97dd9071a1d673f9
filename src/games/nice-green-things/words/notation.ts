import type { Language } from '../../../words/languages.ts';
import { completed, type Texts, textsByLanguage } from '../../../words/texts.ts';
import type { notation as english } from './en/notation.ts';

/** The texts about positions, events and components that people write. */
export type Notation = Texts<typeof english>;

const en = () => import('./en/notation.ts').then((module) => module.notation);

// A text that Chinese lacks is the English one.
const texts: Readonly<Record<Language, () => Promise<Notation>>> = {
  en,
  'zh-Hant': () =>
    import('./zh-Hant/notation.ts').then((own) =>
      en().then((whole) => completed<Notation>(own.notation, whole)),
    ),
};

/** What is wrong with positions, events and components that people write. */
export const notation = textsByLanguage((language) => texts[language]());
