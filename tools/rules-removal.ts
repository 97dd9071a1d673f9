import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { drawNumber, randomStream, shuffle } from '../src/engine/random.ts';
import {
  type Citation,
  root,
  scenarioCitations,
  scenarioFiles,
  titleCitations,
} from '../test/rules/citations.ts';
import { type Removal, removals } from '../test/rules/limit-removals.ts';

// A citation of a rule counts only if its test fails when the rule is removed. This draws ten rules of Limit by a seed,
// removes each from a temporary copy of the code, runs the scenarios and tests that cite it, and prints which fail: npm
// run rules:removal [-- SEED] [--count N] [--all] [--rule ID,ID]. The code itself stays unchanged. The exit code is 1
// if no citing test notices a removal.

const args = process.argv.slice(2);
const after = (name: string): string | undefined =>
  args.includes(name) ? args[args.indexOf(name) + 1] : undefined;
const count = args.includes('--all') ? removals.length : Number(after('--count') ?? 10);
const only = after('--rule');
const seed =
  args.find((word, place) => !word.startsWith('--') && !args[place - 1]?.startsWith('--')) ?? 'oak';

const scenarios = scenarioCitations('limit');
const titles = titleCitations();
const files = scenarioFiles('limit').map((file) => join(root, file));
const scratch = mkdtempSync(join(tmpdir(), 'green-games-removal-'));
let hasCopy = false;

try {
  const before = await failingScenarios();
  if (before === null || before.size > 0)
    throw new Error(`scenarios fail before any rule is taken out: ${[...(before ?? [])].join(' ')}`);
  const drawn =
    only === undefined ? drawnRemovals() : removals.filter(({ rule }) => only.split(',').includes(rule));
  if (drawn.length === 0) throw new Error(`no removal is prepared for ${only}`);
  console.log(
    only === undefined ? `seed ${seed}: ${drawn.length} of ${removals.length} rules` : String(only),
  );
  let unnoticed = 0;
  for (const removal of drawn) unnoticed += (await isNoticed(removal)) ? 0 : 1;
  console.log(
    unnoticed === 0 ? 'each of them is noticed by a test that cites it' : `${unnoticed} not noticed`,
  );
  process.exitCode = unnoticed === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function drawnRemovals(): Removal[] {
  const stream = randomStream(seed);
  return shuffle([...removals], (n) => drawNumber(stream, n)).slice(0, count);
}

/** Removes a rule, runs the tests that cite it, and prints those that fail. */
async function isNoticed(removal: Removal): Promise<boolean> {
  const { rule } = removal;
  const citing = scenarios.get(rule) ?? [];
  const failing = await failingScenarios(removal);
  const red =
    failing === null
      ? [`every scenario, for the program does not run`]
      : citing.filter(({ scenario }) => failing.has(scenario?.id ?? '')).map(({ title }) => title);
  const cited = [...citing, ...(titles.get(rule) ?? [])];
  if (red.length === 0) red.push(...failingTests(removal, titles.get(rule) ?? []));
  const verdict = red.length > 0 ? 'red  ' : 'GREEN';
  console.log(
    `${verdict} ${rule}, cited by ${cited.length}, with ${edit(removal)}: ${failing?.size ?? 'all'} scenarios fail in all`,
  );
  for (const title of red.slice(0, 5)) console.log(`        ${title}`);
  if (red.length > 5) console.log(`        and ${red.length - 5} more`);
  if (red.length === 0 && (failing?.size ?? 0) > 0)
    console.log(`        though it is noticed by ${[...(failing ?? [])].join(' ')}`);
  return red.length > 0 && failing !== null;
}

function edit({ file, find, replace }: Removal): string {
  const short = (text: string) => JSON.stringify(text.trim()).slice(0, 60);
  return replace === '' ? `${short(find)} left out of ${file}` : `${short(replace)} in ${file}`;
}

function without(removal: Removal, source: string): string {
  const parts = source.split(removal.find);
  if (parts.length !== 2)
    throw new Error(
      `${removal.rule}: ${JSON.stringify(removal.find)} stands ${parts.length - 1} times in ${removal.file}`,
    );
  return parts.join(removal.replace);
}

/** The ids of the scenarios that fail without a rule; null if the program does not finish. */
async function failingScenarios(removal?: Removal): Promise<Set<string> | null> {
  const outfile = join(scratch, `scenarios-${removal?.rule ?? 'all'}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: ['test/rules/run-scenarios.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    loader: { '.md': 'text' },
    logLevel: 'error',
    plugins: [
      {
        name: 'without-a-rule',
        setup(builder) {
          if (removal === undefined) return;
          const path = join(root, 'src/games/limit', removal.file);
          builder.onLoad({ filter: /src.games.limit.*\.ts$/ }, (args) =>
            args.path === path
              ? { contents: without(removal, readFileSync(path, 'utf8')), loader: 'ts' }
              : undefined,
          );
        },
      },
    ],
    banner: {
      js: "import { createRequire as createRequireOfNode } from 'node:module'; const require = createRequireOfNode(import.meta.url);",
    },
  });
  const run = spawnSync(process.execPath, [outfile, ...files], { encoding: 'utf8', timeout: 60_000 });
  return run.status === 0 ? new Set(JSON.parse(run.stdout) as string[]) : null;
}

/** The tests that cite the rule in their titles and fail without it, run in a copy of the code. */
function failingTests(removal: Removal, citing: readonly Citation[]): string[] {
  if (citing.length === 0) return [];
  if (!hasCopy) copyCode();
  const path = join(scratch, 'src/games/limit', removal.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, without(removal, source));
  const report = join(scratch, 'report.json');
  try {
    execFileSync(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        `--config=${join(scratch, 'test/vitest.config.ts')}`,
        '--reporter=json',
        `--outputFile=${report}`,
        `--testNamePattern=${removal.rule}\\b`,
        ...new Set(citing.map(({ file }) => file)),
      ],
      { cwd: scratch, stdio: 'ignore', timeout: 120_000 },
    );
    return [];
  } catch {
    return failedIn(report);
  } finally {
    writeFileSync(path, source);
    rmSync(report, { force: true });
  }
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function failedIn(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
}

function copyCode(): void {
  for (const name of ['src', 'test', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(scratch, name), {
      recursive: true,
      filter: (path) => !['node_modules', 'bench', 'terminal'].includes(basename(path)),
    });
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
  hasCopy = true;
}
