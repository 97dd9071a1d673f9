// Bundles src/ into dist/, which git ignores and the published package ships. The bundle contains everything that a
// command needs, so the package has no run-time dependencies. `npm ci` runs this as `prepare`.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { keepCompiled } from './tools/keep-compiled.mjs';
import { buildParts, withoutLazyModules } from './tools/parts.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const outputFolder = join(root, 'dist');

// `npx green-games` in a checkout without its packages also runs `prepare` first. If that failed, npx would keep a
// broken entry in its cache and fail from then on, even after `npm ci`. So the launcher reports what is missing.
const { build } = await import('esbuild').catch((error) => {
  if (process.env.npm_lifecycle_event !== 'prepare' || error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('green-games is not built: its packages are not installed. Run `npm ci`.');
  process.exit(0);
});
const { minifySync } = await import('rolldown/utils');

// yoga-layout awaits the compilation of its WebAssembly at the top level of the module, from a base64 text and, on
// Node, through `fetch`, which loads the whole HTTP client. Here the same bytes are embedded once and compiled
// synchronously, so no module of the bundle waits and the first screen appears sooner.
const synchronousYoga = {
  name: 'synchronous-yoga',
  setup(builder) {
    const embeddedBytes = /"data:application\/octet-stream;base64,([A-Za-z0-9+/=]+)"/;
    const binary = /yoga-layout[\\/]dist[\\/]binaries[\\/]yoga-wasm-base64-esm\.js$/;
    let bytes;
    builder.onLoad({ filter: binary }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const embedded = embeddedBytes.exec(source);
      if (!embedded || !source.includes('instantiateWasm')) {
        throw new Error(
          'yoga-layout now embeds its WebAssembly differently: adapt synchronousYoga in build.mjs',
        );
      }
      // Base64 compresses worse than the bytes themselves, which are a sixth smaller this way and unpack in 2 ms.
      bytes = brotliCompressSync(Buffer.from(embedded[1], 'base64'));
      const bytesModule = "import bytes from 'yoga-wasm-bytes';\nexport { bytes };\n";
      return { contents: bytesModule + source.replace(embedded[0], '""'), loader: 'js' };
    });
    builder.onResolve({ filter: /^yoga-wasm-bytes$/ }, ({ path }) => ({ path, namespace: 'yoga' }));
    builder.onLoad({ filter: /.*/, namespace: 'yoga' }, () => ({ contents: bytes, loader: 'binary' }));
    builder.onLoad({ filter: /yoga-layout[\\/]dist[\\/]src[\\/]index\.js$/ }, () => ({
      loader: 'js',
      contents: `
        import { brotliDecompressSync } from 'node:zlib';
        import prepareYoga, { bytes } from '../binaries/yoga-wasm-base64-esm.js';
        import wrapAssembly from './wrapAssembly.js';
        const library = {
          instantiateWasm(imports, done) {
            const instance = new WebAssembly.Instance(new WebAssembly.Module(brotliDecompressSync(bytes)), imports);
            done(instance);
            return instance.exports;
          },
        };
        prepareYoga(library);
        export default wrapAssembly(library);
        export * from './generated/YGEnums.js';
      `,
    }));
  },
};

// Ink imports the React developer tools only in its development mode, which is never shipped.
const withoutDeveloperTools = {
  name: 'without-developer-tools',
  setup(builder) {
    builder.onResolve({ filter: /^react-devtools-core$/ }, ({ path }) => ({ path, namespace: 'stub' }));
    builder.onLoad({ filter: /.*/, namespace: 'stub' }, () => ({
      contents: 'export default {};',
      loader: 'js',
    }));
    builder.onLoad({ filter: /ink[\\/]build[\\/]devtools\.js$/ }, () => ({ contents: '', loader: 'js' }));
    // A fault while drawing ends the screen and is reported as a sentence; Ink would first show the code around it.
    builder.onLoad({ filter: /ink[\\/]build[\\/]components[\\/]ErrorOverview\.js$/ }, () => ({
      contents: 'export default () => null;',
      loader: 'js',
    }));
    // A script cannot use top-level await.
    const waits = /await (?:import\('\.\/devtools\.js'\)|loadPackageJson\(\))/g;
    builder.onLoad({ filter: /ink[\\/]build[\\/]reconciler\.js$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (source.match(waits)?.length !== 2)
        throw new Error('Ink now loads its development mode differently: adapt withoutDeveloperTools');
      return { contents: source.replaceAll(waits, '{}'), loader: 'js' };
    });
  },
};

// ssh2 has native parts that are compiled during installation, but it works without them.
const withoutNativeParts = {
  name: 'without-native-parts',
  setup(builder) {
    builder.onResolve({ filter: /^cpu-features$|\.node$/ }, ({ path }) => ({ path, namespace: 'native' }));
    builder.onLoad({ filter: /.*/, namespace: 'native' }, ({ path }) => ({
      contents: `throw new Error(${JSON.stringify(`${path} is not part of the program.`)});`,
      loader: 'js',
    }));
  },
};

// The program uses only ssh2's server and its key parser: no client, no agent, no file transfer, no key with a
// passphrase, and neither the cipher that needs WebAssembly nor compression (`algorithms` of src/server/server.ts).
const serverOfSsh2 = {
  name: 'server-of-ssh2',
  setup(builder) {
    const replace = (filter, contents) => builder.onLoad({ filter }, () => ({ contents, loader: 'js' }));
    const patch = (filter, before, after) =>
      builder.onLoad({ filter }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        if (!source.includes(before))
          throw new Error(`${path} now lacks ${before}: adapt serverOfSsh2 in build.mjs`);
        return { contents: source.replace(before, after), loader: 'js' };
      });
    replace(
      /ssh2[\\/]lib[\\/]index\.js$/,
      `module.exports = {
        Server: require('./server.js'),
        utils: { parseKey: require('./protocol/keyParser.js').parseKey },
      };`,
    );
    replace(
      /ssh2[\\/]lib[\\/]protocol[\\/]SFTP\.js$/,
      `exports.SFTP = class {
        constructor() {
          throw new Error('The server transfers no files.');
        }
      };`,
    );
    replace(
      /bcrypt-pbkdf[\\/]index\.js$/,
      `exports.pbkdf = () => {
        throw new Error('A key with a passphrase cannot be read.');
      };`,
    );
    replace(
      /ssh2[\\/]lib[\\/]protocol[\\/]crypto[\\/]poly1305\.js$/,
      'module.exports = async () => ({ _malloc: () => 0, cwrap: () => undefined });',
    );
    // ssh2 tells a session from its channels by the name of the class, which minified code does not keep.
    patch(/ssh2[\\/]lib[\\/]utils\.js$/, "channel.constructor.name === 'Session'", 'channel._chanInfo');
  },
};

// The server's metrics are gauges.
const gaugesOfPromClient = {
  name: 'gauges-of-prom-client',
  setup(builder) {
    builder.onLoad({ filter: /prom-client[\\/]index\.js$/ }, () => ({
      contents: "exports.Gauge = require('./lib/gauge'); exports.Registry = require('./lib/registry');",
      loader: 'js',
    }));
  },
};

// pg can use a native driver, a password file and another run-time, and reads dates and intervals; the program needs
// none of them.
const withoutDriverParts = {
  name: 'without-driver-parts',
  setup(builder) {
    const unused = /^(?:pgpass|pg-cloudflare|postgres-(?:bytea|date|interval))$/;
    builder.onResolve({ filter: unused }, ({ path }) => ({ path, namespace: 'no-driver-parts' }));
    builder.onLoad({ filter: /.*/, namespace: 'no-driver-parts' }, ({ path }) => ({
      // The library asks pgpass last: without a password so far, there is none.
      contents:
        path === 'pgpass'
          ? 'module.exports = (connection, done) => done();'
          : 'module.exports = (text) => text;',
      loader: 'js',
    }));
    builder.onLoad({ filter: /pg[\\/]lib[\\/]native[\\/]index\.js$/ }, () => ({
      contents: "throw new Error('The native driver is not part of the program.');",
      loader: 'js',
    }));
    builder.onLoad({ filter: /pg-types[\\/]lib[\\/]binaryParsers\.js$/ }, () => ({
      contents: 'module.exports = { init() {} };',
      loader: 'js',
    }));
  },
};
// Drawing code asks Unicode tables, for every line, which characters combine and which are emoji. Loading these tables
// takes longer than Node's own start-up. Texts of characters of which it is sure how wide they are do not need them.
const singleCells = {
  name: 'single-cells',
  setup(builder) {
    const drawing =
      /node_modules[\\/](?:string-width|wrap-ansi|slice-ansi|@alcalzone[\\/]ansi-tokenize|cli-truncate)[\\/]/;
    const segments = JSON.stringify(join(root, 'src/drawing/segments.ts'));
    const tabled = /^const (\w+) = (\/.*\\p\{.*\/[a-z]*);$/gm;
    const ascii = '/^[\\u0020-\\u007E]*$/';
    const length = 'return string.length;';
    builder.onLoad({ filter: drawing }, ({ path }) => {
      if (!path.endsWith('.js')) return undefined;
      let contents = readFileSync(path, 'utf8').replaceAll('new Intl.Segmenter(', 'new Segmenter(');
      if (/string-width[\\/]index\.js$/.test(path)) {
        if (
          !contents.includes(ascii) ||
          contents.split(length).length !== 2 ||
          !contents.includes('new Segmenter(')
        ) {
          throw new Error('string-width now measures differently: adapt singleCells in build.mjs');
        }
        contents = contents
          .replace(ascii, () => '(ambiguousIsNarrow ? sure : sureWhereWide)')
          .replace(length, 'return sureCells(string);')
          .replace(tabled, 'const $1 = new Pattern(() => $2);');
        if (/= \/.*\\p\{/.test(contents))
          throw new Error('string-width now detects emoji differently: adapt singleCells in build.mjs');
      }
      return {
        contents: `import { sureCells, Pattern, Segmenter, sure, sureWhereWide } from ${segments};\n${contents}`,
        loader: 'js',
      };
    });
  },
};

// A few of the bundled packages are CommonJS and load Node's own modules with `require`.
const requireOfNode =
  "import { createRequire as createRequireOfNode } from 'node:module'; const require = createRequireOfNode(import.meta.url);";

const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  loader: { '.md': 'text', '.yaml': 'text', '.sql': 'text' },
  // Every supported Node parses these literals; as calls of `RegExp` they would all be compiled at start-up.
  supported: { 'regexp-set-notation': true, 'regexp-unicode-property-escapes': true },
  logLevel: 'warning',
};

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const plugins = [
  synchronousYoga,
  withoutDeveloperTools,
  withoutNativeParts,
  serverOfSsh2,
  gaugesOfPromClient,
  withoutDriverParts,
  singleCells,
];
// A folder with a manifest is a game.
const games = readdirSync(join(root, 'src/games')).filter((name) =>
  existsSync(join(root, 'src/games', name, 'manifest.ts')),
);
const { files, inputs } = await buildParts({ build, minifySync, root, common, plugins, version, games });

// The licences of the bundled packages must be distributed with their code.
const packages = new Set(inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? []));
const packagesOfLicence = new Map();
for (const path of [...packages].sort()) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  const file = readdirSync(join(root, path)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(root, path, file), 'utf8').trim() : `License: ${license}`;
  packagesOfLicence.set(text, [...(packagesOfLicence.get(text) ?? []), `${name} ${version}`]);
}
const licences = [...packagesOfLicence].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
files.set('THIRD-PARTY-LICENSES.txt', licences.join(`\n${'-'.repeat(80)}\n\n`));

// The manual page is generated from the commands and options that the program declares.
files.set('green-games.1', await manualPage());

async function manualPage() {
  const folder = mkdtempSync(join(tmpdir(), 'green-games-manual-'));
  const outfile = join(folder, 'manual.mjs');
  try {
    await build({
      ...common,
      banner: { js: requireOfNode },
      entryPoints: ['src/cli/manual.ts'],
      outfile,
      plugins: [withoutLazyModules],
    });
    return (await import(pathToFileURL(outfile).href)).manualPage(version);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Files of earlier builds are removed only after the new files are in place, so a program that starts in between finds
// every file.
mkdirSync(outputFolder, { recursive: true });
for (const [file, contents] of files) writeFileSync(join(outputFolder, file), contents);
for (const file of readdirSync(outputFolder))
  if (!files.has(file)) rmSync(join(outputFolder, file), { recursive: true });

// Compiled code is valid for one version of Node only, so the published package contains none, and an installed program
// caches its own. npx does not wait for it, either.
if (!['pack', 'publish', 'exec'].includes(process.env.npm_command ?? '')) keepCompiled(outputFolder);
