import { exactly, type Line } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import type { NumberedLesson } from '../../table/lessons.ts';
import type { Controller } from '../controller.ts';
import { screenWords } from '../words/en.screen.ts';
import { lessonTexts } from '../words/lesson.ts';
import { boardPropsOf } from './board-props.ts';
import { type Overlay, Scroll } from './overlay.ts';
import { scrolled } from './scroll.ts';

/** The name of the overlay: the screen knows by it that a lesson was read. */
export const LESSON = 'lesson';

/** A board with fewer rows says too little to stand below a lesson. */
const fewestBoardRows = 6;

/** What is new in this round, with the board below it where there is room. */
export function lessonOverlay(lesson: NumberedLesson): Overlay {
  const scroll = new Scroll();
  return {
    id: LESSON,
    title: screenWords.lessonTitle(lesson.number, lesson.of, lesson.title),
    hint: screenWords.lessonHint,
    lines: (controller, { columns, rows }) => {
      const told = lessonLines(lesson, controller, columns);
      const room = rows - told.length - 1;
      if (room < fewestBoardRows) return scrolled(told, rows, scroll);
      const { board } = controller;
      const props = boardPropsOf(controller);
      const wanted = Math.min(room, board.rows(props, columns, room));
      return [...told, [], ...exactly(board.draw({ ...props, size: { columns, rows: wanted } }), wanted)];
    },
    press: (key) => scroll.press(key),
  };
}

/** The text of a lesson: what is new, and what to do with it. */
export function lessonLines(lesson: NumberedLesson, { voice }: Controller, columns: number): Line[] {
  return lessonTexts(lesson).flatMap((text, index): Line[] => [
    ...(index === 0 ? [] : [[]]),
    ...wrap(voice.text(text), columns - 2).map((row): Line => [` ${row}`]),
  ]);
}
