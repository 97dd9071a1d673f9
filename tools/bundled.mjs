// Runs TypeScript bundled, like the program itself. Code transformed by tsx names every closure at run time, which
// costs a game of small functions a third of its speed, so long runs and benchmarks are bundled instead.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Lets every module in the bundle find the files beside its source. */
const ownPlaces = {
  name: 'own-places',
  setup(builder) {
    builder.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8');
      if (!contents.includes('import.meta.url')) return undefined;
      const place = JSON.stringify(pathToFileURL(path).href);
      return {
        contents: contents.replaceAll('import.meta.url', place),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
};

/** The nearest node_modules folder, so that the bundle finds the packages that its source would find. */
function packagesOf(folder) {
  const packages = join(folder, 'node_modules');
  return existsSync(packages) || dirname(folder) === folder ? packages : packagesOf(dirname(folder));
}

/** esbuild's options for bundles that run once. */
export const ONCE = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.md': 'text', '.yaml': 'text', '.sql': 'text' },
};

/** Bundles a TypeScript file and imports it. */
export async function importBundled(file) {
  const folder = join(packagesOf(dirname(file)), '.cache', 'green-games');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `bundle-${process.pid}-${Date.now()}.mjs`);
  await build({
    ...ONCE,
    entryPoints: [file],
    outfile,
    plugins: [ownPlaces],
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}
