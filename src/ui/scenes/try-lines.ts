import { isLargeEnough, type Size } from '../../drawing/layout.ts';
import { bold, dim, exactly, type Line, painted, spread, typing } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import { tryScreenWords } from '../../words/index.ts';
import { divide } from '../divide.ts';
import { dividerLine, footerLine } from '../frame-lines.ts';
import { overlayLines } from '../overlays/overlay.ts';
import { promptLines, promptRows } from '../prompts/index.ts';
import { whereLines } from '../try-commands.ts';
import type { TryController } from '../try-controller.ts';
import { tooSmallLines } from './between.ts';

/** The screen of a rule-checking session, exactly as many rows as the terminal has. */
export function tryLines(controller: TryController): Line[] {
  const { size } = controller;
  const { columns, rows } = size;
  if (!isLargeEnough(size)) return exactly(tooSmallLines(size), rows);
  const body = { columns, rows: rows - 2 };
  return [
    statusLine(controller),
    ...(controller.overlay === null
      ? exactly(bodyLines(controller, body), body.rows)
      : overlayLines(controller.overlay, controller, body)),
    footer(controller),
  ];
}

function bodyLines(controller: TryController, size: Size): Line[] {
  const { board, prompt } = controller;
  const { columns } = size;
  const props = controller.boardProps();
  const areas = divide(
    { columns, rows: size.rows + 2 },
    () => board.rows(props, columns),
    () => (prompt === null ? 6 : promptRows(controller.context(prompt), columns)),
    false,
  );
  const boardRows = Math.min(areas.board.rows, board.rows(props, columns), size.rows - 7);
  const rest = size.rows - boardRows - 1;
  return [
    ...exactly(board.draw({ ...props, size: { columns, rows: boardRows } }), boardRows),
    dividerLine(controller, columns, controller.notice),
    ...(prompt === null
      ? betweenLines(controller, columns)
      : promptLines(controller.context(prompt), { columns, rows: rest })),
  ];
}

function betweenLines({ session, voice }: TryController, columns: number): Line[] {
  return whereLines(session).flatMap((line) =>
    wrap(voice.text(line), columns - 2).map((text): Line => [` ${text}`]),
  );
}

function statusLine({ session, voice, size, glyphs, viewer, view, board }: TryController): Line {
  const { desk } = session;
  const status = board.status?.(view, voice, size.columns);
  const start: Line = [
    ' ',
    bold(session.title.toUpperCase()),
    `  ${voice.text(status?.round ?? tryScreenWords().round(desk.round))}  ${voice.step(desk.step ?? desk.nextStep)}`,
  ];
  const name = viewer === null ? tryScreenWords().spectator : tryScreenWords().view(voice.seat(viewer));
  return spread(
    start,
    [dim(`${tryScreenWords().checking} ${glyphs.dot} ${voice.text(name)} `)],
    size.columns,
    glyphs.more,
  );
}

function footer(controller: TryController): Line {
  const { typed, overlay, size } = controller;
  if (typed !== null && overlay === null)
    return [' ', painted('/', 'key', true), ' ', typing(typed, size.columns - 3)];
  return footerLine(controller, false);
}
