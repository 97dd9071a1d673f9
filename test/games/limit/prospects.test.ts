import { describe, expect, it } from 'vitest';
import { leaningPolicy, weightsOf } from '../../../src/bots/leaning.ts';
import { clonePlain } from '../../../src/engine/clone.ts';
import type { Options } from '../../../src/engine/game.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { drawNumber, randomStream } from '../../../src/engine/random.ts';
import { playOutGame } from '../../../src/engine/rollout.ts';
import { finalStanding } from '../../../src/games/limit/evaluation.ts';
import { limit as game } from '../../../src/games/limit/index.ts';
import learned from '../../../src/games/limit/prospects.json' with { type: 'json' };
import { inputsOf, isBetweenGenerations, prospect } from '../../../src/games/limit/prospects.ts';
import type { LimitState, Nation } from '../../../src/games/limit/state.ts';

/** The states between two generations of a game played by leanings, and its end. */
function generationsOf(
  players: number,
  seed: string,
  options: Options = {},
): { generations: LimitState[]; end: LimitState } {
  const setting = settingOf(game, players, options);
  const state = setUp(game, setting, seed);
  const generations: LimitState[] = [];
  playOutGame(game, setting, state, leaningPolicy(weightsOf(game.advice), randomStream(seed)), {
    endsBefore(now) {
      if (isBetweenGenerations(now)) generations.push(clonePlain(now));
      return false;
    },
  });
  return { generations, end: state };
}

describe('prospects between two generations in Limit', () => {
  it('there are some after the first generation, with the usual way of scoring only', () => {
    const seen = generationsOf(2, 'generations').generations.map(({ generation }) => generation);
    expect(seen).toEqual([2, 3, 4, 5, 6, 7].slice(0, seen.length));
    expect(seen.length).toBeGreaterThan(2);
    for (const options of [
      { livingScore: 'sum3' },
      { moneyScore: '1-per-5' },
      { stressTests: 0 },
      { teaching: true },
    ])
      expect(generationsOf(2, 'generations', options).generations).toEqual([]);
    expect(generationsOf(1, 'generations').generations).toEqual([]);
  });

  it.each([3, 4, 5, 6])('there are some at a table of %i', (players) => {
    expect(generationsOf(players, 'table').generations.length).toBeGreaterThan(2);
  });

  it('the network has a weight for every input, and one output', () => {
    const { components } = settingOf(game, 2);
    for (const state of generationsOf(2, 'inputs').generations.slice(0, 2)) {
      let inputs = inputsOf(state, components, 0).length;
      for (const { weights, biases } of learned.layers) {
        expect(weights).toHaveLength(inputs * biases.length);
        inputs = biases.length;
      }
      expect(inputs).toBe(1);
    }
  });

  it('depend on nothing that the seat cannot know', () => {
    const stream = randomStream('hidden');
    const setting = settingOf(game, 2);
    for (let number = 0; number < 4; number += 1) {
      for (const state of generationsOf(2, `hidden ${number}`).generations) {
        const before = prospect(state, 0, setting);
        game.redeal(state, 0, (n) => drawNumber(stream, n), setting);
        expect(prospect(state, 0, setting)).toBe(before);
      }
    }
  });

  it('rise with the own territories and fall with those of the rival', () => {
    const setting = settingOf(game, 2);
    let rises = 0;
    let falls = 0;
    let all = 0;
    for (let number = 0; number < 8; number += 1) {
      for (const state of generationsOf(2, `territory ${number}`).generations) {
        const before = prospect(state, 0, setting) as number;
        const [own, rival] = [clonePlain(state), clonePlain(state)];
        (own.nations[0] as Nation).territory += 2;
        (rival.nations[1] as Nation).territory += 2;
        all += 1;
        if ((prospect(own, 0, setting) as number) > before) rises += 1;
        if ((prospect(rival, 0, setting) as number) < before) falls += 1;
      }
    }
    expect(rises / all).toBeGreaterThan(0.9);
    expect(falls / all).toBeGreaterThan(0.9);
  });

  it.each([
    [2, 150],
    [4, 80],
  ])('foresee whether a seat is ahead at the end, at tables of %i', (players, games) => {
    const setting = settingOf(game, players);
    let right = 0;
    let all = 0;
    for (let number = 0; number < games; number += 1) {
      const { generations, end } = generationsOf(players, `foresee ${number}`);
      const state = generations.at(-1);
      const lead = finalStanding(end, 0, setting);
      if (state === undefined || lead === undefined || lead === 0) continue;
      all += 1;
      if ((prospect(state, 0, setting) as number) > 0 === lead > 0) right += 1;
    }
    expect(right / all).toBeGreaterThan(0.6);
  });
});
