import { describe, expect, it } from 'vitest';
import { comparisonCsv, comparisonData } from '../../src/cli/comparison-data.ts';
import { comparisonLines } from '../../src/cli/comparison-report.ts';
import { greenDeal } from '../../src/games/green-deal/index.ts';
import { niceGreenThings } from '../../src/games/nice-green-things/index.ts';
import { compareRuns } from '../../src/simulation/comparison.ts';
import { measuresOf } from '../../src/simulation/measures.ts';
import {
  type GameResult,
  loadBots,
  numbersOf,
  playGames,
  type SimulationPlan,
} from '../../src/simulation/simulation.ts';
import {
  changeOf,
  deviationOf,
  type GameCounts,
  meanEstimate,
  wilson,
} from '../../src/simulation/statistics.ts';
import {
  baseValue,
  readSweep,
  type Sweep,
  sweptName,
  sweptOf,
  withFigure,
} from '../../src/simulation/sweep.ts';
import { array, assert, integer, property, tuple } from '../properties/fast-check.ts';

const GAMES = 30;
const bots = ['random', 'random', 'random', 'random'];
const { sourced } = greenDeal.components;
const sweep: Sweep = { path: ['projects', 'research', 'R1a', 'cost'], values: [1, 3, 9] };

async function runWith(components: unknown, more: Partial<SimulationPlan> = {}): Promise<GameResult[]> {
  const loaded = await loadBots(bots);
  const plan = { game: greenDeal, players: 4, bots, loaded, seed: 'oak', options: {}, counting: true };
  return [...playGames({ ...plan, components, ...more }, numbersOf(GAMES))];
}

const shipped = await runWith(sourced);
const dearer = await runWith(withFigure(sourced, sweep, 9));

describe('a comparison of component tables', () => {
  it('finds no change, with an interval of no width, between a table and itself', () => {
    const { tables } = compareRuns(
      new Map([
        ['a', shipped],
        ['b', shipped],
      ]),
    );
    const changes = tables[1]?.findings.map(({ change }) => change) ?? [];
    expect(changes.length).toBeGreaterThan(100);
    for (const change of changes) {
      expect(change?.value).toBe(0);
      expect(change?.low ?? 1).toBeLessThanOrEqual(0);
      expect(change?.high ?? -1).toBeGreaterThanOrEqual(0);
    }
    const rounds = tables[1]?.findings.find(({ name }) => name === 'decisions')?.change;
    expect(Math.abs(rounds?.high ?? 1)).toBeLessThan(1e-6);
  });

  it('counts the results by seat, card and plan', () => {
    const measures = measuresOf(shipped);
    const total = (group: string, item: string, name: string) =>
      measures
        .find((each) => each.group === group && each.item === item && each.name === name)
        ?.sums.reduce((sum, each) => sum + each, 0);
    const holders = shipped.flatMap(({ cards = [], winners }) =>
      cards.flatMap((own, seat) =>
        own.includes('R1a') ? [winners.includes(seat) ? 1 / winners.length : 0] : [],
      ),
    );
    expect(holders.length).toBeGreaterThan(3);
    expect(total('card', 'R1a', 'taken')).toBe(holders.length);
    expect(total('card', 'R1a', 'wins')).toBeCloseTo(holders.reduce((sum, each) => sum + each, 0));
    const wins = shipped.reduce(
      (sum, { winners }) => sum + (winners.includes(2) ? 1 / winners.length : 0),
      0,
    );
    expect(total('seat', '2', 'wins')).toBeCloseTo(wins);
    const seats = shipped.flatMap(({ plans = [] }) => plans);
    expect(seats).toHaveLength(4 * GAMES);
    expect(total('plan', 'loans', 'taken')).toBe(seats.filter((plan) => plan === 'loans').length);
  });

  it('is refused if more than the tables differ, or if a game is missing', async () => {
    const other = await runWith(sourced, { seed: 'elm' });
    const of = (results: readonly GameResult[]) => () =>
      compareRuns(
        new Map([
          ['a', shipped],
          ['b', results],
        ]),
      );
    expect(of(other)).toThrow(/cannot be compared/);
    expect(of(dearer.slice(0, 5))).toThrow(/cannot be compared/);
    expect(of(dearer.slice(1))).toThrow(/Game 0 is missing/);
  });

  it('is reported within 80 columns, in pure ASCII on request, the changed cards first', () => {
    const comparison = compareRuns(
      new Map([
        ['shipped', shipped],
        ['mine.yaml', dearer],
      ]),
    );
    const lines = comparisonLines(comparison, true, new Set(['R1a']));
    expect(lines.filter((line) => line.length > 80 && !line.startsWith('*'))).toEqual([]);
    expect(lines.join('')).toMatch(/^[\x20-\x7e]*$/);
    const head = lines.findIndex((line) => line.startsWith('cards taken'));
    expect(lines[head + 1]).toMatch(/^R1a /);
    for (const title of ['a game', 'wins by seat', 'wins by plan', 'wins by card', 'worth by card', 'scores'])
      expect(lines.some((line) => line.startsWith(`${title} `))).toBe(true);
  });

  it('gives the same figures for every measure as CSV and as JSON', () => {
    const comparison = compareRuns(
      new Map([
        ['a "b", c', shipped],
        ['d', dearer],
      ]),
    );
    const rows = comparisonCsv(comparison).trimEnd().split('\n');
    const { tables } = comparisonData(comparison) as { tables: { measures: { cases: number }[] }[] };
    expect(rows[0]).toBe('table,group,item,measure,cases,value,low,high,change,change_low,change_high');
    expect(rows.length - 1).toBe(tables.reduce((sum, { measures }) => sum + measures.length, 0));
    expect(rows[1]).toMatch(/^"a ""b"", c",game,,rounds,30,10,10,10,,,$/);
    expect(rows.at(-1)?.split(',')).toHaveLength(11);
  });
});

describe('a sweep', () => {
  it('reads ranges, steps and lists, and nothing else', () => {
    const valuesOf = (text: string) => {
      const read = readSweep(`a.b=${text}`);
      return typeof read === 'string' ? read : read.values;
    };
    expect(valuesOf('5..8')).toEqual([5, 6, 7, 8]);
    expect(valuesOf('-4..4/4')).toEqual([-4, 0, 4]);
    expect(valuesOf('5, 1,5')).toEqual([5, 1]);
    for (const text of ['', '5..', '8..5', '1..9/0', 'x', '1;2', '1..1000'])
      expect(valuesOf(text)).toBeTypeOf('string');
    expect(readSweep('a..b=1..2')).toMatch(/it has the form/);
    expect(readSweep('1..2')).toMatch(/it has the form/);
  });

  it('changes one figure, named by the id or the position of its item, and begins with its own value', () => {
    const own = greenDeal.components.read(sourced).projects['R1a']?.cost;
    expect(own).toBe(3);
    expect(baseValue(sourced, sweep)).toBe(3);
    expect(baseValue(sourced, { ...sweep, values: [8, 9] })).toBe(8);
    expect(withFigure(sourced, sweep, 3)).toBe(sourced);
    const byPosition = withFigure(sourced, { path: ['projects', 'research', '1', 'cost'] }, 9);
    expect(byPosition).toEqual(withFigure(sourced, sweep, 9));
    expect(greenDeal.components.read(byPosition).projects['R1a']?.cost).toBe(9);
    expect(() => withFigure(sourced, { path: ['projects', 'research', 'R9', 'cost'] }, 9)).toThrow(
      /positions 1 to 15 and the ids R1a, .*, not R9/,
    );
  });

  it('is reported value by value in order', async () => {
    const runs = new Map<string, GameResult[]>([[sweptName(sweep, 3), shipped]]);
    runs.set(sweptName(sweep, 9), dearer);
    runs.set(sweptName(sweep, 1), await runWith(withFigure(sourced, sweep, 1)));
    expect(sweptOf(sweptName(sweep, -2))).toEqual({ figure: 'projects.research.R1a.cost', value: -2 });
    const lines = comparisonLines(compareRuns(runs), false);
    expect(lines).toContain('projects.research.R1a.cost; changes are counted from 3');
    const place = lines.findIndex((line) => line.startsWith('R1a: taken'));
    expect(lines.slice(place + 1, place + 4).map((line) => line.split(' ')[0])).toEqual(['1', '3', '9']);
    expect(lines[place + 2]).toContain('●');
  });
});

describe('statistics of a comparison', () => {
  const whole = (sums: number[], isShare = false): GameCounts => ({
    sums,
    cases: sums.map(() => 1),
    isShare,
  });

  it('a mean has the interval of its games, and a share that of Wilson', () => {
    const sums = [3, 5, 4, 8];
    const margin = (1.959964 * deviationOf(sums)) / 2;
    expect(meanEstimate(whole(sums))).toEqual({
      value: 5,
      low: expect.closeTo(5 - margin),
      high: expect.closeTo(5 + margin),
    });
    const { share, low, high } = wilson(1, 4);
    expect(meanEstimate(whole([0, 1, 0, 0], true))).toEqual({ value: share, low, high });
    expect(meanEstimate({ sums: [0, 0], cases: [0, 0], isShare: false })).toBeNull();
  });

  it('a change of means has the interval of the paired differences', () => {
    assert(
      property(
        array(tuple(integer({ min: 0, max: 50 }), integer({ min: 0, max: 50 })), {
          minLength: 3,
        }),
        (pairs) => {
          const [before, after] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
          const change = changeOf(whole(before), whole(after));
          const steps = pairs.map(([one, other]) => other - one);
          const margin = (1.959964 * deviationOf(steps)) / Math.sqrt(steps.length);
          expect(change?.value).toBeCloseTo(steps.reduce((sum, step) => sum + step, 0) / steps.length);
          expect((change?.high ?? 0) - (change?.value ?? 0)).toBeCloseTo(margin);
        },
      ),
    );
  });

  it('an interval of 95 % holds the true change of a share in about 95 of 100 runs', () => {
    // A fixed stream of numbers, so that the test always says the same.
    let state = 7;
    const chance = (): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    let held = 0;
    for (let run = 0; run < 400; run += 1) {
      const both = Array.from({ length: 60 }, () => [chance(), chance()] as const);
      // Half of the games go alike with both tables.
      const before = both.map(([shared]) => (shared < 0.3 ? 1 : 0));
      const after = both.map(([shared, own], game) => ((game % 2 === 0 ? shared : own) < 0.5 ? 1 : 0));
      const { low = 1, high = 0 } = changeOf(whole(before, true), whole(after, true)) ?? {};
      if (low <= 0.2 && 0.2 <= high) held += 1;
    }
    expect(held / 400).toBeGreaterThan(0.91);
    expect(held / 400).toBeLessThan(0.99);
  });
});

describe('plans', () => {
  it('name a source of points of the game, and nothing if nobody has any', async () => {
    const loaded = await loadBots(['random']);
    const about = { players: 2, bots: ['random', 'random'], loaded, seed: 'p', options: {} };
    const results = [...playGames({ ...about, game: niceGreenThings, counting: true }, numbersOf(5))];
    const { names } = await niceGreenThings.words();
    const plans = results.flatMap((result) => result.plans ?? []);
    expect(plans).toHaveLength(10);
    const named = plans.filter((plan) => plan !== '');
    expect(named.length).toBeGreaterThan(2);
    for (const name of named) expect(Object.keys(names)).toContain(name);
    expect(measuresOf(results).some(({ group, item }) => group === 'plan' && item === '')).toBe(false);
  });
});
