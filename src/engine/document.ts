import { LineCounter, parseDocument, type Document } from 'yaml';
import { PlaceError, pathText, type Path } from './place.ts';

/** A YAML or JSON document as plain data, and where each part of it stands. */
export interface TextDocument {
  readonly data: unknown;
  /** The 1-based line on which the innermost known part of the path begins. */
  lineOf(path: Path): number;
}

/**
 * Reads YAML (JSON is YAML, too).
 * @throws PlaceError whose message names the line, where the text is not well-formed
 */
export function readDocument(text: string): TextDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
  const error = document.errors[0];
  if (error !== undefined) throw new PlaceError([], `line ${lines.linePos(error.pos[0]).line}: ${error.message}`);
  return { data: document.toJS(), lineOf: (path) => lineOfPath(document, lines, path) };
}

function lineOfPath(document: Document, lines: LineCounter, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = nodeAt(document, path.slice(0, length)) as { range?: [number, number, number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** The node at a path; keys written as numbers are found by their text. */
function nodeAt(document: Document, path: Path): unknown {
  let node: unknown = document.contents;
  for (const key of path) {
    const items = (node as { items?: unknown[] } | null)?.items;
    if (items === undefined) return undefined;
    node = typeof key === 'number' && !isPair(items[0]) ? items[key] : items.find((item) => keyText(item) === String(key));
    if (isPair(node)) node = node.value ?? node.key;
    if (node === undefined) return undefined;
  }
  return node;
}

function isPair(item: unknown): item is { key: unknown; value: unknown } {
  return typeof item === 'object' && item !== null && 'key' in item;
}

function keyText(item: unknown): string | undefined {
  if (!isPair(item)) return undefined;
  return String((item.key as { value?: unknown } | null)?.value ?? item.key);
}

/** A fault with its line and place, as one sentence for the person who wrote the file. */
export function faultText(fault: PlaceError, document?: TextDocument, path: Path = []): string {
  const whole = [...path, ...fault.path];
  if (whole.length === 0 || document === undefined) return fault.message;
  return `line ${document.lineOf(whole)}, ${pathText(whole)}: ${fault.message}`;
}
