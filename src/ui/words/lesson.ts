import type { NumberedLesson } from '../../table/lessons.ts';
import { screenWords, signs } from '../../words/index.ts';

/** A lesson in two texts: what is new, and what to do with it now. */
export function lessonTexts({ text, now }: NumberedLesson): string[] {
  return [text, `${screenWords().lessonNow}${signs().gap}${now}`];
}

/** A lesson in line mode. */
export function spokenLesson(lesson: NumberedLesson): string[] {
  const { number, of, title } = lesson;
  return [`${screenWords().lessonTitle(number, of, title)}${signs().stop}`, ...lessonTexts(lesson)];
}
