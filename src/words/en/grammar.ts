import type { Naming } from '../spoken-of.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number from 0 to 12 in words, any other in digits. */
export const inWords = (number: number): string => [...NUMBERS, 'eleven', 'twelve'][number] ?? String(number);

/** `Ann`, `Ann and Bo`, `Ann, Bo and Cy`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** `1 card`, `2 cards`, `no cards`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count === 0 ? 'no' : count} ${count === 1 || count === -1 ? one : many}`;
}

/** Capitalizes the first letter of a sentence. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who has the most points, addressed to the reader: `Bo leads with 25 points.` */
export function leaderText(scores: readonly number[], reader: number | null, say: Naming): string {
  const most = Math.max(...scores);
  const seats = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  const points = `${most} ${most === 1 ? 'point' : 'points'}`;
  if (seats.length === scores.length) return `All have ${points}.`;
  const [only] = seats;
  if (seats.length > 1)
    return `${listed(seats.map((seat) => (seat === reader ? 'you' : say.seat(seat))))} lead with ${points} each.`.replace(
      /^y/u,
      'Y',
    );
  return only === reader ? `You lead with ${points}.` : `${say.seat(only ?? 0)} leads with ${points}.`;
}

/**
 * Pairs each figure of a row with its index, since a listener cannot count positions: `0 for 0 or 1, 3 for 2 and 5 for
 * 3 to 6`.
 * @param figures in order of their index, from 0
 */
export function steppedFigures(figures: readonly string[]): string {
  const first = figures.flatMap((figure, index) => (figure === figures[index - 1] ? [] : [index]));
  return listed(
    first.map((from, place) => {
      const to = (first[place + 1] ?? figures.length) - 1;
      const until = to === from ? '' : to === from + 1 ? ` or ${to}` : ` to ${to}`;
      return `${figures[from]} for ${from}${until}`;
    }),
  );
}

/** Counts equal things: `two chips of 1 and one chip of 3`. */
export function grouped(values: readonly (string | number)[], one: string, many: string): string {
  return listed(
    [...new Set(values)].map((value) => {
      const count = values.filter((each) => each === value).length;
      return `${inWords(count)} ${count === 1 ? one : many} ${value}`;
    }),
  );
}

/** Signs with the gap that follows them. */
export const signs = {
  list: ', ',
  comma: ', ',
  clauses: '; ',
  colon: ': ',
  stop: '.',
  /** Between two sentences. */
  gap: ' ',
  open: ' (',
  close: ')',
};

/** A remark after what it belongs to. */
export const bracketed = (remark: string | number): string => ` (${remark})`;
