import {
  type Document,
  type ErrorCode,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import { type Path, PlaceError } from './place.ts';
import { checkPlainData } from './plain-data.ts';
import type { TextDocument } from './text-document.ts';

/**
 * Reads YAML (JSON is YAML, too).
 * @throws PlaceError whose message names the line, where the text is not well-formed
 */
export function readDocument(text: string): TextDocument {
  checkNesting(text);
  const lines = new LineCounter();
  // The parser's own search for words that stand twice compares each with each.
  const document = parseDocument(text, {
    lineCounter: lines,
    uniqueKeys: false,
    prettyErrors: false,
    // What the parser would tell on the error output is refused below.
    logLevel: 'error',
  });
  const faultAt = (offset: number, because: string): PlaceError =>
    new PlaceError([], `line ${lines.linePos(offset).line}: ${because}`);
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
    throw new PlaceError([], `line ${lineOf(thrown.path)}: ${thrown.message}`);
  }
  return { data, lineOf };
}

/** How many brackets may stand open. */
const OPEN_BRACKETS = 64;

/** How far a line may be indented, in characters: each list or map in another one takes at least one. */
const INDENTATION = 512;

/** How many brackets are open behind each, and how far lines are indented; texts in quotation marks and comments left out. */
const SIGNS = /(?<=^|[\s[{,:])(?:"(?:[^"\\]|\\.)*"|'[^']*'|#.*)|[[\]{}]|^ *(?:[-?:] +)*/gmsu;

/**
 * The parser calls itself for each list in a list, and its time for brackets that are never closed grows with the square
 * of their number.
 * @throws PlaceError where lists and maps stand in one another more deeply than anybody writes
 */
function checkNesting(text: string): void {
  let open = 0;
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    if (sign === '[' || sign === '{') open += 1;
    else if (sign === ']' || sign === '}') open = Math.max(0, open - 1);
    if (open <= OPEN_BRACKETS && !(sign.length > INDENTATION && /^[ \-?:]*$/.test(sign))) continue;
    const line = text.slice(0, index).split('\n').length;
    throw new PlaceError([], `line ${line}: lists and maps stand in one another too deeply`);
  }
}

/** Where the first word stands that is a list or map, or stood in the same map before; undefined where none does. */
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
 * The text of a well-formed document with one value set, or taken away where it is undefined; notes and everything else
 * stay as they are.
 */
export function withValue(text: string, path: Path, value: unknown): { text: string; data: unknown } {
  const document = parseDocument(text);
  if (value !== undefined) document.setIn(path, value);
  else if (document.hasIn(path)) document.deleteIn(path);
  return { text: document.contents === null ? '' : document.toString(), data: document.toJS() };
}

/** What the document says; aliases without an anchor, and floods of them, show only here. */
function plainData(document: Document): unknown {
  try {
    return document.toJS();
  } catch (thrown) {
    if (!(thrown instanceof ReferenceError)) throw thrown;
    throw new PlaceError(
      [],
      'an alias (*) names no anchor (&) that stands before it, or too much is repeated by aliases',
    );
  }
}

/** What is wrong with the text, for those who write it; the parser's own sentences speak of its insides. */
const FAULTS: Readonly<Partial<Record<ErrorCode, string>>> = {
  ALIAS_PROPS: 'an alias (*) has neither an anchor nor a tag of its own',
  BAD_ALIAS: 'an alias (*) has a name that cannot be',
  BAD_COLLECTION_TYPE: 'a tag (!) does not suit what it stands before',
  BAD_DIRECTIVE: 'a line that begins with % is no directive of YAML',
  BAD_DQ_ESCAPE:
    'a backslash in double quotation marks is followed by what it cannot be; \\\\ is a backslash itself',
  BAD_INDENT: 'this line is not indented as those that it belongs to, or a bracket is missing',
  BAD_PROP_ORDER: 'an anchor (&) or a tag (!) stands before the sign of its item',
  BAD_SCALAR_START: 'a text cannot begin with this character; put it in quotation marks',
  BLOCK_AS_IMPLICIT_KEY: 'a list or map that goes over several lines cannot be the name of something',
  BLOCK_IN_FLOW: 'what stands in brackets cannot go on as an indented block',
  DUPLICATE_KEY: 'the same word stands twice in one map',
  IMPOSSIBLE: 'this is no YAML',
  KEY_OVER_1024_CHARS: 'the word before a colon is longer than 1024 characters',
  MISSING_CHAR: 'a bracket, a quotation mark, a comma or a colon is missing',
  MULTILINE_IMPLICIT_KEY: 'the word before a colon goes over several lines, or the colon is missing',
  MULTIPLE_ANCHORS: 'an item has two anchors (&)',
  MULTIPLE_DOCS: 'a line --- begins a second document, and there may be one',
  MULTIPLE_TAGS: 'an item has two tags (!)',
  NON_STRING_KEY: 'the word before a colon is no text',
  TAB_AS_INDENT: 'the line is indented with a tab; use blanks',
  TAG_RESOLVE_FAILED: 'a tag (!) is unknown, or does not suit what follows it',
  UNEXPECTED_TOKEN:
    'something stands here that belongs elsewhere: a quotation mark, bracket, comma or colon too many, or one missing before it',
};

function faultOf(code: ErrorCode): string {
  return FAULTS[code] ?? 'this is no YAML';
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
