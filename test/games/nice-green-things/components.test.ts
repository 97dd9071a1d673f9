import { describe, expect, it } from 'vitest';
import { mergeComponents, sourcedFigures } from '../../../src/engine/components.ts';
import { PlaceError, pathText } from '../../../src/engine/place.ts';
import { readComponents, shippedComponents } from '../../../src/games/nice-green-things/components.ts';
import { POPS, ROWS, SUITS } from '../../../src/games/nice-green-things/state.ts';

const components = readComponents(shippedComponents);
const cards = [...components.cards.values()];

/** The place and reason of what is wrong with a changed table. */
function fault(replacement: unknown): string {
  try {
    readComponents(mergeComponents(shippedComponents, replacement));
  } catch (thrown) {
    if (thrown instanceof PlaceError) return `${pathText(thrown.path)}: ${thrown.message}`;
    throw thrown;
  }
  return 'nothing';
}

const some = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ name: `C ${n}`, suit: 'red', science: 1 }));

describe('the component table', () => {
  it('has fifteen cards in each of the four suits, one suit a card (NR-06, NR-17, NGT-AID-05)', () => {
    expect(cards).toHaveLength(60);
    for (const suit of SUITS) expect(cards.filter((card) => card.suit === suit)).toHaveLength(15);
  });

  it('has every pop type on cards of two suits, six symbols each (NGT-SYM-01, NGT-SYM-02, NGT-SYM-08, NR-09)', () => {
    POPS.forEach((_, type) => {
      const bearing = cards.filter((card) => (card.pops[type] ?? 0) > 0);
      expect(bearing.reduce((sum, card) => sum + (card.pops[type] ?? 0), 0)).toBe(6);
      expect(new Set(bearing.map(({ suit }) => suit)).size).toBe(2);
    });
  });

  it('has the sums of symbols to which the deck was fitted', () => {
    const sum = (figure: 'science' | 'habitat' | 'crowd' | 'crowdLoss' | 'net') =>
      cards.reduce((total, card) => total + card[figure], 0);
    expect([sum('science'), sum('habitat'), sum('crowd'), sum('crowdLoss'), sum('net')]).toEqual([
      28, 32, 8, 4, -8,
    ]);
  });

  it('has rescue projects that cost nothing and visitor centres that only earn (NGT-CASH-08, NGT-SYM-10, NR-32)', () => {
    const aside = cards.filter(({ kind }) => kind !== 'project');
    expect(aside).toHaveLength(8);
    for (const card of aside) expect(card).toMatchObject({ rows: [], cost: 0, science: 0, habitat: 0 });
  });

  it('has projects of every suit for every row (NGT-ECO-02)', () => {
    for (const suit of SUITS) {
      for (const row of ROWS) {
        expect(cards.filter((card) => card.suit === suit && card.rows.includes(row)).length).toBeGreaterThan(
          3,
        );
      }
    }
  });

  it('has twelve target cards of three types, each type on three (NR-44)', () => {
    const targets = [...components.targets.values()];
    expect(targets).toHaveLength(12);
    for (const pop of POPS) expect(targets.filter((types) => types.includes(pop))).toHaveLength(3);
  });

  it('keeps the labels of the trash table only for display (NR-46, NR-47)', () => {
    expect(JSON.stringify(shippedComponents)).toContain('5 Rewild');
    expect(components).not.toHaveProperty('trashTable');
  });

  it('names a source for every figure', () => {
    const sources = new Set(sourcedFigures(shippedComponents).map(({ source }) => source));
    expect([...sources].sort()).toEqual(['printed', 'reconstructed']);
  });

  it.each([
    [{ queue: { size: 0 } }, 'queue.size: this must be a whole number from 1 to 1000000, not 0'],
    [{ queuePoints: { start: 5 } }, 'queuePoints.start: this must be a whole number from -4 to 4, not 5'],
    [{ cashflow: { start: '1' } }, 'cashflow.start: '],
    [{ pops: { types: ['bird'] } }, 'pops.types: these are plant, fungus'],
    [
      { suits: { colours: ['red', 'red', 'red', 'red'] } },
      'suits.colours: these are green, red, black, blue',
    ],
    [{ targets: { cards: [['bird'], ['bat', 'tree']] } }, 'targets.cards.1: every target card names 1 types'],
    [{ targets: { cards: [['bird'], ['bird']] } }, 'targets.cards.1: the target card bird stands twice'],
    [{ targets: { cards: [['bird']] } }, 'targets.cards: two players need two target cards'],
    [{ deck: { cards: some(5) } }, 'deck.cards: a deck has more than 5 cards, not 5'],
    [{ deck: { cards: [...some(6), { name: 'Plain' }] } }, 'deck.cards.6.suit: '],
    [{ deck: { cards: [...some(6), ...some(1)] } }, 'deck.cards.6.name: C 0 stands twice'],
    [{ deck: { cards: [{ name: 'A', suit: 'red', science: 0.5 }, ...some(6)] } }, 'deck.cards.0.science: '],
    [{ deck: 3 }, 'deck: this must be a map'],
  ])('is refused with place and reason: %j', (replacement, expected) => {
    expect(fault(replacement)).toContain(expected);
  });

  it('accepts a deck of another size', () => {
    const other = readComponents(mergeComponents(shippedComponents, { deck: { cards: some(30) } }));
    expect(other.deck).toHaveLength(30);
  });
});
