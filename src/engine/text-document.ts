import { fileWords } from '../words/index.ts';
import { type Path, type PlaceError, pathText } from './place.ts';

/** A YAML or JSON document as plain data, with the line of each part. */
export interface TextDocument {
  readonly data: unknown;
  /** The line, from 1, on which the innermost known part of the path begins. */
  lineOf(path: Path): number;
}

/**
 * A fault with its line and path, as one sentence for the author of the file.
 * @param path the path of the part that has the fault
 * @param named the path as people call it
 */
export function faultText(
  fault: PlaceError,
  document?: TextDocument,
  path: Path = [],
  named: (path: Path) => Path = (whole) => whole,
): string {
  const whole = [...path, ...fault.path];
  if (whole.length === 0 || document === undefined) return fault.message;
  return fileWords().inPlace(document.lineOf(whole), pathText(named(whole)), fault.message);
}
