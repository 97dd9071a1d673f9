import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomPolicy } from '../../src/bots/random.ts';
import { readJournal } from '../../src/engine/journal.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt } from '../../src/engine/question.ts';
import { playOutGame } from '../../src/engine/rollout.ts';
import { dataFolder } from '../../src/table/folder-paths.ts';
import { beginSession, resumeSession } from '../../src/table/open-session.ts';
import { type SeatWish, seatsFor } from '../../src/table/seats.ts';
import type { HotSeat } from '../../src/table/session.ts';
import { orchard } from '../toy/index.ts';

beforeEach(() => {
  vi.stubEnv('GREEN_GAMES_HOME', mkdtempSync(join(tmpdir(), 'green-games-home-')));
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const bot = { bot: 'random' };
const ann = { name: 'Ann' };
const bo = { name: 'Bo' };

async function begin(wishes: SeatWish[], { seed = 'oak', keep = true } = {}): Promise<HotSeat> {
  const players = wishes.length;
  return await beginSession({
    game: orchard,
    players,
    options: {},
    sitters: seatsFor(players, wishes),
    seed,
    keep: keep ? dataFolder(process.env) : null,
    program: '0.0.0-test',
  });
}

const resume = (session: HotSeat) =>
  resumeSession(session.saved as NonNullable<HotSeat['saved']>, async () => orchard);

/** Answers for a person: the option at this place, or the last one. */
async function answerOne(session: HotSeat, place = 0): Promise<boolean> {
  await session.advance();
  const posed = session.asked?.posed ?? null;
  if (posed === null) return false;
  expect(session.asked?.answer(optionAt(posed, place))).toBeUndefined();
  return true;
}

describe('a session', () => {
  it.each([2, 3, 4])('of %i bots plays the same match as the same bots without a table', async (players) => {
    for (const seed of ['oak', 'elm', '7']) {
      const session = await begin(
        Array.from({ length: players }, () => bot),
        { seed },
      );
      await session.advance();
      const setting = settingOf(orchard, players);
      const state = setUp(orchard, setting, seed);
      const { decisions } = playOutGame(orchard, setting, state, randomPolicy(seed));
      expect([session.table.over, session.host.answered]).toEqual([true, decisions]);
      expect(session.host.position()).toEqual(orchard.position.print(state, setting));
      expect(session.seatAt(null).outcome()).toEqual(orchard.outcome(state, setting));
      session.close();
      expect(readJournal(session.saved?.path ?? '').over?.scores).toEqual(
        session.seatAt(null).outcome().scores,
      );
    }
  });

  it('asks only people, and nobody while something runs by itself', async () => {
    const session = await begin([bot, ann, bo]);
    expect(session.asked).toBeNull();
    await session.advance();
    expect(session.asked?.seat).toBe(1);
    expect(session.asked?.answer(0)).toBeUndefined();
    await session.advance();
    expect(session.asked?.seat).toBe(2);
    session.close();
  });

  it('writes every answer to its file before the next question', async () => {
    const session = await begin([ann, bo]);
    await answerOne(session);
    const { path } = session.saved as NonNullable<HotSeat['saved']>;
    expect(readJournal(path).answers.map(({ answer }) => answer.value)).toEqual([0]);
    session.close();
  });

  it('refuses with a reason, and changes nothing', async () => {
    const session = await begin([ann, bo]);
    await session.advance();
    const before = [session.host.position(), session.host.answered];
    for (const value of [
      -1,
      99,
      1.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      '',
      '٣',
      null,
      undefined,
      {},
      [0],
      true,
    ]) {
      expect(session.asked?.answer(value)).toMatchObject({ rule: 'TOY-02' });
    }
    expect([session.host.position(), session.host.answered]).toEqual(before);
    session.close();
  });

  it('gives a single answer itself and marks it as forced, and undo skips it', async () => {
    const session = await begin([ann, bot], { seed: 'forced' });
    while (await answerOne(session, 0));
    session.close();
    const answers = readJournal(session.saved?.path ?? '').answers.map(({ answer }) => answer);
    expect(answers.some(({ of }) => of === 1)).toBe(true);
    expect(answers.every(({ of, forced }) => (of === 1) === (forced === true))).toBe(true);
  });

  it('undoes the last decision of the asked person, and all after it', async () => {
    const session = await begin([ann, bot]);
    expect(session.host.seatAt(0).undoOutlook()).toBeNull();
    session.undo();
    await session.advance();
    const before = session.host.position();
    await answerOne(session, 1);
    await session.advance();
    expect(session.asked?.undoOutlook()?.answers).toBeGreaterThanOrEqual(1);
    session.undo();
    await session.advance();
    expect(session.host.position()).toEqual(before);
    session.close();
  });

  it('continues after resuming as it would have without', async () => {
    const session = await begin([ann, bot, bot]);
    for (let count = 0; count < 9; count += 1) await answerOne(session);
    await session.advance();
    session.close();
    const again = await resume(session);
    expect(again.host.position()).toEqual(session.host.position());
    expect(again.table.sitters).toEqual(session.table.sitters);
    const twin = await begin([ann, bot, bot]);
    while (await answerOne(twin));
    while (await answerOne(again));
    expect(again.seatAt(null).outcome()).toEqual(twin.seatAt(null).outcome());
    expect(again.seatAt(null).log(Number.NEGATIVE_INFINITY)).toEqual(twin.seatAt(null).log());
    again.close();
    twin.close();
  });

  it('numbers its log from the point at which it was resumed', async () => {
    const session = await begin([ann, bot]);
    for (let count = 0; count < 12; count += 1) await answerOne(session);
    session.close();
    const all = session.host.seatAt(0).log();
    const again = await resume(session);
    const since = again.table.logged;
    expect(again.seatAt(0).log()).toEqual(again.seatAt(0).log(0));
    expect(since).toBeLessThan(session.table.logged);
    const deep = again.seatAt(0).log(Number.NEGATIVE_INFINITY);
    expect(deep.length).toBe(all.length);
    expect(again.table.logged).toBe(since);
    again.close();
  });

  it('shows nobody what only another may read, nor what was open only for a while', async () => {
    const session = await begin([bot, bot, bot]);
    const seen = new Set<string>();
    session.subscribe(() => {
      for (const entry of session.host.seatAt(0).log())
        if (entry.kind === 'drew' && entry.seat !== 0) seen.add('drew');
      const bids = session
        .seatAt(null)
        .log()
        .filter(({ kind }) => kind === 'bid');
      if (bids.length > 0 && session.table.step === 'turn' && !session.table.over) seen.add('bid');
    });
    await session.advance();
    expect([...seen]).toEqual([]);
    session.close();
  });

  it('stops between two decisions when told to', async () => {
    const session = await begin([bot, bot], { keep: false });
    const stop = new AbortController();
    session.subscribe(() => session.host.answered === 5 && stop.abort());
    await session.advance(stop.signal);
    expect([session.host.answered, session.table.over, session.saved]).toEqual([5, false, null]);
  });
});
