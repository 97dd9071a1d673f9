import type { Posed } from '../../engine/posed.ts';
import { isRange, optionList, type Value } from '../../engine/question.ts';

/** Above this many, amounts are told as a range and not one by one. */
const LISTED_AMOUNTS = 12;

/** How the options of a question are told in lines. */
export interface ListedOptions {
  /** Whether the options are amounts, which are typed as they are and not numbered. */
  readonly areAmounts: boolean;
  /** Whether they are too many to be told one by one. */
  readonly isLong: boolean;
  /** Those that are told one by one; none of a long range. */
  readonly listed: readonly Value[];
}

/** Which options of a question are told one by one, and whether they are numbered. */
export function listedOptions(question: Posed): ListedOptions {
  const { options, shape } = question;
  const areAmounts =
    isRange(options) || (shape !== 'seat' && options.some((option) => typeof option === 'number'));
  const isLong = isRange(options) && options.to - options.from >= LISTED_AMOUNTS;
  return { areAmounts, isLong, listed: isLong ? [] : optionList(question) };
}
