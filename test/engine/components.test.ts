import { describe, expect, it } from 'vitest';
import {
  bareFigures,
  comparedFigures,
  mergeComponents,
  namedPath,
  placeInReplacement,
  sourcedFigures,
} from '../../src/engine/components.ts';
import { PlaceError, pathText } from '../../src/engine/place.ts';

const shipped = {
  hands: { source: 'printed', size: 5, limits: [5, 6, 7] },
  track: [
    { value: 1, source: 'printed' },
    { value: 2, source: 'reconstructed', note: 'a guess' },
  ],
  chart: { value: [null, 2, 3], source: 'derived' },
};

const merged = (replacement: unknown) => mergeComponents(shipped, replacement);

/** `path value source`, one line a figure. */
const lines = (table: unknown): string[] =>
  sourcedFigures(table).map(
    ({ path, value, source }) => `${pathText(path)} ${JSON.stringify(value)} ${source}`,
  );

/** The place that a refusal names. */
function placeOfFault(act: () => unknown): string {
  try {
    act();
  } catch (thrown) {
    if (thrown instanceof PlaceError) return pathText(thrown.path);
    throw thrown;
  }
  return 'nothing is refused';
}

describe('figures in place of the shipped ones', () => {
  it('leave all others unchanged, and never inherit the source of what they replace', () => {
    expect(lines(merged({ hands: { size: 6 } }))).toEqual([
      'hands.size 6 owner',
      'hands.limits [5,6,7] printed',
      'track.0 1 printed',
      'track.1 2 reconstructed',
      'chart [null,2,3] derived',
    ]);
    expect(lines(shipped)).toContain('hands.size 5 printed');
  });

  it('have their own source, or else that of the innermost block that names one', () => {
    const table = merged({
      source: 'published',
      hands: { source: 'printed', size: { value: 4, source: 'derived', note: 'counted' }, limits: [1, 2, 3] },
      chart: [null, 2, 4],
    });
    expect(lines(table)).toEqual([
      'hands.size 4 derived',
      'hands.limits [1,2,3] printed',
      'track.0 1 printed',
      'track.1 2 reconstructed',
      'chart [null,2,4] published',
    ]);
    expect(sourcedFigures(table)[0]).toHaveProperty('note', 'counted');
  });

  it('replace a list as a whole, or entry by entry, counted from 1', () => {
    expect(bareFigures(merged({ track: [3, 4, 5] }))).toHaveProperty('track', [3, 4, 5]);
    expect(lines(merged({ track: { 2: 4 }, hands: { limits: { 1: 9 } }, chart: { 3: 8 } }))).toEqual([
      'hands.size 5 printed',
      'hands.limits.0 9 owner',
      'hands.limits.1 6 printed',
      'hands.limits.2 7 printed',
      'track.0 1 printed',
      'track.1 4 owner',
      'chart.0 null derived',
      'chart.1 2 derived',
      'chart.2 8 owner',
    ]);
    expect(bareFigures(merged({ track: { value: [7], source: 'printed', note: 'n' } }))).toHaveProperty(
      'track',
      [7],
    );
  });

  it.each([
    [undefined, '', 'a components file must be a map'],
    [[1], '', 'a components file must be a map'],
    [{ hand: 3 }, 'hand', 'the table has no hand; it has hands, track, chart'],
    [{ constructor: 3 }, 'constructor', 'the table has no constructor'],
    [{ hands: 3 }, 'hands', 'this must be a map'],
    [{ hands: { size: { from: 3 } } }, 'hands.size', 'a figure, or a map with its value and source'],
    [{ hands: { size: { value: 3, sorce: 'printed' } } }, 'hands.size.sorce', 'value, source and note'],
    [{ hands: { source: 'guess' } }, 'hands.source', 'a source must be one of printed'],
    [{ track: 3 }, 'track', 'a list of figures, or a map from positions'],
    [{ track: { 3: 3 } }, 'track.3', 'the list has positions 1 to 2, not 3'],
    [{ chart: { first: 3 } }, 'chart.first', 'the list has positions 1 to 3, not first'],
  ])('%j is refused at %j', (replacement, place, because) => {
    const act = () => merged(replacement);
    expect(act).toThrow(PlaceError);
    expect(act).toThrow(because);
    expect(placeOfFault(act)).toBe(place);
  });

  it('can be located in the file that they came from', () => {
    const file = { track: { 2: 4 }, chart: { value: [null, 'x', 3] }, hands: { limits: [1, 2, 3] } };
    expect(placeInReplacement(file, ['track', 1])).toEqual(['track', '2']);
    expect(placeInReplacement(file, ['chart', 1])).toEqual(['chart', 'value', 1]);
    expect(placeInReplacement(file, ['hands', 'limits', 2])).toEqual(['hands', 'limits', 2]);
    expect(placeInReplacement(file, ['hands', 'size'])).toEqual(['hands']);
    expect(placeInReplacement(file, ['other'])).toEqual([]);
    expect(placeInReplacement({ cards: [{ id: 'a' }] }, ['cards', 0, 'cost'])).toEqual(['cards', 0, 'cost']);
  });

  it('are named by the id or the name of their card', () => {
    const cards = [{ id: { value: 'E1b' }, name: 'Rain barrels' }, { name: 'Bike sheds' }, {}];
    const named = (path: (string | number)[]) => pathText(namedPath({ cards }, path));
    expect(named(['cards', 0, 'cost'])).toBe('cards.E1b.cost');
    expect(named(['cards', 1, 'cost'])).toBe('cards.Bike sheds.cost');
    expect(named(['cards', 2, 'cost'])).toBe('cards.2.cost');
    expect(named(['cards', '2', 'cost'])).toBe('cards.2.cost');
    expect(named(['other', 1])).toBe('other.1');
  });

  it('are compared with the shipped ones, including removed entries', () => {
    const table = merged({ track: [9], hands: { size: 5 } });
    expect(
      comparedFigures(shipped, table)
        .filter(({ isReplaced }) => isReplaced)
        .map(({ path, value, shipped: before }) => [pathText(path), value, before]),
    ).toEqual([
      ['track.0', 9, 1],
      ['track.1', null, 2],
    ]);
    expect(comparedFigures(shipped, shipped).some(({ isReplaced }) => isReplaced)).toBe(false);
  });
});
