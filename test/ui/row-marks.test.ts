import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { markColumns, RowMarks } from '../../src/ui/row-marks.ts';
import * as fc from '../properties/fast-check.ts';

const rows = fc.array(
  fc.constantFrom('', ' ', 'a row ', '\u001b[1mbold\u001b[22m', '王小明', '\u001b[7m  \u001b[27m'),
  { minLength: 1, maxLength: 30 },
);

describe('the marks of rows', () => {
  it('stand for the rows of the latest frames in whatever Ink writes of them', () => {
    fc.assert(
      fc.property(fc.array(rows, { minLength: 1, maxLength: 8 }), (frames) => {
        const marks = new RowMarks();
        const marked = frames.map((frame) => marks.of(frame));
        for (const [index, frame] of frames.entries()) {
          if (index < frames.length - 4) continue;
          const output = `\u001b[2A${marked[index]?.map((mark) => `\u001b[1G${mark}\u001b[K\n`).join('')}`;
          const inserted = frame.map((row) => `\u001b[1G${row.trimEnd()}\u001b[K\n`).join('');
          expect(marks.inserted(output)).toBe(`\u001b[2A${inserted}`);
        }
      }),
    );
  });

  it('are equal for equal rows of two frames, differ for others, and are narrow', () => {
    fc.assert(
      fc.property(rows, rows, (one, other) => {
        const marks = new RowMarks();
        const first = marks.of(one);
        const second = marks.of(other);
        for (const [at, row] of one.entries())
          for (const [place, next] of other.entries()) expect(first[at] === second[place]).toBe(row === next);
        for (const mark of [...first, ...second]) expect(stringWidth(mark)).toBeLessThanOrEqual(markColumns);
      }),
    );
  });

  it('of a frame long gone are not written as something else', () => {
    const marks = new RowMarks();
    const [old = ''] = marks.of(['old']);
    for (let frame = 0; frame < 5; frame += 1) marks.of([`new ${frame}`]);
    expect(() => marks.inserted(old)).toThrow(/older frame/);
  });
});
