import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type AnyGame, games } from '../../src/games/index.ts';
import { ruleSections } from '../../src/ui/words/rule-section.ts';
import { expectationsOf } from '../games/expectations.ts';
import { doubled } from '../properties/doubled.ts';
import { gamesWithRules, listOf, root } from './citations.ts';
import { RULE_IDS } from './rule-ids.ts';
import { NUMBER, statedNumbers } from './stated-numbers.ts';

const PLACEHOLDER = /\{[\w.-]+(?: [iI]n words)?\}/g;

/** The games whose rules state the figures of the table in use. */
const figured = gamesWithRules().filter((game) =>
  existsSync(join(root, 'src/games', game, 'words/en/figures.ts')),
);

/** The literal numbers of the text, by rule. */
function ownNumbers(game: string): Record<string, string> {
  const numbers: Record<string, string[]> = {};
  let rule = 'introduction';
  for (const line of readFileSync(join(root, 'src/games', game, 'words/en/rules.md'), 'utf8').split('\n')) {
    rule = /^#+ ([A-Z]+-[\w-]+):/.exec(line)?.[1] ?? rule;
    const own = line.replaceAll(PLACEHOLDER, '').replaceAll(RULE_IDS, '').match(NUMBER) ?? [];
    if (own.length > 0) numbers[rule] = [...(numbers[rule] ?? []), ...own.map((word) => word.toLowerCase())];
  }
  return Object.fromEntries(Object.entries(numbers).map(([id, own]) => [id, own.join(' ')]));
}

describe('the rules in our own words state the figures of the table in use', () => {
  it('in all games', () => expect(figured).toEqual(gamesWithRules()));

  it.each(figured)('%s: no number of the text itself is a figure of the table', (game) => {
    expect(ownNumbers(game)).toEqual(listOf(game, 'fixed-numbers'));
  });

  it.each(figured)(
    '%s: with every figure doubled, each placeholder of a figure reads otherwise',
    async (id) => {
      const game = (await games.find((entry) => entry.id === id)?.load()) as AnyGame;
      const components = game.components.read(game.components.sourced);
      const shipped = await game.rules(components);
      expect(shipped).toBe(await game.rules());
      expect(shipped).not.toMatch(PLACEHOLDER);
      expect(shipped).not.toMatch(/undefined|NaN/);
      const changed = new Map(
        ruleSections(await game.rules(doubled(components))).map((section) => [section.id, section]),
      );
      const written = readFileSync(join(root, 'src/games', id, 'words/en/rules.md'), 'utf8');
      // Counts of the table, zeros, and figures that decide where a list ends stay unchanged.
      const kept =
        /\{(?:projects|projectsPerCategory|loanCards|(?:private|public)Cards|corporations|ceos|pointStart|populationLevels|plantLevels|pricePositions|levelWithFossils|territoryOffset|nationStart\.military|consumption\.[13]|firstUnlock|\w+OfEmptyHq|sustainability\.last)[ }]/;
      let stated = 0;
      for (const { id: rule, text } of ruleSections(written)) {
        if (text.match(PLACEHOLDER) === null || kept.test(text)) continue;
        stated += 1;
        const before = ruleSections(shipped).find((section) => section.id === rule);
        expect([rule, changed.get(rule)?.text]).not.toEqual([rule, before?.text]);
      }
      expect(stated).toBeGreaterThanOrEqual((await expectationsOf(id)).fewest.figuredRules);
    },
  );
});

describe('questions, log, refusals, names, notes, aim and boards state only figures that they are given', () => {
  it.each(gamesWithRules())('%s: no text states a figure of the table itself', (game) => {
    expect(statedNumbers(game)).toEqual(listOf(game, 'fixed-words'));
  });
});
