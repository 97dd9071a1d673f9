import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/engine/match.ts';
import { eliminatedSeats, winningSeats } from '../../../src/games/reputation/final-scoring.ts';
import { reputation } from '../../../src/games/reputation/index.ts';
import { words } from '../../../src/games/reputation/words/en/words.ts';
import { logText, outcomeText } from '../../../src/ui/words/sentences.ts';
import { checkOutcome } from '../../properties/state-checks.ts';
import { runnerOn } from './test-match.ts';

const say = { seat: (seat: number) => `player ${seat}`, name: (word: unknown) => String(word) };

/** Every list of this length with values from 0 to 3, which includes ties for first, for second, of all and of zeros. */
function lists(length: number): number[][] {
  return length === 0
    ? [[]]
    : lists(length - 1).flatMap((list) => [0, 1, 2, 3].map((value) => [...list, value]));
}

const seatsAt = (totals: readonly number[], value: number | undefined) =>
  totals.flatMap((total, seat) => (total === value ? [seat] : []));

/** Elimination as the rulebook tells it, clause by clause. */
function asPrinted(totals: readonly number[]): number[] {
  const values = [...new Set(totals)].sort((a, b) => a - b);
  const lowest = seatsAt(totals, values[0]);
  if (totals.length < 5) return lowest.length === 1 ? lowest : [];
  if (lowest.length >= 3) return [];
  if (lowest.length === 2) return lowest;
  const second = seatsAt(totals, values[1]);
  return second.length === 1 ? [...lowest, ...second].sort((a, b) => a - b) : lowest;
}

describe('ties in the final scoring', () => {
  it.each([3, 4, 5])(
    'decide who is eliminated of %i, at the lowest, at the second lowest, of all (REP-END-09 to REP-END-14, RR-39, RR-40)',
    (players) => {
      for (const totals of lists(players)) expect(eliminatedSeats(totals)).toEqual(asPrinted(totals));
    },
  );

  it.each([3, 4, 5])(
    'of profit go to reputation, then all win, of %i (REP-END-17 to REP-END-19)',
    (players) => {
      // Reputation 2 or 3 where profit is odd or even, so that both ties come up.
      for (const profits of lists(players)) {
        const totals = profits.map((profit, seat) => 2 + ((profit + seat) % 2));
        const out = asPrinted(totals);
        const left = profits.map((_, seat) => seat).filter((seat) => !out.includes(seat));
        const richest = Math.max(...left.map((seat) => profits[seat] as number));
        const rich = left.filter((seat) => profits[seat] === richest);
        const best = Math.max(...rich.map((seat) => totals[seat] as number));
        const winners = rich.filter((seat) => totals[seat] === best);
        expect(winningSeats(totals, profits, out)).toEqual(winners);
      }
    },
  );

  it.each([3, 4, 5])(
    'of all %i in everything: nobody is eliminated, all win and all are named (REP-END-19)',
    (players) => {
      const all = Array.from({ length: players }, (_, seat) => seat);
      const runner = runnerOn(players, { round: 10 });
      const match = new Match(reputation, runner.setting, { ...runner.state, nextStep: 'finalScoring' });
      expect(match.over).toBe(true);
      const outcome = reputation.outcome(match.state, match.setting);
      checkOutcome(outcome, players);
      expect(outcome).toMatchObject({ over: true, winners: all, ranking: [all] });
      const log = match.log();
      expect(log.find(({ kind }) => kind === 'nobody-eliminated')?.figures).toMatchObject({ tied: players });
      const shared = log.filter(({ kind }) => kind === 'shares-victory');
      expect(shared.map(({ seat }) => seat)).toEqual(all);
      for (const entry of shared) expect(logText(entry, { words, say })).toContain('tied');
      const [result] = outcomeText(outcome, { words, say });
      for (const seat of all) expect(result).toContain(say.seat(seat));
      expect(result).toContain('share the victory');
    },
  );

  it.each([
    [
      [3, 3, 5, 6, 7],
      [0, 1],
      ['tied for the lowest', 'tied for the lowest'],
    ],
    [[3, 5, 5, 6, 7], [0], ['with reputation 3', '2 are tied at the second-lowest reputation of 5']],
    [
      [3, 4, 5, 6, 7],
      [0, 1],
      ['with reputation 3', 'with reputation 4'],
    ],
    [[3, 3, 3, 6, 7], [], ['3 are tied at the lowest reputation of 3']],
    [[3, 3, 6, 7], [], ['2 are tied at the lowest reputation of 3']],
    [[0, 0, 0], [], ['3 are tied at the lowest reputation of 0']],
  ])('are told: %j (REP-END-09 to REP-END-14)', (tokens, eliminated, texts) => {
    const hq = Object.fromEntries(tokens.map((_, seat) => [seat, 0]));
    const repTokens = Object.fromEntries(tokens.map((count, seat) => [seat, count]));
    const runner = runnerOn(tokens.length, { round: 10, hq, repTokens });
    const match = new Match(reputation, runner.setting, { ...runner.state, nextStep: 'finalScoring' });
    expect(match.state.final?.eliminated).toEqual(eliminated);
    const kinds = new Set(['eliminated', 'nobody-eliminated', 'second-lowest-tied']);
    const told = match.log().filter(({ kind }) => kinds.has(kind));
    expect(told).toHaveLength(texts.length);
    told.forEach((entry, line) => expect(logText(entry, { words, say })).toContain(texts[line]));
  });
});

describe('a tie for the most workers in HQ', () => {
  it('pays no agenda, and the log says so (REP-COMP-08, RR-49)', () => {
    const agendas = { 0: { name: 'Pavel Lind' }, 1: { name: 'Pavel Lind' }, 2: { name: 'Pavel Lind' } };
    const runner = runnerOn(3, { round: 10, hq: { 0: 7, 1: 7, 2: 3 }, agendas });
    const match = new Match(reputation, runner.setting, { ...runner.state, nextStep: 'prepareNextRound' });
    const told = match.log().filter(({ kind }) => kind === 'agenda-tied');
    expect(told.map(({ seat }) => seat).sort()).toEqual([0, 1]);
    expect(logText(told[0] as (typeof told)[0], { words, say })).toContain(
      'is tied for the most workers in HQ, 7: the agenda of pavel-lind pays nothing.',
    );
    expect(match.state.players.map(({ repTokens }) => repTokens)).toEqual([0, 0, 0]);
  });
});
