import type { BoardModule, BoardProps } from '../drawing/board.ts';
import { isLargeEnough, type Size } from '../drawing/layout.ts';
import { bold, dim, exactly, type Line, sideBySide } from '../drawing/lines.ts';
import { elementAt } from '../engine/checked.ts';
import { screenWords } from '../words/index.ts';
import { areasOf } from './areas.ts';
import type { Controller } from './controller.ts';
import type { Areas } from './divide.ts';
import { entryLines } from './entries.ts';
import { dividerLine, footerLine, statusLine } from './frame-lines.ts';
import { areSameProps, boardPropsOf } from './overlays/board-props.ts';
import { logLines } from './overlays/log.ts';
import { overlayLines } from './overlays/overlay.ts';
import { scoreTable } from './overlays/standings.ts';
import { promptContext } from './prompt-context.ts';
import { promptLines } from './prompts/index.ts';
import { handOverLines, overLines, thinkingLines, tooSmallLines } from './scenes/between.ts';
import { tellingLines } from './scenes/telling.ts';

/** The whole screen of a match, exactly as many rows as the terminal has. */
export function screenLines(controller: Controller): Line[] {
  const { size } = controller;
  if (!isLargeEnough(size)) return exactly(tooSmallLines(size), size.rows);
  const areas = areasOf(controller);
  return [statusLine(controller), ...bodyLines(controller, areas), footerLine(controller, !areas.divider)];
}

function bodyLines(controller: Controller, areas: Areas): Line[] {
  const { overlay, scene } = controller;
  const { body } = areas;
  if (overlay !== null) return overlayLines(overlay, controller, body);
  if (scene.kind === 'over') return exactly(overLines(controller, body), body.rows);
  return [...besideEachOther(controller, areas), ...promptRowsOf(controller, areas)];
}

/** The board, with log and standings beside it if there is room. */
function besideEachOther(controller: Controller, { board, side }: Areas): readonly Line[] {
  const lines = stillBoard(controller, board);
  if (side === null) return lines;
  return sideBySide(
    [
      { lines, columns: board.columns },
      { lines: lines.map((): Line => [' ', dim(controller.glyphs.bar)]), columns: 3 },
      { lines: exactly(sideLines(controller, side), side.rows), columns: side.columns },
    ],
    '',
  );
}

/** The rows below the board, in full width: the latest news, and the question or telling. */
function promptRowsOf(controller: Controller, { prompt, divider, latest }: Areas): Line[] {
  const { columns } = prompt;
  // The news may be meant for the person who has just left the keyboard.
  const notice = controller.scene.kind === 'handing-over' ? null : controller.notice;
  return [
    ...(divider ? [dividerLine(controller, columns, notice)] : []),
    ...(latest > 0 ? latestLines(controller, { columns, rows: latest }) : []),
    ...exactly(sceneLines(controller, prompt), prompt.rows),
  ];
}

interface DrawnBoard {
  readonly props: Omit<BoardProps, 'size'>;
  readonly size: Size;
  readonly board: BoardModule;
  readonly lines: readonly Line[];
}

const drawnBoards = new WeakMap<Controller, DrawnBoard>();

/** The board, redrawn only when something on it has changed, not for every key. */
function stillBoard(controller: Controller, size: Size): readonly Line[] {
  if (size.rows <= 0) return [];
  const { board } = controller;
  const props = boardPropsOf(controller);
  const before = drawnBoards.get(controller);
  const isStill =
    before !== undefined &&
    before.board === board &&
    before.size.columns === size.columns &&
    before.size.rows === size.rows &&
    areSameProps(before.props, props);
  if (isStill) return before.lines;
  const lines = exactly(board.draw({ ...props, size }), size.rows);
  drawnBoards.set(controller, { props, size, board, lines });
  return lines;
}

function sceneLines(controller: Controller, size: Size): Line[] {
  const { scene } = controller;
  // Between two people the board is a spectator's, so public information stays visible.
  if (scene.kind === 'handing-over') return handOverLines(scene.seat, controller, size);
  if (scene.kind === 'telling') return tellingLines(controller, size);
  if (scene.kind === 'asking') return promptLines(promptContext(controller, scene.prompt), size);
  return thinkingLines(controller, size);
}

/** The newest entries of the log, each in one row. */
function latestLines(controller: Controller, { columns, rows }: Size): Line[] {
  const { viewer, voice } = controller;
  const entries = controller.entries(viewer).slice(-rows);
  return exactly(
    entries.map((entry) => elementAt(entryLines(entry, voice, columns, false), 0)),
    rows,
  );
}

/** The right-hand column of the wide layout: the log above the standings. */
function sideLines(controller: Controller, { columns, rows }: Size): Line[] {
  const { session, viewer } = controller;
  const outcome = session.seatAt(viewer).outcome();
  const standings = scoreTable(outcome, controller, columns, false);
  const room = Math.max(4, rows - standings.length - 3);
  const log = logLines(controller.entries(viewer).slice(-room), null, controller, columns, false).slice(
    -room,
  );
  return [
    [' ', bold(screenWords().logTitle)],
    ...exactly(log, room),
    [],
    [' ', bold(screenWords().standingsTitle), dim(`  ${screenWords().standingsNow(outcome)}`)],
    ...standings,
  ];
}
