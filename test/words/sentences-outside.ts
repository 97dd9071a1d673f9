import { parsed, type Source } from '../architecture/sources.ts';

/** A text in a source that a person may come to read, and its line. */
export interface Found {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Parts of a tree that no person reads: names of modules and types, keys, and messages of internal faults. */
const UNREAD: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: ['source'],
  ExportNamedDeclaration: ['source'],
  ExportAllDeclaration: ['source'],
  ImportExpression: ['source'],
  Property: ['key'],
  TSPropertySignature: ['key'],
  TSLiteralType: ['literal'],
  TSTemplateLiteralType: ['types', 'quasis'],
  TSImportType: ['argument', 'source'],
  TaggedTemplateExpression: ['tag'],
};

/**
 * Errors that only a fault of the program throws; they are reported as such, for the person who mends it. No one
 * else reads the description of a symbol, either.
 */
const FAULTS = ['Error', 'TypeError', 'RangeError', 'present', 'Symbol'];

/** Two words beside each other: an identifier, an option's value or a key has none. */
const SENTENCE = /\p{L}{2,}[,;:]? \p{L}{2,}/u;

/** Files whose texts are read by machines: scripts for shells, statements for a database, formats of files. */
const FOR_MACHINES = [
  'src/bots/outside-process.ts',
  'src/cli/completion-scripts.ts',
  'src/server/postgres/',
  'src/engine/document-text.ts',
  'src/server/metrics.ts',
];

/** Texts that are no sentences though they have two words, by their file, and what they are. */
const NO_SENTENCES: readonly { readonly path: string; readonly text: string; readonly what: string }[] = [
  { path: 'src/cli/program-word.ts', text: 'npx green-games', what: 'a command' },
  { path: 'src/cli/simulate.ts', text: 'one table', what: 'a name in data, the same in every language' },
];

/** An option with what stands for its value. */
const OPTION = /^--[\w-]+ <[^>]+>$/u;

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join(' … ');
}

function* textsIn(node: Node): Generator<{ readonly start: number; readonly text: string }> {
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const callee = node['callee'] as Node;
    if (callee.type === 'Identifier' && FAULTS.includes(String(callee['name']))) return;
  }
  const text = textOf(node);
  if (text !== undefined && SENTENCE.test(text.replaceAll('…', ''))) yield { start: node.start, text };
  for (const [key, child] of Object.entries(node)) {
    if (UNREAD[node.type]?.includes(key) === true) continue;
    for (const each of [child].flat()) if (isNode(each)) yield* textsIn(each);
  }
}

/** The sentences of a source outside the folders of words. */
export function sentencesIn(source: Source): Found[] {
  const { path, text } = source;
  if (/^src\/(?:games\/[^/]+\/)?words\/[\w-]+\//u.test(path)) return [];
  if (FOR_MACHINES.some((file) => path.startsWith(file))) return [];
  const isSentence = (found: string): boolean =>
    !OPTION.test(found) && !NO_SENTENCES.some((each) => each.path === path && each.text === found);
  const found = [...textsIn(parsed(source).program as unknown as Node)].filter((each) =>
    isSentence(each.text),
  );
  return found.map(({ start, text: sentence }) => ({
    path,
    line: text.slice(0, start).split('\n').length,
    text: sentence,
  }));
}
