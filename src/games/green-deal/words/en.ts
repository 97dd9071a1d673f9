import type { Words } from '../../../engine/words.ts';
import { asks } from './en.asks.ts';
import { log } from './en.log.ts';
import { names } from './en.names.ts';
import { cautions, notes } from './en.notes.ts';
import { refusals } from './en.refusals.ts';

/** Everything that Green Deal says, in English. */
export const words: Words = { asks, log, refusals, names, notes, cautions };
