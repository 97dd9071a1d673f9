import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

type Parsed = ReturnType<typeof parseSync>;
type Variable = Extract<
  Parsed['program']['body'][number],
  { type: 'VariableDeclaration' }
>['declarations'][number];
type Expression = NonNullable<Variable['init']>;

/** A file of src/: its path relative to the root of the repository, with forward slashes, and its text. */
export interface Source {
  path: string;
  text: string;
}

/** An import of a file; `target` is a path of the same form, or the name of a package. */
export interface Import {
  from: string;
  target: string;
  /** Erased at run time: `import type`, `export type … from`. */
  typeOnly: boolean;
  /** Loaded on demand: `import(…)`. */
  dynamic: boolean;
}

/** The file in which a check fails, and the reason. */
export interface Finding {
  path: string;
  because: string;
}

export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

/** All TypeScript files under src/. */
export function readSources(): Source[] {
  return readdirSync(join(rootFolder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join('src', file.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(rootFolder, path), 'utf8') }));
}

/** The syntax tree of a file. */
export function parsed(source: Source): Parsed {
  const parsed = parseSync(source.path, source.text);
  const error = parsed.errors[0];
  if (error) throw new Error(`${source.path}: ${error.message}`);
  return parsed;
}

/** Every import of a file, including re-exports and dynamic imports. */
export function importsOf(source: Source): Import[] {
  const { module: record } = parsed(source);
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, dynamic: boolean) => {
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(source.path), specifier) : specifier;
    found.push({ from: source.path, target, typeOnly, dynamic });
  };
  for (const statement of record.staticImports) {
    const { entries } = statement;
    add(statement.moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType), false);
  }
  for (const statement of record.staticExports) {
    const request = statement.entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (request)
      add(
        request.value,
        statement.entries.every((entry) => entry.isType),
        false,
      );
  }
  for (const expression of record.dynamicImports) {
    const { start, end } = expression.moduleRequest;
    const specifier = /^(['"`])([^$]*)\1$/s.exec(source.text.slice(start, end))?.[2];
    if (specifier !== undefined) add(specifier, false, true);
  }
  for (const match of source.text.matchAll(
    /\btypeof import\((['"])(.*?)\1\)|\bimport\((['"])(.*?)\3\)\.[A-Z]/g,
  )) {
    add(match[2] ?? match[4] ?? '', true, false);
  }
  return found;
}

/** Module-level variables that can change at run time. None may exist besides the state of a match. */
export function mutableModuleVariables(source: Source): Finding[] {
  const findings: Finding[] = [];
  for (const statement of parsed(source).program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' && statement.declaration
        ? statement.declaration
        : statement;
    if (declaration.type === 'TSModuleDeclaration' && !declaration.declare) {
      findings.push({ path: source.path, because: 'a namespace can hold variables: use a module' });
    }
    if (declaration.type !== 'VariableDeclaration' || declaration.declare) continue;
    for (const variable of declaration.declarations) {
      const name = source.text.slice(variable.id.start, variable.id.end);
      if (declaration.kind === 'let' || declaration.kind === 'var') {
        findings.push({
          path: source.path,
          because: `\`${declaration.kind} ${name}\` at the level of the module`,
        });
      } else if (
        variable.init &&
        isEmptyContainer(variable.init) &&
        !/:\s*readonly|:\s*Readonly/.test(name)
      ) {
        findings.push({
          path: source.path,
          because: `\`${name}\` begins empty, so something fills it later`,
        });
      }
    }
  }
  return findings;
}

function isEmptyContainer(expression: Expression): boolean {
  switch (expression.type) {
    case 'NewExpression':
      return expression.arguments.length === 0;
    case 'ArrayExpression':
      return expression.elements.length === 0;
    case 'ObjectExpression':
      return expression.properties.length === 0;
    default:
      return false;
  }
}
