/**
 * A share as percent: `57 %`, `57.3 %`.
 * @param share from 0 to 1
 */
export const percent = (share: number, decimals = 0): string => `${(share * 100).toFixed(decimals)} %`;

/** A share with its standard error as percent: `57 ± 4 %`. @param share from 0 to 1, as its error */
export const percentWithin = (share: number, error: number): string =>
  `${(share * 100).toFixed(0)} ± ${percent(error)}`;
