import type { Posed } from '../../engine/posed.ts';
import { isRange, optionList, type Value } from '../../engine/question.ts';

/** More amounts than this are given as a range, not one by one. */
const LISTED_AMOUNTS = 12;

/** How the options of a question are listed in lines. */
export interface ListedOptions {
  /** Whether the options are amounts, which are typed as they are and not numbered. */
  readonly areAmounts: boolean;
  /** Whether they are too many to be listed one by one. */
  readonly isLong: boolean;
  /** The options listed one by one; none for a long range. */
  readonly listed: readonly Value[];
}

/** Determines which options of a question are listed one by one, and whether they are numbered. */
export function listedOptions(question: Posed): ListedOptions {
  const { options, shape } = question;
  const areAmounts =
    isRange(options) || (shape !== 'seat' && options.some((option) => typeof option === 'number'));
  const isLong = isRange(options) && options.to - options.from >= LISTED_AMOUNTS;
  return { areAmounts, isLong, listed: isLong ? [] : optionList(question) };
}
