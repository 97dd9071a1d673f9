import { exactly } from '../../drawing/lines.ts';
import type { NumberedLesson } from '../../table/lessons.ts';
import { screenWords } from '../../words/index.ts';
import type { ActionId } from '../keys.ts';
import type { MatchScreen } from '../match-screen.ts';
import { aimLines, aimOf, lessonLines } from './aim-lines.ts';
import { boardPropsOf } from './board-props.ts';
import { type Overlay, Scroll } from './overlay.ts';
import { scrolled } from './scroll.ts';

/**
 * The page shown before the first question of a person's first match; its key opens it again.
 * @param run runs the actions of the keys that the page names
 */
export function aimOverlay(
  screen: MatchScreen,
  run: (action: ActionId, screen: MatchScreen) => void,
): Overlay<MatchScreen> {
  const scroll = new Scroll();
  const called: Readonly<Record<string, ActionId>> = { d: 'walk-through', r: 'rules', '?': 'help' };
  return {
    id: 'aim',
    title: screenWords().aimTitle(screen.session.table.game.title),
    hint: screenWords().aimHint(!screen.hidden.has('walk-through')),
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

/** A board with fewer rows shows too little to be worth the room below a lesson. */
const fewestBoardRows = 6;

/**
 * What is new, with the board below it if there is room.
 * @param openRules opens the rules at the lesson's first rule
 */
export function lessonOverlay(lesson: NumberedLesson, openRules: () => void): Overlay<MatchScreen> {
  const scroll = new Scroll();
  return {
    id: LESSON,
    title: screenWords().lessonTitle(lesson.number, lesson.of, lesson.title),
    hint: screenWords().lessonHint,
    lines: (screen, { columns, rows }) => {
      const told = lessonLines(lesson, screen.voice, columns);
      const room = rows - told.length - 1;
      if (room < fewestBoardRows) return scrolled(told, rows, scroll);
      const { board } = screen;
      const props = boardPropsOf(screen);
      const wanted = Math.min(room, board.rows(props, columns, room));
      return [...told, [], ...exactly(board.draw({ ...props, size: { columns, rows: wanted } }), wanted)];
    },
    press: (key, controller) => {
      if (key !== 'r') return scroll.press(key);
      controller.close();
      openRules();
      return true;
    },
  };
}
