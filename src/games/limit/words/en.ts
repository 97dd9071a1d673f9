import type { Words } from '../../../engine/words.ts';
export const limitWords: Words = { asks: {}, log: {}, refusals: {}, names: {}, notes: {}, cautions: {} };
