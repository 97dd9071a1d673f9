import { describe, expect, it } from 'vitest';
import { drawNumber, randomStream, shuffle } from '../../../src/engine/random.ts';
import { runnerFor } from '../../../src/engine/scenario.ts';
import { greenDeal } from '../../../src/games/green-deal/index.ts';
import { rankAwards } from '../../../src/games/green-deal/ranking.ts';
import { checkOutcome } from '../../properties/state-checks.ts';

const REWARDS = { pr: { rewards: [8, 4, 2], least: 1 }, valuation: { rewards: [12, 8, 4], least: 0 } };

/** Every list of this length with values from 0 to 3, which includes ties for first, for second, of all and of zeros. */
function lists(length: number): number[][] {
  return length === 0
    ? [[]]
    : lists(length - 1).flatMap((list) => [0, 1, 2, 3].map((value) => [...list, value]));
}

const cases = [3, 4, 5].flatMap((players) =>
  (['pr', 'valuation'] as const).map((assessment) => ({ players, assessment, ...REWARDS[assessment] })),
);

describe('a ranking', () => {
  it.each(cases)(
    'of $players seats shares the places that are filled together, rounded down ($assessment: GD-PR-15 to GD-PR-20, GD-VAL-02 to GD-VAL-05)',
    ({ players, rewards, least }) => {
      for (const values of lists(players)) {
        const awards = rankAwards(values, rewards, least, -1);
        const expected = values.map((value) => {
          if (value < least) return { place: 0, tied: false, among: 0, bribed: false, sum: 0, points: 0 };
          const better = values.filter((other) => other > value).length;
          const among = values.filter((other) => other === value).length;
          const sum = [...rewards, 0, 0, 0]
            .slice(better, better + among)
            .reduce((all, each) => all + each, 0);
          return {
            place: better + 1,
            tied: among > 1,
            among,
            bribed: false,
            sum,
            points: Math.floor(sum / among),
          };
        });
        expect(awards).toEqual(expected);
        // Nothing is paid twice: what is given is what the places hold, less what rounding leaves.
        const groups = new Map(awards.filter(({ place }) => place > 0).map((award) => [award.place, award]));
        const held = [...groups.values()].reduce((all, { sum }) => all + sum, 0);
        const lost = [...groups.values()].reduce((all, { sum, among }) => all + (sum % among), 0);
        expect(awards.reduce((all, { points }) => all + points, 0)).toBe(held - lost);
        const ranked = values.filter((value) => value >= least).length;
        expect(held).toBe(rewards.slice(0, ranked).reduce((all, each) => all + each, 0));
      }
    },
  );

  it.each(cases)(
    'of $players seats gives the owner of Bribe the best place of its tie alone ($assessment: GD-CARD-2-02, GD-CARD-2-03, R-53)',
    ({ players, rewards, least }) => {
      for (const values of lists(players)) {
        for (let briber = 0; briber < players; briber += 1) {
          const awards = rankAwards(values, rewards, least, briber);
          // Bribe is as much as half a step more, which no other value can equal.
          const plain = rankAwards(
            values.map((value, seat) => (seat === briber && value >= least ? 2 * value + 1 : 2 * value)),
            rewards,
            2 * least,
            -1,
          );
          expect(awards.map(({ points, place, tied }) => [points, place, tied])).toEqual(
            plain.map(({ points, place, tied }) => [points, place, tied]),
          );
        }
      }
    },
  );

  it('is the same for every seat: permuted holdings give permuted awards, Bribe among them (GD-PR-15, GD-VAL-02)', () => {
    const chance = randomStream('ranking');
    const random = (n: number) => drawNumber(chance, n);
    for (let trial = 0; trial < 600; trial += 1) {
      const players = 3 + random(3);
      const { rewards, least } = random(2) === 0 ? REWARDS.pr : REWARDS.valuation;
      const values = Array.from({ length: players }, () => random(4));
      const briber = random(players + 1) - 1;
      const seats = shuffle(
        values.map((_, seat) => seat),
        random,
      );
      const awards = rankAwards(values, rewards, least, briber);
      const moved = rankAwards(
        seats.map((seat) => values[seat]!),
        rewards,
        least,
        briber < 0 ? -1 : seats.indexOf(briber),
      );
      expect(moved).toEqual(seats.map((seat) => awards[seat]));
    }
  });
});

describe('the standings', () => {
  it('go by points, then Income, then Cash; equals share a place, whatever their seats (GD-END-01 to GD-END-04, R-55)', () => {
    const chance = randomStream('standings');
    const random = (n: number) => drawNumber(chance, n);
    for (let trial = 0; trial < 200; trial += 1) {
      const count = 3 + random(3);
      const own = Array.from({ length: count }, () => ({
        vp: random(2),
        income: random(2),
        cash: random(2),
      }));
      const outcomeOf = (holdings: typeof own) => {
        const given = { players: Object.fromEntries(holdings.map((holding, seat) => [seat, holding])) };
        const runner = runnerFor(greenDeal, { players: count, options: { incomeScale: 'linear' }, given });
        return greenDeal.outcome(runner.state, runner.setting);
      };
      const outcome = outcomeOf(own);
      checkOutcome(outcome, count);
      const worth = ({ vp, income, cash }: (typeof own)[number]) => 4 * vp + 2 * income + cash;
      const best = Math.max(...own.map(worth));
      expect(outcome.winners).toEqual(own.flatMap((each, seat) => (worth(each) === best ? [seat] : [])));
      const seats = shuffle(
        own.map((_, seat) => seat),
        random,
      );
      const moved = outcomeOf(seats.map((seat) => own[seat]!));
      const named = (places: readonly number[]) => places.map((place) => seats[place]!).sort((a, b) => a - b);
      expect(moved.scores).toEqual(seats.map((seat) => outcome.scores[seat]));
      expect(moved.ranking.map(named)).toEqual(outcome.ranking);
      expect(named(moved.winners)).toEqual(outcome.winners);
    }
  });
});
