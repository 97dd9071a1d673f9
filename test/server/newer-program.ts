import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = dirname(createRequire(import.meta.url).resolve('../../package.json'));

/** What a build of the program takes. */
const sources = ['src', 'bin', 'tools', 'build.mjs', 'package.json', 'package-lock.json'];

/** A change of the sources that a newer version makes. */
type Change = readonly [file: string, from: string, to: string];

/**
 * A newer version: other rules of one game (a new edition), a pace that this version does not know, and a schema with
 * one more table.
 */
const changes: readonly Change[] = [
  ['package.json', '"version": "0.1.0"', '"version": "0.2.0"'],
  ['src/games/nice-green-things/manifest.ts', 'edition: 2', 'edition: 3'],
  [
    'src/server/record-reading.ts',
    "oneOf('none', 'live', 'daily')",
    "oneOf('none', 'live', 'daily', 'weekly')",
  ],
  [
    'src/server/records.ts',
    'paceMilliseconds: Readonly<Record<PaceName, number>> = {',
    'paceMilliseconds: Readonly<Record<PaceName, number>> = { weekly: 604_800_000,',
  ],
  [
    'src/server/postgres/migrations.ts',
    "import second from './migrations/0002-several-processes.sql';",
    "import second from './migrations/0002-several-processes.sql';\nimport third from './migrations/0003-newer.sql';",
  ],
  ['src/server/postgres/migrations.ts', '[first, second]', '[first, second, third]'],
];

/** A newer version of the program, built in a folder of its own. */
export class NewerProgram {
  private constructor(private readonly folder: string) {}

  /** @param needs the least schema that a program must know to work beside this one: 2 if older ones may */
  static build(needs: 2 | 3): NewerProgram {
    const folder = mkdtempSync(join(tmpdir(), 'green-games-newer-'));
    for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [file, from, to] of changes) {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} no longer has ${from}: change the newer program.`);
      writeFileSync(join(folder, file), text.replace(from, to));
    }
    writeFileSync(
      join(folder, 'src/server/postgres/migrations/0003-newer.sql'),
      `-- needs: ${needs}\nCREATE TABLE green_games.newer (id text PRIMARY KEY);\n`,
    );
    execFileSync(process.execPath, ['build.mjs'], { cwd: folder, stdio: 'pipe' });
    return new NewerProgram(folder);
  }

  /** The file that starts it. */
  get program(): string {
    return join(this.folder, 'bin/green-games.js');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
