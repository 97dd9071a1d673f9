import type { Barred, Question, Value } from '../../../../engine/question.ts';
import type { LogEntry } from '../../../../engine/umpire.ts';
import type { Say, Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';

export type Asks = Words['asks'];
export type LogWords = Words['log'];
export type Refusals = Words['refusals'];

type Figured = Pick<Question, 'figures'> | Pick<LogEntry, 'figures'>;

/** A figure of a question or an entry, by its printed form. */
export const told = ({ figures }: Figured, figure: string, say: Say): string =>
  say.name(figures?.[figure] ?? '');

/** A figure as a number. */
export const number = ({ figures }: Figured, figure: string): number => Number(figures?.[figure] ?? 0);

/** Whose entry it is. */
export const who = ({ seat }: LogEntry, say: Say): string => (seat === undefined ? '' : say.seat(seat));

/** A nation that a figure names by its seat, or the star nation by its word. */
export function whom(figured: Figured, figure: string, say: Say): string {
  const target: Value = figured.figures?.[figure] ?? '';
  return typeof target === 'number' ? say.seat(target) : say.name(target);
}

/** `低 2 級`, `高 1 級`. */
export const levelsAway = (levels: number): string => zh`${levels < 0 ? '低' : '高'}${Math.abs(levels)}級`;

/** `+2 格`, `-1 格`. */
export const priceMoves = (steps = 0): string => zh`${steps < 0 ? '-' : '+'}${Math.abs(steps)}格`;

/** Resources whose names are those of plants and alliances as well: `軍事`. */
const RESOURCES = new Set(['renewable', 'industrial', 'military']);

/** What is counted by pieces: `軍事資源`, `化石燃料`. */
export const goods = (of: string, say: Say): string =>
  RESOURCES.has(of) ? zh`${say.name(of)}資源` : say.name(of);

/** `5 元`, `2 個化石燃料`: so much of a resource or token. */
export function amount(count: number | undefined, of: string, say: Say): string {
  const number = count ?? 0;
  if (of === 'money') return zh`${number}元`;
  if (of === 'unrest') return zh`${number}民怨`;
  if (of === 'territory') return zh`${number}片${say.name(of)}`;
  return zh`${number}個${goods(of, say)}`;
}

/** `（還有 2 級）` where more than one is. */
export const stepsLeft = (figured: Figured): string =>
  number(figured, 'left') > 1 ? zh`（還有${number(figured, 'left')}級）` : '';

/** `只有 2`, or `Bo 只有 2` where it is another's. */
export const holding = ({ seat, have = 0 }: Pick<Barred, 'seat' | 'have'>, say: Say): string =>
  zh`${seat === undefined ? '' : say.seat(seat)}只有${have}`;
