import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../dist', import.meta.url));
const entry = join(folder, 'main.cjs');

beforeAll(() => {
  if (!existsSync(entry)) throw new Error('the program is not built: run `npm run build`');
});

function files(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.c?js$/.test(file))
    .map((file) => join(folder, file));
}

/** What a file asks for as soon as it is loaded: scripts with `require`, modules with `import`. */
function staticImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.cjs'))
    return [...text.matchAll(/\brequire\("([^"]+)"\)/g)].flatMap(([, name]) => name ?? []);
  const { module: record } = parseSync(file, text);
  const exported = record.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest),
  );
  const imported = record.staticImports.map(({ moduleRequest }) => moduleRequest);
  return [...imported, ...exported].flatMap((request) => (request ? [request.value] : []));
}

describe('the built program', () => {
  it('asks for nothing but its own files and modules of Node', () => {
    const others = files()
      .flatMap(staticImports)
      .filter((name) => !name.startsWith('.') && !name.startsWith('node:') && !builtinModules.includes(name));
    expect(others).toEqual([]);
  });

  it('holds React as it is for production, and Yoga without an embedded base64 address', () => {
    const wrong = /Consider adding an error boundary|data:application\/octet-stream;base64,[A-Za-z0-9+/]{9}/;
    // The cipher of SSH embeds its WebAssembly, too; it is compiled when somebody connects.
    const cipher = /"data:application\/octet-stream;base64,[A-Za-z0-9+/=]+"(?=[^"]{0,80}startsWith)/g;
    const texts = files().map((file) => ({ file, text: readFileSync(file, 'utf8').replace(cipher, '') }));
    expect(texts.filter(({ text }) => wrong.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('has React and Yoga in one part, which is loaded when the first frame stands', () => {
    const screens = /react\.(transitional\.)?element|YGNode/;
    const drawing = files().filter((file) => screens.test(readFileSync(file, 'utf8')));
    expect(drawing).toEqual([join(folder, 'ink.cjs')]);
  });

  it('has no part that could not be run as a script', () => {
    const parts = files().filter((file) => file.endsWith('.cjs') && file !== entry);
    expect(parts.length).toBeGreaterThan(5);
    for (const file of parts) {
      const text = readFileSync(file, 'latin1');
      expect(() => new Script(text)).not.toThrow();
      expect(text).toMatch(/^[\x00-\x7f]*$/);
      // A script cannot import: what is loaded later is asked of another part.
      expect(text).not.toMatch(/[^.\w$]import\(/);
    }
  });

  it('is smaller than a megabyte as it is published', () => {
    const size = files().reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
    expect(size).toBeLessThan(1_000_000);
  });
});
