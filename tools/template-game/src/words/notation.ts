import { textsOfModules } from '../../../words/texts.ts';

const en = () => import('./en/notation.ts');

/** Faults in positions and events that people write. */
export const notation = textsOfModules({ en, 'zh-Hant': en }, 'notation');
