import { layoutFor, type Size } from '../drawing/layout.ts';

/** The division of the body between the status and the footer. */
export interface Areas {
  readonly board: Size;
  readonly prompt: Size;
  /** Whether there is room for a line between board and prompt. */
  readonly divider: boolean;
  /** The number of latest log entries between board and prompt; 0 if there is no room. */
  readonly latest: number;
  /** The right-hand column of the wide layout, beside the board. */
  readonly side: Size | null;
  readonly body: Size;
}

/** The most rows for telling events. It is more than a question gets, because events are read once. */
export const tellingRows = 11;

/**
 * Divides the screen. The prompt gets the rows that it needs, as long as the board keeps a useful share.
 * @param boardRows the number of rows that the board would use
 * @param promptRows the number of rows that the prompt would use
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
  // The prompt has the whole width; the right-hand column is beside the board only.
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
  // Log and standings beside the board get the rows that the prompt leaves.
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
