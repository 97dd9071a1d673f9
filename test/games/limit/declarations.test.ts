import { expect, it } from 'vitest';
import { CARD_ORDER } from '../../../src/games/limit/card-order.ts';
import { declarations } from '../../../src/games/limit/cards/declarations.ts';

it('every politics card is declared, in canonical order', () => {
  expect(Object.keys(declarations)).toEqual(CARD_ORDER);
});
