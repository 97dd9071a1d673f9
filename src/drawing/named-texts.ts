import { bold, fitted, type Line, lineWidth } from './lines.ts';
import { wrap } from './text.ts';

/** A name, such as a card's, with its full text. */
export interface NamedText {
  readonly name: Line;
  readonly text: string;
}

/** The minimum width, in columns, of a text beside its name. */
const fewestBeside = 36;

/** Names with their full texts, side by side if both fit, otherwise one below the other. Nothing is truncated. */
export function namedTextLines(entries: readonly NamedText[], columns: number): Line[] {
  const widest = Math.max(0, ...entries.map(({ name }) => lineWidth(name)));
  const room = columns - widest - 4;
  if (room < fewestBeside) {
    return entries.flatMap(({ name, text }): Line[] => [
      [' ', ...name],
      ...(text === '' ? [] : wrap(text, columns - 5).map((row): Line => ['    ', row])),
    ]);
  }
  return entries.flatMap(({ name, text }) =>
    wrap(text, room).map((row, index): Line => [' ', ...fitted(index === 0 ? name : [], widest), '  ', row]),
  );
}

/** A heading with the lines below it; empty if there are no lines. */
export function section(heading: string, lines: readonly Line[]): Line[] {
  return lines.length === 0 ? [] : [[' ', bold(heading)], ...lines];
}

/** Stacks sections with a gap between them. */
export function sections(...parts: readonly (readonly Line[])[]): Line[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index): Line[] => [...(index === 0 ? [] : [[]]), ...part]);
}
