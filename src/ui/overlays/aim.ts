import { exactly } from '../../drawing/lines.ts';
import type { NumberedLesson } from '../../table/lessons.ts';
import { screenWords } from '../../words/en/screen.ts';
import type { Controller } from '../controller.ts';
import type { ActionId } from '../keys.ts';
import { aimLines, aimOf, lessonLines } from './aim-lines.ts';
import { boardPropsOf } from './board-props.ts';
import { type Overlay, Scroll } from './overlay.ts';
import { scrolled } from './scroll.ts';

/**
 * The page shown before the first question of a person's first match; its key opens it again.
 * @param run runs the actions of the keys that the page names
 */
export function aimOverlay(
  controller: Controller,
  run: (action: ActionId, controller: Controller) => void,
): Overlay {
  const scroll = new Scroll();
  const called: Readonly<Record<string, ActionId>> = { d: 'walk-through', r: 'rules', '?': 'help' };
  return {
    id: 'aim',
    title: screenWords.aimTitle(controller.session.table.game.title),
    hint: screenWords.aimHint(!controller.hidden.has('walk-through')),
    lines: (shown, { columns, rows }) => scrolled(aimLines(aimOf(shown), shown.voice, columns), rows, scroll),
    press: (key, shown) => {
      const action = called[key];
      if (action !== undefined && !shown.hidden.has(action)) {
        shown.close();
        run(action, shown);
        return true;
      }
      return scroll.press(key);
    },
  };
}

/** The overlay's name, by which the screen knows that a lesson was read; its key opens it again. */
export const LESSON = 'lesson';

/** A board with fewer rows says too little to be shown below a lesson. */
const fewestBoardRows = 6;

/** What is new in this round, with the board below it if there is room. */
export function lessonOverlay(lesson: NumberedLesson): Overlay {
  const scroll = new Scroll();
  return {
    id: LESSON,
    title: screenWords.lessonTitle(lesson.number, lesson.of, lesson.title),
    hint: screenWords.lessonHint,
    lines: (controller, { columns, rows }) => {
      const told = lessonLines(lesson, controller.voice, columns);
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
