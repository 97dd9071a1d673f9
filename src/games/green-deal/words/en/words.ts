import type { Words } from '../../../../engine/words.ts';
import { readComponents, shippedComponents } from '../../components.ts';
import type { GreenComponents } from '../../figures.ts';
import { aimFor } from './aim.ts';
import { asks } from './asks.ts';
import { forecast } from './forecast.ts';
import { lessonsFor } from './lessons.ts';
import { log } from './log.ts';
import { namesFor } from './names.ts';
import { cardTexts, cautionsFor, notesFor } from './notes.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';

/** All texts of Green Deal, in English, with the figures of the table in use. */
export function wordsFor(components: GreenComponents): Words {
  return {
    asks,
    log,
    refusals,
    names: namesFor(components),
    notes: notesFor(components),
    texts: cardTexts(components),
    consequences: {
      'dividend-offer': ({ cash, points }) => `${cash} Cash for ${points} points`,
      'dividends-then': ({ cash, points }) => `dividends then ${cash} Cash for ${points} points`,
      'no-dividends-then': () => 'no dividends then',
      income: ({ income }) => `Income ${income}`,
      'lowest-stays': ({ level }) => `the lowest level stays ${level}`,
      'lowest-moves': ({ level, points }) => `the lowest level is then ${level}, worth ${points} points`,
    },
    cautions: cautionsFor(components),
    forecast,
    reasons,
    aim: aimFor(components),
    lessons: lessonsFor(components),
  };
}

/** The same with the figures of the shipped table. */
export const words: Words = wordsFor(readComponents(shippedComponents));
