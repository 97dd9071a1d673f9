import { dim, type Line } from '../../drawing/lines.ts';
import { screenWords } from '../../words/index.ts';
import type { KeyName } from '../keys.ts';

/** A position in rows that are longer than the screen. */
export class Scroll {
  /** The first visible row, if there are enough rows; a temporarily larger screen does not change it. */
  top = 0;
  private seen = 0;
  private rows = 1;
  private length = 0;

  /** The visible part of the rows, and the numbers of rows above and below. */
  window<T>(
    lines: readonly T[],
    rows: number,
  ): { readonly seen: readonly T[]; readonly above: number; readonly below: number } {
    this.rows = Math.max(1, rows);
    this.length = lines.length;
    this.seen = Math.max(0, Math.min(this.top, lines.length - this.rows));
    return {
      seen: lines.slice(this.seen, this.seen + this.rows),
      above: this.seen,
      below: Math.max(0, lines.length - this.seen - this.rows),
    };
  }

  /** Scrolls by a key; false if the key does not scroll. */
  press(key: KeyName): boolean {
    const page = Math.max(1, this.rows - 1);
    const steps: Record<string, number> = {
      up: -1,
      k: -1,
      down: 1,
      j: 1,
      pageup: -page,
      pagedown: page,
      ' ': page,
      home: -this.length,
      end: this.length,
    };
    const step = steps[key];
    if (step === undefined) return false;
    this.top = Math.max(0, Math.min(this.seen + step, this.length - this.rows));
    return true;
  }
}

/** The visible part of the rows, with a last row that says how many are hidden. */
export function scrolled(lines: readonly Line[], rows: number, scroll: Scroll): Line[] {
  const fits = lines.length <= rows;
  const { seen, above, below } = scroll.window(lines, fits ? rows : rows - 1);
  if (fits) return [...seen];
  const parts = [
    above > 0 ? screenWords().moreAbove(above) : '',
    below > 0 ? screenWords().moreBelow(below) : '',
  ];
  return [...seen, [dim(`   ${parts.filter((part) => part !== '').join('   ')}`)]];
}
