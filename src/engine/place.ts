/** Where something stands in a document: keys and list indexes from the root. */
export type Path = readonly (string | number)[];

/** A fault in a file that a person wrote (a position, scenario or components file), with its place. */
export class PlaceError extends Error {
  override name = 'PlaceError';
  constructor(
    readonly path: Path,
    message: string,
  ) {
    super(message);
  }

  /** The same fault seen from further out. */
  within(...outer: (string | number)[]): PlaceError {
    return new PlaceError([...outer, ...this.path], this.message);
  }
}

/** Something that exists once stands in two places. */
export class TwiceError extends PlaceError {
  /**
   * @param path the place where it stands once more
   * @param other the place where it was met first
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

/** A path in the words of a reader: `nations.0.population`. */
export function pathText(path: Path): string {
  return path.join('.');
}
