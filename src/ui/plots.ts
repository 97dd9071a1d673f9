import type { BoardVoice, Plot } from '../drawing/board.ts';
import type { Glyphs } from '../drawing/glyphs.ts';
import { bold, dim, type Line, lineWidth, type Piece, painted, sideBySide } from '../drawing/lines.ts';
import { right } from '../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../drawing/theme.ts';
import { elementAt } from '../engine/checked.ts';
import type { Chapter } from '../engine/chronicle.ts';
import type { CurvePoint } from '../review/review-summary.ts';
import { screenWords } from '../words/index.ts';

/** The height of a plot in rows, from its lowest to its highest value. */
const fieldRows = 5;
/** The gap between two plots side by side, in cells. */
const gap = 3;

function valuesOf({ path }: Plot, { ledger, scores }: Chapter, seats: number): (number | null)[] {
  return Array.from({ length: seats }, (_, seat) => {
    const value = path === undefined ? scores[seat] : ledger[path.replace('*', String(seat))];
    return typeof value === 'number' ? value : null;
  });
}

/** As many chapters or rounds as fit, evenly spread, including the first and the last. */
export function spreadOver<T>(chapters: readonly T[], places: number): readonly T[] {
  if (chapters.length <= places) return chapters;
  if (places < 2) return chapters.slice(-1);
  return Array.from({ length: places }, (_, place) =>
    elementAt(chapters, Math.round((place * (chapters.length - 1)) / (places - 1))),
  );
}

/**
 * A figure over the rounds: each round is a group of columns, one per owner, with the owner's letter at the height of
 * the value. The plot can be read without colour, and no letter hides another.
 */
function plotLines(
  plot: Plot,
  all: readonly Chapter[],
  voice: Pick<BoardVoice, 'name'>,
  glyphs: Glyphs,
  columns: number,
  marked: number | undefined,
): Line[] {
  const seats = all[0]?.scores.length ?? 0;
  const every = all.flatMap((chapter) => valuesOf(plot, chapter, seats)).filter((value) => value !== null);
  if (every.length === 0) return [];
  const low = Math.min(0, ...every);
  const high = Math.max(low + 1, ...every);
  const bend = (value: number) => (plot.isGrowing === true ? Math.log2(1 + value - low) : value - low);
  // The labels of the first and the last row are exact, so no other value stands there.
  const heightOf = (value: number): number => {
    if (value === high) return fieldRows - 1;
    if (value === low) return 0;
    return Math.min(fieldRows - 2, Math.max(1, Math.round((bend(value) / bend(high)) * (fieldRows - 1))));
  };
  const axis = Math.max(String(low).length, String(high).length) + 1;
  const slot = Math.max(3, seats + 1, ...all.map(({ round }) => String(round).length + 1));
  const chapters = spreadOver(all, Math.max(1, Math.floor((columns - axis - 2) / slot)));
  const ground = heightOf(Math.max(low, 0));
  const rows = Array.from({ length: fieldRows }, (_, row): Line => {
    const level = fieldRows - 1 - row;
    const label = level === fieldRows - 1 ? String(high) : level === 0 ? String(low) : '';
    const cells = chapters.flatMap((chapter): Piece[] => [
      ...valuesOf(plot, chapter, seats).map((value, seat): Piece => {
        if (value === null) return ' ';
        const height = heightOf(value);
        if (height === level) return painted(ownerLetter(seat), ownerPaint(seat), true);
        const isPassed = level < Math.max(height, ground) && level >= Math.min(height, ground);
        return isPassed ? dim(glyphs.place) : ' ';
      }),
      ' '.repeat(slot - seats),
    ]);
    return [dim(right(label, axis)), dim(glyphs.bar), ...cells];
  });
  const rounds = chapters.map(({ round }) => String(round).padEnd(slot)).join('');
  const before = marked === undefined ? -1 : chapters.findLastIndex(({ round }) => round <= marked);
  return [
    [' ', bold(plot.name === 'points' ? screenWords().points : voice.name(plot.name))],
    ...rows,
    ...(before < 0 ? [] : [[' '.repeat(axis + 1 + slot * before), painted('^', 'accent', true)]]),
    [dim(`${' '.repeat(axis + 1)}${rounds}`)],
  ];
}

/** The curve of a review in the form of a plot: games won of a hundred, by the number of answers. */
export function curveChapters(curve: readonly CurvePoint[]): Chapter[] {
  return curve.map(({ answered, shares }) => ({
    round: answered,
    ledger: {},
    scores: shares.map((share) => Math.round(share * 100)),
  }));
}

/**
 * The plots of a match, side by side if there is room, otherwise one below another.
 * @param marked the round whose column gets a mark; if it has no column, the last one before it; default: none
 */
export function plotsOf(
  plots: readonly Plot[],
  chapters: readonly Chapter[],
  voice: Pick<BoardVoice, 'name'>,
  glyphs: Glyphs,
  columns: number,
  marked?: number,
): Line[] {
  if (chapters.length < 2) return [];
  const drawn = plots
    .map((plot) => plotLines(plot, chapters, voice, glyphs, columns, marked))
    .filter((lines) => lines.length > 0);
  const width = Math.max(0, ...drawn.flatMap((lines) => lines.map(lineWidth)));
  const beside = Math.max(1, Math.floor((columns + gap) / (width + gap)));
  const lines: Line[] = [];
  for (let from = 0; from < drawn.length; from += beside) {
    const band = drawn.slice(from, from + beside).map((each) => ({ lines: each, columns: width }));
    lines.push([], ...sideBySide(band, ' '.repeat(gap)));
  }
  return lines;
}
