import { type Document, LineCounter, parseDocument } from 'yaml';
import { type Path, PlaceError } from './place.ts';
import type { TextDocument } from './text-document.ts';

/**
 * Reads YAML (JSON is YAML, too).
 * @throws PlaceError whose message names the line, where the text is not well-formed
 */
export function readDocument(text: string): TextDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false });
  const error = document.errors[0];
  if (error !== undefined)
    throw new PlaceError([], `line ${lines.linePos(error.pos[0]).line}: ${error.message}`);
  return { data: plainData(document), lineOf: (path) => lineOfPath(document, lines, path) };
}

/**
 * The text of a well-formed document with one value set, or taken away where it is undefined; notes and everything else
 * stay as they are.
 */
export function withValue(text: string, path: Path, value: unknown): { text: string; data: unknown } {
  const document = parseDocument(text);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  return { text: document.contents === null ? '' : document.toString(), data: document.toJS() };
}

/** What the document says; aliases without an anchor, and floods of them, show only here. */
function plainData(document: Document): unknown {
  try {
    return document.toJS();
  } catch (thrown) {
    throw new PlaceError([], thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function lineOfPath(document: Document, lines: LineCounter, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = beginOf(itemAt(document, path.slice(0, length)));
    if (offset !== undefined) return lines.linePos(offset).line;
  }
  return 1;
}

/** Where an item begins in the text: a pair with its key, however far below its value stands. */
function beginOf(item: unknown): number | undefined {
  const node = (isPair(item) ? item.key : item) as { range?: readonly number[] | null } | null | undefined;
  return node?.range?.[0];
}

/** The list item or pair at a path; keys written as numbers are found by their text. */
function itemAt(document: Document, path: Path): unknown {
  let item: unknown = document.contents;
  for (const key of path) {
    const node = isPair(item) ? item.value : item;
    const items = (node as { items?: unknown[] } | null)?.items;
    if (items === undefined) return undefined;
    item =
      typeof key === 'number' && !isPair(items[0])
        ? items[key]
        : items.find((each) => keyText(each) === String(key));
    if (item === undefined) return undefined;
  }
  return item;
}

function isPair(item: unknown): item is { key: unknown; value: unknown } {
  return typeof item === 'object' && item !== null && 'key' in item;
}

function keyText(item: unknown): string | undefined {
  if (!isPair(item)) return undefined;
  return String((item.key as { value?: unknown } | null)?.value ?? item.key);
}
