import { describe, expect, it } from 'vitest';
import { adviser } from '../../src/bots/adviser.ts';
import { decide } from '../../src/bots/bot.ts';
import { loadBot } from '../../src/bots/index.ts';
import { botSeed } from '../../src/bots/random.ts';
import type { State } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import { optionAt, type Question, type Seat } from '../../src/engine/question.ts';
import { thinkingOf } from '../../src/engine/thinking.ts';
import { games } from '../../src/games/index.ts';
import { botNumbers } from '../../src/simulation/bot-game.ts';
import { hintFrom } from '../../src/table/hint.ts';
import { hintLines } from '../../src/ui/words/hint.ts';
import { orchard } from '../toy/index.ts';
import { TestTerminal } from '../ui/terminal.ts';
import { around, sessionFor, type TestSession } from '../ui/test-session.ts';

const small = { columns: 80, rows: 24 };
const quiet = { progress: () => {} };

async function toyTable(): Promise<TestSession> {
  return await sessionFor(orchard, around('Ann', 'Bo*'));
}

/** A decision with few iterations on a fixed chance, as the hint of a seat is. */
function decisionAt(match: Match<State, unknown, unknown>, seat: Seat, iterations: number) {
  return {
    question: match.questionOf(seat) as Question,
    budget: { iterations },
    view: () => match.view(seat),
    number: botNumbers(botSeed(adviser.name), seat, 0),
    thinking: () => thinkingOf(match, seat),
  };
}

describe('a hint', () => {
  it('is the answer of the hard bot, with at most two worse ones in order', async () => {
    const session = await toyTable();
    await session.advance();
    const seat = session.asked;
    const posed = seat?.posed;
    if (seat === null || posed === undefined || posed === null) throw new Error('Nobody is asked.');
    const hint = await seat.hint(quiet)?.hint;
    const hard = decide(await loadBot('hard'), decisionAt(session.match, posed.seat, 600));
    expect(hint?.posed).toBe(posed);
    expect(hint?.advised).toBe(hard.value);
    const behind = hint?.alternatives.map((each) => each.behind) ?? [];
    expect(behind.length).toBeGreaterThan(0);
    expect(behind.length).toBeLessThanOrEqual(2);
    expect(behind).toEqual([...behind].sort((one, other) => one - other));
    expect(hint?.rollouts).toBe(hard.alternatives.reduce((sum, { rollouts }) => sum + rollouts, 0));
    session.close();
  });

  it('changes nothing, and is the same each time', async () => {
    const session = await toyTable();
    await session.advance();
    const before = JSON.stringify(session.match.state);
    const first = await session.asked?.hint(quiet)?.hint;
    expect(await session.asked?.hint(quiet)?.hint).toEqual(first);
    expect(JSON.stringify(session.match.state)).toBe(before);
    session.close();
  });

  it('comes at once if it is hurried, and not at all if nobody waits any more', async () => {
    const session = await toyTable();
    await session.advance();
    const whole = await session.asked?.hint(quiet)?.hint;
    const making = session.asked?.hint(quiet);
    making?.hurry();
    const hurried = await making?.hint;
    expect(hurried?.rollouts).toBeGreaterThan(0);
    expect(hurried?.rollouts).toBeLessThan(whole?.rollouts ?? 0);
    const stop = new AbortController();
    const gone = session.asked?.hint({ ...quiet, signal: stop.signal });
    stop.abort();
    expect(await gone?.hint).toBe(null);
    expect(await session.asked?.hint(quiet)?.hint).toEqual(whole);
    session.close();
  });

  it('is given to nobody at a table without hints, nor to a spectator', async () => {
    const session = await toyTable();
    await session.advance();
    expect(session.host.seatAt(null).hint(quiet)).toBe(null);
    session.host.givesHints = false;
    expect(session.asked?.hint(quiet)).toBe(null);
    session.close();
  });
});

describe.each(games.map((entry) => [entry.id, entry] as const))('a hint in %s', (_, entry) => {
  it('states its advantage in the unit of the game, and the reasons in its sources of points', async () => {
    const game = await entry.load();
    const names = Array.from({ length: entry.seats.usual }, (_each, seat) =>
      seat === 0 ? 'Ann' : `Bot ${seat}*`,
    );
    const session = await sessionFor(game, around(...names));
    const { words } = session;
    let compared = 0;
    for (let asked = 0; asked < 12 && compared < 3; asked += 1) {
      await session.advance();
      const seat = session.asked;
      const posed = seat?.posed ?? null;
      if (seat === null || posed === null) break;
      const verdict = decide(adviser, decisionAt(session.match, posed.seat, 60));
      const hint = hintFrom(posed, verdict as Parameters<typeof hintFrom>[1], game.advice?.unit);
      const sources = hint.because.map(({ of }) => of).filter((of) => of !== 'rival' && of !== 'wins');
      expect(sources.filter((source) => words.names[source] === undefined)).toEqual([]);
      const lines = hintLines(hint, session.table.setting, session);
      expect(lines[0]).toMatch(/^A hard bot would take: \S/);
      expect(lines.at(-1)).toMatch(/\.$/);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
      if (hint.alternatives.length > 0) compared += 1;
      seat.answer(optionAt(posed, 0));
    }
    expect(compared).toBeGreaterThan(0);
    session.close();
  });
});

describe('the key of the hint', () => {
  it('opens it over the board, a key ends the thinking, Esc closes it, and nothing is answered', async () => {
    const session = await toyTable();
    const terminal = new TestTerminal(session, small);
    await terminal.settled();
    await terminal.press('enter');
    await terminal.press('i');
    expect(terminal.text).toContain('Hint');
    await terminal.press('x');
    await expect.poll(() => terminal.text).toContain('A hard bot would take');
    await terminal.press('escape');
    expect(terminal.text).not.toContain('A hard bot would take');
    expect(session.given).toEqual([]);
    await terminal.close();
  });

  it('does nothing if the table gives no hints', async () => {
    const session = await toyTable();
    session.host.givesHints = false;
    const terminal = new TestTerminal(session, small);
    await terminal.settled();
    await terminal.press('enter');
    await terminal.press('i');
    expect(terminal.text).not.toContain('hard bot');
    expect(terminal.text).not.toMatch(/\bi hint/);
    await terminal.close();
  });
});
