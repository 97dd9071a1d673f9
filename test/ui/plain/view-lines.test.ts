import { describe, expect, it } from 'vitest';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { games } from '../../../src/games/index.ts';
import { viewLines } from '../../../src/ui/plain/view-lines.ts';

describe('a view in lines', () => {
  const say = {
    seat: (seat: number) => `Seat ${seat}`,
    name: (word: unknown) => (word === 'round' ? 'turn' : String(word)),
  };

  it('never calls two keys of one map alike', () => {
    expect(viewLines({ turn: 1, round: 3, other: [{ round: 2 }] }, say)).toEqual([
      'turn: 1',
      'round: 3',
      'other:',
      '  - turn: 2',
    ]);
  });

  it.each(games.map(({ id }) => id))('of %s says every key of a map once', async (id) => {
    const game = await (games.find((entry) => entry.id === id) as (typeof games)[0]).load();
    const words = await game.words();
    const setting = settingOf(game, game.seats.from);
    const named = { seat: String, name: (word: unknown) => words.names[String(word)] ?? String(word) };
    const lines = viewLines(game.view(setUp(game, setting, 'oak'), 0, setting, []), named);
    const keys = lines.flatMap((line) => /^(\w[^:]*):/u.exec(line)?.[1] ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
