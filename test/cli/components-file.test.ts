import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Exit } from '../../src/cli/exit.ts';
import { componentsFromFile } from '../../src/cli/settings.ts';
import { componentsByName } from '../../src/cli/simulate-components.ts';
import { bareFigures } from '../../src/engine/components.ts';
import { games } from '../../src/games/index.ts';

type Item = Readonly<Record<string, unknown>>;
type List = readonly Item[];

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every list of cards or the like in a table, by its keys. */
function listsIn(table: unknown, keys: readonly string[] = []): [readonly string[], List][] {
  if (Array.isArray(table)) return table.length > 0 && table.every(isItem) ? [[keys, table]] : [];
  return isItem(table) ? Object.entries(table).flatMap(([key, value]) => listsIn(value, [...keys, key])) : [];
}

/** Every how many cards one is tried. */
const STEP = 6;

/** The games whose cards stand in lists; those of the others stand in maps, by their ids. */
const LISTING = ['green-deal', 'nice-green-things'];

it.each(games.map((game) => game.id))(
  'a card of %s that lacks a figure is named in the message, and so is the figure',
  async (id) => {
    const game = await games.find((entry) => entry.id === id)?.load();
    if (game === undefined) throw new Error('There is no such game.');
    const file = join(mkdtempSync(join(tmpdir(), 'green-games-components-')), 'figures.yaml');
    const refused = new Set<string>();
    for (const [keys, list] of listsIn(bareFigures(game.components.sourced))) {
      for (const [index, item] of list.entries()) {
        if (index % STEP !== 0) continue;
        // A message goes by the id or the name.
        for (const key of Object.keys(item).filter((each) => !['id', 'name'].includes(each))) {
          const { [key]: _, ...rest } = item;
          const table = keys.reduceRight<unknown>(
            (inner, part) => ({ [part]: inner }),
            list.with(index, rest),
          );
          writeFileSync(file, JSON.stringify(table));
          const fault = await componentsFromFile(game, file).catch((thrown: unknown) => thrown);
          if (!(fault instanceof Exit)) continue;
          refused.add(`${keys.join('.')}.${key}`);
          const place = [...keys, item['id'] ?? item['name'] ?? index, key].join('.');
          expect(fault.message).toMatch(new RegExp(`line 1, ${place.replaceAll('.', '\\.')}[:.]`, 'u'));
        }
      }
    }
    expect(refused.size > 0).toBe(LISTING.includes(id));
  },
);

it('a sweep that contradicts another figure names that figure', async () => {
  const game = await games.find((entry) => entry.id === 'green-deal')?.load();
  if (game === undefined) throw new Error('There is no such game.');
  const fault = (sweep: string) => componentsByName(game, { sweep });
  await expect(fault('caps.income=39..41')).rejects.toThrow(
    '--sweep caps.income=39: incomeScale.stepped: the scale must have the steps 0 to 39.',
  );
  await expect(fault('caps.income=0..1')).rejects.toThrow('--sweep caps.income=0: this must be a whole');
});
