/** A line that opens or closes a fenced block in a message. */
const FENCE = /^\s*(?:```|~~~)/u;

/** The prefix of lines quoted in a reply. */
const QUOTED = /^\s*>\s?/u;

/**
 * Extracts a file pasted from a message: the content of a fenced block, and the text of quoted lines. Every line keeps
 * its line number, so that faults name the right one; other texts stay unchanged.
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

/** Whether a line closes a fenced block, so that the following lines of a stream do not belong to it. */
export function endsBlock(line: string, linesBefore: readonly string[]): boolean {
  return (
    FENCE.test(line.replace(QUOTED, '')) &&
    linesBefore.some((before) => FENCE.test(before.replace(QUOTED, '')))
  );
}
