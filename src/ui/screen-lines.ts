import type { BoardModule, BoardProps } from '../drawing/board.ts';
import { isLargeEnough, type Size } from '../drawing/layout.ts';
import { bold, dim, exactly, type Line, sideBySide } from '../drawing/lines.ts';
import { elementAt } from '../engine/checked.ts';
import { screenWords } from '../words/index.ts';
import { areasOf } from './areas.ts';
import type { Areas } from './divide.ts';
import { entryLines } from './entries.ts';
import { dividerLine, footerLine, statusLine } from './frame-lines.ts';
import type { MatchScreen } from './match-screen.ts';
import { areSameProps, boardPropsOf } from './overlays/board-props.ts';
import { logLines } from './overlays/log.ts';
import { overlayLines } from './overlays/overlay.ts';
import { scoreTable } from './overlays/standings.ts';
import { promptContext } from './prompt-context.ts';
import { promptLines } from './prompts/index.ts';
import { handOverLines, overLines, thinkingLines, tooSmallLines } from './scenes/between.ts';
import { tellingLines } from './scenes/telling.ts';

/** The whole screen of a match, exactly as many rows as the terminal has. */
export function screenLines(screen: MatchScreen): Line[] {
  const { size } = screen;
  if (!isLargeEnough(size)) return exactly(tooSmallLines(size), size.rows);
  const areas = areasOf(screen);
  return [statusLine(screen), ...bodyLines(screen, areas), footerLine(screen, !areas.divider)];
}

function bodyLines(screen: MatchScreen, areas: Areas): Line[] {
  const { overlay, scene } = screen;
  const { body } = areas;
  if (overlay !== null) return overlayLines(overlay, screen, body);
  if (scene.kind === 'over') return exactly(overLines(screen, body), body.rows);
  return [...besideEachOther(screen, areas), ...promptRowsOf(screen, areas)];
}

/** The board, with log and standings beside it if there is room. */
function besideEachOther(screen: MatchScreen, { board, side }: Areas): readonly Line[] {
  const lines = stillBoard(screen, board);
  if (side === null) return lines;
  return sideBySide(
    [
      { lines, columns: board.columns },
      { lines: lines.map((): Line => [' ', dim(screen.glyphs.bar)]), columns: 3 },
      { lines: exactly(sideLines(screen, side), side.rows), columns: side.columns },
    ],
    '',
  );
}

/** The rows below the board, in full width: the latest news, and the question or telling. */
function promptRowsOf(screen: MatchScreen, { prompt, divider, latest }: Areas): Line[] {
  const { columns } = prompt;
  // The news may be meant for the person who has just left the keyboard.
  const notice = screen.scene.kind === 'handing-over' ? null : screen.notice;
  return [
    ...(divider ? [dividerLine(screen, columns, notice)] : []),
    ...(latest > 0 ? latestLines(screen, { columns, rows: latest }) : []),
    ...exactly(sceneLines(screen, prompt), prompt.rows),
  ];
}

interface DrawnBoard {
  readonly props: Omit<BoardProps, 'size'>;
  readonly size: Size;
  readonly board: BoardModule;
  readonly lines: readonly Line[];
}

const drawnBoards = new WeakMap<MatchScreen, DrawnBoard>();

/** The board, redrawn only when something on it has changed, not for every key. */
function stillBoard(screen: MatchScreen, size: Size): readonly Line[] {
  if (size.rows <= 0) return [];
  const { board } = screen;
  const props = boardPropsOf(screen);
  const before = drawnBoards.get(screen);
  const isStill =
    before !== undefined &&
    before.board === board &&
    before.size.columns === size.columns &&
    before.size.rows === size.rows &&
    areSameProps(before.props, props);
  if (isStill) return before.lines;
  const lines = exactly(board.draw({ ...props, size }), size.rows);
  drawnBoards.set(screen, { props, size, board, lines });
  return lines;
}

function sceneLines(screen: MatchScreen, size: Size): Line[] {
  const { scene } = screen;
  // Between two people the board is a spectator's, so public information stays visible.
  if (scene.kind === 'handing-over') return handOverLines(scene.seat, screen, size);
  if (scene.kind === 'telling') return tellingLines(screen, size);
  if (scene.kind === 'asking') return promptLines(promptContext(screen, scene.prompt), size);
  return thinkingLines(screen, size);
}

/** The newest entries of the log, each in one row. */
function latestLines(screen: MatchScreen, { columns, rows }: Size): Line[] {
  const { viewer, voice } = screen;
  const entries = screen.entries(viewer).slice(-rows);
  return exactly(
    entries.map((entry) => elementAt(entryLines(entry, voice, columns, false), 0)),
    rows,
  );
}

/** The right-hand column of the wide layout: the log above the standings. */
function sideLines(screen: MatchScreen, { columns, rows }: Size): Line[] {
  const { session, viewer } = screen;
  const outcome = session.seatAt(viewer).outcome();
  const standings = scoreTable(outcome, screen, columns, false);
  const room = Math.max(4, rows - standings.length - 3);
  const log = logLines(screen.entries(viewer).slice(-room), null, screen, columns, false).slice(-room);
  return [
    [' ', bold(screenWords().logTitle)],
    ...exactly(log, room),
    [],
    [' ', bold(screenWords().standingsTitle), dim(`  ${screenWords().standingsNow(outcome)}`)],
    ...standings,
  ];
}
