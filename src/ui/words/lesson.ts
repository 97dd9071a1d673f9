import type { NumberedLesson } from '../../table/lessons.ts';
import { screenWords } from '../../words/index.ts';

/** A lesson in two texts: what is new with its rules, and what to do with it now. */
export function lessonTexts({ text, now, rules }: NumberedLesson): string[] {
  return [`${text} (${rules.join(', ')})`, `${screenWords().lessonNow} ${now}`];
}

/** A lesson as line mode says it. */
export function spokenLesson(lesson: NumberedLesson): string[] {
  const { number, of, title } = lesson;
  return [`${screenWords().lessonTitle(number, of, title)}.`, ...lessonTexts(lesson)];
}
