/**
 * A share as percent: `57 %`, `57.3 %`.
 * @param share from 0 to 1
 */
export const percent = (share: number, decimals = 0): string => `${(share * 100).toFixed(decimals)} %`;
