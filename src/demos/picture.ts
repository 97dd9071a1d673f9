import { escapedMarkup } from '../drawing/markup.ts';
import { widthOf } from '../drawing/text.ts';
import { elementAt } from '../engine/checked.ts';
import type { RecordedFrame } from './asciicast.ts';
import { type Cell, type CellStyle, cellsOf } from './cells.ts';

export interface PictureOptions {
  readonly columns: number;
  readonly rows: number;
  readonly title: string;
  /** A description for readers who cannot see the picture. */
  readonly description: string;
  /** The duration of the animation before it repeats, in seconds. */
  readonly seconds: number;
}

/** Pixels of a cell, of the font in it, and around the screen. */
const CELL = { width: 8, height: 17 };
const FONT = 13;
const MARGIN = 10;

/** Foreground and background, and the 16 colours of a terminal in their order. */
const GROUND = { text: '#d4d7dd', paper: '#1b1e24' };
const COLOURS: readonly string[] = [
  '#3b4048',
  '#f07178',
  '#a5d17c',
  '#e6c07b',
  '#74b2f5',
  '#d293e3',
  '#5fc8d4',
  '#d4d7dd',
  '#8b93a1',
  '#ff9ba1',
  '#c3e8a0',
  '#ffdf9e',
  '#a3cdff',
  '#ecb6f8',
  '#8fe5ef',
  '#ffffff',
];

/** A row of the screen for as long as it stays the same. */
interface Stay {
  readonly row: number;
  readonly text: string;
  readonly from: number;
  to: number;
}

/**
 * A picture of the screen as SVG, drawn from the same rows as a recording. Its letters are text, which can be searched
 * and read aloud. Several frames make an animation that runs by CSS alone; a viewer without animations, or whose reader
 * wants less motion, shows the first frame.
 */
export function picture(frames: readonly RecordedFrame[], options: PictureOptions): string {
  const { columns, rows, title, description, seconds } = options;
  const stays = staysOf(frames, seconds);
  const times = new Map<string, number>();
  const used = new Set<string>();
  const drawn = stays.map(({ row, text, from, to }) => {
    const body = rowSvg(cellsOf(text), used);
    if (body === '') return '';
    const place = `transform="translate(0 ${row * CELL.height})"`;
    if (from === 0 && to === seconds) return `<g ${place}>${body}</g>`;
    const span = `${share(from, seconds)} ${share(to, seconds)}`;
    const time = times.get(span) ?? times.size;
    times.set(span, time);
    return `<g class="${from === 0 ? 'a f' : 'a'} k${time}" ${place}>${body}</g>`;
  });
  const width = columns * CELL.width + 2 * MARGIN;
  const height = rows * CELL.height + 2 * MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapedMarkup(title)}</title>`,
    `<desc>${escapedMarkup(description)}</desc>`,
    `<style>${styleSheet(used, times, seconds)}</style>`,
    `<rect width="${width}" height="${height}" rx="6" fill="${GROUND.paper}"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})">`,
    ...drawn.filter((line) => line !== ''),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function staysOf(frames: readonly RecordedFrame[], seconds: number): Stay[] {
  const stays: Stay[] = [];
  const open: (Stay | undefined)[] = [];
  for (const { at, rows } of frames) {
    rows.forEach((text, row) => {
      const last = open[row];
      if (last?.text === text) return;
      if (last !== undefined) last.to = at;
      const stay: Stay = { row, text, from: at, to: seconds };
      open[row] = stay;
      stays.push(stay);
    });
  }
  return stays.filter(({ from, to }) => from < to || seconds === 0);
}

/** The cells of a row as text elements, one for each stretch of the same style; blanks draw nothing. */
function rowSvg(cells: readonly Cell[], used: Set<string>): string {
  const parts: string[] = [];
  for (let from = 0; from < cells.length; ) {
    const { style } = elementAt(cells, from);
    let to = from + 1;
    while (to < cells.length && sameStyle(elementAt(cells, to).style, style)) to += 1;
    parts.push(stretchSvg(cells.slice(from, to), style, used));
    from = to;
  }
  return parts.join('');
}

const sameStyle = (one: CellStyle, other: CellStyle): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function stretchSvg(cells: readonly Cell[], style: CellStyle, used: Set<string>): string {
  const text = cells.map((cell) => cell.text).join('');
  const before = text.length - text.trimStart().length;
  const words = text.trim();
  const first = elementAt(cells, 0).column;
  const paper = style.inverse
    ? `<rect x="${first * CELL.width}" width="${widthOf(text) * CELL.width}" height="${CELL.height}" fill="${style.colour === null ? GROUND.text : COLOURS[style.colour]}"/>`
    : '';
  if (words === '') return paper;
  const classes = [
    ...(style.inverse ? ['i'] : style.colour === null ? [] : [`c${style.colour}`]),
    ...(style.bold ? ['b'] : []),
    ...(style.dim && !style.inverse ? ['d'] : []),
  ];
  for (const name of classes) used.add(name);
  const attributes = classes.length === 0 ? '' : ` class="${classes.join(' ')}"`;
  const x = (first + before) * CELL.width;
  // The reader's font may be wider or narrower; the given length keeps every letter in its cell.
  const length = widthOf(words) * CELL.width;
  return `${paper}<text x="${x}" y="${FONT}" textLength="${length}"${attributes}>${escapedMarkup(words)}</text>`;
}

function styleSheet(used: ReadonlySet<string>, times: ReadonlyMap<string, number>, seconds: number): string {
  const rules: string[] = [
    `text{font:${FONT}px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace;fill:${GROUND.text};white-space:pre}`,
    ...COLOURS.flatMap((colour, index) => (used.has(`c${index}`) ? [`.c${index}{fill:${colour}}`] : [])),
    ...(used.has('i') ? [`.i{fill:${GROUND.paper}}`] : []),
    ...(used.has('b') ? ['.b{font-weight:bold}'] : []),
    ...(used.has('d') ? ['.d{opacity:.65}'] : []),
  ];
  if (times.size === 0) return rules.join('');
  rules.push(`.a{visibility:hidden;animation:${round(seconds)}s step-end infinite}.f{visibility:visible}`);
  for (const [span, time] of times) {
    const [from = '', to = ''] = span.split(' ');
    const shown = [
      ...(from === '0%' ? [] : ['0%{visibility:hidden}']),
      `${from}{visibility:visible}`,
      ...(to === '100%' ? [] : [`${to}{visibility:hidden}`]),
    ];
    rules.push(`@keyframes k${time}{${shown.join('')}}.k${time}{animation-name:k${time}}`);
  }
  rules.push('@media (prefers-reduced-motion:reduce){.a{animation:none}}');
  return rules.join('');
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const share = (at: number, seconds: number): string => `${round((at / seconds) * 100)}%`;
