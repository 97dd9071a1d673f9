import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { examples } from '../../src/cli/examples.ts';
import { withSchema } from '../../src/cli/output.ts';
import { buildProgram } from '../../src/cli/program.ts';

const program = buildProgram('1.2.3', 'npx green-games');

function all(parent: Command, before = ''): [string, Command][] {
  return parent.commands.flatMap((command): [string, Command][] => [
    [`${before}${command.name()}`, command],
    ...all(command, `${before}${command.name()} `),
  ]);
}

function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  return text;
}

describe.each(all(program))('the help of %s', (name, command) => {
  const text = helpOf(command);

  it('has two examples, with options that there are', () => {
    expect(examples[name]?.length).toBeGreaterThanOrEqual(2);
    for (const line of examples[name] ?? []) {
      expect(text).toContain(`  npx green-games ${line}\n`);
      for (const option of line.match(/--[\w-]+/gu) ?? [])
        expect(command.options.map(({ long }) => long)).toContain(option);
    }
  });

  it('says defaults in words', () => {
    expect(text).not.toMatch(/default: (?:\[|\{|")/u);
  });

  it('fits 80 columns where words do', () => {
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('JSON for other programs', () => {
  it('says the version of its shape, at the top or in each entry', () => {
    expect(withSchema({ passed: 1 })).toEqual({ schema: 1, passed: 1 });
    expect(withSchema([{ id: 'a' }, { id: 'b' }])).toEqual([
      { schema: 1, id: 'a' },
      { schema: 1, id: 'b' },
    ]);
  });
});
