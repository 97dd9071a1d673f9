import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { games } from '../src/games/index.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = fileURLToPath(new URL('../dist', import.meta.url));
const entry = join(folder, 'main.cjs');

beforeAll(() => {
  if (!existsSync(entry)) throw new Error('the program is not built: run `npm run build`');
});

function files(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:c?js|br)$/.test(file))
    .map((file) => join(folder, file));
}

/** The script in a file, which may be compressed. */
function scriptIn(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
}

/** What a file asks for as soon as it is loaded: scripts with `require`, modules with `import`. */
function staticImports(file: string): string[] {
  const text = scriptIn(file);
  if (/\.(?:cjs|br)$/.test(file))
    return [...text.matchAll(/\brequire\("([^"]+)"\)/g)].flatMap(([, name]) => name ?? []);
  const { module: record } = parseSync(file, text);
  const exported = record.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest),
  );
  const imported = record.staticImports.map(({ moduleRequest }) => moduleRequest);
  return [...imported, ...exported].flatMap((request) => (request ? [request.value] : []));
}

const copies: string[] = [];

afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** A copy of the built program without some of its files. */
function copyWithout(left: RegExp): string {
  const copy = mkdtempSync(join(tmpdir(), 'green-games-without-'));
  copies.push(copy);
  cpSync(folder, join(copy, 'dist'), { recursive: true });
  const removed = readdirSync(join(copy, 'dist')).filter((file) => left.test(file));
  expect(removed).not.toEqual([]);
  for (const file of removed) rmSync(join(copy, 'dist', file));
  cpSync(join(folder, '../bin'), join(copy, 'bin'), { recursive: true });
  cpSync(join(folder, '../package.json'), join(copy, 'package.json'));
  return copy;
}

/** The exit code of a command of a copied program, and what it reports. */
function outcomeOf(copy: string, line: readonly string[]): [code: number | null, report: string] {
  const { status, stderr } = spawnSync(process.execPath, [join(copy, 'bin/green-games.js'), ...line], {
    encoding: 'utf8',
    input: '',
    env: { PATH: process.env['PATH'], HOME: copy, GREEN_GAMES_HOME: copy, GREEN_GAMES_CACHE: 'off' },
  });
  return [status, stderr];
}

describe('the built program', () => {
  it('requires only its own files and modules of Node', () => {
    const others = files()
      .flatMap(staticImports)
      .filter((name) => !name.startsWith('.') && !name.startsWith('node:') && !builtinModules.includes(name));
    expect(others).toEqual([]);
  });

  it('contains the production build of React, and Yoga without an embedded base64 URL', () => {
    const wrong = /Consider adding an error boundary|data:application\/octet-stream;base64,[A-Za-z0-9+/]{9}/;
    // The cipher of SSH embeds its WebAssembly, too; it is compiled at the first connection.
    const cipher = /"data:application\/octet-stream;base64,[A-Za-z0-9+/=]+"(?=[^"]{0,80}startsWith)/g;
    const texts = files().map((file) => ({ file, text: scriptIn(file).replace(cipher, '') }));
    expect(texts.filter(({ text }) => wrong.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('has React and Yoga in one part, which is loaded after the first frame', () => {
    const screens = /react\.(transitional\.)?element|YGNode/;
    const drawing = files().filter((file) => screens.test(scriptIn(file)));
    expect(drawing).toEqual([join(folder, 'ink.part.br')]);
  });

  it('does not load that part in commands without a screen', () => {
    const copy = copyWithout(/^ink\.part/);
    const bots = ['--bot', 'random', '--bot', 'random'];
    for (const line of [
      ['list'],
      ['rules', 'limit'],
      ['cards', 'limit'],
      ['ask', 'limit', 'may I break an alliance?'],
      ['check', join(folder, '../test/scenarios/nice-green-things.yaml')],
      ['simulate', 'limit', '--games', '1'],
      ['play', 'nice-green-things', ...bots, '--plain'],
      ['matches'],
      ['matches', 'report', 'nice'],
      ['replay', 'nice', '--verify'],
      ['completion', 'bash'],
      ['settings'],
      ['paths'],
    ])
      expect([line, ...outcomeOf(copy, line)]).toEqual([line, 0, expect.not.stringContaining('ink.part')]);
  });

  it.each([
    ['en', 'zh-Hant', 'may I break an alliance?'],
    ['zh-Hant', 'en', '可以跳過嗎'],
  ] as const)('speaks %s without any text in %s', (language, other, question) => {
    const withoutFault = expect.not.stringContaining('.part') as string;
    const copy = copyWithout(new RegExp(`^(?:.*-)?${other}\\.part`));
    for (const id of games.map((game) => game.id))
      for (const line of [
        ['rules', id],
        ['cards', id],
        ['demo', id, '--plain', '--speed', '100'],
        [
          'play',
          id,
          ...(id === 'nice-green-things' ? [] : ['--bot', 'random']),
          '--bot',
          'random',
          '--bot',
          'easy',
          '--plain',
        ],
        ['replay', id.slice(0, 5), '--verify'],
        ['simulate', id, '--games', '1'],
      ])
        expect([line, ...outcomeOf(copy, [...line, '--language', language])]).toEqual([
          line,
          0,
          withoutFault,
        ]);
    for (const line of [
      ['list'],
      ['ask', 'limit', question],
      ['matches'],
      ['matches', 'stats'],
      ['settings'],
      ['--help'],
      ['serve', '--help'],
    ])
      expect([line, ...outcomeOf(copy, [...line, '--language', language])]).toEqual([line, 0, withoutFault]);
    // A language may also be named by the settings.
    writeFileSync(join(copy, 'settings.yaml'), `language: ${language}\n`);
    expect(outcomeOf(copy, ['list'])).toEqual([0, '']);
  });

  it('has only parts that can be run as scripts', () => {
    const parts = files().filter((file) => /\.(?:cjs|br)$/.test(file) && file !== entry);
    expect(parts.length).toBeGreaterThan(5);
    for (const file of parts) {
      const text = scriptIn(file);
      expect(() => new Script(text)).not.toThrow();
      expect(text).toMatch(/^[\x00-\x7f]*$/);
      // A script cannot import: modules that are loaded later come from another part.
      expect(text).not.toMatch(/[^.\w$]import\(/);
    }
  });

  it('is smaller than 965,000 bytes as it is published, with the texts of two languages', () => {
    const size = files().reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
    expect(size).toBeLessThan(965_000);
  });

  it('has every package and every game in one part', () => {
    const texts = new Map(files().map((file) => [basename(file), scriptIn(file)]));
    const holding = (sign: string): string[] =>
      [...texts].flatMap(([file, text]) => (text.includes(sign) ? [file] : []));
    expect(holding('tag:yaml.org,2002:seq')).toEqual(['documents.part.br']);
    expect(holding('allowExcessArguments(')).toEqual(['main.part.br']);
    for (const { id } of games) {
      // Cards and notes of its table: the program names them nowhere else.
      const components = readFileSync(new URL(`../src/games/${id}/components.json`, import.meta.url), 'utf8');
      const phrases = [...components.matchAll(/"(\w+(?: [\w-]+){2,})"/g)].map(([, phrase = '']) => phrase);
      const isText = (file: string) => /^(?:rest|rules-|zh-Hant|[a-z-]+-en\.)/.test(file);
      const holders = phrases.flatMap(holding).filter((file) => !isText(file));
      expect(new Set(holders)).toEqual(new Set([`${id}.part.br`]));
    }
  });

  it('compiles the patterns of all emoji on first use', () => {
    const texts = files().map(scriptIn);
    expect(texts.some((text) => text.includes('=>/^\\p{RGI_Emoji}'))).toBe(true);
    for (const text of texts) expect(text).not.toMatch(/(?<!=>)\/\^\\p\{RGI_Emoji/);
  });

  it('contains no file that the build did not write', () => {
    const text = readFileSync(entry, 'utf8');
    const own = readdirSync(folder).filter((file) => !file.endsWith('.cache'));
    const known = [
      'main.cjs',
      'thinking-worker.cjs',
      'simulation-worker.cjs',
      'green-games.1',
      'THIRD-PARTY-LICENSES.txt',
    ];
    const others = own.filter((file) => !known.includes(file));
    const digest = (file: string): string =>
      createHash('sha256')
        .update(scriptIn(join(folder, file)))
        .digest('hex')
        .slice(0, 16);
    expect(others.length).toBeGreaterThan(10);
    for (const file of others) {
      expect(file).toMatch(/\.part\.(?:cjs|br)$/);
      expect(text).toContain(digest(file));
    }
  });
});
