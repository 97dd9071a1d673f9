import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actionWords as english } from '../../src/words/en/screen.ts';
import { actionWords } from '../../src/words/zh-Hant/screen.ts';
import { root } from '../rules/rule-ids.ts';
import { marked } from './zh-hant.ts';

const read = (name: string): string => readFileSync(join(root, name), 'utf8');

/** The commands of a text, without their descriptions. */
const commandsOf = (text: string): string[] =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
    .flatMap(([, lines = '']) => lines.trim().split('\n'))
    .map((line) => line.replace(/\s+#.*$/u, ''));

/** What stands between the marks of the table of keys, without its head. */
const keyRows = (text: string): string[] =>
  (text.split(/^.{4} \/?keys .{3}$/mu)[1] ?? '').trim().split('\n').slice(2);

describe('the README in Traditional Chinese', () => {
  const [chinese, first] = [read('README.zh-Hant.md'), read('README.md')];

  it('is linked from the English one, and links pages that there are', () => {
    expect(first).toContain('](README.zh-Hant.md)');
    const linked = [...chinese.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, to = '']) => to);
    expect(linked.length).toBeGreaterThan(10);
    expect(linked.filter((to) => !existsSync(join(root, dirname('README.zh-Hant.md'), to)))).toEqual([]);
  });

  it('shows commands of the English one, which are tried there', () => {
    const known = commandsOf(first);
    const shown = commandsOf(chinese).map((line) => line.replace(' --language zh-Hant', ''));
    expect(shown.length).toBeGreaterThan(8);
    expect(shown.filter((line) => !known.includes(line))).toEqual([]);
  });

  it('lists the keys with the words of the program, in the order of the English table', () => {
    const idOf = (row: string) =>
      Object.entries(english).find(([, { help }]) =>
        row.endsWith(`| ${help} |`),
      )?.[0] as keyof typeof actionWords;
    expect(keyRows(chinese).map((row) => row.split('|').at(-2)?.trim())).toEqual(
      keyRows(first).map((row) => actionWords[idOf(row)].help),
    );
  });

  it('is written as in Taiwan', () => {
    const prose = chinese
      .replaceAll(/^```[\s\S]*?^```$/gm, '')
      .replaceAll(/^.{4} \/?keys .{3}$/gmu, '')
      .replaceAll(/`[^`]*`/g, 'X')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll('**', '');
    for (const line of prose.split('\n')) expect([line, marked(line)]).toEqual([line, []]);
  });
});
