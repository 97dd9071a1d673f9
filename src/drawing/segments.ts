import { elementAt } from '../engine/checked.ts';

// Characters that certainly take one cell each and never combine: printable ASCII, Latin letters, dashes, quotes,
// arrows, operators, lines, simple shapes and check marks. This is the inside of a regular expression's character
// class.
const SINGLE =
  '\\x20-\\x7e\\u00a0-\\u00ac\\u00ae-\\u02ff\\u2010-\\u2027\\u2030-\\u205e\\u2190-\\u22ff\\u2500-\\u25fc\\u2713\\u2717';
// Characters that certainly take two cells each and never combine: ideographs, and the punctuation and the full-width
// signs beside them.
const DOUBLE = '\\u3001-\\u3003\\u3005-\\u3011\\u3014-\\u301f\\u3400-\\u4dbf\\u4e00-\\u9fff\\uff01-\\uff5e';
const FIRST_DOUBLE = 0x3001;
/** Matches texts in which every character certainly takes one or two cells and combines with no neighbour. */
export const sure = new RegExp(`^[${SINGLE}${DOUBLE}]*$`);
/** The same where characters of ambiguous width take two cells. */
export const sureWhereWide = new RegExp(`^[\\x20-\\x7e${DOUBLE}]*$`);
/** The same as `sure`, but with the control characters of colour codes, which never combine with a neighbour. */
const separate = new RegExp(`^[${SINGLE}${DOUBLE}\\x1b\\x07]*$`);

/** The cells of a text of which it is sure how many each character takes. */
export function sureCells(text: string): number {
  let cells = text.length;
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) >= FIRST_DOUBLE) cells += 1;
  return cells;
}

/** Grapheme clusters, each with its index in the text. */
type Segments = Iterable<Intl.SegmentData> & Pick<Intl.Segments, 'containing'>;

/**
 * Splits texts as `Intl.Segmenter` does, but calls it only for characters that might combine. Loading the tables of
 * `Intl.Segmenter` takes a fifth of Node's own start-up time, and they are hardly ever needed. `build.mjs` substitutes
 * this class in the packages that draw.
 */
export class Segmenter {
  private readonly given: readonly [Intl.LocalesArgument?, Intl.SegmenterOptions?];
  private real: Intl.Segmenter | undefined;

  constructor(...given: readonly [Intl.LocalesArgument?, Intl.SegmenterOptions?]) {
    this.given = given;
  }

  segment(text: string): Segments {
    if (separate.test(text)) return new SeparateSegments(text);
    this.real ??= new Intl.Segmenter(...this.given);
    return this.real.segment(text);
  }
}

/** The segments of a text in which no code units combine. */
class SeparateSegments implements Segments {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  *[Symbol.iterator](): Generator<Intl.SegmentData, undefined> {
    for (let index = 0; index < this.text.length; index += 1) yield this.at(index);
  }

  containing(index = 0): Intl.SegmentData | undefined {
    return index < this.text.length ? this.at(index) : undefined;
  }

  private at(index: number): Intl.SegmentData {
    return { segment: elementAt(this.text, index), index, input: this.text };
  }
}

/**
 * A regular expression that is compiled on first use. Compiling the ones that know the emoji takes a quarter of Node's
 * own start-up time. `build.mjs` substitutes this class in the packages that draw.
 */
export class Pattern {
  private made: RegExp | undefined;

  constructor(private readonly make: () => RegExp) {}

  test(text: string): boolean {
    return this.real.test(text);
  }

  [Symbol.match](text: string): RegExpMatchArray | null {
    return text.match(this.real);
  }

  [Symbol.search](text: string): number {
    return text.search(this.real);
  }

  [Symbol.replace](text: string, by: string): string {
    return text.replace(this.real, by);
  }

  private get real(): RegExp {
    this.made ??= this.make();
    return this.made;
  }
}
