import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import { digest } from '../../../src/engine/digest.ts';
import { Match } from '../../../src/engine/match.ts';
import { PlaceError, pathText } from '../../../src/engine/place.ts';
import type { Question } from '../../../src/engine/question.ts';
import { reputation } from '../../../src/games/reputation/index.ts';
import { newState, runnerOn, settingFor } from './test-match.ts';

function placeOf(players: number, given: Record<string, unknown>): string {
  try {
    runnerOn(players, given);
  } catch (thrown) {
    if (thrown instanceof PlaceError) return pathText(thrown.path);
    throw thrown;
  }
  return 'accepted';
}

describe('a position', () => {
  it.each([3, 4, 5])(
    'printed and read back has the same digest, in the middle of steps too (%s players)',
    (players) => {
      const setting = settingFor(players, 'mixed');
      const match = new Match(reputation, setting, newState(players, 'mixed', 'print'));
      const policy = randomPolicy('print');
      while (!match.over) {
        const printed = JSON.parse(JSON.stringify(reputation.position.print(match.state, setting)));
        const read = reputation.position.read(printed, newState(players, 'none', 'other'), setting);
        expect(digest(read.state)).toBe(digest(match.state));
        const question = match.open[0] as Question;
        match.answer(question.seat, policy(question));
      }
      const printed = reputation.position.print(match.state, setting);
      expect(digest(reputation.position.read(printed, newState(players), setting).state)).toBe(
        digest(match.state),
      );
    },
  );

  it('with inline cards is read back unchanged over any set-up', () => {
    const given = {
      round: 4,
      toMove: 2,
      privateCard: { name: 'Deep Mine', loss: 3 },
      publicCard: { reputation: 5 },
      publicBid: { player: 1 },
      privateStacks: { 0: { cards: [{ loss: 4 }, 'Drone arms', { loss: 4 }], workers: 2 } },
      powers: { 0: { name: 'Example', rule: { kind: 'recall', uses: 2, workers: 1 }, used: 1 } },
      agendas: { 2: { name: 'Example', rule: { kind: 'winPrivateMaxBid', max: 0 }, tokens: 4 } },
    };
    const { state, setting } = runnerOn(3, given);
    const printed = reputation.position.print(state, setting);
    const again = reputation.position.read(printed, newState(3, 'matched', 'other'), setting);
    expect(digest(again.state)).toBe(digest(state));
    expect(reputation.position.print(again.state, again.setting)).toEqual(printed);
    expect(state.publicBid).toEqual({ player: 1, workers: 2 });
  });

  it('takes a card that it names out of the deck', () => {
    const { state } = runnerOn(3, {
      privateCard: 'Drone arms',
      privateStacks: { 0: { cards: ['Deep-sea drilling'] } },
    });
    const all = [...state.privateDeck, ...state.unusedPrivate];
    expect(all).toHaveLength(10);
    expect(all).not.toContain('drone-arms');
  });

  it.each([
    ['more workers than a colour has', 3, { hq: { 0: 11 } }, 'hq.0'],
    ['more workers in all', 5, { hq: { 1: 6 }, privateStacks: { 1: { workers: 3 } } }, 'hq.1'],
    ['more workers on stacks', 4, { privateStacks: { 2: { workers: 10 } } }, 'privateStacks.2'],
    ['more workers on a bid', 3, { privateBid: { player: 1, workers: 11 } }, 'privateBid.workers'],
    ['two workers in a space', 3, { breakRoom: { 0: { left: 2 } } }, 'breakRoom.0.left'],
    ['a seat that is missing', 3, { credits: { 3: 1 } }, 'credits.3'],
    ['a pair that does not sit together', 4, { sharedStacks: [{ pair: [0, 2] }] }, 'sharedStacks.0.pair'],
    ['a pair the wrong way round', 4, { sharedStacks: [{ pair: [1, 0] }] }, 'sharedStacks.0.pair'],
    [
      'a worker of an outsider',
      4,
      { sharedStacks: [{ pair: [0, 1], workers: { 2: 1 } }] },
      'sharedStacks.0.workers.2',
    ],
    ['an eleventh round', 3, { round: 11 }, 'round'],
    ['a negative number', 3, { credits: { 0: -1 } }, 'credits.0'],
    ['half a worker', 3, { hq: { 0: 1.5 } }, 'hq.0'],
    ['a word that does not exist', 3, { hqs: {} }, 'hqs'],
    ['a word that does not exist in a card', 3, { privateCard: { reputation: 3 } }, 'privateCard.reputation'],
    ['an unknown card', 3, { privateCard: 'Moon base' }, 'privateCard'],
    [
      'a card twice',
      3,
      { privateStacks: { 0: { cards: ['Drone arms', 'Drone arms'] } } },
      'privateStacks.0.cards.1',
    ],
    ['an unknown power', 3, { powers: { 0: { name: 'Flight' } } }, 'powers.0.name'],
    ['a power used too often', 3, { powers: { 0: { name: 'Recall', used: 2 } } }, 'powers.0.used'],
    ['a deck larger than the box', 3, { deckSize: { public: 13 } }, 'deckSize.public'],
    ['a bid of nobody', 3, { publicBid: { workers: 2 } }, 'publicBid.player'],
    ['a marker nowhere', 3, { marker: { with: 'bank' } }, 'marker.with'],
    ['a figure for a map', 3, { hq: 4 }, 'hq'],
    ['a list for a map', 3, { hq: [4, 4, 4] }, 'hq'],
    ['a seat that is only worth one', 3, { hq: { '01': 4 } }, 'hq.01'],
    ['a card by a name that every object knows', 3, { privateCard: 'constructor' }, 'privateCard'],
  ])('refuses %s', (_what, players, given, place) => {
    expect(placeOf(players, given)).toBe(`given.${place}`);
  });
});
