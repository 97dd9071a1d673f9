import { element, escapedMarkup } from '../drawing/markup.ts';
import { cut, wrap } from '../drawing/text.ts';
import { ownerLetter } from '../drawing/theme.ts';
import { elementAt } from '../engine/checked.ts';
import type { CurvePoint } from './review-summary.ts';

/** The texts of a picture of a curve. */
export interface CurveTexts {
  readonly title: string;
  /** A description for readers who cannot see the picture. */
  readonly description: string;
  /** The labels of the axes. */
  readonly across: string;
  readonly up: string;
  /** The names of the seats. */
  readonly names: readonly string[];
  /** A sentence for each decision that turned the match, by the number of answers including it. */
  readonly turns: ReadonlyMap<number, string>;
}

/** The size of the picture, and of the field of the curve in it, in pixels. */
const SIZE = { width: 800, height: 452 };
const FIELD = { left: 64, top: 52, right: 20, bottom: 84 };
/** Pixels for each sentence below the picture, and for a cell of text. */
const [ROW, CELL] = [20, 7.2];
/** The most rounds that are named on the axis. */
const MOST_ROUNDS = 16;
/** Pixels between two letters on a line. */
const BETWEEN_LETTERS = 90;

/** The lines of the seats on light and on dark paper: each has at least 4.5 times the brightness of its paper. */
const LIGHT = ['#00687a', '#a3218e', '#2c6e1f', '#b3261e', '#2d4fc4', '#7a5900'];
const DARK = ['#5fd0e0', '#f29be6', '#9fd98c', '#ff9d94', '#a9bcff', '#e8c860'];
/** A line is recognised by its dashes and letters, too. */
const DASHES = ['none', '9 4', '2 4', '14 4 2 4', '5 5', '1 7'];

/**
 * The curve of a review as an SVG picture: for each seat, the share of the games that the search expected it to win
 * after each decision. It follows the reader's choice of light or dark paper.
 */
export function curvePicture(curve: readonly CurvePoint[], texts: CurveTexts): string {
  const first = elementAt(curve, 0).answered;
  const span = Math.max(1, elementAt(curve, curve.length - 1).answered - first);
  const width = SIZE.width - FIELD.left - FIELD.right;
  const height = SIZE.height - FIELD.top - FIELD.bottom;
  const x = (answered: number): number => round(FIELD.left + ((answered - first) / span) * width);
  const y = (share: number): number => round(FIELD.top + (1 - share) * height);
  const bottom = y(0);
  const seats = texts.names.map((_, seat) => seat);
  const starts = roundStarts(curve);
  const each = Math.ceil(starts.length / MOST_ROUNDS);
  const { left } = FIELD;
  const right = left + width;
  const turns = curve.flatMap(({ answered }) => {
    const told = texts.turns.get(answered);
    return told === undefined ? [] : [{ answered, told }];
  });
  // The sentences of the turning points, each in as many rows as it needs.
  const sentences = turns.flatMap(({ told }, index) =>
    wrap(`${index + 1} ${told}`, Math.floor(width / CELL)),
  );
  const size = { ...SIZE, height: SIZE.height + ROW * sentences.length };
  const label = (place: string, at: readonly [number, number], text: string): string =>
    element('text', { class: place, x: at[0], y: at[1] }, escapedMarkup(text));
  const rule = (x1: number, y1: number, x2: number, y2: number): string =>
    element('line', { class: 'grid', x1, y1, x2, y2 });
  const content = [
    element('title', { id: 'title' }, escapedMarkup(texts.title)),
    element('desc', { id: 'description' }, escapedMarkup(texts.description)),
    element('style', {}, styleSheet(seats.length)),
    element('rect', { class: 'paper', ...size }),
    label('head', [left, 22], cut(texts.title, Math.floor(width / CELL), '…')),
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      rule(left, y(share), right, y(share)),
      label('end', [left - 8, y(share) + 4], String(share * 100)),
    ]),
    ...starts.flatMap(({ answered, round: number }, index) => [
      rule(x(answered), FIELD.top, x(answered), bottom),
      ...(index % each === 0 ? [label('mid', [x(answered), bottom + 18], String(number))] : []),
    ]),
    label('mid', [left + width / 2, bottom + 38], texts.across),
    element(
      'g',
      { transform: `translate(18,${FIELD.top + height / 2})rotate(-90)` },
      label('mid', [0, 0], texts.up),
    ),
    // A number above the line of each turning point leads to its sentence below the picture.
    ...turns.flatMap(({ answered, told }, index) => [
      element(
        'path',
        { class: 'turn', d: `M${x(answered)},${FIELD.top}V${bottom}` },
        element('title', {}, escapedMarkup(told)),
      ),
      label('mid', [x(answered), FIELD.top - (index % 2 === 0 ? 4 : 16)], String(index + 1)),
    ]),
    ...sentences.map((row, index) => label('told', [left, bottom + 64 + ROW * (index + 1)], row)),
    ...seats.map((seat) => lineOf(seat, curve, x, y)),
    ...legend(texts.names, bottom + 62),
  ];
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [0, 0, size.width, size.height].join(' '),
      ...size,
      role: 'img',
      'aria-labelledby': ['title', 'description'].join(' '),
    },
    ...content.map((line) => `\n${line}`),
    '\n',
  )}\n`;
}

/** The first point of each round. */
function roundStarts(curve: readonly CurvePoint[]): readonly CurvePoint[] {
  return curve.filter((point, index) => point.round !== curve[index - 1]?.round);
}

function lineOf(
  seat: number,
  curve: readonly CurvePoint[],
  x: (answered: number) => number,
  y: (share: number) => number,
): string {
  const points = curve.map(({ answered, shares }) => ({ x: x(answered), y: y(shares[seat] ?? 0) }));
  const letters: string[] = [];
  // The letters of different seats are at different positions, so that none hides another.
  let next = FIELD.left + 12 + seat * 14;
  for (const point of points) {
    if (point.x < next) continue;
    letters.push(letterAt(seat, point.x, point.y + 4));
    next = point.x + BETWEEN_LETTERS;
  }
  const d = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x},${point.y}`).join('');
  return element('g', { class: `s${seat}` }, element('path', { class: 'line', d }), ...letters);
}

function letterAt(seat: number, x: number, y: number): string {
  return element('text', { class: 'letter', x, y }, ownerLetter(seat));
}

/** The names of the seats with their letters and lines, below the axis. */
function legend(names: readonly string[], top: number): string[] {
  const room = (SIZE.width - FIELD.left - FIELD.right) / names.length;
  return names.map((name, seat) => {
    const from = round(FIELD.left + seat * room);
    const shown = cut(name, Math.max(1, Math.floor((room - 52) / CELL)), '…');
    return element(
      'g',
      { class: `s${seat}` },
      element('path', { class: 'line', d: `M${from},${top - 4}h28` }),
      letterAt(seat, from + 14, top),
      element('text', { x: from + 36, y: top }, escapedMarkup(shown)),
    );
  });
}

function styleSheet(seats: number): string {
  const colours = (palette: readonly string[]): string =>
    Array.from(
      { length: seats },
      (_, seat) => `.s${seat}{--own:${elementAt(palette, seat % palette.length)}}`,
    ).join('');
  return [
    'svg{--paper:#fff;--ink:#1b1e24;--grid:#d4d7dd}',
    colours(LIGHT),
    `@media (prefers-color-scheme:dark){svg{--paper:#1b1e24;--ink:#e6e8ec;--grid:#3b4048}${colours(DARK)}}`,
    'text{font-size:13px;font-family:system-ui,sans-serif;fill:var(--ink)}',
    '.head{font-size:15px;font-weight:bold}.told{font-size:12px}',
    '.paper{fill:var(--paper)}.grid{stroke:var(--grid)}.mid{text-anchor:middle}.end{text-anchor:end}',
    '.line{fill:none;stroke:var(--own);stroke-width:2.5;stroke-linejoin:round}',
    '.letter{text-anchor:middle;font-weight:bold;fill:var(--own);stroke:var(--paper);stroke-width:4;paint-order:stroke}',
    '.turn{stroke:var(--ink);stroke-dasharray:2 3;fill:none}',
    ...Array.from(
      { length: seats },
      (_, seat) => `.s${seat} .line{stroke-dasharray:${elementAt(DASHES, seat % DASHES.length)}}`,
    ),
  ].join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
