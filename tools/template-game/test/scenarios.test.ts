import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario } from '../../../src/engine/scenario.ts';
import { templateGame } from '../../../src/games/template-game/index.ts';

const text = readFileSync(new URL('../../scenarios/template-game.yaml', import.meta.url), 'utf8');

describe('the scenarios of Template Game', () => {
  it.each(readScenarios(text).scenarios.map((scenario) => [scenario.id, scenario.title, scenario] as const))(
    '%s %s',
    (_id, _title, scenario) => {
      expect(runScenario(templateGame, scenario).message).toBeUndefined();
    },
  );
});
