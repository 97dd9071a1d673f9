import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readScenarios } from '../../src/engine/scenario.ts';
import {
  gamesWithRules,
  idsIn,
  root,
  ruleLists,
  rulesOf,
  scenarioCitations,
  scenarioFiles,
  titleCitations,
} from './citations.ts';
import { removals } from './limit-removals.ts';

const titles = titleCitations();

describe.each(gamesWithRules())('the rules of %s', (game) => {
  const rules = rulesOf(game);
  const scenarios = scenarioFiles(game).flatMap(
    (file) => readScenarios(readFileSync(join(root, file), 'utf8')).scenarios,
  );
  const table = ruleLists(game);
  const cited = scenarioCitations(game);

  it('are each cited by a scenario or a test, or have a reason why not', () => {
    const open = rules.filter((id) => !cited.has(id) && !titles.has(id));
    expect(open.filter((id) => table.untested[id] === undefined)).toEqual([]);
    expect(Object.keys(table.untested).filter((id) => !open.includes(id))).toEqual([]);
  });

  it('include every rule that scenarios and the lists name', () => {
    const named = [...Object.values(table.topics), ...Object.values(table.scenarios)].flat();
    expect(named.filter((id) => !rules.includes(id))).toEqual([]);
    const words = scenarios.flatMap((scenario) => scenario.rules);
    const unknown = words.filter((word) =>
      idsIn(word)[0] === word ? !rules.includes(word) : table.topics[word] === undefined,
    );
    const markers = ['ruling', 'reconstructed', 'derived'];
    expect([...new Set(unknown)].filter((word) => !markers.includes(word))).toEqual([]);
    const ids = scenarios.map(({ id }) => id);
    expect(Object.keys(table.scenarios).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('the rules of Limit that can be removed', () => {
  const rules = rulesOf('limit');
  const cited = scenarioCitations('limit');

  it('are many, from every family that code implements', () => {
    expect(new Set(removals.map(({ rule }) => rule)).size).toBe(removals.length);
    expect(removals.length).toBeGreaterThanOrEqual(40);
    const families = new Set(removals.map(({ rule }) => rule.replace(/-[\da-z-]+$/, '')));
    expect([...families].sort()).toEqual(
      ['LIM-ALL', 'LIM-CARD', 'LIM-END', 'LIM-INT', 'LIM-LIV', 'LIM-OBJ', 'LIM-POL', 'LIM-POOL', 'LIM-SCO']
        .concat(['LIM-SETUP', 'LIM-SOC', 'LIM-SOLO', 'LIM-TEACH', 'LIM-TRA', 'LIM-UNR', 'LIM-VAR', 'LIM-WAR'])
        .concat(['LR']),
    );
  });

  it.each(removals.map((removal) => [removal.rule, removal] as const))(
    '%s: its text occurs in the code once, and a test cites it',
    (rule, { file, find, replace }) => {
      const source = readFileSync(join(root, 'src/games/limit', file), 'utf8');
      expect(source.split(find)).toHaveLength(2);
      expect(replace).not.toBe(find);
      expect(rules).toContain(rule);
      expect(cited.has(rule) || titles.has(rule)).toBe(true);
    },
  );
});
