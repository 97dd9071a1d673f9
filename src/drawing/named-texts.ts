import { bold, fitted, type Line, lineWidth } from './lines.ts';
import { wrap } from './text.ts';

/** A name, such as that of a card, and its whole text. */
export interface NamedText {
  readonly name: Line;
  readonly text: string;
}

/** The fewest columns of a text that stands beside its name. */
const fewestBeside = 36;

/** Names with their whole texts, beside each other where both find room, else below each other. Nothing is cut. */
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

/** A heading with what stands below it; nothing where nothing does. */
export function section(heading: string, lines: readonly Line[]): Line[] {
  return lines.length === 0 ? [] : [[' ', bold(heading)], ...lines];
}

/** Sections below each other with a gap between them. */
export function sections(...parts: readonly (readonly Line[])[]): Line[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index): Line[] => [...(index === 0 ? [] : [[]]), ...part]);
}
