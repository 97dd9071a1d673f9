import type { Words } from '../../../engine/words.ts';
export const words: Words = { asks: {}, log: {}, refusals: {}, names: {}, notes: {}, cautions: {} };
