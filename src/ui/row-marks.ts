/*
 * Ink measures and composes text cell by cell, which costs more than drawing the rest of a screen. But the rows of a
 * screen are laid out already. So Ink gets a short mark for each row, compares frames by their marks, and the marks in
 * its output are replaced by the rows.
 */

/** Private-use characters, which no row contains when Ink writes it, on both sides of a number. */
const mark = /\uE000([0-9a-z]+)\uE001/g;

/** The width of the widest mark, in columns. */
export const markColumns = 12;

/** The number of frames whose rows are known; React may draw some that it drops. */
const keptFrames = 4;

/** The marks that stand for the rows of a screen. */
export class RowMarks {
  private count = 0;
  /** The marks of the latest frame, keyed by their rows. */
  private marks: ReadonlyMap<string, string> = new Map();
  /** The rows of the latest frames, keyed by their marks: Ink may still write an earlier one. */
  private rows: readonly ReadonlyMap<string, string>[] = [];

  /** The marks for the rows of the next frame; equal rows have the same mark. */
  of(rows: readonly string[]): readonly string[] {
    const marks = new Map<string, string>();
    const named = new Map<string, string>();
    const all = rows.map((row) => {
      const found = marks.get(row) ?? this.marks.get(row) ?? this.newMark();
      marks.set(row, found);
      named.set(found, row.trimEnd());
      return found;
    });
    this.marks = marks;
    this.rows = [named, ...this.rows.slice(0, keptFrames - 1)];
    return all;
  }

  private newMark(): string {
    this.count += 1;
    return `\uE000${this.count.toString(36)}\uE001`;
  }

  /** The output with every mark replaced by its row. */
  inserted(output: string): string {
    return output.replaceAll(mark, (found) => {
      const rows = this.rows.find((named) => named.has(found));
      if (rows === undefined) throw new Error('A row of an older frame was written.');
      return rows.get(found) ?? '';
    });
  }

  /** A stream for Ink that writes to another: as wide as marks are, and with rows in place of marks. */
  stream(stdout: NodeJS.WriteStream): NodeJS.WriteStream {
    const write = (chunk: unknown, ...rest: unknown[]): boolean =>
      (stdout.write as (...all: unknown[]) => boolean).call(
        stdout,
        typeof chunk === 'string' ? this.inserted(chunk) : chunk,
        ...rest,
      );
    return new Proxy(stdout, {
      get: (target, name) => {
        if (name === 'write') return write;
        if (name === 'columns') return markColumns;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }
}
