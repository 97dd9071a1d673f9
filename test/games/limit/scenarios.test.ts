import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario } from '../../../src/engine/scenario.ts';
import { limit } from '../../../src/games/limit/index.ts';

const file = readScenarios(readFileSync(new URL('../../scenarios/limit.yaml', import.meta.url), 'utf8'));

describe('the scenarios of Limit', () => {
  it('are all there', () => {
    expect(file.scenarios).toHaveLength(130);
  });

  it.each(file.scenarios.map((scenario) => [scenario.id, scenario.title, scenario] as const))(
    '%s: %s',
    (_id, _title, scenario) => {
      expect(runScenario(limit, scenario)).toMatchObject({ ok: true });
    },
  );
});
