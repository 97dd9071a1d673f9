import { seedFault } from '../table/seats.ts';
import { commandWords } from '../words/index.ts';
import { usage } from './exit.ts';

/**
 * Returns a parser for whole-number arguments.
 * @throws Exit naming the argument and its limits
 */
export function wholeNumber(name: string, from: number, to: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= from && value <= to) return value;
    throw usage(commandWords().wholeNumberWanted(name, from, to, JSON.stringify(text)));
  };
}

/** A time such as `2s`, `500ms` or `1.5s`, in milliseconds. */
export function readTime(text: string): number {
  const match = /^(\d{1,6}(?:\.\d{1,3})?)(ms|s)$/.exec(text);
  if (match === null) throw usage(commandWords().timeWanted(JSON.stringify(text)));
  return Math.round(Number(match[1]) * (match[2] === 's' ? 1000 : 1));
}

/** A factor such as `2` or `0.5`, from 0.1 to 100. */
export function readFactor(text: string): number {
  const factor = /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  if (factor >= 0.1 && factor <= 100) return factor;
  throw usage(commandWords().speedWanted(JSON.stringify(text)));
}

/** The size of a terminal such as `100x30`. */
export function readSize(text: string): { columns: number; rows: number } {
  const match = /^(\d{2,3})x(\d{2,3})$/.exec(text);
  const [columns, rows] = [Number(match?.[1]), Number(match?.[2])];
  if (columns >= 40 && rows >= 12) return { columns, rows };
  throw usage(commandWords().sizeWanted(JSON.stringify(text)));
}

/** Any text that a person can read and repeat. */
export function readSeed(text: string): string {
  const fault = seedFault(text);
  if (fault !== undefined) throw usage(fault);
  return text;
}
