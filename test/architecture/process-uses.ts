import { type Finding, parsed, type Source } from './sources.ts';

/**
 * The parts of `process` that code below `cli/` may use: its identity and platform. Streams, environment, arguments,
 * exit and signals belong to one of many clients and are passed as arguments.
 */
const allowed = new Set(['pid', 'kill', 'platform', 'execArgv']);

/** Modules and globals that give the same access. */
const otherWays = new Set(['node:process', 'process', 'supports-color', 'node:tty']);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Calls `visit` for every node with its parent. */
function walk(node: Node, above: Node | null, visit: (node: Node, above: Node | null) => void): void {
  visit(node, above);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node, visit);
  }
}

/** Forbidden uses of the process below `cli/`, including chalk's default instance, whose colours are the process's. */
export function processUses(sources: Source[]): Finding[] {
  const findings: Finding[] = [];
  for (const source of sources) {
    if (source.path.startsWith('src/cli/')) continue;
    const find = (because: string) => findings.push({ path: source.path, because });
    walk(parsed(source).program as unknown as Node, null, (node, above) => {
      if (node.type === 'ImportDeclaration') checkImport(node, find);
      if (node.type !== 'Identifier') return;
      const isKey = above?.type === 'Property' && above['key'] === node && above['value'] !== node;
      const isMember = above?.type === 'MemberExpression' && above['object'] !== node;
      if (isKey || isMember) return;
      if (node['name'] === 'console') find('writes to the console');
      if (node['name'] !== 'process') return;
      const property = above?.type === 'MemberExpression' ? above['property'] : undefined;
      const name = isNode(property) && property.type === 'Identifier' ? String(property['name']) : '?';
      if (!allowed.has(name)) find(`reads process.${name}`);
    });
  }
  return findings;
}

function checkImport(node: Node, find: (because: string) => void): void {
  const from = String((node['source'] as Node)['value']);
  if (node['importKind'] === 'type') return;
  if (otherWays.has(from)) find(`imports ${from}`);
  const specifiers = node['specifiers'] as readonly Node[];
  if (from === 'chalk' && specifiers.some(({ type }) => type === 'ImportDefaultSpecifier'))
    find('imports the one instance of chalk');
}
