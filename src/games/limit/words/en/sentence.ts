import type { Barred, Question, Value } from '../../../../engine/question.ts';
import type { LogEntry } from '../../../../engine/umpire.ts';
import type { Say, Words } from '../../../../engine/words.ts';
import { inWords } from '../../../../words/en/grammar.ts';

export type Asks = Words['asks'];
export type LogWords = Words['log'];
export type Refusals = Words['refusals'];

type Figured = Pick<Question, 'figures'> | Pick<LogEntry, 'figures'>;

/** A figure of a question or an entry, by its printed form. */
export const told = ({ figures }: Figured, figure: string, say: Say): string =>
  say.name(figures?.[figure] ?? '');

/** A figure as a number. */
export const number = ({ figures }: Figured, figure: string): number => Number(figures?.[figure] ?? 0);

/** The nation of an entry. */
export const who = ({ seat }: LogEntry, say: Say): string => (seat === undefined ? '' : say.seat(seat));

/** A nation that a figure names by its seat, or the star nation by its word. */
export function whom(figured: Figured, figure: string, say: Say): string {
  const target: Value = figured.figures?.[figure] ?? '';
  return typeof target === 'number' ? say.seat(target) : say.name(target);
}

/** `1 level`, `2 levels`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `one level`, `two levels`. */
export const countedInWords = (count: number, one: string, many = `${one}s`): string =>
  `${inWords(count)} ${count === 1 ? one : many}`;

/** `two levels lower`, `one level higher`. */
export const levelsAway = (levels: number): string =>
  `${countedInWords(Math.abs(levels), 'level')} ${levels < 0 ? 'lower' : 'higher'}`;

/** `rises two steps`, `falls one step`. */
export const priceMoves = (steps = 0): string =>
  `${steps < 0 ? 'falls' : 'rises'} ${countedInWords(Math.abs(steps), 'step')}`;

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  fossil: ['fossil', 'fossils'],
  territory: ['territory', 'territories'],
  disruption: ['disruption token', 'disruption tokens'],
};

/** `5 money`, `2 fossils`: an amount of a resource or token. */
export function amount(count: number | undefined, of: string, say: Say): string {
  const unit = UNITS[of];
  return unit === undefined ? `${count ?? 0} ${say.name(of)}` : counted(count ?? 0, ...unit);
}

/** ` (2 steps left)` if more than one is left. */
export const stepsLeft = (figured: Figured): string =>
  number(figured, 'left') > 1 ? ` (${number(figured, 'left')} steps left)` : '';

/** `2 are there`, or `Bo has 2` if the stock is another nation's. */
export const holding = ({ seat, have = 0 }: Pick<Barred, 'seat' | 'have'>, say: Say): string =>
  seat === undefined ? `${have} ${have === 1 ? 'is' : 'are'} there` : `${say.seat(seat)} has ${have}`;

/** The plural of a resource: `fossils`, `industrial resources`. */
export function many(of: string, say: Say): string {
  return of === 'money' ? say.name(of) : (UNITS[of]?.[1] ?? `${say.name(of)} resources`);
}
