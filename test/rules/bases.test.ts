import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wrap } from '../../src/drawing/text.ts';
import { ruleSections, ruleStanding, type Standing, withoutMarks } from '../../src/ui/words/rule-section.ts';
import { gamesWithRules, listOf } from './citations.ts';
import { RULING_ID } from './rule-ids.ts';

/** What a text says about its basis, in the words of the table. */
function saidBasis(text: string): string {
  const said = /^_([^_]+)_/.exec(text)?.[1]?.replaceAll(/\s+/g, ' ') ?? '';
  const [needed = ''] = said.split(/[;,]? ?\bsee\b/);
  const follows = /^Follows|consequence|inference|combination/.test(needed);
  const named = needed.match(RULING_ID) ?? [];
  return [
    follows ? 'follows' : needed.startsWith('Printed') ? 'printed' : '',
    named.length === 0 && /ruling/i.test(needed) ? 'ruling' : '',
    /\bdata\b/i.test(needed) ? 'data' : '',
    ...named,
  ]
    .filter((word) => word !== '')
    .join(' ');
}

/** The column of the summary that a basis belongs to. */
function standingFor(basis: string): Standing {
  const isRuled = /ruling|-\d/.test(basis);
  if (/^(?:printed|follows)/.test(basis)) {
    if (isRuled) return 'printed, ruled in part';
    return basis.startsWith('follows') ? 'follows from print' : 'printed';
  }
  return /\bdata\b/.test(basis) ? 'data' : 'ruled by us';
}

/** Every figure and every sign of a text, in order; marks of Markdown are none. */
function figuresAndSigns(text: string): string {
  return (text.match(/\d|[+−–=<>≤≥×/%£()[\]{}-]/g) ?? []).join('');
}

describe.each(gamesWithRules())('the rules of %s', (game) => {
  const markdown = readFileSync(
    new URL(`../../src/games/${game}/words/en/rules.md`, import.meta.url),
    'utf8',
  );
  const sections = ruleSections(markdown).filter(({ id }) => id !== '');
  /** What each statement rests on, as the numbered lists of the rules say: `printed LR-72`, `follows`, `ruling data`. */
  const table = listOf<Record<string, string>>(game, 'bases');

  it('each state their basis, as the list of rules does', () => {
    const said = Object.fromEntries(sections.map(({ id, text }) => [id, saidBasis(text)]));
    expect(said).toEqual(table);
  });

  it('are counted in the column of their basis', () => {
    for (const section of sections) {
      expect([section.id, ruleStanding(section)]).toEqual([section.id, standingFor(table[section.id] ?? '')]);
    }
  });

  it('lose no figure or sign on a terminal of any width', () => {
    for (const { id, text } of sections) {
      const shown = withoutMarks(text);
      expect([id, figuresAndSigns(shown)]).toEqual([id, figuresAndSigns(text)]);
      for (const columns of [30, 78, 200]) {
        const rows = shown.split('\n').flatMap((row) => wrap(row, columns));
        expect([id, columns, figuresAndSigns(rows.join(' '))]).toEqual([id, columns, figuresAndSigns(text)]);
      }
      expect([id, shown.match(/\*\*|`|(?:^|\s)_|_(?:\s|$)/g)]).toEqual([id, null]);
    }
  });

  it('have no line within a sentence that Markdown would read as a list, a heading or a quotation', () => {
    const paragraphs = markdown.split(/\n{2,}/).map((paragraph) => paragraph.split('\n'));
    paragraphs.forEach((lines, index) => {
      lines.forEach((line, row) => {
        if (!/^\s*(?:[-+*>]|\d+[.)])\s/.test(line)) return;
        const before = row > 0 ? lines[row - 1] : paragraphs[index - 1]?.at(-1);
        expect([line, before]).toEqual([line, expect.stringMatching(/[.:]$|_\)?$|^#/)]);
        expect(line).toMatch(/^- (?:\*\*)?[A-Z][^.]*: /);
      });
      const outsideOfCode = lines
        .join(' ')
        .replaceAll(/`[^`]*`/g, '')
        .replaceAll('**', '');
      expect([outsideOfCode, (outsideOfCode.match(/\*/g) ?? []).length < 2]).toEqual([outsideOfCode, true]);
      expect(lines.filter((line) => /[a-z]-$/.test(line))).toEqual([]);
    });
  });
});
