import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/bot.ts';
import { loadBot } from '../../src/bots/index.ts';
import { settingOf } from '../../src/engine/match.ts';
import { thinkingOf } from '../../src/engine/thinking.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import {
  type ContestGame,
  isOfFirst,
  playContestGame,
  type Side,
  seatingsOf,
  type Thought,
} from '../../tools/contest/contest-game.ts';

async function gameOf(id: string): Promise<AnyGame> {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
}

const sideOf = (game: AnyGame, bot: Bot): Side => ({
  bot,
  game,
  thinkingOf: (match, seat) => thinkingOf(match, seat),
});

const place = (seats: 'one' | 'half', number: number) => ({ seed: 'contest', seats, number });

describe('a contest between two checkouts', () => {
  it('puts the first side at each of its seats once for every deal', () => {
    for (const [players, seats] of [
      [2, 'one'],
      [4, 'one'],
      [4, 'half'],
    ] as const) {
      const counts = new Array<number>(players).fill(0);
      for (let number = 0; number < seatingsOf(players, seats); number += 1)
        counts.forEach((count, seat) => {
          if (isOfFirst(seat, number, players, seats)) counts[seat] = count + 1;
        });
      expect(counts).toEqual(counts.map(() => 1));
    }
  });

  it('lets equal sides play the same game in both seatings, so that each wins it once', async () => {
    const game = await gameOf('reputation');
    const setting = settingOf(game, 4);
    const side = sideOf(game, await loadBot('hard'));
    const [one, other] = [0, 1].map((number) =>
      playContestGame(game, setting, [side, side], place('half', number), { iterations: 3 }),
    ) as [ContestGame, ContestGame];
    expect(one.place + other.place).toBeCloseTo(5);
    expect(one.score).toBeCloseTo(other.rivalScore);
    expect(other.won).toBe(one.won === null ? null : 1 - one.won);
    const [first, second] = one.efforts;
    expect(first.decisions).toBeGreaterThan(10);
    expect(first.iterations / first.decisions).toBeLessThanOrEqual(3);
    expect(other.efforts[1].iterations).toBe(first.iterations);
    expect(second.milliseconds).toBeGreaterThan(0);
  });

  it('gives both sides as much CPU for a decision, and stops within a few iterations of it', async () => {
    const game = await gameOf('nice-green-things');
    const side = sideOf(game, await loadBot('hard'));
    const thought: Thought = { milliseconds: 4 };
    const { efforts } = playContestGame(game, settingOf(game, 2), [side, side], place('one', 0), thought);
    for (const { decisions, milliseconds, iterations } of efforts) {
      expect(iterations).toBeGreaterThan(decisions);
      expect(milliseconds / decisions).toBeGreaterThan(2);
    }
  });

  it('lets each side think by the evaluation of its own checkout', async () => {
    const game = await gameOf('reputation');
    // A checkout whose evaluation never tells one position from another, and whose bots therefore play by habit.
    let asked = 0;
    const blind = Object.create(game, {
      standing: {
        value: () => {
          asked += 1;
          return 0;
        },
      },
    }) as AnyGame;
    const bot = await loadBot('hard');
    const sides = [sideOf(game, bot), sideOf(blind, bot)] as const;
    const { efforts } = playContestGame(game, settingOf(game, 3), sides, place('one', 0), { iterations: 3 });
    expect(asked).toBeGreaterThanOrEqual(efforts[1].iterations);
    expect(efforts[0].iterations).toBeGreaterThan(0);
  });
});
