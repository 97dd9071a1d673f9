import { describe, expect, it } from 'vitest';
import { sourcedFigures } from '../../../src/engine/components.ts';
import { PlaceError, pathText } from '../../../src/engine/place.ts';
import { readComponents, shippedComponents } from '../../../src/games/reputation/components.ts';
import { creditsOfBox } from '../../../src/games/reputation/setup.ts';

const components = readComponents(shippedComponents);
const privates = Object.values(components.privateProjects);
const publics = Object.values(components.publicProjects);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Whether some cards of the list, `count` at most, add up to each of the totals in turn. */
function canShare(values: readonly number[], totals: readonly number[], count: number): boolean {
  const [first, ...rest] = totals;
  if (first === undefined) return true;
  if (first === 0) return canShare(values, rest, count);
  if (count === 0) return false;
  return [...new Set(values)].some((value) => {
    const left = [...values];
    left.splice(left.indexOf(value), 1);
    return value <= first && canShare(left, [first - value, ...rest], count - 1);
  });
}

describe('the box', () => {
  it('holds twelve private projects with a name and a loss and nothing else (REP-COMP-01, REP-COMP-02)', () => {
    expect(privates).toHaveLength(12);
    expect(new Set(privates.map(({ name }) => name)).size).toBe(12);
    for (const card of privates) expect(Object.keys(card).sort()).toEqual(['id', 'loss', 'name']);
    for (const { loss } of privates) expect(loss >= 2 && loss <= 4).toBe(true);
  });

  it('holds twelve public projects with three figures in the published ranges (REP-COMP-03, REP-COMP-04)', () => {
    expect(publics).toHaveLength(12);
    for (const { credits, workers, reputation } of publics) {
      expect(credits >= 8 && credits <= 12).toBe(true);
      expect(workers === 2 || workers === 3).toBe(true);
      expect(reputation >= 2 && reputation <= 5).toBe(true);
    }
  });

  it('holds projects that make the printed example possible (REP-END-21, RR-37, RR-38)', () => {
    expect(
      canShare(
        privates.map(({ loss }) => loss),
        [6, 6, 8, 4],
        10,
      ),
    ).toBe(true);
    // Stacks of 10, 10, 10 and 13 between the four players give 23, 20, 20 and 23.
    expect(
      canShare(
        publics.map(({ reputation }) => reputation),
        [10, 10, 10, 13],
        10,
      ),
    ).toBe(true);
  });

  it('holds eight corporations and eight CEOs in pairs (REP-COMP-06, REP-COMP-08, REP-SETUP-07)', () => {
    const symbols = (cards: Readonly<Record<string, { symbol: string }>>) =>
      Object.values(cards).map(({ symbol }) => symbol);
    expect(symbols(components.corporations).sort()).toEqual([...'ABCDEFGH']);
    expect(symbols(components.ceos).sort()).toEqual([...'ABCDEFGH']);
    expect(new Set(Object.values(components.corporations).map(({ rule }) => rule.kind)).size).toBe(8);
    expect(new Set(Object.values(components.ceos).map(({ rule }) => rule.kind)).size).toBe(8);
  });

  it('holds workers, tokens and tables as printed (REP-COMP-10, REP-COMP-13, REP-COMP-14, REP-COMP-15)', () => {
    expect(components.workers).toEqual({ 3: 10, 4: 9, 5: 8 });
    expect(components.reputationTokens).toBe(30);
    expect(sum(Object.values(components.creditTokens))).toBe(58);
    expect(creditsOfBox(components)).toBe(175);
    expect(components.reputationOfHq).toEqual([0, 1, 1, 2, 2, 3, 3, 5, 5, 7, 7]);
    expect(components.creditsOfHq).toEqual([0, 0, 1, 1, 2, 2, 4, 4, 6, 6, 8]);
  });

  it('can pay the credits of any ten public cards (REP-SETUP-13)', () => {
    const dearest = publics.map(({ credits }) => credits).sort((a, b) => b - a);
    expect(sum(dearest.slice(0, 10))).toBeLessThanOrEqual(175);
  });

  it('names the source of every figure', () => {
    const figures = sourcedFigures(shippedComponents);
    const sources = new Map(figures.map(({ path, source }) => [pathText(path), source]));
    expect(sources.get('workers.3')).toBe('printed');
    expect(sources.get('publicProjects.harbour-clean-up.credits')).toBe('reconstructed');
    expect(sources.get('ceos.pavel-lind.tokens')).toBe('reconstructed');
  });
});

describe('a table of somebody else is refused where', () => {
  const changed = (change: (table: Record<string, Record<string, unknown>>) => void) => {
    const table = structuredClone(shippedComponents) as Record<string, Record<string, unknown>>;
    change(table);
    return () => readComponents(table);
  };
  const placeOf = (read: () => unknown) => {
    try {
      read();
    } catch (thrown) {
      if (thrown instanceof PlaceError) return pathText(thrown.path);
      throw thrown;
    }
    return 'accepted';
  };

  it.each([
    [
      'a figure is missing',
      'workers.4',
      (table: Record<string, Record<string, unknown>>) => delete table['workers']?.['4'],
    ],
    [
      'a figure is no number',
      'privateProjects.drone-arms.loss',
      (table: Record<string, Record<string, unknown>>) => {
        table['privateProjects'] = {
          ...table['privateProjects'],
          'drone-arms': { name: 'Drone arms', loss: '4' },
        };
      },
    ],
    [
      'a word is unknown',
      'publicProjects.city-solar.colour',
      (table: Record<string, Record<string, unknown>>) => {
        table['publicProjects'] = {
          ...table['publicProjects'],
          'city-solar': { name: 'City solar', credits: 11, workers: 3, reputation: 4, colour: 'green' },
        };
      },
    ],
    [
      'a power does not exist',
      'corporations.staffora.rule.kind',
      (table: Record<string, Record<string, unknown>>) => {
        table['corporations'] = {
          ...table['corporations'],
          staffora: { name: 'Staffora', symbol: 'D', power: 'Recall', rule: { kind: 'flight', uses: 1 } },
        };
      },
    ],
    [
      'a table of HQ is too short',
      'creditsOfHq',
      (table: Record<string, Record<string, unknown>>) => {
        table['creditsOfHq'] = { source: 'printed', value: [0, 0, 1] };
      },
    ],
    [
      'there are fewer cards than rounds',
      'projectsDealt',
      (table: Record<string, Record<string, unknown>>) => {
        table['projectsDealt'] = { source: 'printed', value: 9 };
      },
    ],
    [
      'two CEOs have one symbol',
      'ceos',
      (table: Record<string, Record<string, unknown>>) => {
        const ceo = {
          name: 'Pavel Lind',
          symbol: 'A',
          tokens: 1,
          repeatable: true,
          rule: { kind: 'mostHq' },
        };
        table['ceos'] = { ...table['ceos'], 'pavel-lind': ceo };
      },
    ],
  ])('%s: %s', (_what, place, change) => {
    expect(placeOf(changed(change))).toBe(place);
  });
});
