import type { Size } from '../../drawing/layout.ts';
import { bold, exactly, type Line } from '../../drawing/lines.ts';
import type { Controller } from '../controller.ts';
import type { KeyName } from '../keys.ts';

/** Something that is shown in place of the board and the prompt until it is closed. */
export interface Overlay<S = Controller> {
  readonly id: string;
  readonly title: string;
  /** One line on the keys that work here. */
  readonly hint?: string;
  /** Its rows, at most as many as the size has. */
  lines(screen: S, size: Size): readonly Line[];
  /** Whether a text is being typed here. */
  isTyping?(): boolean;
  /** @returns whether the key meant something here; what did not falls through to closing keys */
  press(key: KeyName, screen: S): boolean;
}

/** What stands in place of the board while something is open: its title, and its rows below. */
export function overlayLines<S>(overlay: Overlay<S>, screen: S, { columns, rows }: Size): Line[] {
  const room = { columns, rows: rows - 1 };
  return [[' ', bold(overlay.title)], ...exactly(overlay.lines(screen, room), room.rows)];
}

/** A position in rows that are longer than the screen. */
export class Scroll {
  /** The first row that is to be seen, where there are rows enough: a larger screen for a while does not change it. */
  top = 0;
  private seen = 0;
  private rows = 1;
  private length = 0;

  /** The part of the rows that is seen, and how many there are above and below. */
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

  /** Moves by a key; false where the key does not scroll. */
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
