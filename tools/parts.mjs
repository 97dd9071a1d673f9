// Builds the program in a few parts, each a script whose compiled code V8 can cache (src/cli/code-cache.ts). Each
// module is in exactly one part, the first that needs it; other parts take it from there (src/cli/parts.ts).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { lackingLanguages } from './lacking-languages.mjs';

/** The entry files of processes and threads, which load the parts. */
const ENTRIES = {
  main: 'src/cli/main.ts',
  'thinking-worker': 'src/table/thinking-worker.ts',
  'simulation-worker': 'src/simulation/simulation-worker.ts',
};
const RUNTIME = 'src/cli/parts.ts';
/** Packages that several parts use and the part that contains each: the first that needs it. */
const SHARED_PACKAGES = { chalk: 'commands', 'string-width': 'commands', 'get-east-asian-width': 'commands' };
/** The modules that declare the commands and import them dynamically. */
const PROGRAM = /^src\/cli\/program(?:-\w+)?\.ts$/;
/** The commands with a screen. */
const SCREENS = [
  'menu',
  'play',
  'resume',
  'replay',
  'try',
  'demo',
  'rules',
  'cards',
  'ask-rules',
  'serve',
].map((name) => `src/cli/${name}.ts`);

/**
 * The file of a part and its contents, a compressed script: uncompressed parts would make the package larger than a
 * registry accepts. The part with which every command begins is unpacked in half a millisecond.
 */
function fileOf(part, script) {
  const bytes = Buffer.from(script, 'latin1');
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return [`${part}.part.br`, brotliCompressSync(bytes, { params })];
}

/**
 * The parts in order, with their root modules; `rest` gets every other module that is loaded on demand. Modules that
 * are compressed together take less space; texts, which share their words, take a tenth less.
 */
function partsOf(games, graph) {
  const { main, ...threads } = ENTRIES;
  const declared = [...graph].flatMap(([id, { later }]) => (PROGRAM.test(id) ? later : []));
  const commands = [...new Set(declared)].filter((id) => !SCREENS.includes(id));
  const [english, ...others] = languages(graph);
  return [
    { name: 'main', roots: [main] },
    { name: english, roots: textsAtStart(english, games, graph) },
    { name: 'documents', roots: ['src/engine/document.ts', 'src/engine/document-text.ts'] },
    { name: 'commands', roots: [...Object.values(threads), ...commands, ...sharedBy(games, graph)] },
    {
      name: 'play',
      roots: [
        'src/cli/play.ts',
        'src/ui/play.ts',
        'src/cli/own-streams.ts',
        'src/cli/demo.ts',
        'src/cli/replay.ts',
        'src/cli/try.ts',
        'src/ui/replay-screen.ts',
        'src/ui/try-screen.ts',
      ],
    },
    ...games.map((game) => ({ name: game, roots: [rulesOf(game), `src/games/${game}/board/index.ts`] })),
    { name: `games-${english}`, roots: games.flatMap((game) => textsOfPlay(english, game, graph)) },
    { name: 'ink', roots: ['src/ui/ink-show.tsx'] },
    { name: 'menu', roots: ['src/cli/menu.ts', 'src/cli/menu-choices.ts'] },
    { name: 'serve', roots: ['src/cli/serve.ts', 'src/server/postgres/postgres-store.ts'] },
    { name: `commands-${english}`, roots: textsOfCommands(english) },
    ...others.map((language) => ({
      name: language,
      roots: [
        ...textsAtStart(language, games, graph),
        ...games.flatMap((game) => textsOfPlay(language, game, graph)),
        ...textsOfCommands(language),
      ],
    })),
    ...[english, ...others].map((language) => ({
      name: `rules-${language}`,
      roots: games.flatMap((game) => textsOf(game, language, ['rules.md', 'index.md'], graph)),
    })),
  ];
}

/** The languages, English first, which most people have: its texts are in parts of their own. */
function languages(graph) {
  const found = [...graph.keys()].flatMap((id) => /^src\/words\/([^/]+)\/index\.ts$/.exec(id)?.[1] ?? []);
  return found.sort((one, other) => Number(other === 'en') - Number(one === 'en'));
}

/** The texts that are shown before a game is loaded. */
function textsAtStart(language, games, graph) {
  const facts = games.flatMap((game) => textsOf(game, language, ['facts.ts'], graph));
  return [`src/words/${language}/index.ts`, ...facts];
}

/** The texts that are shown while a game is played. */
function textsOfPlay(language, game, graph) {
  return textsOf(game, language, ['words.ts', 'board.ts', 'notation.ts'], graph);
}

/** The texts of the help, and of commands without a screen. */
function textsOfCommands(language) {
  return ['help', 'reports'].map((group) => `src/words/${language}/${group}/index.ts`);
}

/** The files of a game's texts that the language has. */
function textsOf(game, language, files, graph) {
  return files.map((file) => `src/games/${game}/words/${language}/${file}`).filter((id) => graph.has(id));
}

function rulesOf(game) {
  return `src/games/${game}/index.ts`;
}

/** The modules that several games need; otherwise they would be in the part of the first game. */
function sharedBy(games, graph) {
  const uses = new Map();
  for (const game of games)
    for (const id of neededAtOnce(rulesOf(game), graph)) uses.set(id, (uses.get(id) ?? 0) + 1);
  return [...uses].filter(([, count]) => count > 1).map(([id]) => id);
}

function neededAtOnce(root, graph, found = new Set()) {
  if (found.has(root)) return found;
  found.add(root);
  for (const next of graph.get(root).now) neededAtOnce(next, graph, found);
  return found;
}

/**
 * @param options.build esbuild's
 * @param options.minifySync rolldown's
 * @param options.root the folder of the project
 * @param options.common esbuild options for every build
 * @param options.plugins plugins that change packages
 * @param options.version of the program
 * @param options.games the ids of the games
 * @returns the contents of the built files by name, and the paths of their sources
 */
export async function buildParts({ build, minifySync, root, common, plugins, version, games }) {
  const graph = await graphOf(build, common, root);
  const partOf = assigned(partsOf(games, graph), graph);
  const asked = askedModules(graph, partOf);
  const exported = await exportsOf(build, common, root, [...asked]);
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [name, part] of Object.entries(SHARED_PACKAGES)) {
    partOf.set(name, part);
    asked.add(name);
    exported.set(name, Object.keys(await import(name)));
    if (Object.keys(packages).some((path) => path.endsWith(`/${name}`) && path !== `node_modules/${name}`))
      throw new Error(`There are two versions of ${name}, which the parts share: adapt tools/parts.mjs`);
  }
  const lacking = await lackingLanguages(build, common, root, [...graph.keys()]);
  const inputs = new Set();

  const bundle = async (name, contents, options) => {
    const result = await build({
      ...common,
      stdin: { contents, resolveDir: root, sourcefile: `${name}.js`, loader: 'js' },
      format: 'cjs',
      write: false,
      outfile: join(root, 'dist', `${name}.cjs`),
      metafile: true,
      minify: true,
      legalComments: 'none',
      charset: 'ascii',
      ...options,
      define: {
        'process.env.NODE_ENV': '"production"',
        LACKING_LANGUAGES: JSON.stringify(lacking),
        ...options.define,
      },
    });
    for (const input of Object.keys(result.metafile.inputs)) inputs.add(input);
    return inAscii(minified(minifySync, name, result.outputFiles[0].text));
  };
  const partNames = [...new Set(partOf.values())];
  const scripts = await Promise.all(
    partNames.map(async (part) => {
      const modules = [...asked].filter((id) => partOf.get(id) === part);
      const contents = await bundle(part, tableOf(modules), {
        supported: { ...common.supported, 'dynamic-import': false },
        define: { 'import.meta.url': 'moduleAddress' },
        plugins: [separating({ part, partOf, exported, root }), ...plugins],
      });
      return [part, scriptOf(contents)];
    }),
  );
  const built = Object.fromEntries(scripts.map(([part, script]) => [part, digestOf(script)]));
  const entries = await Promise.all(
    Object.entries(ENTRIES).map(async ([name, id]) => [
      `${name}.cjs`,
      await bundle(
        name,
        `require('./${RUNTIME}').moduleOf(${JSON.stringify(partOf.get(id))}, ${JSON.stringify(id)});`,
        {
          define: { BUILT_PARTS: JSON.stringify(built), BUILT_VERSION: JSON.stringify(version) },
        },
      ),
    ]),
  );
  const files = scripts.map(([part, script]) => fileOf(part, script));
  return { files: new Map([...files, ...entries]), inputs: [...inputs] };
}

/** Minifies a script further than esbuild does, which makes it 3 % smaller when compressed. */
function minified(minifySync, name, script) {
  const { code, errors } = minifySync(`${name}.js`, script, {
    module: false,
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
  });
  if (errors.length > 0) throw new Error(`${name} cannot be minified: ${errors[0].message}`);
  return code;
}

/** Escapes all non-ASCII characters of code; esbuild leaves those in regular expressions. */
function inAscii(code) {
  return code.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A script whose value is the function that runs the part. */
function scriptOf(contents) {
  const address = 'var moduleAddress = require("node:url").pathToFileURL(__filename).href;';
  const begin = contents.includes('moduleAddress') ? address : '';
  return `(function (module, require, moduleOf, note, __filename) { "use strict"; ${begin}${contents}})`;
}

function digestOf(contents) {
  return createHash('sha256').update(contents).digest('hex').slice(0, 16);
}

function tableOf(modules) {
  const lines = modules.sort().map((id) => {
    const module = id in SHARED_PACKAGES ? `require('${id}')` : `require('./${id}')`;
    // `require` returns a text itself, but `import` expects it as the default export of a module.
    return `${JSON.stringify(id)}: () => (${id.endsWith('.md') ? `{ default: ${module} }` : module}),`;
  });
  return `module.exports = {\n${lines.join('\n')}\n};`;
}

/** The static and the dynamic imports of each module of the project. */
async function graphOf(build, common, root) {
  const { inputs } = await analysed(build, common, root, Object.values(ENTRIES));
  const graph = new Map();
  for (const [id, { imports }] of Object.entries(inputs)) {
    const own = imports.filter(({ external }) => external !== true);
    graph.set(id, {
      now: own.filter(({ kind }) => kind !== 'dynamic-import').map(({ path }) => path),
      later: own.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path),
    });
  }
  return graph;
}

/** The export names of modules. */
async function exportsOf(build, common, root, modules) {
  const { outputs } = await analysed(build, common, root, modules);
  return new Map(
    Object.values(outputs).flatMap(({ entryPoint, exports }) => (entryPoint ? [[entryPoint, exports]] : [])),
  );
}

async function analysed(build, common, root, modules) {
  const { metafile } = await build({
    ...common,
    entryPoints: modules.map((id) => ({ in: id, out: id })),
    outdir: join(root, 'dist'),
    packages: 'external',
    splitting: true,
    metafile: true,
    write: false,
  });
  return metafile;
}

/** The part of each module. */
function assigned(parts, graph) {
  const partOf = new Map();
  const take = (root, part) => {
    if (!graph.has(root))
      throw new Error(`${part} begins with ${root}, which nothing imports: adapt tools/parts.mjs`);
    for (const id of neededAtOnce(root, graph)) if (!partOf.has(id)) partOf.set(id, part);
  };
  for (const { name, roots } of parts) for (const root of roots) take(root, name);
  for (const id of graph.keys()) for (const next of graph.get(id).later) take(next, 'rest');
  return partOf;
}

/** The modules that other parts or the entries import. */
function askedModules(graph, partOf) {
  const asked = new Set(Object.values(ENTRIES));
  for (const [id, { now, later }] of graph)
    for (const next of [...now, ...later]) if (partOf.get(next) !== partOf.get(id)) asked.add(next);
  return asked;
}

/**
 * Replaces every import from another part by a call of `moduleOf`. Static imports are resolved when the part loads;
 * they only refer to earlier parts, so no part waits for itself.
 */
function separating({ part, partOf, exported, root }) {
  const stubs = {
    asked: (id) => {
      const names = exported.get(id);
      if (names === undefined) throw new Error(`${id} is asked for by ${part}, and exports nothing`);
      const module = `moduleOf(${JSON.stringify(partOf.get(id))}, ${JSON.stringify(id)})`;
      const own = names.filter((name) => name !== 'default');
      return [
        `const module = ${module};`,
        `export const { ${own.join(', ')} } = module;`,
        ...(names.includes('default') ? ['export default module.default;'] : []),
      ].join('\n');
    },
    noted: (id) => `note(${JSON.stringify(id)}); module.exports = require(${JSON.stringify(`own:${id}`)});`,
  };
  return {
    name: `part-${part}`,
    setup(builder) {
      builder.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir, kind, importer }) => {
        if (importer.includes('node_modules')) return undefined;
        const id = relative(root, resolve(resolveDir, path)).replaceAll('\\', '/');
        const place = partOf.get(id);
        if (place === undefined) return undefined;
        if (place !== part) return { path: id, namespace: 'asked' };
        return kind === 'dynamic-import' ? { path: id, namespace: 'noted' } : undefined;
      });
      builder.onResolve({ filter: /^[a-z]/ }, ({ path }) =>
        path in SHARED_PACKAGES && partOf.get(path) !== part ? { path, namespace: 'asked' } : undefined,
      );
      builder.onResolve({ filter: /^own:/ }, ({ path }) => ({ path: join(root, path.slice('own:'.length)) }));
      for (const [namespace, contents] of Object.entries(stubs)) {
        builder.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
          contents: contents(path),
          loader: 'js',
          resolveDir: root,
        }));
      }
    },
  };
}

/** Leaves out modules that are loaded on demand, except for the texts that are shown before a game is loaded. */
export const withoutLazyModules = {
  name: 'without-lazy-modules',
  setup(builder) {
    builder.onResolve({ filter: /^\./ }, ({ path, kind, importer }) => {
      if (kind !== 'dynamic-import') return undefined;
      const isText = /[\\/]words[\\/]index\.ts$/.test(importer) && /[\\/](?:index|facts)\.ts$/.test(path);
      return isText ? undefined : { path, external: true };
    });
  },
};
