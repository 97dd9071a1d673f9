import type { Words } from '../../../../engine/words.ts';
import { readComponents, shippedComponents } from '../../components.ts';
import type { LimitComponents } from '../../figures.ts';
import { aimFor } from './aim.ts';
import { asks } from './asks.ts';
import { cardTexts } from './card-notes.ts';
import { consequences } from './consequences.ts';
import { forecast } from './forecast.ts';
import { lessonsFor } from './lessons.ts';
import { logWith } from './log.ts';
import { namesFor } from './names.ts';
import { cautions, notesFor } from './notes.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';

/** All texts of Limit, with the figures of the component table in use. */
export function wordsFor(components: LimitComponents): Words {
  const notes = notesFor(components);
  return {
    asks,
    log: logWith(notes),
    refusals,
    names: namesFor(components),
    notes,
    texts: cardTexts(components),
    consequences,
    cautions,
    forecast,
    reasons,
    aim: aimFor(components),
    lessons: lessonsFor(components),
  };
}

/** All texts of Limit, with the figures of the shipped table. */
export const words: Words = wordsFor(readComponents(shippedComponents));
