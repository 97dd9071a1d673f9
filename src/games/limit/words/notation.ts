import { textsOfModules } from '../../../words/texts.ts';

/** Faults in positions, events and components that people write. */
export const notation = textsOfModules(
  { en: () => import('./en/notation.ts'), 'zh-Hant': () => import('./zh-Hant/notation.ts') },
  'notation',
);

/** The texts about positions, events and components that people write. */
export type Notation = ReturnType<typeof notation>;
