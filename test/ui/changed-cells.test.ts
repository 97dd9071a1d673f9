import xterm from '@xterm/headless';
import { describe, expect, it } from 'vitest';
import { ChangedCells } from '../../src/ui/changed-cells.ts';
import * as fc from '../properties/fast-check.ts';
import { cellsWritten } from './cells.ts';

const columns = 12;
const rows = 4;

/** Parts of lines as Ink writes them: looks that end within the line, signs of every width. */
const part = fc.oneof(
  fc.constantFrom(
    'a',
    'b',
    ' ',
    '  ',
    '∙',
    '·',
    '▸',
    '…',
    '王',
    'é',
    'é\u0301\u0301',
    '\u001b[1mx\u001b[22m',
    '\u001b[7m \u001b[27m',
  ),
  fc.constantFrom(
    '\u001b[36mc\u001b[39m',
    '\u001b[2md\u001b[22m',
    '\u001b[1m\u001b[31me\u001b[39m\u001b[22m',
  ),
  fc.constantFrom('\u001b[44mf\u001b[49m', '\u001b[38;5;9mg\u001b[39m'),
);
const line = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
const frame = fc.array(line, { minLength: rows, maxLength: rows });

/** The output of Ink for a frame after another. */
function inkOutput(before: readonly string[], next: readonly string[]): string {
  const lines = next.map((text, row) => {
    const isLast = row === rows - 1;
    if (text === before[row]) return isLast ? '' : '\u001b[E';
    return `\u001b[1G${text}\u001b[K${isLast ? '' : '\n'}`;
  });
  return `\u001b[${rows - 1}A${lines.join('')}`;
}

class Screen {
  private readonly terminal = new xterm.Terminal({
    cols: columns,
    rows,
    allowProposedApi: true,
    convertEol: true,
  });

  write(text: string): Promise<void> {
    return new Promise((resolve) => this.terminal.write(text, resolve));
  }

  /** Every cell with its look, and the row of the cursor. */
  get cells(): string[] {
    const { active } = this.terminal.buffer;
    const cells = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => {
        const cell = active.getLine(row)?.getCell(column);
        const looks = [
          cell?.isBold(),
          cell?.isDim(),
          cell?.isInverse(),
          cell?.getFgColor(),
          cell?.getBgColor(),
        ];
        return `${cell?.getChars() || ' '}/${looks.join()}`;
      }).join(' '),
    );
    return [...cells, `row ${active.cursorY}`];
  }
}

describe('what is written of a frame', () => {
  it('leaves the screen as the whole of it would', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 2, maxLength: 5 }), async (frames) => {
        const [whole, changed, cells] = [new Screen(), new Screen(), new ChangedCells()];
        let before: readonly string[] = frames[0] as string[];
        await whole.write(before.join('\n'));
        await changed.write(cells.of(before.join('\n')));
        for (const next of frames.slice(1)) {
          const output = inkOutput(before, next);
          await whole.write(output);
          const less = cells.of(output);
          await changed.write(less);
          expect(changed.cells).toEqual(whole.cells);
          before = next;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is only what changed, and nothing of it twice', () => {
    const before = ['∙∙∙∙∙∙∙∙∙∙∙∙', 'abcdefghijkl', '', '0123456789ab'];
    const next = ['∙∙∙∙∙∙∙∙∙∙∙*', 'abcdefghijkl', '', '\u001b[1m0\u001b[22m123456789ax'];
    const cells = new ChangedCells();
    cells.of(before.join('\n'));
    const { count, twice } = cellsWritten(cells.of(inkOutput(before, next)), { row: rows - 1, column: 0 });
    expect([count, twice]).toEqual([3, []]);
  });

  it('is everything once nothing is known any more', () => {
    const before = ['a', 'b', 'c', 'd'];
    const cells = new ChangedCells();
    cells.of(before.join('\n'));
    cells.forget();
    expect(cells.of(inkOutput(['', '', '', ''], before))).toContain('d');
    expect(cells.of(inkOutput(['', '', '', ''], before))).not.toContain('d');
  });

  it('is left alone where it is no frame', () => {
    const cells = new ChangedCells();
    for (const output of ['\u001b[?25l', '\u001b[?1049h', 'text', '\u001b[2K\u001b[1A\u001b[2K\u001b[G'])
      expect(cells.of(output)).toBe(output);
  });
});
