import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { settingOf, setUp } from '../src/engine/match.ts';
import { SCENARIO_SEED } from '../src/engine/scenario.ts';
import { games, type RuleCase } from '../src/games/index.ts';

/*
 * Writes, for each game and rule, a position in which the rule can be tried out: the shortest one among the test
 * scenarios of the rule.
 */

const root = join(import.meta.dirname, '..');

interface Written extends RuleCase {
  readonly then?: unknown;
}

/** The content of a game's file of cases. */
export async function casesText(id: string): Promise<string> {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  const folder = join(root, 'test/scenarios');
  const all = readdirSync(folder)
    .sort()
    .map((file) => parse(readFileSync(join(folder, file), 'utf8')) as { game: string; scenarios: Written[] })
    .filter((file) => file.game === id)
    .flatMap(({ scenarios }) => scenarios)
    .map(
      ({ title, rules, players, options, given }): RuleCase => ({
        title,
        rules,
        players,
        ...(options === undefined ? {} : { options }),
        given: given ?? {},
      }),
    )
    .filter(({ players, options, given }) => {
      if (Object.keys(given).length === 0) return false;
      try {
        const setting = settingOf(game, players, options ?? {});
        game.position.read(given, setUp(game, setting, SCENARIO_SEED), setting);
        return true;
      } catch {
        // Some scenarios check a single figure, and their positions cannot be played.
        return false;
      }
    });
  const shortest = new Map<string, RuleCase>();
  for (const each of all) {
    for (const rule of each.rules) {
      const before = shortest.get(rule);
      if (before === undefined || JSON.stringify(each).length < JSON.stringify(before).length)
        shortest.set(rule, each);
    }
  }
  const chosen = [...new Set(shortest.values())];
  return `[\n${chosen.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`;
}

if (process.argv[1] === import.meta.filename)
  for (const { id } of games)
    writeFileSync(join(root, 'src/games', id, 'scenario/cases.json'), await casesText(id));
