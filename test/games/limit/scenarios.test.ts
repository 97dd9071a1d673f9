import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario } from '../../../src/engine/scenario.ts';
import { limit } from '../../../src/games/limit/index.ts';

const fileNamed = (name: string) =>
  readScenarios(readFileSync(new URL(`../../scenarios/${name}.yaml`, import.meta.url), 'utf8'));

const given = fileNamed('limit');
const own = ['limit-more', 'limit-world', 'limit-alliance-help'].map(fileNamed);

describe('the scenarios of Limit', () => {
  it('are complete', () => {
    expect(given.scenarios).toHaveLength(130);
  });

  it.each(
    [given, ...own].flatMap((file) =>
      file.scenarios.map((scenario) => [scenario.id, scenario.title, scenario] as const),
    ),
  )('%s: %s', (_id, _title, scenario) => {
    expect(runScenario(limit, scenario)).toMatchObject({ ok: true });
  });
});
