import { completedByLanguage, type Texts } from '../../../words/texts.ts';
import type { notation as english } from './en/notation.ts';

/** The texts about positions, events and components that people write. */
export type Notation = Texts<typeof english>;

/** Faults in positions, events and components that people write. */
export const notation = completedByLanguage<Notation>({
  en: () => import('./en/notation.ts').then((module) => module.notation),
  'zh-Hant': () => import('./zh-Hant/notation.ts').then((module) => module.notation),
});
