import { type Block, fullHeight, inTurn, stacked } from '../../../drawing/blocks.ts';
import type { BoardProps, BoardVoice, BriefStory, Status } from '../../../drawing/board.ts';
import { filled, pageOf } from '../../../drawing/fill.ts';
import { layoutFor, type Size } from '../../../drawing/layout.ts';
import { legendLines } from '../../../drawing/legend.ts';
import type { Line } from '../../../drawing/lines.ts';
import { elementAt } from '../../../engine/checked.ts';
import type { Outcome } from '../../../engine/game.ts';
import type { ReputationView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import {
  compactStacks,
  compactTable,
  identityBlock,
  identityLines,
  legendBlock,
  tableBlock,
} from './ceos.ts';
import { compactFinal, finalBlock, openLines } from './final.ts';
import { handLines } from './hand.ts';
import { person, type ReputationBoard } from './parts.ts';
import { compactProjects, projectsBlock } from './projects.ts';
import { ringBlock } from './ring.ts';

/** The parts of the board in the order in which Tab shows them. */
function compactPanes(): readonly string[] {
  const { panes } = boardWords();
  return [panes.projects, panes.ceos, panes.stacks, panes.identity];
}

/** Projects above, or at the end the final table; below them the CEOs all around the table. */
function blocksOf(board: ReputationBoard, columns: number): { blocks: Block[]; order: number[] } {
  const top = board.view.final === null ? projectsBlock(board, columns) : finalBlock(board, columns);
  const table = board.layout === 'wide' ? ringBlock(board, columns) : tableBlock(board, columns);
  const identity = identityBlock(board, columns);
  if (board.layout === 'standard' && board.pane === 1) {
    return { blocks: [identity.slice(-1), table, top], order: [1, 2] };
  }
  // The full text of power and agenda takes precedence over the table's longer form, but not over its rows for all
  // players.
  const order = board.layout === 'wide' || table.length > 2 ? [1, 2, 0, 3] : [2, 1, 0, 3];
  return { blocks: [top, table, identity, legendBlock()], order };
}

function compactLines(board: ReputationBoard, columns: number, rows: number): Line[] {
  const { final, privateProject, publicProject, pendingPublic } = board.view;
  const isBetweenProjects = privateProject === null && publicProject === null && pendingPublic === null;
  const panes: ((room: number) => Line[])[] = [
    () => (final === null ? compactProjects(board) : compactFinal(board)),
    (room) => compactTable(board, columns, room),
    (room) => compactStacks(board, columns, room),
    () => identityLines(board, columns),
  ];
  // If there is no project on the table, the players come first.
  const first = board.pane === 0 && final === null && isBetweenProjects ? 1 : board.pane;
  const lines: Line[] = [];
  for (let index = 0; index < panes.length; index += 1) {
    const room = rows - lines.length;
    const pane = elementAt(panes, (first + index) % panes.length)(room);
    if (index > 0 && pane.length > room) continue;
    lines.push(...pane);
  }
  return lines;
}

function boardLines(board: ReputationBoard, columns: number, rows: number): Line[] {
  if (board.layout === 'compact') return compactLines(board, columns, rows);
  const { blocks, order } = blocksOf(board, columns);
  return stacked(blocks, inTurn(blocks, order), rows);
}

/** How many rows the board would use. */
export function rows(board: ReputationBoard, columns: number): number {
  if (board.layout === 'compact') return compactLines(board, columns, 60).length;
  return fullHeight(blocksOf(board, columns).blocks);
}

/** The number of the current round. */
export function status(view: ReputationView, _voice: BoardVoice, columns: number): Status {
  return { round: (columns < 60 ? boardWords().roundShort : boardWords().round)(view.round, view.rounds) };
}

/** The parts of the board that Tab goes through when not everything fits. */
export function panes(size: Size): readonly string[] {
  const layout = layoutFor(size);
  if (layout === 'compact') return compactPanes();
  return layout === 'standard' ? [boardWords().panes.table, boardWords().panes.identity] : [];
}

/** One's own power and agenda with full texts, both projects, and everybody's public information. */
export const hand = handLines;

/** The meanings of the signs on the board. */
export function legend(_props: Omit<BoardProps<ReputationView>, 'size'>, columns: number): Line[] {
  const { signs, hidden } = boardWords();
  return legendLines(
    [
      ['*', signs.start],
      [hidden, signs.hidden],
      ['[. o .]', signs.breakRoom],
      ['c', signs.cards],
      ['w', signs.workers],
      ['rep', signs.rep],
    ],
    columns,
  );
}

/**
 * At the end, the table of reputation and profit with the eliminated seats; before that, what is known of reputation.
 */
export function ending(
  props: Omit<BoardProps<ReputationView>, 'size'>,
  outcome: Outcome,
  columns: number,
): readonly Line[] {
  if (props.view.final === null) return openLines(props, outcome, columns);
  return columns < 80 ? compactFinal(props) : finalBlock(props, columns).flat();
}

/** Reputation's board: both projects, and all CEOs with their own and shared stacks. */
export function draw(props: BoardProps<ReputationView>): Line[] {
  return filled(boardLines(props, props.size.columns, props.size.rows), props);
}

/** Everyone's power and agenda in full, below the table with all stacks. */
export function drawOthers(props: BoardProps<ReputationView>): Line[] {
  const { size, view } = props;
  const identities = view.players.flatMap((player) => {
    const asked = { ...props, question: null, view: { ...view, viewer: player.seat } };
    return [[], [' ', ...person(props, player.seat)], ...identityLines(asked, size.columns)];
  });
  const all: Line[] = [
    ...(tableBlock(props, size.columns).at(-1) ?? []),
    ...identities,
    [],
    ...handLines(props, size.columns),
  ];
  return pageOf(all, props);
}

/** Credits are secret until the end (REP-INFO-01), so a plot of the points would show nothing. */
export const secretPoints = true;

/** Bids are many, and their sentences give what they cost. */
export const briefStory: BriefStory = { except: [] };
