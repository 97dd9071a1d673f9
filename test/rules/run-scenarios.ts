import { readFileSync } from 'node:fs';
import { readScenarios, runScenario } from '../../src/engine/scenario.ts';
import { limit } from '../../src/games/limit/index.ts';

// Runs the scenario files that are named and prints the ids of those that fail, as JSON. `rules-removal.ts` bundles it
// with a rule taken out.

const failed = process.argv
  .slice(2)
  .flatMap((file) => readScenarios(readFileSync(file, 'utf8')).scenarios)
  .filter((scenario) => !runScenario(limit, scenario).ok)
  .map(({ id }) => id);
process.stdout.write(JSON.stringify(failed));
