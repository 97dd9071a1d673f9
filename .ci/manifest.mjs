// Keeps `prepare` out of the published manifest: whoever installs the package gets it built and runs no script.
// `npm pack` reads package.json from the disk, so `prepack` renames that one script and `postpack` renames it back.
// Both are harmless to repeat and need no copy of the file: after an interruption between the two everything but the
// build during `npm ci` goes on working, the next `npm pack` puts the name right, and a test says so until then.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const manifest = fileURLToPath(new URL('../package.json', import.meta.url));
const installing = '"prepare":';
const inert = '"build:on-install":';

/** The manifest's text with the script under its inert name (`strip`) or its real one (`restore`). */
export function renamePrepare(text, action) {
  if (action === 'strip') return text.replace(installing, inert);
  if (action === 'restore') return text.replace(inert, installing);
  throw new Error(`usage: manifest.mjs strip|restore, not ${action}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const before = readFileSync(manifest, 'utf8');
  const after = renamePrepare(before, process.argv[2]);
  if (after !== before) {
    const temporary = `${manifest}.${process.pid}.log`;
    writeFileSync(temporary, after);
    renameSync(temporary, manifest);
  }
}
