import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { greenDealRemovals } from './green-deal.ts';
import { limitRemovals } from './limit.ts';
import type { Outcome, Removal } from './removal.ts';
import { reputationRemovals } from './reputation.ts';

// What a card, power or agenda costs and does is declared once. To see that legality, execution, told effects and text
// come from nowhere else, each cost, effect and condition is left out in turn: all that it can change must change.

const removals: Readonly<Record<string, readonly Removal[]>> = {
  limit: limitRemovals,
  'green-deal': greenDealRemovals,
  reputation: reputationRemovals,
};

/** The games that have declarations, by the names of their files. */
function gamesWithDeclarations(): string[] {
  const folder = (id: string) => new URL(`../../src/games/${id}/`, import.meta.url);
  return games
    .map(({ id }) => id)
    .filter((id) =>
      readdirSync(folder(id), { recursive: true, encoding: 'utf8' }).some((file) =>
        file.endsWith('declarations.ts'),
      ),
    );
}

const ASPECTS: readonly (keyof Outcome)[] = ['legality', 'effect', 'told', 'text'];

it('every game with declarations is checked', () => {
  expect(Object.keys(removals).sort()).toEqual(gamesWithDeclarations().sort());
});

describe.each(Object.entries(removals))('in %s', (_game, ofGame) => {
  it.each(ofGame)('$of without $side $place ($phrase) is another card in every way', (removal) => {
    const whole = removal.whole();
    const less = removal.less();
    const changed = ASPECTS.filter((aspect) => whole[aspect] !== less[aspect]);
    expect(changed).toEqual(ASPECTS.filter((aspect) => !removal.same.includes(aspect)));
  });

  it('every aspect is changed by some part', () => {
    for (const aspect of ['legality', 'effect', 'text'] as const)
      expect([aspect, ofGame.some(({ same }) => !same.includes(aspect))]).toEqual([aspect, true]);
  });
});
