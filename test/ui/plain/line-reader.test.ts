import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { mostWaiting } from '../../../src/ui/plain/line-queue.ts';
import { lineReader, longestLine } from '../../../src/ui/plain/line-reader.ts';
import { array, assert, asyncProperty, constantFrom, integer } from '../../properties/fast-check.ts';

const going = new AbortController().signal;

async function linesOf(input: Readable): Promise<{ lines: string[]; said: string[] }> {
  const said: string[] = [];
  const reader = lineReader(input, (sentence) => said.push(sentence));
  const lines: string[] = [];
  for (;;) {
    const line = await reader.next(going);
    if (line === null) return { lines, said };
    lines.push(line);
  }
}

describe('lines of an input', () => {
  it('are the same in whatever pieces they come, with all three ends of lines', async () => {
    const text = array(constantFrom('a', 'é', '棋', '🂡', ' ', '\n', '\r\n', '\r'), { maxLength: 30 });
    await assert(
      asyncProperty(text, integer({ min: 1, max: 7 }), async (parts, length) => {
        const bytes = Buffer.from(parts.join(''));
        const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
          bytes.subarray(index * length, (index + 1) * length),
        );
        const expected = parts.join('').split(/\r\n|\n|\r/);
        if (expected.at(-1) === '') expected.pop();
        expect(await linesOf(Readable.from(pieces))).toEqual({ lines: expected, said: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('that are too long are left out with a sentence in their turn, and the next ones are read', async () => {
    const { lines, said } = await linesOf(
      Readable.from([`1\n${'x'.repeat(longestLine)}`, `${'y'.repeat(longestLine)}\n2\n`]),
    );
    expect(lines).toEqual(['1', '2']);
    expect(said).toEqual([
      `That line is longer than ${longestLine} characters and was left out. Answer in a shorter one.`,
    ]);
  });

  it('that are as long as may be are whole', async () => {
    const longest = 'x'.repeat(longestLine);
    expect(await linesOf(Readable.from([`${longest}\n`, `${longest}`]))).toEqual({
      lines: [longest, longest],
      said: [],
    });
  });

  it('are read ahead in a bounded number, whatever is in the pipe', async () => {
    const input = new PassThrough({ highWaterMark: 64 });
    const reader = lineReader(input, () => {});
    let written = 0;
    const write = (): void => {
      while (written < 100_000 && input.write('1\n')) written += 1;
      if (written < 100_000) input.once('drain', write);
    };
    write();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(written).toBeLessThan(10 * mostWaiting);
    for (let line = 0; line < 5 * mostWaiting; line += 1) expect(await reader.next(going)).toBe('1');
    reader.close();
  });

  it('that wait leave time between them for a signal', async () => {
    const reader = lineReader(Readable.from(['1\n'.repeat(50)]), () => {});
    const leaving = new AbortController();
    let taken = 0;
    setTimeout(() => leaving.abort(), 1);
    while ((await reader.next(leaving.signal)) !== null) {
      taken += 1;
      const until = performance.now() + 10;
      while (performance.now() < until) {} // the work of one line
    }
    expect(taken).toBeLessThan(10);
    reader.close();
  });

  it('end with the signal, and those that have come are left', async () => {
    const input = new PassThrough();
    const reader = lineReader(input, () => {});
    const leaving = new AbortController();
    const line = reader.next(leaving.signal);
    leaving.abort();
    expect(await line).toBeNull();
    input.write('late\n');
    expect(await reader.next(going)).toBe('late');
    reader.close();
  });
});
