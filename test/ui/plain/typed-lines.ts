import type { PlainIo } from '../../../src/ui/plain/plain-io.ts';

/** Typed lines together with the output, in their order. */
export function typedLines(typed: readonly string[], isTerminal = false): { io: PlainIo; printed: string[] } {
  const printed: string[] = [];
  const waiting = [...typed];
  let isHidden = false;
  const io = {
    print: (line: string) => void printed.push(line),
    lines: {
      next: async () => {
        const line = waiting.shift() ?? null;
        if (line !== null && !isHidden) printed.push(`> ${line}`);
        return line;
      },
      close: () => {},
    },
    isTerminal,
    rows: 10,
    hide: () => {
      isHidden = true;
      return () => {
        isHidden = false;
      };
    },
  };
  return { io, printed };
}
