import { parsed, type Source } from './sources.ts';

/** A name that several modules of one scope export, and these modules. */
export interface SharedName {
  readonly name: string;
  readonly modules: readonly string[];
}

/**
 * Names that more than one module declares and exports. The program is one scope, and so is each game together with the
 * program, because games never import each other. A folder of words counts as one module: its languages say the same
 * things.
 */
export function sharedNames(sources: readonly Source[]): SharedName[] {
  const program = new Map<string, Set<string>>();
  const ofGames = new Map<string, Map<string, Set<string>>>();
  for (const source of sources) {
    const game = /^src\/games\/([^/]+)\//.exec(source.path)?.[1];
    const scope = game === undefined ? program : entry(ofGames, game, () => new Map<string, Set<string>>());
    const module = source.path.replace(/\/words\/.*$/, '/words');
    for (const name of declaredExports(source)) entry(scope, name, () => new Set<string>()).add(module);
  }
  const found: SharedName[] = [];
  for (const scope of [program, ...ofGames.values()]) {
    for (const [name, own] of scope) {
      const modules = [...new Set([...own, ...(program.get(name) ?? [])])].sort();
      if (modules.length > 1) found.push({ name, modules });
    }
  }
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The names that a file declares and exports; re-exports declare nothing. */
function declaredExports(source: Source): string[] {
  return parsed(source).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return [];
    const { declaration } = statement;
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
  });
}

function entry<K, V>(map: Map<K, V>, key: K, first: () => V): V {
  const found = map.get(key) ?? first();
  map.set(key, found);
  return found;
}
