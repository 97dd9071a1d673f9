import type { Size } from '../../drawing/layout.ts';
import { bold, exactly, type Line } from '../../drawing/lines.ts';
import type { Controller } from '../controller.ts';
import type { KeyName } from '../keys.ts';

export { Scroll } from './scroll.ts';

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
