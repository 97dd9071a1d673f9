import type { Words } from '../../../engine/words.ts';
import { readComponents, shippedComponents } from '../components.ts';
import type { GreenComponents } from '../figures.ts';
import { aimFor } from './en.aim.ts';
import { asks } from './en.asks.ts';
import { forecast } from './en.forecast.ts';
import { lessonsFor } from './en.lessons.ts';
import { log } from './en.log.ts';
import { namesFor } from './en.names.ts';
import { cardTexts, cautionsFor, notesFor } from './en.notes.ts';
import { refusals } from './en.refusals.ts';

/** Everything that Green Deal says, in English, with the figures of the table in use. */
export function wordsFor(components: GreenComponents): Words {
  return {
    asks,
    log,
    refusals,
    names: namesFor(components),
    notes: notesFor(components),
    texts: cardTexts(components),
    consequences: {
      income: ({ income }) => `Income ${income}`,
      'lowest-stays': ({ level }) => `the lowest level stays ${level}`,
      'lowest-moves': ({ level, points }) => `the lowest level is then ${level}, worth ${points} points`,
    },
    cautions: cautionsFor(components),
    forecast,
    aim: aimFor(components),
    lessons: lessonsFor(components),
  };
}

/** The same with the figures of the shipped table. */
export const words: Words = wordsFor(readComponents(shippedComponents));
