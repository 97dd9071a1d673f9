// One character a cell and one cell a character, for certain: printable ASCII, Latin letters, dashes, quotes, arrows,
// operators, lines, simple shapes and check marks. Written as the inside of a class of a regular expression.
const SINGLE =
  '\\x20-\\x7e\\u00a0-\\u00ac\\u00ae-\\u02ff\\u2010-\\u2027\\u2030-\\u205e\\u2190-\\u22ff\\u2500-\\u25fc\\u2713\\u2717';
/** Texts of which every character takes one cell. */
export const single = new RegExp(`^[${SINGLE}]*$`);
/** The same with the control characters of colours in between: no two of these ever make one character. */
const separate = new RegExp(`^[${SINGLE}\\x1b\\x07]*$`);

/** What a reader sees as single characters, each with its place in the text. */
type Segments = Iterable<Intl.SegmentData> & Pick<Intl.Segments, 'containing'>;

/**
 * Splits as `Intl.Segmenter` does, but asks it only where characters could belong together. The tables of the real one
 * take a fifth of the time in which Node itself starts, and are hardly ever needed; `build.mjs` puts this one into the
 * packages that draw.
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

/** The segments of a text in which every unit is a character of its own. */
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
    return { segment: this.text[index] as string, index, input: this.text };
  }
}

/**
 * A regular expression that is made when it is first used. Those that know the emoji take a quarter of the time in which
 * Node itself starts to make; `build.mjs` puts this one into the packages that draw.
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
