import { describe, expect, it } from 'vitest';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import { drawNumber, randomStream, shuffle } from '../../../src/engine/random.ts';
import { runnerFor } from '../../../src/engine/scenario.ts';
import { limit } from '../../../src/games/limit/index.ts';
import { outcome as outcomeOf } from '../../../src/games/limit/outcome.ts';
import { words } from '../../../src/games/limit/words/en/words.ts';
import { logText } from '../../../src/ui/words/sentences.ts';
import { checkOutcome } from '../../properties/state-checks.ts';

type Fields = Readonly<Record<string, unknown>>;

const COUNTS = [2, 3, 4, 5, 6];
const say = { seat: (seat: number) => `nation ${seat}`, name: (word: unknown) => String(word) };

/** Which of the nations has most: one alone, two, all, and all with nothing. */
const SHARES = COUNTS.flatMap((players) => [
  { players, leaders: [players - 1], most: 9, less: 4 },
  ...(players > 2 ? [{ players, leaders: [0, players - 1], most: 9, less: 4 }] : []),
  { players, leaders: Array.from({ length: players }, (_, seat) => seat), most: 9, less: 4 },
  { players, leaders: Array.from({ length: players }, (_, seat) => seat), most: 0, less: 0 },
]);

const poor = { classes: { A: 1, B: 1, C: 1, D: 1, E: 1 }, population: 1 };

/** Runs one step from a position; what it logs, and the state after it. */
function run(players: number, step: string, given: Fields) {
  const { setting, state } = runnerFor(limit, { players, options: {}, given });
  const match = new Match(limit, setting, { ...state, step });
  const log = match.log().filter((entry) => entry.step === undefined || entry.step === step);
  return { before: state, match, log };
}

const nationsWith = (players: number, fields: (seat: number) => Fields) =>
  Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, { ...poor, ...fields(seat) }]));

describe('the most', () => {
  it.each(SHARES)(
    'money, judged after the losses: $leaders of $players with $most (LIM-INT-11, LR-65)',
    ({ players, leaders, most, less }) => {
      // One tile and a population of 1: everybody loses 1 money first, who has none loses nothing.
      const nations = nationsWith(players, (seat) => ({
        money: leaders.includes(seat) ? most : less,
        disruption: 0,
      }));
      const { log } = run(players, 'financialCrisis', { nations, crises: { 1: ['financial'] } });
      const richest = log.filter(({ kind }) => kind === 'richest');
      const tied = leaders.length > 1;
      expect(richest.map(({ seat }) => seat).sort()).toEqual(leaders);
      for (const entry of richest) {
        expect(entry.figures).toMatchObject({ money: Math.max(0, most - 1), tokens: tied ? 1 : 2, tied });
        expect(logText(entry, { words, say }).includes('tied')).toBe(tied);
      }
    },
  );

  it.each(SHARES.filter(({ most }) => most > 0))(
    'pollution: $leaders of $players (LIM-INT-15, LR-69)',
    ({ players, leaders }) => {
      // The reserve is empty, no matter who has the tokens.
      const nations = nationsWith(players, (seat) => ({
        pollution: leaders.includes(seat) ? 30 : 20,
        population: 10,
        unrest: 3,
      }));
      const { log } = run(players, 'environmentalCrisis', { nations });
      const polluters = log.filter(({ kind }) => kind === 'polluter');
      expect(polluters.map(({ seat }) => seat).sort()).toEqual(leaders);
      for (const entry of polluters) {
        expect(entry.figures).toMatchObject({ pollution: 30, tied: leaders.length > 1 });
        expect(logText(entry, { words, say }).includes('tied')).toBe(leaders.length > 1);
      }
    },
  );

  it.each(SHARES)(
    'population: $leaders of $players with $most (LIM-INT-24, LR-69)',
    ({ players, leaders, most }) => {
      const large = most === 0 ? 1 : 10;
      const nations = nationsWith(players, (seat) => ({
        population: leaders.includes(seat) ? large : 5,
        military: 50,
        disruption: 9,
      }));
      const { log, match } = run(players, 'militaryCrisis', { nations, disruptionReserve: 0 });
      const shrunk = log.filter(({ kind }) => kind === 'largest-shrank');
      expect(shrunk.map(({ seat }) => seat).sort()).toEqual(leaders);
      for (const entry of shrunk) {
        expect(entry.figures).toMatchObject({ population: large, tied: leaders.length > 1 });
        expect(logText(entry, { words, say }).includes('tied')).toBe(leaders.length > 1);
      }
      // The smallest population stays (LR-23).
      const levels = match.log().length > 0 ? match.state.nations.map(({ population }) => population) : [];
      for (const level of levels) expect(level).toBeGreaterThanOrEqual(1);
    },
  );

  it.each(SHARES)(
    'points: $leaders of $players with $most share the victory, and are all named (LIM-SCO-08, LR-84)',
    ({ players, leaders, most, less }) => {
      const setting = settingOf(limit, players);
      const nations = nationsWith(players, (seat) => ({
        ...poor,
        money: 0,
        military: 0,
        pollution: 0,
        disruption: 0,
        territory: leaders.includes(seat) ? most : less,
      }));
      const { state } = runnerFor(limit, { players, options: {}, given: { nations } });
      const { winners, ranking, scores } = outcomeOf(state, setting);
      expect(winners).toEqual(leaders);
      expect(ranking[0]).toEqual(leaders);
      expect(ranking.flat().length).toBe(players);
      for (const seat of leaders) expect(scores[seat]).toBe(Math.max(...scores));
    },
  );
});

describe('the score of Limit', () => {
  it.each(COUNTS)(
    'treats all seats equally: permuted nations have permuted points, places and victories, of %i (LIM-SCO-01, LR-84)',
    (players) => {
      const setting = settingOf(limit, players);
      const start = setUp(limit, setting, 'seats');
      const chance = randomStream(`seats ${players}`);
      const random = (n: number) => drawNumber(chance, n);
      for (let trial = 0; trial < 100; trial += 1) {
        const nations = start.nations.map((nation) => ({
          ...nation,
          money: 10 * random(2),
          military: 3 * random(2),
          territory: random(3),
          pollution: random(2),
          disruption: random(2),
          population: 1 + random(3),
        }));
        const seats = shuffle(
          nations.map((_, seat) => seat),
          random,
        );
        const outcome = outcomeOf({ ...start, nations }, setting);
        const moved = outcomeOf({ ...start, nations: seats.map((seat) => nations[seat]!) }, setting);
        const named = (places: readonly number[]) =>
          places.map((place) => seats[place]!).sort((a, b) => a - b);
        checkOutcome(moved, players);
        expect(moved.scores).toEqual(seats.map((seat) => outcome.scores[seat]));
        expect(moved.parts).toEqual(seats.map((seat) => outcome.parts[seat]));
        expect(moved.ranking.map(named)).toEqual(outcome.ranking);
        expect(named(moved.winners)).toEqual(outcome.winners);
      }
    },
  );

  it.each([
    [0, 0],
    [9, 0],
    [10, 5],
    [154, 75],
  ])('counts whole tens of money: %i is %i points (LIM-SCO-03, LR-83)', (money, points) => {
    const { state, setting } = runnerFor(limit, {
      players: 2,
      options: {},
      given: { nations: { 0: { money } } },
    });
    const part = outcomeOf(state, setting).parts[0]?.find(({ source }) => source === 'financial-strength');
    expect(part?.points).toBe(points);
  });

  it.each([
    [2, 0],
    [3, 1],
    [4, 1],
    [5, 1],
    [6, 2],
  ])('counts whole threes of military: %i is %i (LIM-SCO-05, LR-83)', (military, points) => {
    const given = { nations: { 0: { military } } };
    const { state, setting } = runnerFor(limit, { players: 2, options: {}, given });
    const part = outcomeOf(state, setting).parts[0]?.find(({ source }) => source === 'military');
    expect(part?.points).toBe(points);
  });
});
