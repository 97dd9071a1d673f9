import type { Size } from '../../drawing/layout.ts';
import { exactly, type Line, wrapped } from '../../drawing/lines.ts';
import type { KeyName } from '../keys.ts';

export { Scroll } from './scroll.ts';

/** Something shown in place of the board and the prompt until it is closed. */
export interface Overlay<S> {
  readonly id: string;
  readonly title: string;
  /** One line that names the keys that work here. */
  readonly hint?: string;
  /** Its rows, at most as many as the size has. */
  lines(screen: S, size: Size): readonly Line[];
  /** Whether text is being typed here. */
  isTyping?(): boolean;
  /** @returns whether the key did something here; if not, it is checked against the keys that close the overlay */
  press(key: KeyName, screen: S): boolean;
}

/** The rows shown in place of the board while an overlay is open: its title, then its content. */
export function overlayLines<S>(overlay: Overlay<S>, screen: S, { columns, rows }: Size): Line[] {
  const title = wrapped(overlay.title, columns, { bold: true });
  const room = { columns, rows: rows - title.length };
  return [...title, ...exactly(overlay.lines(screen, room), room.rows)];
}
