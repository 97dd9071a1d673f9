import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/engine/match.ts';
import { optionList, type Question } from '../../../src/engine/question.ts';
import { reputation } from '../../../src/games/reputation/index.ts';
import { runnerOn } from './test-match.ts';

/** A match that goes on at a step of a position. */
function matchAt(players: number, nextStep: 'reveal' | 'workersToHQ', given: object) {
  const runner = runnerOn(players, { ...given });
  return new Match(reputation, runner.setting, { ...runner.state, nextStep });
}

/** All players speculate until the round ends. */
function speculate(match: ReturnType<typeof matchAt>, times: number) {
  for (let turn = 0; turn < times; turn += 1) {
    const question = match.open[0] as Question;
    expect(match.answer(question.seat, 'speculate')).toBeUndefined();
  }
}

describe('the end of a game of Reputation', () => {
  it.each([3, 4, 5])(
    'comes once with round 10, even if nobody bids in it, with %i players (REP-BID-13, REP-BID-23, RR-21, RR-42)',
    (players) => {
      const match = matchAt(players, 'reveal', { round: 10, deckSize: { private: 1, public: 1 } });
      speculate(match, players);
      expect(match.over).toBe(true);
      const kinds = match.log().map(({ kind }) => kind);
      for (const kind of ['private-unbid', 'public-unbid', 'co-sponsorship-skipped', 'last-round-over']) {
        expect(kinds.filter((told) => told === kind)).toHaveLength(1);
      }
      expect(match.state.round).toBe(10);
      expect(match.history.filter(({ step }) => step === 'finalScoring')).toHaveLength(1);
      expect(match.state.privateDeck).toEqual([]);
      expect(match.state.publicDeck).toEqual([]);
    },
  );
});

describe('empty HQs in Reputation', () => {
  it.each([3, 4, 5])(
    'the HQs of all %i: only speculating is left, both projects go to the box, and the next round begins (RR-21, RR-57)',
    (players) => {
      const hq = Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, 0]));
      const match = matchAt(players, 'reveal', { round: 4, hq, deckSize: { private: 7, public: 7 } });
      for (let turn = 0; turn < players; turn += 1) {
        const question = match.open[0] as Question;
        expect(optionList(question)).toEqual(['speculate']);
        const barred = question.barred?.() ?? [];
        expect(barred).toContainEqual(
          expect.objectContaining({ option: 'bid-private', because: 'too-few-workers', need: 1, have: 0 }),
        );
        expect(match.answer(question.seat, 'speculate')).toBeUndefined();
      }
      expect(match.over).toBe(false);
      expect(match.state.round).toBe(5);
      expect(match.state.box).toHaveLength(2);
      expect(match.log().filter(({ kind }) => kind === 'co-sponsorship-skipped')).toHaveLength(1);
    },
  );
});
