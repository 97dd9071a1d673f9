import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { positionFromFile } from '../../src/cli/position-file.ts';
import { runnerFor } from '../../src/engine/scenario.ts';
import type { AnyGame } from '../../src/games/index.ts';
import { limit } from '../../src/games/limit/index.ts';

const game = limit as unknown as AnyGame;

function fileWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'green-games-position-')), 'position.yaml');
  writeFileSync(file, text);
  return file;
}

describe('a fault in a position file', () => {
  it.each([
    [
      'an option that does not go with the players',
      'options: {solo: true}',
      'line 3, options.solo: solo mode',
    ],
    ['an option that there is not', 'options: {soloo: true}', 'soloo'],
    ['a word that there is not', 'given: {banq: 3}', 'line 3, given.banq'],
    [
      'a value that cannot be',
      'given: {nations: {0: {population: -3}}}',
      'line 3, given.nations.0.population',
    ],
    ['a key that is no part of it', 'gives: {}', 'line 3, gives'],
  ])('is told with its line and place: %s', async (_, third, told) => {
    const file = fileWith(`game: limit\nplayers: 2\n${third}\n`);
    await expect(positionFromFile(game, file)).rejects.toThrow(told);
  });

  it('is reported at the same place as in a scenario', () => {
    const placeOf = (scenario: Parameters<typeof runnerFor>[1]): unknown => {
      try {
        return runnerFor(game, scenario);
      } catch (thrown) {
        return (thrown as { path?: unknown }).path;
      }
    };
    expect(placeOf({ players: 2, options: { solo: true }, given: {} })).toEqual(['options', 'solo']);
    expect(placeOf({ players: 2, options: {}, given: { banq: 3 } })).toEqual(['given', 'banq']);
  });
});
