/** A part of the screen, in cells. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Three designs: stacked with panes by key, the usual terminal, everything at once. */
export type Layout = 'compact' | 'standard' | 'wide';

export const smallest: Size = { columns: 40, rows: 12 };

/** Whether a screen of this size is large enough to play on. */
export function isLargeEnough({ columns, rows }: Size): boolean {
  return columns >= smallest.columns && rows >= smallest.rows;
}

/** The design that fits a terminal. */
export function layoutFor({ columns, rows }: Size): Layout {
  if (columns >= 120 && rows >= 36) return 'wide';
  if (columns >= 80 && rows >= 24) return 'standard';
  return 'compact';
}
