import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leaningPolicy, weightsOf } from '../../../src/bots/leaning.ts';
import { clonePlain } from '../../../src/engine/clone.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import { drawNumber, randomStream } from '../../../src/engine/random.ts';
import { playOutGame } from '../../../src/engine/rollout.ts';
import { thinkingOf } from '../../../src/engine/thinking.ts';
import { finalStanding } from '../../../src/games/green-deal/evaluation.ts';
import { greenDeal as game } from '../../../src/games/green-deal/index.ts';
import learned from '../../../src/games/green-deal/prospects.json' with { type: 'json' };
import { inputsOf, isBetweenRounds, prospect } from '../../../src/games/green-deal/prospects.ts';
import type { GreenState } from '../../../src/games/green-deal/state.ts';
import { rootFolder } from '../../architecture/sources.ts';

/** The states between two rounds of a game played by leanings, and its end. */
function roundsOf(players: number, seed: string, options = {}): { rounds: GreenState[]; end: GreenState } {
  const setting = settingOf(game, players, options);
  const state = setUp(game, setting, seed);
  const rounds: GreenState[] = [];
  playOutGame(game, setting, state, leaningPolicy(weightsOf(game.advice), randomStream(seed)), {
    endsBefore(now) {
      if (isBetweenRounds(now)) rounds.push(clonePlain(now));
      return false;
    },
  });
  return { rounds, end: state };
}

describe('prospects between two rounds of Green Deal', () => {
  it('there are some after every round but the last, in the version with all cards only', () => {
    expect(roundsOf(4, 'rounds').rounds.map(({ round }) => round)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(roundsOf(4, 'rounds', { variant: 'simple' }).rounds).toEqual([]);
  });

  it('the network has a weight for every input of every table, and one output', () => {
    for (const players of [3, 4, 5]) {
      const { components } = settingOf(game, players);
      for (const state of roundsOf(players, 'inputs').rounds.slice(0, 2)) {
        let inputs = inputsOf(state, components, 0).length;
        for (const { weights, biases } of learned.layers) {
          expect(weights).toHaveLength(inputs * biases.length);
          inputs = biases.length;
        }
        expect(inputs).toBe(1);
      }
    }
  });

  it('depend on nothing that the seat cannot know', () => {
    const setting = settingOf(game, 4);
    const stream = randomStream('hidden');
    for (const state of roundsOf(4, 'hidden').rounds) {
      const before = prospect(state, 2, setting);
      game.redeal(state, 2, (n) => drawNumber(stream, n), setting);
      expect(prospect(state, 2, setting)).toBe(before);
    }
  });

  it('rise with the own points and fall with those of the best rival', () => {
    const setting = settingOf(game, 4);
    for (const state of roundsOf(4, 'points').rounds.slice(4)) {
      const before = prospect(state, 0, setting) as number;
      const richer = clonePlain(state);
      (richer.companies[0] as GreenState['companies'][0]).points.projects += 25;
      expect(prospect(richer, 0, setting)).toBeGreaterThan(before);
      const behind = clonePlain(state);
      for (const company of behind.companies.slice(1)) company.points.projects += 25;
      expect(prospect(behind, 0, setting)).toBeLessThan(before);
    }
  });

  it('foresee who is ahead at the end better than chance', () => {
    const setting = settingOf(game, 4);
    let right = 0;
    let all = 0;
    for (let number = 0; number < 24; number += 1) {
      const { rounds, end } = roundsOf(4, `foresee ${number}`);
      const state = rounds[6] as GreenState;
      for (let seat = 0; seat < 4; seat += 1) {
        all += 1;
        if ((prospect(state, seat, setting) as number) > 0 === (finalStanding(end, seat) as number) > 0)
          right += 1;
      }
    }
    expect(right / all).toBeGreaterThan(0.65);
  });

  it('end a rollout at the end of the round, or, in a version without prospects, at the end of the game', () => {
    for (const [options, isCut] of [
      [{}, true],
      [{ variant: 'simple' }, false],
    ] as const) {
      const setting = settingOf(game, 4, options);
      const match = new Match(game, setting, setUp(game, setting, 'cut'));
      const { seat } = match.open[0] as (typeof match.open)[0];
      const policy = () => leaningPolicy(weightsOf(game.advice), randomStream('cut'));
      const thinking = thinkingOf(match, seat);
      const short = thinking.rollout(policy(), randomStream('deal'), { rounds: 0 });
      const whole = thinking.rollout(policy(), randomStream('deal'));
      expect(short.decisions < whole.decisions).toBe(isCut);
    }
  });

  it('`npm run train` learns from games and says how much it foresees', () => {
    const said = execFileSync(
      process.execPath,
      [
        join(rootFolder, 'tools/run-bundled.mjs'),
        join(rootFolder, 'tools/train.ts'),
        'green-deal',
        '--games',
        '40',
        '--thought',
        '1',
        '--iterations',
        '2',
        '--epochs',
        '2',
        '--fresh',
        '--print',
      ],
      { encoding: 'utf8', cwd: rootFolder },
    );
    expect(said).toMatch(/\d+ samples in all\n.*after: foresees -?[\d.]+ % of \d+ samples/);
  }, 60_000);
});
