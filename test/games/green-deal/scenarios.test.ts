import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario } from '../../../src/engine/scenario.ts';
import { greenDeal } from '../../../src/games/green-deal/index.ts';
import text from '../../scenarios/green-deal.yaml';

describe('the scenarios of Green Deal', () => {
  const { scenarios } = readScenarios(text);

  it.each(scenarios.map((scenario) => [scenario.id, scenario.title, scenario] as const))(
    '%s: %s',
    (_id, _title, scenario) => {
      const result = runScenario(greenDeal, scenario);
      expect(result.message ?? '').toBe('');
      expect(result.ok).toBe(true);
    },
  );
});
