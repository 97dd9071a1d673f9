import type { Words } from '../../../engine/words.ts';
import { type LimitComponents, readComponents, shippedComponents } from '../components.ts';
import { aimFor } from './en.aim.ts';
import { asks } from './en.asks.ts';
import { cardTexts } from './en.card-notes.ts';
import { consequences } from './en.consequences.ts';
import { forecast } from './en.forecast.ts';
import { lessonsFor } from './en.lessons.ts';
import { logWith } from './en.log.ts';
import { namesFor } from './en.names.ts';
import { cautions, notesFor } from './en.notes.ts';
import { reasons } from './en.reasons.ts';
import { refusals } from './en.refusals.ts';

/** Everything that Limit says, with the figures of the component table in use. */
export function limitWordsFor(components: LimitComponents): Words {
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

/** What Limit says with the table that ships. */
export const limitWords: Words = limitWordsFor(readComponents(shippedComponents));
