import type { BoardModule, BoardProps } from '../drawing/board.ts';
import { layoutFor } from '../drawing/layout.ts';
import { type Areas, divide, tellingRows } from './divide.ts';
import type { MatchScreen } from './match-screen.ts';
import { areSameProps, boardPropsOf } from './overlays/board-props.ts';
import { promptContext } from './prompt-context.ts';
import { promptRows } from './prompts/index.ts';

interface Known {
  readonly version: number;
  readonly areas: Areas;
}

const known = new WeakMap<MatchScreen, Known>();

/** The division of the screen for its current content; computed once per change. */
export function areasOf(screen: MatchScreen): Areas {
  const version = screen.snapshot();
  const before = known.get(screen);
  if (before?.version === version) return before.areas;
  const areas = divided(screen);
  known.set(screen, { version, areas });
  return areas;
}

function divided(screen: MatchScreen): Areas {
  const { prompt, size, scene } = screen;
  const boardRows = measured(screen);
  const isTold = scene.kind === 'telling';
  const promptWants = (columns: number): number => {
    if (prompt !== null) return promptRows(promptContext(screen, prompt), columns);
    return isTold ? tellingRows : 8;
  };
  const within = (rows: (columns: number) => number) =>
    divide(size, rows, promptWants, scene.kind === 'asking');
  if (isTold && layoutFor(size) === 'compact') return within(() => 0);
  const areas = within((columns) => boardRows(columns));
  const { board } = areas;
  // A board that does not get all the rows it wants may be drawn even shorter; the prompt gets the rest.
  const used = boardRows(board.columns) <= board.rows ? board.rows : boardRows(board.columns, board.rows);
  return used < board.rows ? within(() => used) : areas;
}

interface MeasuredBoard {
  readonly props: Omit<BoardProps, 'size'>;
  readonly board: BoardModule;
  /** Keyed by columns, maximum rows and focus. */
  readonly rows: Map<string, number>;
}

const measuredBoards = new WeakMap<MatchScreen, MeasuredBoard>();

/** How many rows the board takes. Measuring means drawing it, so that is done only after a change. */
function measured(screen: MatchScreen): (columns: number, most?: number) => number {
  const { board } = screen;
  const props = boardPropsOf(screen);
  const before = measuredBoards.get(screen);
  const isStill =
    before !== undefined &&
    before.board === board &&
    areSameProps(before.props, { ...props, focus: before.props.focus });
  const { rows } = isStill ? before : { rows: new Map<string, number>() };
  if (!isStill) measuredBoards.set(screen, { props, board, rows });
  return (columns, most) => {
    const key = `${columns} ${most} ${JSON.stringify(props.focus)}`;
    const found = rows.get(key) ?? board.rows(props, columns, most);
    rows.set(key, found);
    return found;
  };
}
