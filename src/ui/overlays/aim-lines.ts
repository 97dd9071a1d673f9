import { bold, type Line } from '../../drawing/lines.ts';
import { left, wrap } from '../../drawing/text.ts';
import type { Aim } from '../../engine/words.ts';
import type { NumberedLesson } from '../../table/lessons.ts';
import type { Session } from '../../table/session.ts';
import { screenWords, signs } from '../../words/index.ts';
import type { Voice } from '../voice.ts';
import { lessonTexts } from '../words/lesson.ts';

/** What a player must know before the first decision of this match. */
export function aimOf({ session }: { readonly session: Session }): Aim {
  const { players, options } = session.table.setting;
  return session.words.aim(players, options);
}

/**
 * An introduction to a match: its aim, the sources of points with their formulas, a round, the end, and a first plan.
 */
export function aimLines(aim: Aim, voice: Voice, columns: number): Line[] {
  const { aimParts } = screenWords();
  return [
    ...part(aimParts.you, aim.you, voice, columns),
    [' ', bold(aimParts.points)],
    ...pointLines(aim, voice, columns),
    ...part(aimParts.round, aim.round, voice, columns),
    ...part(aimParts.end, aim.end, voice, columns),
    ...part(aimParts.plan, aim.plan, voice, columns),
  ];
}

/** A heading with its text beside it. */
function part(heading: string, text: string, voice: Voice, columns: number): Line[] {
  const indent = 7;
  return wrap(voice.text(text), columns - indent - 1).map(
    (row, index): Line => [' ', index === 0 ? bold(left(heading, indent)) : ' '.repeat(indent), row],
  );
}

/** Each source of points with its worth; its further rows are indented. */
function pointLines({ points }: Aim, voice: Voice, columns: number): Line[] {
  return points.flatMap(({ source, worth }) =>
    wrap(`${voice.name(source)}${signs().colon}${voice.text(worth)}`, columns - 6).map(
      (row, index): Line => [`${index === 0 ? '   ' : '     '}${row}`],
    ),
  );
}

/** The text of a lesson: what is new, and what to do with it. */
export function lessonLines(lesson: NumberedLesson, voice: Voice, columns: number): Line[] {
  return lessonTexts(lesson).flatMap((text, index): Line[] => [
    ...(index === 0 ? [] : [[]]),
    ...wrap(voice.text(text), columns - 2).map((row): Line => [` ${row}`]),
  ]);
}
