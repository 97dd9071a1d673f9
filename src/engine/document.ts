import {
  type Document,
  type ErrorCode,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import { fileWords, yamlWords } from '../words/index.ts';
import { ownOf } from './own.ts';
import { type Path, PlaceError } from './place.ts';
import { checkPlainData } from './plain-data.ts';
import type { TextDocument } from './text-document.ts';

/**
 * Reads YAML (JSON is YAML, too).
 * @throws PlaceError naming the line if the text is not well-formed
 */
export function readDocument(text: string): TextDocument {
  checkNesting(text);
  const lines = new LineCounter();
  // The parser's own search for duplicate keys takes quadratic time, so `firstOddKey` does it.
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: false,
    prettyErrors: false,
    // The parser would print warnings on the error output; those faults are refused below.
    logLevel: 'error',
  });
  const faultAt = (offset: number, because: string): PlaceError =>
    new PlaceError([], fileWords().inLine(lines.linePos(offset).line, because));
  const error = document.errors[0];
  if (error !== undefined) throw faultAt(error.pos[0], faultOf(error.code));
  const odd = firstOddKey(document);
  if (odd !== undefined) throw faultAt(odd.offset, faultOf(odd.code));
  const lineOf = (path: Path): number => lineOfPath(document, lines, path);
  const data = plainData(document);
  try {
    checkPlainData(data);
  } catch (thrown) {
    if (!(thrown instanceof PlaceError)) throw thrown;
    throw new PlaceError([], fileWords().inLine(lineOf(thrown.path), thrown.message));
  }
  return { data, lineOf };
}

/** The greatest nesting depth of brackets. */
const OPEN_BRACKETS = 64;

/** The greatest indentation of a line, in characters; each nested list or map takes at least one. */
const INDENTATION = 512;

/** Matches brackets and indentation for counting, and quoted texts and comments so that their brackets are skipped. */
const SIGNS = /(?<=^|[\s[{,:])(?:"(?:[^"\\]|\\.)*"|'[^']*'|#.*)|[[\]{}]|^ *(?:[-?:] +)*/gmsu;

/**
 * Limits the nesting before parsing: the parser is recursive, and its time is quadratic in the number of unclosed
 * brackets.
 * @throws PlaceError if lists and maps are nested more deeply than anybody would write
 */
function checkNesting(text: string): void {
  let open = 0;
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    if (sign === '[' || sign === '{') open += 1;
    else if (sign === ']' || sign === '}') open = Math.max(0, open - 1);
    if (open <= OPEN_BRACKETS && !(sign.length > INDENTATION && /^[ \-?:]*$/.test(sign))) continue;
    const line = text.slice(0, index).split('\n').length;
    throw new PlaceError([], fileWords().inLine(line, yamlWords().nesting));
  }
}

/** The position of the first key that is a list or map, or a duplicate; undefined if there is none. */
function firstOddKey(document: Document): { readonly offset: number; readonly code: ErrorCode } | undefined {
  let found: { offset: number; code: ErrorCode } | undefined;
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        const code = !isScalar(key) ? 'NON_STRING_KEY' : seen.has(key.value) ? 'DUPLICATE_KEY' : undefined;
        if (code !== undefined) {
          found = { offset: (key as { range?: readonly number[] | null }).range?.[0] ?? 0, code };
          return visit.BREAK;
        }
        seen.add((key as Scalar).value);
      }
      return undefined;
    },
  });
  return found;
}

/**
 * The text of a well-formed document with one value set, or removed if it is undefined. Everything else stays, comments
 * included.
 */
export function withValue(text: string, path: Path, value: unknown): { text: string; data: unknown } {
  const document = parseDocument(text);
  if (value !== undefined) document.setIn(path, value);
  else if (document.hasIn(path)) document.deleteIn(path);
  return { text: document.contents === null ? '' : document.toString(), data: document.toJS() };
}

/** The document's data. Aliases without an anchor, and floods of aliases, are detected only here. */
function plainData(document: Document): unknown {
  try {
    return document.toJS();
  } catch (thrown) {
    if (!(thrown instanceof ReferenceError)) throw thrown;
    throw new PlaceError([], yamlWords().alias);
  }
}

/** The fault of a text in the words of its author; the parser's own messages describe its internals. */
const faultOf = (code: ErrorCode): string => ownOf<string>(yamlWords(), code) ?? yamlWords().IMPOSSIBLE;

function lineOfPath(document: Document, lines: LineCounter, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = beginOf(itemAt(document, path.slice(0, length)));
    if (offset !== undefined) return lines.linePos(offset).line;
  }
  return 1;
}

/** The offset at which an item begins; a pair begins with its key, even if its value is far below. */
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
