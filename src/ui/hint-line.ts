import type { Glyphs } from './glyphs.ts';
import { fitted, type Line, lineWidth, type Piece, painted } from './lines.ts';

/** A key and a word on what it does; without a word only the help names it. */
export interface Hint {
  readonly keys: string;
  readonly label: string;
}

const ARROWS: Readonly<Record<string, string>> = { 'Left Right': '←→', 'Up Down': '↑↓' };

/** The last line of a screen: as many keys as find room, the most important first, and always the last of them. */
export function hintLine(hints: readonly Hint[], start: Line, columns: number, { ascii }: Glyphs): Line {
  const labelled = hints.filter(({ label }) => label !== '');
  const pieces = labelled.map(({ keys, label }): Piece[] => [
    '  ',
    painted(ascii ? keys : (ARROWS[keys] ?? keys), 'key', true),
    ` ${label}`,
  ]);
  const last = pieces.pop() ?? [];
  const line: Piece[] = [...start];
  // At the beginning of the line one blank stands in place of two.
  const room = start.length === 0 ? columns + 1 : columns;
  for (const hint of pieces) {
    if (lineWidth([...line, ...hint, ...last]) <= room) line.push(...hint);
  }
  const whole = [...line, ...last];
  const [first] = whole;
  return fitted(first === '  ' ? [' ', ...whole.slice(1)] : whole, columns);
}
