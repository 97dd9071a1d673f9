import { describe, expect, it } from 'vitest';
import { leaningPolicy, searchWeightsOf, weightsOf } from '../../../src/bots/leaning.ts';
import { clonePlain } from '../../../src/engine/clone.ts';
import { leaningsOf } from '../../../src/engine/leanings.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import type { Question } from '../../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../../src/engine/random.ts';
import { playOutGame } from '../../../src/engine/rollout.ts';
import { advice } from '../../../src/games/limit/advice.ts';
import { limit as game } from '../../../src/games/limit/index.ts';
import searchLeanings from '../../../src/games/limit/search-leanings.json' with { type: 'json' };
import { situationOf, situationWords, tradeSituationOf } from '../../../src/games/limit/situation.ts';

/** Plays games of four, in turn by the leanings of the search and at random, and shows every question. */
function play(games: number, watch: (question: Question) => void): void {
  const setting = settingOf(game, 4);
  for (let number = 0; number < games; number += 1) {
    const weights = number % 2 === 0 ? searchWeightsOf(advice) : weightsOf();
    const policy = leaningPolicy(weights, randomStream(`policy ${number}`));
    playOutGame(game, setting, setUp(game, setting, `situations ${number}`), (question) => {
      watch(question);
      return policy(question);
    });
  }
}

describe('situations in Limit', () => {
  it('have every word for which the search has leanings', () => {
    const occurring = new Set<string>();
    play(160, (question) => {
      const situation = question.situation?.();
      if (situation !== undefined) for (const word of situationWords(situation)) occurring.add(word);
    });
    // Some prices are rare for some trades.
    for (let trade = 0; trade < 8; trade += 1)
      for (const price of [1, 5, 20])
        for (const word of situationWords(tradeSituationOf(0, trade, price))) occurring.add(word);
    const named = Object.keys(leaningsOf(searchLeanings)).flatMap((key) => key.split(' ').slice(2));
    expect(new Set(named).size).toBeGreaterThan(40);
    for (const word of named) expect(occurring).toContain(word);
  });

  it('depend on nothing that the seat cannot know', () => {
    const setting = settingOf(game, 3);
    const stream = randomStream('hidden');
    const state = setUp(game, setting, 'hidden');
    const policy = leaningPolicy(searchWeightsOf(advice), randomStream('policy'));
    let compared = 0;
    playOutGame(game, setting, state, policy, {
      endsBefore(now) {
        const before = situationOf({ state: now, components: setting.components, seat: 0 });
        const twin = clonePlain(now);
        game.redeal(twin, 0, (n) => drawNumber(stream, n), setting);
        expect(situationOf({ state: twin, components: setting.components, seat: 0 })).toBe(before);
        compared += 1;
        return false;
      },
    });
    expect(compared).toBeGreaterThan(50);
  });
});
