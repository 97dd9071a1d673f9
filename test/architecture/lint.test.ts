import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootFolder } from './sources.ts';

// Two configuration files ban what rules may not do. A ban that no longer works looks like clean code, so each is
// tested with a sample that it must refuse, and with a room in which the same code is allowed.

interface Sample {
  named: string;
  text: string;
}

const body = (named: string, expression: string): Sample => ({
  named,
  text: `export const sample = () => ${expression};\n`,
});

const forOxlint: Sample[] = [
  body('Date', 'Date.now()'),
  body('Date', 'new Date()'),
  body('performance', 'performance.now()'),
  body('setTimeout', 'setTimeout(sample, 1)'),
  body('setInterval', 'setInterval(sample, 1)'),
  body('setImmediate', 'setImmediate(sample)'),
  body('queueMicrotask', 'queueMicrotask(sample)'),
  body('Promise', 'Promise.resolve()'),
  body('process', 'process.hrtime()'),
  body('crypto', 'crypto.randomUUID()'),
  body('structuredClone', 'structuredClone({})'),
  body('Math.random', 'Math.random()'),
  { named: 'Math.random', text: 'const { random } = Math;\nexport const sample = () => random();\n' },
  body('globalThis.Date', 'globalThis.Date.now()'),
  body('globalThis.performance', 'globalThis.performance.now()'),
  { named: 'async', text: 'export const sample = async (): Promise<void> => undefined;\n' },
  { named: 'async', text: 'export async function sample() {}\n' },
  {
    named: 'node:fs',
    text: "import { readFileSync } from 'node:fs';\nexport const sample = () => readFileSync;\n",
  },
];

const forBiome: Sample[] = [
  'try { one(); } catch { two(); }',
  'try { one(); } finally { two(); }',
  'try { one(); } catch (error) { two(error); } finally { two(); }',
].map((statement) => ({
  named: "the kernel's stop",
  text: `export function sample(one: () => void, two: (error?: unknown) => void) { ${statement} }\n`,
}));

let folder = '';
let complaints: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-lint-'));
  mkdirSync(join(folder, '.git'));
  for (const file of ['.oxlintrc.json', '.biome.json', '.gitignore', '.ci/no-try.grit']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(rootFolder, file), join(folder, file));
  }
  for (const [tool, samples] of [
    ['oxlint', forOxlint],
    ['biome', forBiome],
  ] as const) {
    for (const [index, { text }] of samples.entries()) {
      for (const room of ['games/limit', 'table']) {
        const file = join(folder, 'src', room, `${tool}-${index}.ts`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    }
  }
  complaints = [
    ...complaintsOf('oxlint', ['--format=github', 'src']),
    ...complaintsOf('biome', ['lint', '--reporter=github', '--max-diagnostics=none', 'src']),
  ];
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function complaintsOf(tool: string, options: string[]): string[] {
  const command = join(rootFolder, 'node_modules/.bin', tool);
  const { status, stdout, stderr } = spawnSync(command, options, { cwd: folder, encoding: 'utf8' });
  expect(status, `${tool} refuses the samples\n${stdout}${stderr}`).toBe(1);
  return stdout.split('\n').filter((line) => line.startsWith('::error'));
}

function complaintsAbout(file: string): string {
  return complaints.filter((line) => line.includes(`${file},line=`)).join('\n');
}

describe('rules read no clock, draw no random numbers of their own and never wait', () => {
  it.each(forOxlint.map(({ named, text }, index) => [named, text.trim(), index] as const))(
    '%s: %s',
    (named, _, index) => {
      expect(complaintsAbout(`src/games/limit/oxlint-${index}.ts`)).toContain(named);
      expect(complaintsAbout(`src/table/oxlint-${index}.ts`)).toBe('');
    },
  );
});

describe('rules catch nothing', () => {
  it.each(forBiome.map(({ named, text }, index) => [named, text.trim(), index] as const))(
    '%s: %s',
    (named, _, index) => {
      expect(complaintsAbout(`src/games/limit/biome-${index}.ts`)).toContain(named);
      expect(complaintsAbout(`src/table/biome-${index}.ts`)).toBe('');
    },
  );
});
