import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario } from '../../../src/engine/scenario.ts';
import { reputation } from '../../../src/games/reputation/index.ts';

const scenariosOf = (name: string) =>
  readScenarios(readFileSync(new URL(`../../scenarios/${name}.yaml`, import.meta.url), 'utf8')).scenarios;

describe.each(['reputation', 'reputation-identities', 'reputation-rulings'])(
  'the scenarios of %s.yaml',
  (name) => {
    it.each(scenariosOf(name).map((scenario) => [scenario.id, scenario.title, scenario] as const))(
      '%s %s',
      (_id, _title, scenario) => {
        expect(runScenario(reputation, scenario).message).toBeUndefined();
      },
    );
  },
);
