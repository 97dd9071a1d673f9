import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario } from '../../../src/engine/scenario.ts';
import { niceGreenThings } from '../../../src/games/nice-green-things/index.ts';

const text = readFileSync(new URL('../../scenarios/nice-green-things.yaml', import.meta.url), 'utf8');

describe('the scenarios of Nice Green Things', () => {
  it.each(readScenarios(text).scenarios.map((scenario) => [scenario.id, scenario.title, scenario] as const))(
    '%s %s',
    (_id, _title, scenario) => {
      expect(runScenario(niceGreenThings, scenario).message).toBeUndefined();
    },
  );
});
