import { onBoard } from './cell.ts';
import { listPrompt, plainName, pressInList } from './list.ts';

/** Social classes: the arrows move on the board's class table as well as in the list. */
export const classPrompt = listPrompt(
  plainName,
  (key, context) => onBoard(key, context) || pressInList(key, context),
);
