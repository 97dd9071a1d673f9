import { describe, expect, it } from 'vitest';
import { PlaceError } from '../../../src/engine/place.ts';
import { reputation } from '../../../src/games/reputation/index.ts';
import { STEP_NAMES } from '../../../src/games/reputation/state.ts';
import { newState, playMatch, settingFor } from './test-match.ts';

const seeds = Array.from({ length: 60 }, (_, index) => `seed ${index}`);

describe('set-up', () => {
  it('gives each player workers of one colour and an empty break room, and nothing else (REP-SETUP-02, REP-SETUP-16)', () => {
    const { players, sharedStacks } = newState(4);
    expect(players).toHaveLength(4);
    for (const player of players) {
      expect(player).toMatchObject({ hq: 9, credits: 0, repTokens: 0, privateCards: [], privateWorkers: 0 });
      expect(player.breakRoom).toEqual({ left: 0, middle: 0, right: 0 });
    }
    expect(sharedStacks).toHaveLength(4);
    expect(new Set(players).size).toBe(4);
  });

  it('puts all credits into the bank (REP-SETUP-13) and one marker beside the deck (REP-COMP-05, REP-SETUP-11)', () => {
    expect(newState(3)).toMatchObject({ bank: 175, marker: 'publicDeck' });
  });

  it('draws the first start player at random (REP-SETUP-15, RR-02)', () => {
    const starts = new Set(seeds.map((seed) => newState(5, 'none', seed).startPlayer));
    expect([...starts].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('deals pairs, or CEO and corporation separately, or none, and no card twice (REP-SETUP-06, REP-SETUP-07, RR-03)', () => {
    const { corporations, ceos } = settingFor(5).components;
    const symbols = (identities: string, seed: string) =>
      newState(5, identities, seed).players.map(({ corporation, ceo }) => [
        corporations[corporation ?? '']?.symbol,
        ceos[ceo ?? '']?.symbol,
      ]);
    const isPair = ([one, other]: readonly (string | undefined)[]) => one !== undefined && one === other;
    expect(seeds.every((seed) => symbols('matched', seed).every(isPair))).toBe(true);
    expect(seeds.some((seed) => !symbols('mixed', seed).every(isPair))).toBe(true);
    for (const identities of ['matched', 'mixed']) {
      const dealt = symbols(identities, 'once');
      expect(new Set(dealt.map(([symbol]) => symbol)).size).toBe(5);
      expect(new Set(dealt.map(([, symbol]) => symbol)).size).toBe(5);
    }
    expect(
      newState(5, 'none').players.every(({ corporation, ceo }) => corporation === null && ceo === null),
    ).toBe(true);
  });

  it('shows both identity cards to everyone (RR-03)', () => {
    const view = reputation.view(newState(4, 'matched'), 2, settingFor(4), []);
    expect(view.players.every(({ corporation, ceo }) => corporation?.usesLeft !== 0 && ceo?.met === 0)).toBe(
      true,
    );
  });

  it.each([2, 6])('refuses %s players (REP-SETUP-01, RR-54)', (players) => {
    expect(() => newState(players)).toThrow(PlaceError);
  });

  it('deals the same table from the same seed', () => {
    expect(newState(4, 'mixed', 'oak')).toEqual(newState(4, 'mixed', 'oak'));
    expect(newState(4, 'mixed', 'oak')).not.toEqual(newState(4, 'mixed', 'elm'));
  });
});

describe('a whole game', () => {
  it('has ten rounds of seven steps in this order, whatever they are called (REP-ROUND-01, REP-ROUND-02, RR-52)', () => {
    const match = playMatch(3, 'none', 'order', ({ options }) =>
      Array.isArray(options) ? (options.includes('speculate') ? 'speculate' : options[0]) : 0,
    );
    const steps = match.history.map(({ step }) => step).filter((step, index, all) => step !== all[index - 1]);
    const round = STEP_NAMES.filter((step) => step !== 'finalScoring');
    expect(steps).toEqual([...Array.from({ length: 10 }, () => round).flat(), 'finalScoring']);
  });

  it('uses up both decks by round 10 (REP-ROUND-03)', () => {
    const match = playMatch(4, 'none', 'decks', ({ options }) =>
      Array.isArray(options) ? options[0] : (options as { to: number }).to,
    );
    expect(match.state).toMatchObject({ round: 10, privateDeck: [], publicDeck: [], gameOver: true });
  });
});
