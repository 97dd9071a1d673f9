import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../dist', import.meta.url));
const entry = join(folder, 'main.js');

beforeAll(() => {
  if (!existsSync(entry)) throw new Error('the program is not built: run `npm run build`');
});

function files(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file));
}

function staticImports(file: string): string[] {
  const { module: record } = parseSync(file, readFileSync(file, 'utf8'));
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

  it('loads neither React nor Yoga before a command needs a screen', () => {
    const loaded = new Set<string>();
    const load = (file: string) => {
      if (loaded.has(file)) return;
      loaded.add(file);
      for (const name of staticImports(file)) if (name.startsWith('.')) load(join(dirname(file), name));
    };
    load(entry);
    const screens = /react\.(transitional\.)?element|YGNode/;
    expect([...loaded].filter((file) => screens.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('is smaller than a megabyte as it is published', () => {
    const size = files().reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
    expect(size).toBeLessThan(1_000_000);
  });
});
