import { describe, expect, it } from 'vitest';
import { cardRule } from '../../../src/games/green-deal/cards/card.ts';
import { declarations } from '../../../src/games/green-deal/cards/declarations.ts';
import { CARD_IDS } from '../../../src/games/green-deal/cards/index.ts';
import { phrases } from '../../../src/games/green-deal/words/en/notes.ts';

describe('the costs and effects of the action cards are declared (GD-INV-23, GD-INV-30 to GD-INV-33)', () => {
  it('for all 29 cards, in alphabetic order (GD-GEN-12)', () => {
    expect(declarations.map(({ id }) => id)).toEqual([...CARD_IDS].sort());
    expect(declarations).toHaveLength(29);
    for (const { id, costs = [], effects } of declarations)
      expect([id, costs.length + effects.length]).not.toEqual([id, 0]);
  });

  it('and each has a phrase', () => {
    const used = declarations.flatMap((declared) => {
      const { costs, effects } = cardRule(declared);
      return [...costs, ...effects].map(({ phrase }) => phrase);
    });
    expect([...new Set(used)].sort()).toEqual(Object.keys(phrases).sort());
  });
});
