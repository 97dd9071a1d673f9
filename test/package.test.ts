import { readdirSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { renamePrepare } from '../.ci/manifest.mjs';
import { exitCodes } from '../src/cli/exit.ts';
import { manualPage } from '../src/cli/manual.ts';
import { buildProgram } from '../src/cli/program.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const text = read('package.json');

describe('the manifest', () => {
  it('builds the program during `npm ci`; if this fails, an interrupted `npm pack` left its name for the script: run `node .ci/manifest.mjs restore`', () => {
    expect(JSON.parse(text).scripts).toHaveProperty('prepare');
  });

  it('has no install script once it is packed, and is restored afterwards', () => {
    const packed = renamePrepare(text, 'strip');
    for (const script of [
      'prepare',
      'preinstall',
      'install',
      'postinstall',
      'prepublish',
      'preprepare',
      'postprepare',
    ]) {
      expect(JSON.parse(packed).scripts).not.toHaveProperty(script);
    }
    expect(renamePrepare(packed, 'strip')).toBe(packed);
    expect(renamePrepare(packed, 'restore')).toBe(text);
    expect(renamePrepare(text, 'restore')).toBe(text);
  });

  it('needs nothing at run time and names exact versions', () => {
    const manifest = JSON.parse(text);
    expect(manifest.dependencies).toBeUndefined();
    expect(
      Object.values(manifest.devDependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version))),
    ).toEqual([]);
  });

  it('compiles nothing during installation: the program does without the native parts of its packages', () => {
    const { allowScripts } = JSON.parse(text);
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { hasInstallScript?: boolean; os?: string[] }>;
    };
    const scripts = Object.entries(packages)
      .filter(([, { hasInstallScript, os }]) => hasInstallScript === true && os === undefined)
      .map(([path]) => path.replace(/^.*node_modules\//, ''))
      // It checks that its binary can be run.
      .filter((name) => name !== 'esbuild' && name !== '');
    expect(scripts.length).toBeGreaterThan(0);
    expect(allowScripts).toEqual(Object.fromEntries(scripts.map((name) => [name, false])));
  });

  it.each(['package-lock.json', 'test/bench/package-lock.json'])('%s names no registry', (path) => {
    expect(read(path)).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
  });
});

const page = await manualPage('1.2.3');

describe('the manual page', () => {
  const plain = page.replaceAll('\\-', '-');

  it('is the one that the build wrote, and the manifest names it', async () => {
    const { man, version } = JSON.parse(text);
    expect(read(man)).toBe(await manualPage(version));
  });

  it('has every command and every option', () => {
    const flags = (command: Command): string[] => [
      command.name(),
      ...command.options.flatMap(({ long }) => long ?? []),
      ...command.commands.flatMap(flags),
    ];
    for (const word of flags(buildProgram('1.2.3'))) expect(plain).toContain(word);
  });

  it('explains every exit code', () => {
    for (const code of Object.values(exitCodes)) expect(plain).toMatch(new RegExp(`^\\.B ${code}\\b`, 'm'));
  });

  it('names every environment variable that the program reads, except those for developers', () => {
    const sources = readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => read(`src/${file}`));
    const names = sources.flatMap((source) => [
      ...[...source.matchAll(/env(?:ironment)?\['([A-Z_]+)'\]/g)].map(([, name]) => name ?? ''),
      ...[...source.matchAll(/const \{ ([A-Z_, ]+) \} = process\.env/g)].flatMap(
        ([, all]) => all?.split(', ') ?? [],
      ),
    ]);
    expect(names.length).toBeGreaterThan(5);
    const missing = [...new Set(names)].filter((name) => !plain.includes(name));
    expect(missing).toEqual(['GREEN_GAMES_VERIFY']);
  });

  it('contains nothing that man would read as an instruction', () => {
    for (const line of page.split('\n')) {
      expect(line).toMatch(/^(\.(TH|SH|SS|PP|TP|B|I|RI|br)\b|[^.'])|^$/);
      expect(line).toMatch(/^[\x20-\x7e]*$/);
    }
  });
});
