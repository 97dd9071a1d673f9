import { isLargeEnough, type Size } from '../../drawing/layout.ts';
import { bold, dim, exactly, type Line, painted, spread, typing } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import { tryScreenWords } from '../../words/en/try.ts';
import type { Bench } from '../bench.ts';
import { divide } from '../divide.ts';
import { dividerLine, footerLine } from '../frame-lines.ts';
import { overlayLines } from '../overlays/overlay.ts';
import { promptLines, promptRows } from '../prompts/index.ts';
import { whereLines } from '../try-commands.ts';
import { tooSmallLines } from './between.ts';

/** The screen of a rule-checking session, exactly as many rows as the terminal has. */
export function tryLines(bench: Bench): Line[] {
  const { size } = bench;
  const { columns, rows } = size;
  if (!isLargeEnough(size)) return exactly(tooSmallLines(size), rows);
  const body = { columns, rows: rows - 2 };
  return [
    statusLine(bench),
    ...(bench.overlay === null
      ? exactly(bodyLines(bench, body), body.rows)
      : overlayLines(bench.overlay, bench, body)),
    footer(bench),
  ];
}

function bodyLines(bench: Bench, size: Size): Line[] {
  const { board, prompt } = bench;
  const { columns } = size;
  const props = bench.boardProps();
  const areas = divide(
    { columns, rows: size.rows + 2 },
    () => board.rows(props, columns),
    () => (prompt === null ? 6 : promptRows(bench.context(prompt), columns)),
    false,
  );
  const boardRows = Math.min(areas.board.rows, board.rows(props, columns), size.rows - 7);
  const rest = size.rows - boardRows - 1;
  return [
    ...exactly(board.draw({ ...props, size: { columns, rows: boardRows } }), boardRows),
    dividerLine(bench, columns, bench.notice),
    ...(prompt === null
      ? betweenLines(bench, columns)
      : promptLines(bench.context(prompt), { columns, rows: rest })),
  ];
}

function betweenLines({ table, voice }: Bench, columns: number): Line[] {
  return whereLines(table).flatMap((line) =>
    wrap(voice.text(line), columns - 2).map((text): Line => [` ${text}`]),
  );
}

function statusLine({ table, voice, size, glyphs, viewer, view, board }: Bench): Line {
  const { desk } = table;
  const status = board.status?.(view, voice, size.columns);
  const start: Line = [
    ' ',
    bold(table.title.toUpperCase()),
    `  ${voice.text(status?.round ?? tryScreenWords.round(desk.round))}  ${voice.step(desk.step ?? desk.nextStep)}`,
  ];
  const name = viewer === null ? tryScreenWords.spectator : tryScreenWords.view(voice.seat(viewer));
  return spread(
    start,
    [dim(`${tryScreenWords.checking} ${glyphs.dot} ${voice.text(name)} `)],
    size.columns,
    glyphs.more,
  );
}

function footer(bench: Bench): Line {
  const { typed, overlay, size } = bench;
  if (typed !== null && overlay === null)
    return [' ', painted('/', 'key', true), ' ', typing(typed, size.columns - 3)];
  return footerLine(bench, false);
}
