/** A line that opens or closes a block in a message. */
const FENCE = /^\s*(?:```|~~~)/u;

/** How lines are quoted in an answer to a message. */
const QUOTED = /^\s*>\s?/u;

/**
 * A file as it is pasted from a message: of a block between fences what stands in it, of quoted lines their text. Every
 * line stays on the line where it stood, so that faults name the right one; other texts stay as they are.
 */
export function pastedText(text: string): string {
  const lines = text.split('\n');
  const isQuoted = lines.every((line) => line.trim() === '' || QUOTED.test(line));
  const bare = isQuoted ? lines.map((line) => line.replace(QUOTED, '')) : lines;
  const opened = bare.findIndex((line) => FENCE.test(line));
  if (opened < 0) return bare.join('\n');
  const closed = bare.findIndex((line, index) => index > opened && FENCE.test(line));
  return bare.map((line, index) => (index > opened && (closed < 0 || index < closed) ? line : '')).join('\n');
}

/** Whether a line ends a block: what follows in a stream of lines is something else. */
export function endsBlock(line: string, linesBefore: readonly string[]): boolean {
  return (
    FENCE.test(line.replace(QUOTED, '')) &&
    linesBefore.some((before) => FENCE.test(before.replace(QUOTED, '')))
  );
}
