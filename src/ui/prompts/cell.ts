import type { Direction } from '../../drawing/board.ts';
import type { KeyName } from '../keys.ts';
import { listPrompt, plainName, pressInList } from './list.ts';
import { focusOf, moveTo } from './prompt.ts';
import type { PromptContext } from './shape.ts';

const directions: readonly string[] = ['up', 'down', 'left', 'right'];

/** Moves the cursor over the board; false where the board knows no neighbour, so that the list may take the key. */
export function onBoard(key: KeyName, { prompt, beside }: PromptContext): boolean {
  if (beside === undefined || !directions.includes(key)) return false;
  const from = focusOf(prompt);
  const next = from === null ? undefined : beside(from, key as Direction);
  if (next === undefined) return false;
  moveTo(prompt, next);
  return true;
}

/** Cells of a map: the arrows move on the board, the list shows what the cell under the cursor costs and gives. */
export const cellPrompt = listPrompt(
  plainName,
  (key, context) => onBoard(key, context) || pressInList(key, context),
);
