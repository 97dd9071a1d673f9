import { onBoard } from './cell.ts';
import { listPrompt, plainName, pressInList } from './list.ts';

/** Classes: the arrows move on the class table of the board as well as in the list. */
export const classPrompt = listPrompt(
  plainName,
  (key, context) => onBoard(key, context) || pressInList(key, context),
);
