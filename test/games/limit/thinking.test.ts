import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import { clonePlain } from '../../../src/engine/clone.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import type { Question } from '../../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../../src/engine/random.ts';
import { runnerFor } from '../../../src/engine/scenario.ts';
import { stateAfterRollout } from '../../../src/engine/thinking.ts';
import { limit } from '../../../src/games/limit/index.ts';
import { DECKS, type LimitState } from '../../../src/games/limit/state.ts';
import { limitInvariants } from './invariants.ts';

const setting = settingOf(limit, 3);
const { components } = setting;

/** Plays at random until this question is asked for the n-th time. */
function playUntil(match: Match<LimitState>, ask: string, times: number): Question {
  const policy = randomPolicy('until');
  let left = times;
  for (;;) {
    const question = match.open[0] as Question;
    if (question.ask === ask) left -= 1;
    if (left === 0) return question;
    match.answer(question.seat, policy(question));
  }
}

const matchOf = (state: LimitState) => new Match(limit, setting, state) as unknown as Match<LimitState>;

describe('a bot that thinks about Limit', () => {
  it('plays on from every stage of a draw without losing or doubling a card (LR-12, LR-39, LIM-POL-13)', () => {
    for (const ask of ['deck', 'keep', 'bottom']) {
      for (const times of [1, 3, 8]) {
        const match = matchOf(setUp(limit, setting, `draw ${times}`));
        const { seat } = playUntil(match, ask, times);
        for (let number = 0; number < 4; number += 1) {
          const end = stateAfterRollout(match, seat, randomPolicy(`${number}`), randomStream(`${number}`));
          limitInvariants(end as LimitState, setting);
        }
      }
    }
  });

  it('draws for Political Reform the cards that it looks at, whatever is dealt again below (LR-12)', () => {
    const { state } = runnerFor(limit, {
      players: 3,
      options: {},
      given: { turn: 0, nations: { 0: { money: 30, hand: ['political-reform'] } } },
    });
    const match = matchOf(state);
    match.answer(0, 'political-reform');
    match.answer(0, 'society');
    const looked = [...((match.open[0] as Question<string>).options as string[])];
    for (let number = 0; number < 10; number += 1) {
      const copy = clonePlain(match.state);
      const stream = randomStream(`${number}`);
      limit.redeal(copy, 0, (n) => drawNumber(stream, n), setting);
      expect([...(copy.nations[0]?.decks.society ?? [])].sort()).toEqual(
        [...(match.state.nations[0]?.decks.society ?? [])].sort(),
      );
    }
    match.answer(0, looked[0]);
    match.answer(0, 'done');
    expect(match.state.nations[0]?.hand).toEqual([looked[0]]);
    expect(match.state.nations[0]?.decks.society).toEqual(expect.arrayContaining(looked.slice(1)));
  });

  it('keeps every hidden card to its deck, and knows how many of each deck a hand holds (LR-16)', () => {
    const match = matchOf(setUp(limit, setting, 'hidden'));
    playUntil(match, 'play', 9);
    const before = match.state;
    const orders = new Set<string>();
    for (let number = 0; number < 12; number += 1) {
      const state = clonePlain(before);
      const stream = randomStream(`deal ${number}`);
      const lists = state.nations.flatMap((nation) => [
        nation.hand,
        ...DECKS.map((deck) => nation.decks[deck]),
      ]);
      limit.redeal(state, 0, (n) => drawNumber(stream, n), setting);
      expect(
        state.nations.flatMap((nation) => [nation.hand, ...DECKS.map((deck) => nation.decks[deck])]),
      ).toEqual(lists);
      orders.add(JSON.stringify(state.nations[1]));
      expect(state.nations[0]?.hand).toEqual(before.nations[0]?.hand);
      for (const [seat, nation] of state.nations.entries()) {
        const known = before.nations[seat] as LimitState['nations'][number];
        const byDeck = (hand: readonly string[]) =>
          DECKS.map((deck) => hand.filter((card) => components.cards[card]?.deck === deck).length);
        expect(byDeck(nation.hand)).toEqual(byDeck(known.hand));
        for (const deck of DECKS) {
          expect(nation.decks[deck]).toHaveLength(known.decks[deck].length);
          for (const card of nation.decks[deck]) expect(components.cards[card]?.deck).toBe(deck);
        }
        for (const card of known.shown) expect(nation.hand).toContain(card);
      }
      // A spectator's view contains nothing hidden.
      expect(limit.view(state, null, setting, [])).toEqual(limit.view(before, null, setting, []));
    }
    expect(orders.size).toBeGreaterThan(6);
  });
});
