import { completedByLanguage, type Texts } from '../../../words/texts.ts';
import type { notation as english } from './en/notation.ts';

/** The texts about positions and events that people write. */
type Notation = Texts<typeof english>;

const en = () => import('./en/notation.ts').then((module) => module.notation);

/** Faults in positions and events that people write. */
export const notation = completedByLanguage<Notation>({
  en,
  'zh-Hant': en,
});
