import { describe, expect, it, vi } from 'vitest';
import type { Verdict } from '../../src/bots/bot.ts';
import { optionAt, type Secret, type Value } from '../../src/engine/question.ts';
import type { LogEntry } from '../../src/engine/umpire.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { type KeptReason, type ReasonReader, reasonFor } from '../../src/table/reasons.ts';
import { type SeatWish, seatsFor } from '../../src/table/seats.ts';
import type { HotSeat } from '../../src/table/session.ts';
import { orchard } from '../toy/index.ts';

async function begin(wishes: SeatWish[], think?: number): Promise<HotSeat> {
  return await beginSession({
    game: orchard,
    players: wishes.length,
    options: {},
    sitters: seatsFor(wishes.length, wishes),
    seed: 'think',
    keep: null,
    program: '0.0.0-test',
    ...(think === undefined ? {} : { think }),
  });
}

/** Answers for the person until a bot has decided something. */
async function untilReasons(session: HotSeat): Promise<void> {
  while (!session.table.over && session.host.seatAt(0).reasons().length === 0) {
    await session.advance();
    const posed = session.asked?.posed ?? null;
    if (posed !== null) session.asked?.answer(optionAt(posed, 0));
  }
}

describe('a bot at the table', () => {
  it('shows that it thinks, and its progress, and nothing once it has answered', async () => {
    const session = await begin([{ bot: 'hard' }, { bot: 'hard' }], 60);
    const seen: number[] = [];
    session.subscribe(() => {
      if (session.table.thought !== null) seen.push(session.table.thought.done);
    });
    const leave = new AbortController();
    setTimeout(() => leave.abort(), 400);
    await session.advance(leave.signal);
    expect(seen[0]).toBe(0);
    expect(Math.max(...seen)).toBeGreaterThan(0.3);
    expect(session.table.thought).toBe(null);
    session.close();
  });

  it('answers at once when it is hurried', async () => {
    const session = await begin([{ bot: 'hard' }, { bot: 'random' }], 60_000);
    const leave = new AbortController();
    const decided = vi.fn();
    session.subscribe(() => {
      if (session.table.thought !== null && !session.table.thought.hurried) session.hurry();
      if (session.host.seatAt(1).reasons().length > 0) {
        decided();
        leave.abort();
      }
    });
    await session.advance(leave.signal);
    expect(decided).toHaveBeenCalled();
    session.close();
  });

  it('stops thinking when nobody waits any more, and leaves the match unchanged', async () => {
    const session = await begin([{ bot: 'hard' }, { bot: 'hard' }], 60_000);
    const leave = new AbortController();
    setTimeout(() => leave.abort(), 60);
    await session.advance(leave.signal);
    expect(session.table.over).toBe(false);
    expect(session.table.thought).toBe(null);
    session.close();
  });

  it('explains its decision: its choice, and how far behind the others were', async () => {
    const session = await begin([{ name: 'Ann' }, { bot: 'normal' }]);
    await untilReasons(session);
    const reason = session.host.seatAt(0).reasons().at(-1);
    expect(reason).toMatchObject({ seat: 1, level: 'normal' });
    expect(reason?.rollouts).toBeGreaterThan(1);
    session.close();
  });
});

describe('a reason', () => {
  const verdict: Verdict = {
    value: 'hedge-1',
    alternatives: [
      { value: 'hedge-1', estimate: 5, rollouts: 4 },
      { value: 'pass', estimate: 4.25, rollouts: 4 },
      { value: 'hedge-2', estimate: 3, rollouts: 4 },
      { value: 3, estimate: null, rollouts: 0 },
    ],
  };
  const question = { seat: 1, ask: 'play', shape: 'card', rule: 'TOY-01' } as const;
  const hand = ['hedge-1', 'hedge-2'];
  const kept = (answer: Secret['answer'], value: Value = 'hedge-1'): KeptReason => ({
    question,
    secret: { options: hand, answer },
    level: 'hard',
    answered: 7,
    logged: 4,
    step: 3,
    verdict: { ...verdict, value },
  });
  const entry = (seat: number, card: string): LogEntry => {
    return { kind: 'played', seat, rule: 'TOY-01', step: 'turn', changes: [], figures: { card } };
  };
  /** Entries 4 and on of a reader's log. */
  const reader = (seat: number | null, entries: LogEntry[] = [], over = false): ReasonReader => {
    return { seat, over, log: (from) => (from === 4 ? entries : []) };
  };

  it('names no card of the hand except the one in the log', () => {
    expect(reasonFor(kept('logged'), reader(0, [entry(1, 'hedge-1')]))).toMatchObject({
      chosen: 'hedge-1',
      alternatives: [{ value: 'pass', behind: 0.8 }],
      hidden: true,
    });
  });

  it('is not shown before the log shows the answer, nor because others did the same', () => {
    expect(reasonFor(kept('logged'), reader(0))).toBeNull();
    expect(reasonFor(kept('logged'), reader(null, [entry(0, 'hedge-1'), entry(1, 'hedge-2')]))).toBeNull();
  });

  it('is shown at once if the answer was not secret', () => {
    expect(reasonFor(kept('logged', 'pass'), reader(0))).toMatchObject({ chosen: 'pass' });
  });

  it('is never shown for an answer that stays with its seat', () => {
    expect(reasonFor(kept('kept'), reader(0, [entry(1, 'hedge-1')]))).toBeNull();
    expect(reasonFor(kept('kept'), reader(1))).toMatchObject({ chosen: 'hedge-1', hidden: false });
  });

  it('names everything once the game is over', () => {
    const told = reasonFor(kept('kept'), reader(0, [], true));
    expect(told?.alternatives.map(({ value }) => value)).toEqual(['pass', 'hedge-2']);
    expect(told?.hidden).toBe(false);
  });
});
