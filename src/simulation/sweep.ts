import { elementAt } from '../engine/checked.ts';
import { bareFigures, mergeComponents } from '../engine/components.ts';
import { simulationWords } from '../words/index.ts';

/** A figure of a component table, and the values to try for it. */
export interface Sweep {
  /** The path to the figure; a list item is named by its position, from 1, or its id. */
  readonly path: readonly string[];
  readonly values: readonly number[];
}

/** The most values of a sweep: more would not fit a plot or be worth waiting for. */
const MOST_VALUES = 100;
const RANGE = /^(-?\d{1,9})\.\.(-?\d{1,9})(?:\/(\d{1,9}))?$/u;
const FIGURE = /^-?\d{1,9}(?:\.\d{1,6})?$/u;

/**
 * Reads `cards.education.raises=1..3`, `…=0..20/5` (every fifth) or `…=1,2,5`.
 * @returns a sentence that says what is wrong if it cannot be read
 */
export function readSweep(text: string): Sweep | string {
  const [, place = '', list = ''] = /^([^=]+)=(.*)$/u.exec(text) ?? [];
  const path = place.split('.').map((part) => part.trim());
  if (place === '' || path.some((part) => part === '')) return simulationWords().sweepForm;
  const values = valuesOf(list.trim());
  if (values === undefined) return simulationWords().valuesForm(JSON.stringify(list));
  if (values.length > MOST_VALUES) return simulationWords().tooManyValues(MOST_VALUES);
  return { path, values };
}

function valuesOf(text: string): number[] | undefined {
  const range = RANGE.exec(text);
  if (range === null) {
    const parts = text.split(',').map((part) => part.trim());
    return parts.every((part) => FIGURE.test(part)) ? [...new Set(parts.map(Number))] : undefined;
  }
  const [from, to, step] = [Number(range[1]), Number(range[2]), Number(range[3] ?? 1)];
  if (from > to || step < 1) return undefined;
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: Math.min(count, MOST_VALUES + 1) }, (_, place) => from + place * step);
}

/** The name of a table in a sweep. */
export const sweptName = ({ path }: Pick<Sweep, 'path'>, value: number): string =>
  `${path.join('.')}=${value}`;

/** The figure and the value in the name of a sweep's table; null for any other name. */
export function sweptOf(name: string): { readonly figure: string; readonly value: number } | null {
  const [, figure = '', value = ''] = /^([^=]+)=(.+)$/u.exec(name) ?? [];
  return figure !== '' && FIGURE.test(value) ? { figure, value: Number(value) } : null;
}

/** The replacement that gives the swept figure a value. */
export const replacementOf = ({ path }: Pick<Sweep, 'path'>, value: number): unknown =>
  path.reduceRight<unknown>((inner, part) => ({ [part]: inner }), value);

/**
 * A table with another value of the swept figure.
 * @throws PlaceError if the table has no such figure
 */
export function withFigure(sourced: unknown, { path }: Pick<Sweep, 'path'>, value: number): unknown {
  const swept = mergeComponents(sourced, replacementOf({ path }, value));
  if (JSON.stringify(bareFigures(swept)) !== JSON.stringify(bareFigures(sourced))) return swept;
  return sourced;
}

/** The table's own value if it is among those of the sweep, otherwise the first. */
export function baseValue(sourced: unknown, sweep: Sweep): number {
  const own = sweep.values.find((value) => withFigure(sourced, sweep, value) === sourced);
  return own ?? elementAt(sweep.values, 0);
}
