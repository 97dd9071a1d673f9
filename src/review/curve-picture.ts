import { escapedMarkup } from '../drawing/markup.ts';
import { ownerLetter } from '../drawing/theme.ts';
import { elementAt } from '../engine/checked.ts';
import type { CurvePoint } from './review-summary.ts';

/** The texts of a picture of a curve. */
export interface CurveTexts {
  readonly title: string;
  /** What is to be seen, for readers who do not see it. */
  readonly description: string;
  /** The labels of the axes. */
  readonly across: string;
  readonly up: string;
  /** The names of the seats. */
  readonly names: readonly string[];
  /** A sentence for each decision that turned the match, by the number of answers with it. */
  readonly turns: ReadonlyMap<number, string>;
}

/** The size of the picture, and of the field of the curve in it, in pixels. */
const SIZE = { width: 800, height: 420 };
const FIELD = { left: 64, top: 20, right: 20, bottom: 84 };
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
 * The curve of a review as an SVG picture: for each seat, the share of the games that it won as the search expected
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
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}" role="img" aria-labelledby="title description">`,
    `<title id="title">${escapedMarkup(texts.title)}</title>`,
    `<desc id="description">${escapedMarkup(texts.description)}</desc>`,
    `<style>${styleSheet(seats.length)}</style>`,
    `<rect class="paper" width="${SIZE.width}" height="${SIZE.height}"/>`,
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
      `<line class="grid" x1="${FIELD.left}" y1="${y(share)}" x2="${FIELD.left + width}" y2="${y(share)}"/>`,
      `<text class="end" x="${FIELD.left - 8}" y="${y(share) + 4}">${share * 100}</text>`,
    ]),
    ...starts.flatMap(({ answered, round: number }, index) => [
      `<line class="grid" x1="${x(answered)}" y1="${FIELD.top}" x2="${x(answered)}" y2="${bottom}"/>`,
      ...(index % each === 0
        ? [`<text class="mid" x="${x(answered)}" y="${bottom + 18}">${number}</text>`]
        : []),
    ]),
    `<text class="mid" x="${FIELD.left + width / 2}" y="${bottom + 38}">${escapedMarkup(texts.across)}</text>`,
    `<text class="mid" transform="translate(18 ${FIELD.top + height / 2}) rotate(-90)">${escapedMarkup(texts.up)}</text>`,
    ...curve.flatMap(({ answered }) => {
      const turn = texts.turns.get(answered);
      return turn === undefined
        ? []
        : [
            `<path class="turn" d="M${x(answered)} ${FIELD.top}V${bottom}"><title>${escapedMarkup(turn)}</title></path>`,
          ];
    }),
    ...seats.map((seat) => lineOf(seat, curve, x, y)),
    ...legend(texts.names, bottom + 62),
    '</svg>',
    '',
  ].join('\n');
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
  // The letters of different seats stand at different places, so that none hides another.
  let next = FIELD.left + 12 + seat * 14;
  for (const point of points) {
    if (point.x < next) continue;
    letters.push(`<text class="letter" x="${point.x}" y="${point.y + 4}">${ownerLetter(seat)}</text>`);
    next = point.x + BETWEEN_LETTERS;
  }
  const path = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('');
  return `<g class="s${seat}"><path class="line" d="${path}"/>${letters.join('')}</g>`;
}

/** The names of the seats with their letters and lines, below the axis. */
function legend(names: readonly string[], top: number): string[] {
  const room = (SIZE.width - FIELD.left - FIELD.right) / names.length;
  return names.map((name, seat) => {
    const from = round(FIELD.left + seat * room);
    const most = Math.floor((room - 52) / 8);
    const shown = name.length > most ? `${name.slice(0, Math.max(1, most - 1))}…` : name;
    return `<g class="s${seat}"><path class="line" d="M${from} ${top - 4}h28"/><text class="letter" x="${from + 14}" y="${top}">${ownerLetter(seat)}</text><text x="${from + 36}" y="${top}">${escapedMarkup(shown)}</text></g>`;
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
    'text{font:13px system-ui,sans-serif;fill:var(--ink)}',
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
