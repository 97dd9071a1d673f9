/** The path of an item in a document: keys and list indexes from the root. */
export type Path = readonly (string | number)[];

/** A fault in a file written by a person (a position, scenario or components file), with its path. */
export class PlaceError extends Error {
  override name = 'PlaceError';
  constructor(
    readonly path: Path,
    message: string,
  ) {
    super(message);
  }

  /** The fault after its path: `nations.0.population: …`. */
  get located(): string {
    return `${pathText(this.path)}: ${this.message}`;
  }

  /** The same fault with its path extended outwards. */
  within(...outer: (string | number)[]): PlaceError {
    return new PlaceError([...outer, ...this.path], this.message);
  }
}

/** Something that exists only once appears in two places. */
export class TwiceError extends PlaceError {
  /**
   * @param path the path of its second appearance
   * @param other the path of its first appearance
   */
  constructor(
    path: Path,
    readonly other: Path,
    message: string,
  ) {
    super(path, message);
  }

  override within(...outer: (string | number)[]): TwiceError {
    return new TwiceError([...outer, ...this.path], [...outer, ...this.other], this.message);
  }
}

/** A path as text: `nations.0.population`. */
export function pathText(path: Path): string {
  return path.join('.');
}
