import type { Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
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

/** Everything that Green Deal says, in Traditional Chinese, with the figures of the table in use. */
export function wordsFor(components: GreenComponents): Words {
  return {
    asks,
    log,
    refusals,
    names: namesFor(components),
    notes: notesFor(components),
    texts: cardTexts(components),
    consequences: {
      'dividend-offer': ({ cash, points }) => zh`${Number(cash)}現金換${Number(points)}分`,
      'dividends-then': ({ cash, points }) => zh`之後股息為${Number(cash)}現金換${Number(points)}分`,
      'no-dividends-then': () => '之後不能付股息',
      income: ({ income }) => zh`收益${Number(income)}`,
      'lowest-stays': ({ level }) => zh`最低的等級仍為${Number(level)}`,
      'lowest-moves': ({ level, points }) => zh`最低的等級變為${Number(level)}，值${Number(points)}分`,
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
