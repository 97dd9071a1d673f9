import { afterEach, describe, expect, it, vi } from 'vitest';
import { expertBot } from '../../src/bots/expert.ts';
import { hardBot } from '../../src/bots/hard.ts';
import { botNames } from '../../src/bots/index.ts';
import { botSeed } from '../../src/bots/random.ts';
import type { State } from '../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount, settledAnswer } from '../../src/engine/question.ts';
import { games } from '../../src/games/index.ts';
import { think } from '../../src/table/thought.ts';

afterEach(() => vi.restoreAllMocks());

/** Milliseconds that the clock of these tests goes on with each game tried out. */
const SLICE = 20;

/** A match at its first real choice between many answers. */
async function atChoice(id: string): Promise<Match<State, unknown, unknown>> {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new RangeError(id);
  const setting = settingOf(game, 3);
  const match = new Match<State, unknown, unknown>(game, setting, setUp(game, setting, 'expert'));
  for (;;) {
    const [question] = match.open;
    if (question === undefined) throw new RangeError('There was no choice.');
    if (optionCount(question) > 3 && settledAnswer(question) === undefined) return match;
    match.answer(question.seat, optionAt(question, 0));
  }
}

/** Lets a bot think under a clock of our own. Returns how long it thought and how many games it tried out. */
async function thought(
  bot: typeof expertBot,
  limits: { readonly milliseconds?: number; readonly iterations?: number },
  isHurried: () => boolean = () => false,
): Promise<{ readonly time: number; readonly games: number }> {
  const match = await atChoice('reputation');
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const task = {
    level: bot.name,
    seat: match.open[0]?.seat ?? 0,
    answered: match.answered,
    seed: botSeed('expert'),
  };
  const thoughts = think(bot, match, { ...task, ...limits }, isHurried);
  for (;;) {
    const step = thoughts.next();
    if (step.done === true)
      return { time: now, games: step.value.alternatives.reduce((sum, { rollouts }) => sum + rollouts, 0) };
    now += SLICE;
  }
}

describe('expert', () => {
  it('thinks for 5 s at most in a match if no time was given', async () => {
    const { time, games: tried } = await thought(expertBot, {});
    expect(time).toBeGreaterThanOrEqual(5000 - SLICE);
    expect(time).toBeLessThanOrEqual(5000 + SLICE);
    expect(tried).toBeGreaterThan(200);
  });

  it.each([300, 900])('thinks for %i ms if --think says so, and no longer', async (milliseconds) => {
    const { time } = await thought(expertBot, { milliseconds });
    expect(time).toBeGreaterThanOrEqual(milliseconds - SLICE);
    expect(time).toBeLessThanOrEqual(milliseconds + SLICE);
  });

  it('decides at once when it is hurried', async () => {
    expect((await thought(expertBot, {}, () => true)).time).toBeLessThanOrEqual(SLICE);
  });

  it('is the strongest of the levels that are offered everywhere, and decides as hard does for equal iterations', async () => {
    expect(botNames.at(-1)).toBe('expert');
    const iterations = 60;
    expect(await thought(expertBot, { iterations })).toEqual(await thought(hardBot, { iterations }));
  });
});
