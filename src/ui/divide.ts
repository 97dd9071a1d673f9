import { layoutFor, type Size } from '../drawing/layout.ts';

/** How the body between the status and the footer is divided. */
export interface Areas {
  readonly board: Size;
  readonly prompt: Size;
  /** A line between board and prompt, where there is room for one. */
  readonly divider: boolean;
  /** The latest entries of the log between board and prompt; 0 where they find no room. */
  readonly latest: number;
  /** The column at the right of the wide design, beside the board. */
  readonly side: Size | null;
  readonly body: Size;
}

/** Events get more rows than a question does: they are read once, while the board is needed again and again. */
export const tellingRows = 11;

/**
 * Divides the screen. The prompt gets what it needs, as long as the board keeps a share that is still worth looking at.
 * @param boardRows how many rows the board would use
 * @param promptRows how many rows the prompt would use
 * @param withLatest whether spare rows show the newest entries of the log
 */
export function divide(
  size: Size,
  boardRows: (columns: number) => number,
  promptRows: (columns: number) => number,
  withLatest = true,
): Areas {
  const layout = layoutFor(size);
  const bodyRows = size.rows - 2;
  const sideColumns = layout === 'wide' ? Math.min(56, Math.max(36, Math.floor(size.columns * 0.31))) : 0;
  const columns = layout === 'wide' ? size.columns - sideColumns - 3 : size.columns;
  const divider = layout !== 'compact' || bodyRows >= 14;
  const room = bodyRows - (divider ? 1 : 0);
  // The prompt has the whole width: the column at the right stands beside the board alone.
  const asked = promptRows(size.columns);
  const most = withLatest ? 9 : tellingRows;
  const fewest =
    layout === 'compact' ? Math.min(6, Math.ceil(room * 0.6)) : Math.min(most, Math.max(8, asked));
  const wantedPrompt = Math.max(fewest, asked);
  const wantedBoard = boardRows(columns);
  const boardShare = layout === 'compact' ? Math.floor(room * 0.42) : room - fewest;
  const board = Math.max(Math.min(wantedBoard, boardShare), Math.min(wantedBoard, room - wantedPrompt));
  const prompt = Math.min(wantedPrompt, room - board);
  const spare = room - board - prompt;
  const latest = layout === 'wide' || !withLatest ? 0 : Math.min(spare, 6);
  // Log and standings beside the board have whatever the prompt leaves.
  const boardArea = layout === 'wide' ? room - prompt : board;
  return {
    board: { columns, rows: boardArea },
    prompt: { columns: size.columns, rows: room - boardArea - latest },
    divider,
    latest,
    side: layout === 'wide' ? { columns: sideColumns, rows: boardArea } : null,
    body: { columns: size.columns, rows: bodyRows },
  };
}
