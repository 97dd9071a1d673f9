import { type Finding, type Import, importsOf, type Source } from './sources.ts';

/** The rooms of src/ from the outermost to the innermost. A file may import from its own room and from later ones. */
export const rooms = [
  'cli',
  'server',
  'ui',
  'rule-desk',
  'demos',
  'scripts',
  'review',
  'puzzles',
  'replay',
  'table',
  'simulation',
  'bots',
  'games',
  'drawing',
  'engine',
  'words',
];

/** Packages that only outer rooms may import: a rule draws nothing, and a screen reads no arguments. */
const packagesOfRooms: Record<string, string[]> = {
  ink: ['ui'],
  react: ['ui'],
  commander: ['cli'],
  ssh2: ['server'],
  'prom-client': ['server'],
  chalk: ['cli', 'ui', 'drawing'],
  'string-width': ['cli', 'ui', 'drawing'],
  '@inquirer/prompts': ['cli', 'ui'],
};

function roomOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

/** The game to whose folder a path belongs. */
function gameOf(path: string): string | undefined {
  return /^src\/games\/([^/]+)\//.exec(path)?.[1];
}

/** Whether a path belongs to a game's board, the only part of its folder that draws. */
function isBoard(path: string): boolean {
  return /^src\/games\/[^/]+\/board\//.test(path);
}

/** Whether a file may import drawing code: boards draw, and manifests name the boards. */
function mayDraw(path: string): boolean {
  return isBoard(path) || /^src\/games\/(?:[^/]+\/)?manifest\.ts$/.test(path);
}

function packageOf(target: string): string {
  const parts = target.split('/');
  return target.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? target);
}

/** Imports that run in the wrong direction, lead from game to game, or use a package in the wrong room. */
export function wrongDirections(sources: Source[]): Finding[] {
  const findings: Finding[] = [];
  for (const source of sources) {
    const room = roomOf(source.path);
    if (!room || !rooms.includes(room)) {
      findings.push({
        path: source.path,
        because: `src/ has the rooms ${rooms.join(', ')} and no other files`,
      });
      continue;
    }
    for (const { target } of importsOf(source)) {
      const because = objection(source.path, room, target);
      if (because) findings.push({ path: source.path, because });
    }
  }
  return findings;
}

function objection(path: string, room: string, target: string): string | undefined {
  const inside = target.startsWith('src/');
  if (!inside) {
    const allowed = packagesOfRooms[packageOf(target)];
    if (allowed && !allowed.includes(room)) return `${room} imports the package ${target}`;
    if (target.startsWith('test/')) return `${room} imports the tests: ${target}`;
    return undefined;
  }
  const targetRoom = roomOf(target);
  if (!targetRoom) return undefined;
  if (rooms.indexOf(targetRoom) < rooms.indexOf(room)) return `${room} imports ${targetRoom}: ${target}`;
  const game = gameOf(path);
  if (room === 'games' && targetRoom === 'drawing' && !mayDraw(path)) return `rules draw nothing: ${target}`;
  if (game && isBoard(target) && !mayDraw(path)) return `rules know no board: ${target}`;
  const targetGame = gameOf(target);
  if (game && targetGame && game !== targetGame)
    return `the game ${game} imports the game ${targetGame}: ${target}`;
  if (game && target === 'src/games/index.ts') return `the game ${game} imports the list of games`;
  return undefined;
}

/** Imports of the repository's own files without an extension, which Node, tsx and the tests could not resolve. */
export function importsWithoutEnding(sources: Source[]): Finding[] {
  return sources.flatMap((source) =>
    importsOf(source)
      .filter(({ target }) => target.startsWith('src/') && !/\.(tsx?|json|md|yaml|sql)$/.test(target))
      .map(({ target }) => ({
        path: source.path,
        because: `imports ${target} without the ending of the file`,
      })),
  );
}

/** Import cycles at run time; type imports and dynamic imports do not count. */
export function importCircles(sources: Source[]): string[][] {
  return circlesIn(sources, ({ typeOnly, dynamic }) => !typeOnly && !dynamic);
}

/** Cycles of imports, type imports included: one list of files per cycle. */
export function typeKnots(sources: Source[]): string[][] {
  const above = new Map<string, Set<string>>();
  for (const source of sources) {
    const targets = importsOf(source).filter(({ dynamic, target }) => !dynamic && target !== source.path);
    above.set(source.path, new Set(targets.map(({ target }) => target)));
  }
  const reached = (from: string): Set<string> => {
    const seen = new Set<string>();
    const open = [...(above.get(from) ?? [])];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      open.push(...(above.get(file) ?? []));
    }
    return seen;
  };
  const reach = new Map([...above.keys()].map((file) => [file, reached(file)]));
  const knots = new Map<string, string[]>();
  for (const [file, seen] of reach) {
    if (!seen.has(file)) continue;
    const knot = [...seen].filter((other) => reach.get(other)?.has(file) === true).sort();
    knots.set(knot.join(), knot);
  }
  return [...knots.values()];
}

function circlesIn(sources: Source[], counts: (found: Import) => boolean): string[][] {
  const targets = new Map<string, string[]>();
  for (const source of sources) {
    targets.set(
      source.path,
      importsOf(source)
        .filter(counts)
        .map(({ target }) => target),
    );
  }
  const circles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    const since = path.indexOf(file);
    if (since >= 0) {
      circles.push([...path.slice(since), file]);
      return;
    }
    if (finished.has(file)) return;
    path.push(file);
    for (const target of targets.get(file) ?? []) visit(target);
    path.pop();
    finished.add(file);
  };
  for (const file of targets.keys()) visit(file);
  return circles;
}
