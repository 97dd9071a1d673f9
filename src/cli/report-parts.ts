import { left, right, widthOf } from '../drawing/text.ts';
import { elementAt } from '../engine/checked.ts';
import type { Share } from '../simulation/statistics.ts';
import { programWords } from '../words/index.ts';
import { percent } from '../words/percent.ts';

/** A card or plan is shown only if it was taken in at least this many games. */
export const LEAST_GAMES = 5;
/** The width of a bar or an interval, in cells. */
export const BAR = 20;

/** How a report calls a game, and its cards and figures by their ids. */
export interface Names {
  readonly title: string;
  name(id: string): string;
}

/** The characters of the plots. */
export interface Marks {
  readonly isAscii: boolean;
  readonly bar: string;
  readonly line: string;
  readonly range: string;
  readonly point: string;
  /** The zero of a change. */
  readonly zero: string;
}
const BLOCKS: Marks = { isAscii: false, bar: '█', line: '·', range: '─', point: '●', zero: '│' };
const ASCII: Marks = { isAscii: true, bar: '#', line: '.', range: '-', point: 'o', zero: '|' };

export const marksOf = (ascii: boolean): Marks => (ascii ? ASCII : BLOCKS);

/** At most ten bins of whole numbers, from the least to the greatest of some figures. */
export interface Classes {
  readonly least: number;
  readonly width: number;
  readonly labels: readonly string[];
}

export function classesOf(values: readonly number[]): Classes {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const width = Math.max(1, Math.ceil((most - least + 1) / 10));
  const labels = Array.from({ length: Math.floor((most - least) / width) + 1 }, (_, place) => {
    const from = least + place * width;
    return width === 1 ? String(from) : programWords().within(from, from + width - 1);
  });
  return { least, width, labels };
}

/** The number of figures in each bin. */
export function countsIn({ least, width, labels }: Classes, values: readonly number[]): number[] {
  const counts = labels.map(() => 0);
  for (const value of values) {
    const place = Math.floor((value - least) / width);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** A histogram with at most ten bins of whole numbers. */
export function plot(name: string, values: readonly number[], marks: Marks): string[] {
  const classes = classesOf(values);
  const counts = countsIn(classes, values);
  const highest = Math.max(...counts);
  const rows = counts.map((count, place) => [
    elementAt(classes.labels, place),
    marks.bar.repeat(Math.round((count / highest) * BAR)).padEnd(BAR),
    percent(count / values.length, 1),
  ]);
  return alignedRows([[name, '', ''], ...rows], marks);
}

/** An interval on a line from 0 to 1. */
export function range({ share, low, high }: Share, marks: Marks): string {
  const at = (value: number) => Math.min(BAR - 1, Math.floor(value * BAR));
  return Array.from({ length: BAR }, (_, place) => {
    if (place === at(share)) return marks.point;
    return place >= at(low) && place <= at(high) ? marks.range : marks.line;
  }).join('');
}

/** A figure with its sign and this many decimals. */
export const signedDecimal = (value: number, decimals = 1): string => {
  const text = Math.abs(value).toFixed(decimals);
  return `${value < 0 && Number(text) !== 0 ? '−' : '+'}${text}`;
};

const inAscii = (text: string): string =>
  text.replaceAll('±', '+-').replaceAll('−', '-').replaceAll('–', '-');

/** Columns separated by two spaces; the first is text, the others are right-aligned figures. */
export function alignedRows(plainRows: readonly (readonly string[])[], marks: Marks): string[] {
  const rows = marks.isAscii ? plainRows.map((row) => row.map(inAscii)) : plainRows;
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = elementAt(widths, column);
        return column === 0 ? left(cell, width) : right(cell, width);
      })
      .join('  ')
      .trimEnd(),
  );
}
