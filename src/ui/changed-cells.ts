import stringWidth from 'string-width';

/*
 * Ink rewrites every line that changed, but most cells of such a line are usually the same: a cursor moved, or a figure
 * changed. This file reduces the output to the changed cells, so a key costs little even on a slow connection.
 */

/** One character with its style codes, sorted; an empty look is plain text. */
interface Cell {
  readonly text: string;
  readonly look: string;
}

const blank: Cell = { text: ' ', look: '' };

/** The longest run of equal cells between two changed ones that is cheaper to rewrite than to skip. */
const longestBridge = 6;

const lookSequence = /\u001b\[([0-9;]*)m/uy;
const anySequence = /\u001b\[[0-9;?]*[A-Za-z]/gu;
/** A frame in which Ink skips unchanged lines: it moves up to the first row, then goes line by line. */
const partialFrame = /^\u001b\[\d+A(?:\u001b\[E|\u001b\[1G(?:[^\n\u001b]|\u001b\[[0-9;]*m)*\u001b\[K\n?)*$/u;
const lineOfFrame = /\u001b\[E|\u001b\[1G((?:[^\n\u001b]|\u001b\[[0-9;]*m)*)\u001b\[K(\n?)/gu;

/** The known content of the screen, and the output that turns it into the next frame. */
export class ChangedCells {
  private rows: (readonly Cell[] | undefined)[] = [];

  /** Forgets the content of the terminal, because other output was written or its size changed. */
  forget(): void {
    this.rows = [];
  }

  /** The part of an output that changes anything. Output that is not a frame is returned unchanged. */
  of(output: string): string {
    if (!partialFrame.test(output)) {
      this.learn(output);
      return output;
    }
    const [up = ''] = /^\u001b\[\d+A/u.exec(output) ?? [];
    let written = up;
    let steps = 0;
    let row = 0;
    for (const [, line, end] of output.slice(up.length).matchAll(lineOfFrame)) {
      const change = line === undefined ? '' : this.change(row, cellsOf(line));
      if (change !== '') {
        written += down(steps) + change;
        steps = 0;
      }
      // No row follows the last row of the screen.
      if (line === undefined || end !== '') steps += 1;
      row += 1;
    }
    return written + down(steps);
  }

  /**
   * The part of a whole frame that differs from the frame before it; empty if nothing does. The cursor is in the last
   * row before and after.
   */
  over(frame: string): string {
    const rows = frame.split('\n');
    const changes = rows.map((row, index) => this.change(index, cellsOf(row)));
    if (changes.every((change) => change === '')) return '';
    const written = changes.map((change, index) => (index === 0 ? '' : down(1)) + change);
    return `\u001b[${rows.length - 1}A${written.join('')}`;
  }

  /** Remembers a whole frame; sequences that only switch something say nothing about the rows. */
  private learn(output: string): void {
    if (output.replace(anySequence, '') === '' && !/\u001b\[[0-9;?]*[JKH]/u.test(output)) return;
    const frame = output.slice(
      /^(?:\u001b\[[0-9;?]*[A-Za-z])*?(?=(?:\u001b\[[0-9;]*m|[^\u001b]))/u.exec(output)?.[0].length ?? 0,
    );
    const isWhole = !/\u001b(?!\[[0-9;]*m)/u.test(frame) && frame.includes('\n');
    this.rows = isWhole ? frame.split('\n').map(cellsOf) : [];
  }

  /** The output that turns the row into `next`, wherever in the row the cursor is. */
  private change(row: number, next: readonly Cell[]): string {
    const before = this.rows[row];
    this.rows[row] = next;
    // After a step down, the cursor is at the beginning of the row.
    const start = row > 0 ? 0 : undefined;
    if (before === undefined) return erasure(0, start) + written(next, 0, next.length, 0);
    const length = Math.max(before.length, next.length);
    const differs = (at: number): boolean => !isSame(before[at] ?? blank, next[at] ?? blank);
    // Terminals disagree on the width of some characters; columns after such a character are not known.
    const sure = Math.min(firstUnsure(before), firstUnsure(next));
    let from = 0;
    while (from < length && from < sure && !differs(from)) from += 1;
    if (from >= length) return '';
    if (sure < length) {
      // The preceding letter is rewritten too; otherwise combining marks would be added to those that it already has.
      const begin = Math.max(0, Math.min(from, sure - 1));
      for (let at = from; at < length; at += 1)
        if (differs(at)) return erasure(begin, start) + written(next, begin, next.length, begin);
      return '';
    }
    let text = '';
    while (from < length) {
      const stands = text === '' ? start : undefined;
      let to = from + 1;
      for (let at = to; at < length && at - to <= longestBridge; at += 1) if (differs(at)) to = at + 1;
      if (from < next.length) text += written(next, from, Math.min(to, next.length), stands);
      if (to > next.length) text += erasure(next.length, from < next.length ? next.length : stands);
      from = to;
      while (from < length && !differs(from)) from += 1;
    }
    return text;
  }
}

function down(steps: number): string {
  if (steps === 0) return '';
  return steps === 1 ? '\u001b[E' : `\u001b[${steps}E`;
}

/** Moves the cursor within its row, unless it is already there. */
function columnOf(cell: number, stands?: number): string {
  return cell === stands ? '' : `\u001b[${cell + 1}G`;
}

/** The output for the cells from `from` to `to`: it moves the cursor first and returns to plain text afterwards. */
function written(cells: readonly Cell[], from: number, to: number, stands?: number): string {
  if (from >= to) return '';
  let text = columnOf(from, stands);
  let look = '';
  for (const cell of cells.slice(from, to)) {
    if (cell.look !== look)
      text += look === '' ? `\u001b[${cell.look}m` : `\u001b[0${cell.look && `;${cell.look}`}m`;
    look = cell.look;
    text += cell.text;
  }
  return look === '' ? text : `${text}\u001b[0m`;
}

/**
 * Clears the row from a cell on. This comes before writing, because after a full row terminals would erase its last
 * cell.
 */
function erasure(cells: number, stands?: number): string {
  return `${columnOf(cells, stands)}\u001b[K`;
}

function isSame(one: Cell, other: Cell): boolean {
  return one.text === other.text && one.look === other.look;
}

/** The style codes that each reset code ends. */
const endOf: Readonly<Record<string, readonly string[]>> = {
  '22': ['1', '2'],
  '23': ['3'],
  '24': ['4'],
  '27': ['7'],
  '29': ['9'],
};

/** A line of a frame as cells: Ink begins and ends each line with plain text. */
function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let looks: string[] = [];
  for (let at = 0; at < line.length; ) {
    lookSequence.lastIndex = at;
    const found = lookSequence.exec(line);
    if (found !== null) {
      looks = changedLooks(looks, found[1] ?? '');
      at += found[0].length;
    } else {
      const text = String.fromCodePoint(line.codePointAt(at) as number);
      cells.push({ text, look: looks.join(';') });
      at += text.length;
    }
  }
  return cells;
}

function changedLooks(looks: readonly string[], code: string): string[] {
  if (code === '' || code === '0') return [];
  const ended = endOf[code];
  if (ended !== undefined) return looks.filter((look) => !ended.includes(look));
  const isBack = /^(?:4[89]|4[0-7]|10[0-7])(?:;|$)/u.test(code);
  const isFore = /^(?:3[0-9]|9[0-7])(?:;|$)/u.test(code);
  const kept = looks.filter(
    (look) =>
      look !== code &&
      !(isFore && /^(?:3[0-8]|9[0-7])(?:;|$)/u.test(look)) &&
      !(isBack && /^(?:4[0-8]|10[0-7])(?:;|$)/u.test(look)),
  );
  return code === '39' || code === '49' ? kept : [...kept, code].sort();
}

const widths = new Map<string, boolean>();

/** Whether the character takes one cell on every terminal. */
function isSure(text: string): boolean {
  if (text >= ' ' && text <= '~') return true;
  let sure = widths.get(text);
  if (sure === undefined) {
    sure = stringWidth(text, { ambiguousIsNarrow: false }) === 1;
    widths.set(text, sure);
  }
  return sure;
}

function firstUnsure(cells: readonly Cell[]): number {
  const at = cells.findIndex(({ text }) => !isSure(text));
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}
