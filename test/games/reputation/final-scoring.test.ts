import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { drawNumber, randomStream, shuffle } from '../../../src/engine/random.ts';
import { playOutGame } from '../../../src/engine/rollout.ts';
import {
  eliminatedSeats,
  profitOf,
  reputationParts,
  totalReputation,
  winningSeats,
} from '../../../src/games/reputation/final-scoring.ts';
import { reputation } from '../../../src/games/reputation/index.ts';
import { VERDICTS } from '../../../src/games/reputation/open-standings.ts';
import { runnerOn } from './test-match.ts';

describe('elimination', () => {
  it.each([
    [[17, 12, 15], [1]],
    [[17, 12, 12], []],
    [[-3, 0, 4, 4], [0]],
    [[0, 0, 0, 0], []],
    [[24, 22, 18, 25], [2]],
    [
      [24, 22, 19, 16, 14],
      [3, 4],
    ],
    [[25, 24, 20, 20, 20], []],
    [[25, 24, 20, 20, 18], [4]],
    [
      [20, 20, 22, 22, 25],
      [0, 1],
    ],
    [[20, 18, 20, 20, 20], [1]],
    [[7, 7, 7, 7, 7], []],
  ])('of %j takes %j (REP-END-09 to REP-END-14, RR-40, RR-37)', (totals, eliminated) => {
    expect(eliminatedSeats(totals)).toEqual(eliminated);
  });

  it('leaves at least two players, and favours no seat (RR-64)', () => {
    const chance = randomStream('seats');
    const random = (n: number) => drawNumber(chance, n);
    for (let trial = 0; trial < 500; trial += 1) {
      const players = 3 + random(3);
      const totals = Array.from({ length: players }, () => random(4));
      const profits = Array.from({ length: players }, () => random(3));
      const out = eliminatedSeats(totals);
      const winners = winningSeats(totals, profits, out);
      expect(players - out.length).toBeGreaterThanOrEqual(2);
      expect(winners.length).toBeGreaterThanOrEqual(1);
      expect(winners.some((seat) => out.includes(seat))).toBe(false);
      const seats = shuffle(
        Array.from({ length: players }, (_, seat) => seat),
        random,
      );
      const moved = (numbers: number[]) => seats.map((seat) => numbers[seat] as number);
      const named = (places: number[]) => places.map((place) => seats[place] as number).sort((a, b) => a - b);
      const outMoved = eliminatedSeats(moved(totals));
      expect(named(outMoved)).toEqual(out);
      expect(named(winningSeats(moved(totals), moved(profits), outMoved))).toEqual(winners);
    }
  });
});

describe('the score', () => {
  const given = {
    round: 10,
    gameOver: true,
    hq: { 0: 5, 1: 3, 2: 4, 3: 6 },
    repTokens: { 0: 4, 1: 6, 2: 4, 3: 3 },
    credits: { 0: 30, 1: 41, 2: 45, 3: 33 },
    privateStacks: { 2: { cards: [{ loss: 4 }, { loss: 4 }] } },
    sharedStacks: [{ pair: [3, 0], cards: [{ reputation: 5 }] }],
  };

  it('names every source, and its parts add up (REP-END-16)', () => {
    const runner = runnerOn(4, given);
    runner.begin('finalScoring');
    const outcome = reputation.outcome(runner.state, runner.setting);
    expect(outcome.scores).toEqual([32, 42, 47, 37]);
    outcome.parts.forEach((parts, seat) => {
      expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(outcome.scores[seat]);
    });
    expect(outcome.parts[2]?.[0]?.figures).toMatchObject({ 'reputation-private': -8, eliminated: true });
    expect(outcome).toMatchObject({ over: true, winners: [1], ranking: [[1], [3], [0], [2]] });
  });

  it('in mid-game counts only open information (REP-INFO-01, REP-INFO-03, RR-33)', () => {
    const { state, setting } = runnerOn(4, given);
    const outcome = reputation.outcome(state, setting);
    expect(outcome).toMatchObject({ over: false, winners: [], scores: [2, 1, 2, 4] });
    const earned = outcome.parts.map((parts) => parts.find(({ source }) => source === 'credits-earned'));
    expect(earned.map((part) => [part?.points, part?.secret])).toEqual([0, 1, 2, 3].map(() => [0, true]));
    const text = JSON.stringify(outcome);
    for (const secret of ['reputation-private', '45']) expect(text).not.toContain(secret);
  });

  it('in mid-game ranks nobody, and states bounds that hold to the end (REP-INFO-01, REP-INFO-03)', () => {
    for (const players of [3, 4, 5]) {
      const setting = settingOf(reputation, players);
      for (const seed of ['alder', 'birch', 'cedar']) {
        const state = setUp(reputation, setting, seed);
        const checkBounds = () => {
          if (state.nextStep === null) return false;
          state.players.forEach((_, viewer) => {
            const { known, ranking, winners } = reputation.outcome(state, setting, viewer);
            expect([ranking, winners]).toEqual([[], []]);
            const totals = state.players.map((_, seat) =>
              totalReputation(reputationParts(state, setting.components, seat)),
            );
            const out = eliminatedSeats(totals);
            known?.forEach(([profit, reputed], seat) => {
              const real = profitOf(state, setting.components, seat);
              expect(real).toBeGreaterThanOrEqual(profit?.least as number);
              expect(real).toBeLessThanOrEqual(profit?.most as number);
              expect(seat !== viewer || profit?.least === profit?.most).toBe(true);
              expect(totals[seat]).toBeGreaterThanOrEqual(reputed?.least as number);
              expect(totals[seat]).toBeLessThanOrEqual(reputed?.most as number);
              expect([VERDICTS.open, out.includes(seat) ? VERDICTS.out : VERDICTS.safe]).toContain(
                reputed?.verdict,
              );
            });
          });
          return false;
        };
        playOutGame(reputation, setting, state, randomPolicy(seed), { endsBefore: checkBounds });
        expect(reputation.outcome(state, setting).known).toBeUndefined();
      }
    }
  });
});
