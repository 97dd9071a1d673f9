import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildToyProgram, matchFiles, newHome, runProgram } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
});

const bots = ['--bot', 'random', '--bot', 'random'];

/** A finished match in a new home folder. */
async function played(): Promise<{ home: string; path: string; lines: string[] }> {
  const home = newHome();
  await runProgram(program, ['play', 'orchard', ...bots, '--seed', 'oak'], home);
  const [path = ''] = matchFiles(home);
  return { home, path, lines: readFileSync(path, 'utf8').trimEnd().split('\n') };
}

type Damage = (lines: readonly string[], at: number) => string[];

const damages: readonly (readonly [string, Damage])[] = [
  ['two processes wrote in turn', (lines, at) => [...lines.slice(0, at), ...lines.slice(at - 3)]],
  [
    'a line in the middle is torn',
    (lines, at) => lines.map((line, index) => (index === at ? line.slice(0, 9) : line)),
  ],
  ['a record is missing', (lines, at) => lines.filter((_, index) => index !== at)],
  [
    'a digest differs',
    (lines, at) =>
      lines.map((line, index) => (index >= at ? line.replace(/"digest":"..../, '"digest":"zzzz') : line)),
  ],
  [
    'a seat that there is not',
    (lines, at) => lines.map((line, index) => (index >= at ? line.replace('"seat":0', '"seat":9') : line)),
  ],
];

describe('a match file with a damaged end', () => {
  it.each(damages)('because %s continues from its last sound answer', async (_, damage) => {
    const { home, path, lines } = await played();
    const at = Math.floor(lines.length / 2);
    const damaged = `${damage(lines, at).join('\n')}\n`;
    writeFileSync(path, damaged);
    const verified = await runProgram(program, ['replay', path, '--verify'], home);
    expect([5, 6]).toContain(verified.code);
    const sound = await runProgram(program, ['resume', 'orchard', '--from-sound'], home);
    expect(sound.stderr).toMatch(
      /continues from its last sound answer\. Line \d+ of its file and everything after it are kept in /,
    );
    expect([sound.code, sound.stdout]).toEqual([0, expect.stringMatching(/The game is over\./)]);
    expect((await runProgram(program, ['replay', path, '--verify'], home)).code).toBe(0);
    const [rest = ''] = readdirSync(dirname(path)).filter((name) => name.includes('.rest-'));
    const kept = readFileSync(join(dirname(path), rest), 'utf8');
    expect(kept).not.toBe('');
    expect(damaged.endsWith(kept)).toBe(true);
    expect(readFileSync(path, 'utf8').startsWith(damaged.slice(0, damaged.length - kept.length))).toBe(true);
  });

  it('is refused with the remedy', async () => {
    const { home, path, lines } = await played();
    writeFileSync(path, `${[...lines.slice(0, 6), 'no json', ...lines.slice(6)].join('\n')}\n`);
    const { code, stderr } = await runProgram(program, ['resume', 'orchard'], home);
    expect([code, stderr]).toEqual([
      5,
      expect.stringMatching(/line 7: damaged.*green-games resume orchard-\S+ --from-sound/),
    ]);
    expect(readFileSync(path, 'utf8')).toContain('no json');
  });

  it('is left unchanged if not even its beginning is sound, or if nothing is wrong', async () => {
    const { home, path, lines } = await played();
    const beginning = `${[(lines[0] as string).replace('"players":2', '"players":3'), ...lines.slice(1)].join('\n')}\n`;
    writeFileSync(path, beginning);
    const refused = await runProgram(program, ['resume', 'orchard', '--from-sound'], home);
    expect([refused.code, refused.stderr]).toEqual([5, expect.stringMatching(/line 1: damaged/)]);
    expect(readFileSync(path, 'utf8')).toBe(beginning);
    writeFileSync(path, `${lines.join('\n')}\n`);
    expect(await runProgram(program, ['resume', 'orchard', '--from-sound'], home)).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^The whole match is sound\./),
    });
    expect(readdirSync(dirname(path))).toHaveLength(1);
  });
});
