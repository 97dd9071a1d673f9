import type { Direction } from '../../drawing/board.ts';
import { dim } from '../../drawing/lines.ts';
import { screenWords } from '../../words/index.ts';
import type { KeyName } from '../keys.ts';
import { listPrompt, plainName, pressInList } from './list.ts';
import { focusOf, type Item, moveTo } from './prompt.ts';
import type { PromptContext, ShapePrompt } from './shape.ts';

const directions: readonly string[] = ['up', 'down', 'left', 'right'];

/**
 * Moves the cursor over the board; false if the board has no neighbour in that direction, so the list can take the key.
 */
export function onBoard(key: KeyName, { prompt, beside }: PromptContext): boolean {
  if (beside === undefined || !directions.includes(key)) return false;
  const from = focusOf(prompt);
  const next = from === null ? undefined : beside(from, key as Direction);
  if (next === undefined) return false;
  moveTo(prompt, next);
  return true;
}

/**
 * The prompt without the cells that may not be chosen: the board does not mark them, and `w` lists them. The one under
 * the cursor stays, with its reason.
 */
function withoutBarred(context: PromptContext): PromptContext {
  const { prompt } = context;
  const focused = prompt.items[prompt.cursor];
  const items = prompt.items.filter((item) => item.barred === undefined || item === focused);
  return { ...context, prompt: { ...prompt, items, cursor: items.indexOf(focused as Item) } };
}

const listed = listPrompt(plainName);

/**
 * Cells of a map: the arrows move on the board, and the list shows the costs and effects of the cell under the cursor.
 */
export const cellPrompt: ShapePrompt = {
  // The number of rows does not depend on the cursor.
  rows: ({ prompt }) => prompt.items.filter(({ barred }) => barred === undefined).length + 1,
  lines: (context, size) => {
    const shown = withoutBarred(context);
    const left = context.prompt.items.length - shown.prompt.items.length;
    if (left === 0 || size.rows < 3) return listed.lines(shown, size);
    const lines = listed.lines(shown, { ...size, rows: size.rows - 1 });
    return [...lines, [dim(`   ${screenWords().cellsBarred(left)}`)]];
  },
  press: (key, context) => onBoard(key, context) || toNext(key, context) || pressInList(key, context),
};

/** Tab goes to the next cell that may be chosen, unless it is needed for the parts of a small board. */
function toNext(key: KeyName, { prompt, isCompact }: PromptContext): boolean {
  if (key !== 'tab' || isCompact) return false;
  const { items, cursor } = prompt;
  const next = [...items.slice(cursor + 1), ...items.slice(0, cursor)].find(
    ({ barred }) => barred === undefined,
  );
  if (next !== undefined) moveTo(prompt, next.value);
  return true;
}
