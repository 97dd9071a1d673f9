import { Box, Text } from 'ink';
import { memo, type ReactElement, useSyncExternalStore } from 'react';
import { areasOf } from './areas.ts';
import type { BoardProps } from './boards/board.ts';
import type { Controller } from './controller.ts';
import { entryLines } from './entries.ts';
import { dividerLine, footerLine, statusLine } from './frame-lines.ts';
import { type Areas, isLargeEnough, type Size } from './layout.ts';
import { bold, dim, exactly, type Line, Lines } from './lines.tsx';
import { boardPropsOf } from './overlays/board-props.ts';
import { logLines } from './overlays/log.ts';
import { scoreTable } from './overlays/standings.ts';
import { press } from './press.ts';
import { promptContext } from './prompt-context.ts';
import { promptLines } from './prompts/index.ts';
import { handOverLines, overLines, thinkingLines, tooSmallLines } from './scenes/between.ts';
import { tellingLines } from './scenes/telling.ts';
import { useKeys } from './use-keys.ts';
import { screenWords } from './words/en.screen.ts';

/**
 * The whole screen, exactly as many rows as the terminal has.
 * @param blank draws nothing: after a change of size, so that no row of the old frame is taken for one of the new
 */
export function Screen({
  controller,
  blank,
}: {
  readonly controller: Controller;
  readonly blank: boolean;
}): ReactElement | null {
  useSyncExternalStore(controller.subscribe, controller.snapshot, controller.snapshot);
  useKeys({ press: (key) => press(key, controller), fail: (error) => controller.fail(error) });
  const { size, theme } = controller;
  if (blank) return <Text> </Text>;
  if (!isLargeEnough(size))
    return <Lines lines={tooSmallLines(size)} columns={size.columns} rows={size.rows} theme={theme} />;
  return <Whole controller={controller} />;
}

function Whole({ controller }: { readonly controller: Controller }): ReactElement {
  const { size, theme, scene } = controller;
  const handing = scene.kind === 'handing-over';
  const areas = areasOf(controller);
  const status: Line = handing
    ? [' ', bold(controller.session.table.game.title.toUpperCase())]
    : statusLine(controller);
  return (
    <Box flexDirection="column" width={size.columns} height={size.rows} overflowY="hidden">
      <Lines lines={[status]} columns={size.columns} rows={1} theme={theme} />
      <Body controller={controller} areas={areas} />
      <Lines lines={[footerLine(controller, !areas.divider)]} columns={size.columns} rows={1} theme={theme} />
    </Box>
  );
}

function Body({
  controller,
  areas,
}: {
  readonly controller: Controller;
  readonly areas: Areas;
}): ReactElement {
  const { overlay, scene, theme } = controller;
  const { body } = areas;
  if (overlay !== null) {
    const room = { columns: body.columns, rows: body.rows - 1 };
    const drawn = overlay.draw?.(controller, room) ?? (
      <Rows lines={overlay.lines(controller, room)} size={room} controller={controller} />
    );
    return (
      <Box flexDirection="column" width={body.columns} height={body.rows} overflowY="hidden">
        <Lines lines={[[' ', bold(overlay.title)]]} columns={body.columns} rows={1} theme={theme} />
        {drawn}
      </Box>
    );
  }
  if (scene.kind === 'handing-over')
    return <Rows lines={handOverLines(scene.seat, controller, body)} size={body} controller={controller} />;
  if (scene.kind === 'over')
    return <Rows lines={overLines(controller, body)} size={body} controller={controller} />;
  if (areas.side === null) return <Main controller={controller} areas={areas} />;
  return (
    <Box width={body.columns} height={body.rows} overflowY="hidden">
      <Main controller={controller} areas={areas} />
      <Rows
        lines={Array.from({ length: body.rows }, (): Line => [' ', dim(controller.glyphs.bar), ' '])}
        size={{ columns: 3, rows: body.rows }}
        controller={controller}
      />
      <Rows lines={sideLines(controller, areas.side)} size={areas.side} controller={controller} />
    </Box>
  );
}

function Main({
  controller,
  areas,
}: {
  readonly controller: Controller;
  readonly areas: Areas;
}): ReactElement {
  const { board, prompt, divider, latest } = areas;
  const columns = board.columns;
  return (
    <Box flexDirection="column" width={columns} height={areas.body.rows} overflowY="hidden">
      {board.rows > 0 ? <BoardArea controller={controller} size={board} /> : null}
      {divider ? (
        <Rows
          lines={[dividerLine(controller, columns)]}
          size={{ columns, rows: 1 }}
          controller={controller}
        />
      ) : null}
      {latest > 0 ? (
        <Rows
          lines={latestLines(controller, { columns, rows: latest })}
          size={{ columns, rows: latest }}
          controller={controller}
        />
      ) : null}
      <Rows lines={sceneLines(controller, prompt)} size={prompt} controller={controller} />
    </Box>
  );
}

function Rows({
  lines,
  size,
  controller,
}: {
  readonly lines: readonly Line[];
  readonly size: Size;
  readonly controller: Controller;
}): ReactElement {
  return (
    <Lines
      lines={exactly(lines, size.rows)}
      columns={size.columns}
      rows={size.rows}
      theme={controller.theme}
    />
  );
}

function BoardArea({
  controller,
  size,
}: {
  readonly controller: Controller;
  readonly size: Size;
}): ReactElement {
  return (
    <Box width={size.columns} height={size.rows} overflowY="hidden" flexShrink={0}>
      <StillBoard {...boardPropsOf(controller)} Board={controller.board.Board} size={size} />
    </Box>
  );
}

/** The board is drawn anew only when something of it has changed, not for every key. */
const StillBoard = memo(
  ({ Board, ...props }: BoardProps & { readonly Board: Controller['board']['Board'] }): ReactElement => (
    <Board {...props} />
  ),
  (before, after) =>
    Object.keys(after).every((key) => {
      const name = key as keyof typeof after;
      if (name === 'size')
        return before.size.columns === after.size.columns && before.size.rows === after.size.rows;
      return before[name] === after[name];
    }),
);

function sceneLines(controller: Controller, size: Size): Line[] {
  const { scene } = controller;
  if (scene.kind === 'telling') return tellingLines(controller, size);
  if (scene.kind === 'asking') return promptLines(promptContext(controller, scene.prompt), size);
  return thinkingLines(controller, size);
}

/** The newest entries of the log, each in one row. */
function latestLines(controller: Controller, { columns, rows }: Size): Line[] {
  const { viewer, voice } = controller;
  const entries = controller.entries(viewer).slice(-rows);
  return exactly(
    entries.map((entry) => entryLines(entry, voice, columns, false)[0] as Line),
    rows,
  );
}

/** The column at the right of the wide design: the log above the standings. */
function sideLines(controller: Controller, { columns, rows }: Size): Line[] {
  const { session, viewer } = controller;
  const standings = scoreTable(session.table.outcome(), controller, columns, false);
  const room = Math.max(4, rows - standings.length - 3);
  const log = logLines(controller.entries(viewer).slice(-room), null, controller, columns, false).slice(
    -room,
  );
  return [
    [' ', bold(screenWords.logTitle)],
    ...exactly(log, room),
    [],
    [' ', bold(screenWords.standingsTitle), dim(`  ${screenWords.standingsNow}`)],
    ...standings,
  ];
}
