// Builds what people sit in front of in a few parts, each one script whose compiled code V8 can keep
// (src/cli/code-cache.ts). A module stands in one part only, the first that needs it; other parts take it from there.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const MAIN = 'src/cli/main.ts';
export const RUNTIME = 'src/cli/parts.ts';
/** Every command by a dynamic import. */
const PROGRAM = 'src/cli/program.ts';

/** The commands with a screen; the others are modules of their own, which load no more than they need. */
const SCREENS = ['menu', 'play', 'resume', 'replay', 'try', 'demo', 'serve'].map(
  (name) => `src/cli/${name}.ts`,
);

/** The part of the rules in words, which commands without a screen read as well. */
const TEXTS = 'texts';

/** The parts in order, by the modules that begin them; `rest` gets every other module that is loaded when needed. */
function partsOf(games) {
  return [
    { name: 'main', roots: [MAIN, RUNTIME] },
    { name: 'program', roots: ['src/cli/play.ts', 'src/ui/play.ts'] },
    ...games.map((game) => ({
      name: game,
      roots: [
        `src/games/${game}/index.ts`,
        `src/games/${game}/words/en.ts`,
        `src/games/${game}/board/index.ts`,
      ],
    })),
    { name: 'ink', roots: ['src/ui/ink-show.tsx'] },

    { name: 'menu', roots: ['src/cli/menu.ts', 'src/cli/menu-choices.ts'] },
    {
      name: 'showing',
      roots: [
        'src/cli/demo.ts',
        'src/cli/replay.ts',
        'src/cli/try.ts',
        'src/ui/replay-screen.ts',
        'src/ui/try-screen.ts',
      ],
    },
    { name: 'serve', roots: ['src/cli/serve.ts'] },
    { name: TEXTS, roots: games.map((game) => `src/games/${game}/words/en.rules.md`) },
  ];
}

/**
 * @param options.build esbuild's
 * @param options.root the folder of the project
 * @param options.outputFolder where to
 * @param options.common options of esbuild for every build
 * @param options.plugins those that change packages
 * @param options.games the ids of the games
 * @returns the files of the sources that are in the parts, the part of each module that is in one, and the modules of
 *   the commands that are in none
 */
export async function buildParts({ build, root, outputFolder, common, plugins, version, games }) {
  const inputs = new Set();
  const graph = await graphOf(build, common, root);
  const parts = partsOf(games);
  const partOf = assigned(parts, graph);
  /** The modules of each part that others ask for. */
  const asked = new Map([...new Set(partOf.values())].map((part) => [part, new Set()]));
  asked.get('main').add(RUNTIME);

  const bundle = async (part, contents, options) => {
    const result = await build({
      ...common,
      stdin: { contents, resolveDir: root, sourcefile: `${part}.js`, loader: 'js' },
      format: 'cjs',
      write: false,
      outfile: join(outputFolder, `${part}.cjs`),
      metafile: true,
      minify: true,
      legalComments: 'none',
      charset: 'ascii',
      plugins: [separating({ part, partOf, asked, root }), ...plugins],
      ...options,
      define: { 'process.env.NODE_ENV': '"production"', ...options.define },
    });
    for (const input of Object.keys(result.metafile.inputs)) inputs.add(input);
    return result.outputFiles[0].contents;
  };
  const scriptOf = async (part, modules) =>
    await bundle(part, tableOf(modules), {
      banner: {
        js: '(function (module, require, __filename) { "use strict"; var moduleAddress = require("node:url").pathToFileURL(__filename).href;',
      },
      footer: { js: '})' },
      supported: { ...common.supported, 'dynamic-import': false },
      define: { 'import.meta.url': 'moduleAddress' },
    });
  const mainOf = async (built) =>
    await bundle('main', `${tableOf(asked.get('main'))}\nrequire('./${MAIN}');`, {
      define: { BUILT_PARTS: JSON.stringify(built), BUILT_VERSION: JSON.stringify(version) },
    });

  // What a part asks of the others is known once it was built with all that others ask of it.
  const names = [...asked.keys()].filter((name) => name !== 'main');
  const questions = () => [...asked.values()].reduce((sum, modules) => sum + modules.size, 0);
  const scripts = new Map();
  let before = -1;
  await mainOf({});
  while (questions() > before) {
    before = questions();
    for (const name of names) scripts.set(name, await scriptOf(name, asked.get(name)));
  }
  const digestOf = (contents) => createHash('sha256').update(contents).digest('hex').slice(0, 16);
  const built = Object.fromEntries([...scripts].map(([name, contents]) => [name, digestOf(contents)]));
  scripts.set('main', await mainOf(built));
  mkdirSync(outputFolder, { recursive: true });
  for (const [name, contents] of scripts) writeFileSync(join(outputFolder, `${name}.cjs`), contents);
  const commands = graph.get(PROGRAM).later.filter((id) => !SCREENS.includes(id));
  return { inputs: [...inputs], commands, partOf };
}

function tableOf(modules) {
  const lines = [...modules].sort().map((id) => `${JSON.stringify(id)}: () => require('./${id}'),`);
  return `module.exports = {\n${lines.join('\n')}\n};`;
}

/** Which modules each module of the project imports at once, and which when it needs them. */
async function graphOf(build, common, root) {
  const { metafile } = await build({
    ...common,
    entryPoints: [MAIN, RUNTIME],
    outdir: join(root, 'dist'),
    packages: 'external',
    splitting: true,
    metafile: true,
    write: false,
  });
  const graph = new Map();
  for (const [id, { imports }] of Object.entries(metafile.inputs)) {
    const own = imports.filter(({ external }) => external !== true);
    graph.set(id, {
      now: own.filter(({ kind }) => kind !== 'dynamic-import').map(({ path }) => path),
      later: own.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path),
    });
  }
  return graph;
}

/** The part of each module. */
function assigned(parts, graph) {
  const partOf = new Map();
  const take = (id, part) => {
    if (partOf.has(id)) return;
    if (!graph.has(id))
      throw new Error(`${part} begins with ${id}, which nothing imports: adapt tools/parts.mjs`);
    partOf.set(id, part);
    for (const next of graph.get(id).now) take(next, part);
  };
  for (const { name, roots } of parts) for (const root of roots) take(root, name);
  const commands = new Set(graph.get(PROGRAM).later);
  for (const screen of SCREENS) commands.delete(screen);
  // What the other commands load is theirs; what a screen loads and has no part yet is in `rest`.
  const follow = (id) => {
    for (const next of graph.get(id).later) {
      if (id === PROGRAM && commands.has(next)) continue;
      const isNew = !partOf.has(next);
      take(next, 'rest');
      if (isNew) for (const each of partOf.keys()) if (partOf.get(each) === 'rest') seen(each);
      seen(next);
    }
    for (const next of graph.get(id).now) seen(next);
  };
  const followed = new Set();
  const seen = (id) => {
    if (followed.has(id)) return;
    followed.add(id);
    follow(id);
  };
  for (const id of partOf.keys()) seen(id);
  return partOf;
}

/** Turns every import that leads into another part into a question to it. */
function separating({ part, partOf, asked, root }) {
  const runtime =
    part === 'main' ? `require('./${RUNTIME}')` : `require('./main.cjs')[${JSON.stringify(RUNTIME)}]()`;
  const stubs = {
    'of-main': (id) => `module.exports = require('./main.cjs')[${id}]();`,
    'of-part': (id) =>
      `module.exports = ${runtime}.moduleOf(${JSON.stringify(partOf.get(JSON.parse(id)))}, ${id});`,
    noted: (id) => `${runtime}.note(${id}); module.exports = require(${id.replace('"', '"own:')});`,
  };
  return {
    name: `part-${part}`,
    setup(builder) {
      builder.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir, kind, importer }) => {
        if (path === './main.cjs') return { path, external: true };
        if (importer.includes('node_modules')) return undefined;
        const id = relative(root, resolve(resolveDir, path)).replaceAll('\\', '/');
        const place = partOf.get(id);
        if (place === undefined && part === 'main' && kind === 'dynamic-import')
          return { path: `./chunks/${id.slice('src/cli/'.length, -'.ts'.length)}.js`, external: true };
        if (place === undefined) return undefined;
        if (place !== part) {
          asked.get(place).add(id);
          return { path: id, namespace: place === 'main' ? 'of-main' : 'of-part' };
        }
        return kind === 'dynamic-import' ? { path: id, namespace: 'noted' } : undefined;
      });
      builder.onResolve({ filter: /^own:/ }, ({ path }) => ({ path: join(root, path.slice('own:'.length)) }));
      for (const [namespace, contents] of Object.entries(stubs)) {
        builder.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
          contents: contents(JSON.stringify(path)),
          loader: 'js',
          resolveDir: root,
        }));
      }
    },
  };
}

/** Leaves out what is only loaded when it is needed. */
export const withoutLazyModules = {
  name: 'without-lazy-modules',
  setup(builder) {
    builder.onResolve({ filter: /^\./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};
