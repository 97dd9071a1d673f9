import { usage } from './exit.ts';

/**
 * A whole number as an argument.
 * @throws Exit that names the argument and its limits
 */
export function wholeNumber(name: string, from: number, to: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= from && value <= to) return value;
    throw usage(`${name} must be a whole number from ${from} to ${to}, not ${JSON.stringify(text)}.`);
  };
}

/** A time such as `2s`, `500ms` or `1.5s`, in milliseconds. */
export function readTime(text: string): number {
  const match = /^(\d{1,6}(?:\.\d{1,3})?)(ms|s)$/.exec(text);
  if (match === null) throw usage(`--think reads a time such as 2s or 500ms, not ${JSON.stringify(text)}.`);
  return Math.round(Number(match[1]) * (match[2] === 's' ? 1000 : 1));
}
