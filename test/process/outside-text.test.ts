import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildToyProgram, matchFiles, newHome, type Run, runProgram } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
});

/** The clipboard, a title, a cleared screen, C1, marks that turn the direction of writing, and nothing that is seen. */
const STEERING = '\u001b]52;c;QQ==\u0007\u001b]0;t\u0007\u001b[2J\u009b2J\u0085\u202e\u2066\u200e\u{e0041}x';

const bots = ['--bot', 'random', '--bot', 'random'];

function expectHarmless({ code, stdout, stderr }: Run, what: string): void {
  for (const line of `${stdout}\n${stderr}`.split('\n'))
    expect(line, what).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(stderr, what).not.toMatch(/\n\s+at |fault of the program/);
  expect([0, 1, 2, 3, 4, 5, 6], what).toContain(code);
}

/** The data once for each of its strings and words, with that one steering. */
function* steered(data: unknown): Generator<unknown> {
  if (typeof data === 'string') yield `${data}${STEERING}`;
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    for (const other of steered(value))
      yield Array.isArray(data) ? data.with(Number(key), other) : { ...data, [key]: other };
    if (!Array.isArray(data)) yield { ...data, [`${key}${STEERING}`]: value };
  }
}

describe('no control sequence reaches the terminal', () => {
  it('from any string of a match file or its name', async () => {
    const home = newHome();
    await runProgram(program, ['play', 'orchard', ...bots, '--seed', 'oak'], home);
    const [path = ''] = matchFiles(home);
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    const kinds = new Set<string>();
    const firsts = [...lines.entries()].filter(([, line]) => {
      const { record } = JSON.parse(line) as { record: string };
      return !kinds.has(record) && kinds.add(record);
    });
    const files = firsts.flatMap(([at, line]) =>
      [...steered(JSON.parse(line))]
        // A state has hundreds of words of which one stands for all.
        .filter((_, index) => index < 16)
        .map((changed) =>
          [...lines.slice(0, at), JSON.stringify(changed), ...lines.slice(at + 1)].join('\n'),
        ),
    );
    expect(files.length).toBeGreaterThan(30);
    const odd = join(dirname(path), `odd${STEERING}.jsonl`);
    for (const [index, text] of files.entries()) {
      writeFileSync(odd, text);
      const commands = [
        ['matches'],
        ['matches', 'show', 'odd'],
        ['replay', odd, '--verify'],
        ['matches', 'list', '--json'],
      ];
      const more = [
        ['matches', 'show', 'odd', '--json'],
        ['matches', 'report', 'odd'],
        [
          'matches',
          'export',
          'odd',
          '--format',
          ['log', 'json', 'script', 'position', 'file'][index % 5] as string,
        ],
        ['resume', 'odd', '--plain'],
        ['replay', odd, '--plain'],
      ];
      // Every file is listed, shown and verified; the other commands take turns.
      const line = more[index % more.length] as string[];
      for (const command of index < 24
        ? [...commands.slice(1, 2), line]
        : [commands[index % 4] as string[], line])
        expectHarmless(await runProgram(program, command, home), `${command.join(' ')} of file ${index}`);
    }
  }, 180_000);

  it.each([
    [
      'components',
      { start: { coins: { value: 2, source: 'owner', note: 'n' } } },
      (file: string) => ['cards', 'orchard', '--components', file],
    ],
    [
      'components as JSON',
      { start: { coins: { value: 2, source: 'owner', note: 'n' } } },
      (file: string) => ['cards', 'orchard', '--components', file, '--json'],
    ],
    [
      'a position',
      { game: 'orchard', players: 2, options: { fence: 'none' }, given: { round: 1, sky: 1 } },
      (file: string) => ['play', 'orchard', ...bots, '--from', file],
    ],
    [
      'scenarios',
      { game: 'orchard', scenarios: [{ id: 'A', title: 't', rules: ['r'], players: 2, then: { sky: 7 } }] },
      (file: string) => ['check', file],
    ],
    [
      'scenarios as JSON',
      { game: 'orchard', scenarios: [{ id: 'A', title: 't', rules: ['r'], players: 2, then: { sky: 7 } }] },
      (file: string) => ['check', file, '--json'],
    ],
  ] as const)(
    'from any string of %s',
    async (_, data, line) => {
      const folder = mkdtempSync(join(tmpdir(), 'green-games-outside-'));
      for (const [index, changed] of [data, ...steered(data)].entries()) {
        const file = join(folder, `${index}${STEERING}.yaml`);
        writeFileSync(file, JSON.stringify(changed));
        expectHarmless(await runProgram(program, line(file), newHome()), JSON.stringify(changed));
      }
    },
    120_000,
  );

  it.each([
    `#! game: ${STEERING}`,
    `#! seat: ${STEERING}`,
    `#! option: ${STEERING}=1`,
    `#! ${STEERING}: 1`,
    `#! seed: ${STEERING}`,
    `#! given: {"${STEERING}": 1}`,
    `Ann: bid ${STEERING}`,
    `Ann: ${STEERING} 1`,
    `${STEERING}: bid 1`,
    STEERING,
  ])('from a script: %j', async (text) => {
    const file = join(newHome(), `script${STEERING}`);
    writeFileSync(file, `${text}\n`);
    expectHarmless(
      await runProgram(
        program,
        ['play', 'orchard', '--seat', 'Ann', '--seat', 'Bo', '--script', file],
        newHome(),
      ),
      text,
    );
  });
});
