import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/bot.ts';
import { simulationReport } from '../../src/cli/simulate-report.ts';
import { loadLanguage } from '../../src/games/index.ts';
import { niceGreenThings } from '../../src/games/nice-green-things/index.ts';
import { claimed } from '../../src/simulation/shared-games.ts';
import {
  type GameResult,
  loadBots,
  numbersOf,
  playGames,
  type SimulationPlan,
} from '../../src/simulation/simulation.ts';
import { playRun } from '../../src/simulation/simulation-jobs.ts';
import { marginOf, placesOf, wilson } from '../../src/simulation/statistics.ts';
import { summarize } from '../../src/simulation/summary.ts';
import { loadReportTexts } from '../../src/words/index.ts';
import { speaking } from '../../src/words/reader.ts';

async function planOf(bots: string[], more: Partial<SimulationPlan> = {}): Promise<SimulationPlan> {
  const loaded = await loadBots(bots);
  return { game: niceGreenThings, players: 2, bots, loaded, seed: 'run', options: {}, ...more };
}
const play = (plan: SimulationPlan, games: number): GameResult[] => [...playGames(plan, numbersOf(games))];

describe('a run', () => {
  it('has the same digest whether or not cards are counted', async () => {
    const bare = summarize(play(await planOf(['random', 'random']), 6), null);
    const counted = summarize(play(await planOf(['random', 'random'], { counting: true }), 6), null);
    expect(counted).toEqual(bare);
  });

  it('plays the same random games with or without a match around them', async () => {
    const plan = await planOf(['random', 'random']);
    // A bot of another name is played in a match.
    const twin = new Map([['twin', plan.loaded.get('random') as Bot]]);
    const course = ({ scores, decisions }: GameResult) => [scores, decisions];
    const inMatches = play({ ...plan, bots: ['twin', 'twin'], loaded: twin }, 4);
    expect(inMatches.map(course)).toEqual(play(plan, 4).map(course));
  });

  it('moves every bot one seat on if requested', async () => {
    const results = play(await planOf(['easy', 'random'], { rotate: true }), 3);
    expect(results.map(({ bots }) => bots)).toEqual([
      ['easy', 'random'],
      ['random', 'easy'],
      ['easy', 'random'],
    ]);
    const fixed = play(await planOf(['easy', 'random']), 1);
    expect(fixed[0]?.plan).not.toBe(results[0]?.plan);
  });
});

describe('a summary', () => {
  it('reports the same wins and scores by bot as by seat, grouped differently', async () => {
    const results = play(await planOf(['easy', 'random'], { rotate: true }), 10);
    const { byBot, wins, scores, games } = summarize(results, null);
    expect(byBot.map(({ bot, seats }) => [bot, seats])).toEqual([
      ['easy', 10],
      ['random', 10],
    ]);
    const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
    expect(sum(byBot.map((own) => own.wins))).toBeCloseTo(sum(wins));
    expect(sum(byBot.map((own) => own.scores.mean))).toBeCloseTo(sum(scores.map(({ mean }) => mean)), 2);
    const easy = results.reduce(
      (total, { bots, winners }) => total + (winners.includes(bots.indexOf('easy')) ? 1 / winners.length : 0),
      0,
    );
    expect(byBot[0]).toMatchObject({ wins: easy, share: { share: expect.closeTo(easy / games, 2) } });
  });

  it('counts all seats of a bot as one', async () => {
    const { byBot, wins } = summarize(play(await planOf(['random', 'random']), 4), null);
    expect(byBot).toHaveLength(1);
    expect(byBot[0]).toMatchObject({ seats: 8, wins: (wins[0] as number) + (wins[1] as number) });
  });
});

describe('a run that is shared', () => {
  it('plays the same game numbers, each claimed once, by whichever thread', () => {
    const share = { counter: new Int32Array(new SharedArrayBuffer(4)), count: 7, part: 1, parts: 3 };
    const [first, second] = [claimed(share), claimed(share)];
    const numbers: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const { value, done } = (turn % 3 === 0 ? first : second).next();
      if (done !== true) numbers.push(value);
    }
    expect(numbers).toEqual([...numbersOf(20, 1, 3)]);
  });

  it('stays in one thread if little is left to do, without a warning', async () => {
    const plan = await planOf(['random', 'random']);
    const results: GameResult[] = [];
    const warnings: string[] = [];
    await playRun(plan, {
      games: 6,
      part: 0,
      parts: 1,
      jobs: 2,
      take: (result) => results.push(result),
      // From the sources there is no file of a worker, so that a start would be told.
      warn: (sentence) => warnings.push(sentence),
    });
    expect(results).toEqual(play(plan, 6));
    expect(warnings).toEqual([]);
  });
});

describe('the report', () => {
  it('fits in 80 columns, names bots and seats, and is pure ASCII on request', async () => {
    const results = play(await planOf(['easy', 'random'], { rotate: true, counting: true }), 12);
    const summary = summarize(results, 2);
    const lines = simulationReport(results, summary, true);
    expect(lines.filter((line) => line.length > 80 && !/^(By chance|Worth)/.test(line))).toEqual([]);
    expect(lines.some((line) => line.startsWith('easy '))).toBe(true);
    expect(lines).toContain('Every bot sat at every seat equally often.');
    expect(lines.at(-1)).toBe(`digest ${summary.digest}`);
    expect(lines.join('')).toMatch(/^[\x20-\x7e]*$/);
    const names = { title: '果園', name: (id: string) => `名${id}` };
    await loadLanguage('zh-Hant');
    await loadReportTexts('zh-Hant');
    const named = speaking('zh-Hant', () => simulationReport(results, summary, true, names).join('\n'));
    expect(named).toMatch(/^果園，/u);
    expect(named).toMatch(/^名/mu);
    expect(named).toMatch(/^簡單 .*\n隨機 /mu);
    expect(named).not.toMatch(/easy|random/u);
  });
});

describe('statistics', () => {
  it('Wilson’s interval is the known one and stays within 0 and 1', () => {
    expect(wilson(8, 10)).toEqual({
      share: 0.8,
      low: expect.closeTo(0.4902, 3),
      high: expect.closeTo(0.9433, 3),
    });
    expect(wilson(0, 5).low).toBe(0);
    expect(wilson(5, 5).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  it('equals share the mean of their places, and so do those who are not ranked', () => {
    expect(placesOf(4, [[2], [0, 3], [1]])).toEqual([2.5, 4, 1, 2.5]);
    expect(placesOf(4, [[1]])).toEqual([3, 1, 3, 3]);
  });

  it('the margin of a mean shrinks with the root of the number', () => {
    const few = marginOf([1, 2, 1, 2]);
    const many = marginOf(Array.from({ length: 400 }, (_, index) => 1 + (index % 2)));
    expect(few / many).toBeCloseTo(11.5, 1);
    expect(marginOf([3])).toBe(Number.POSITIVE_INFINITY);
  });
});
