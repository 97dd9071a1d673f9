import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Branch } from '../../src/engine/branch.ts';
import { digest } from '../../src/engine/digest.ts';
import { readJournal } from '../../src/engine/journal.ts';
import { Match } from '../../src/engine/match.ts';
import type { Posed } from '../../src/engine/posed.ts';
import { optionAt } from '../../src/engine/question.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { News } from '../../src/replay/follow.ts';
import { nextStop, readReplay, stopAt } from '../../src/replay/showing.ts';
import { dataFolder } from '../../src/table/folder-paths.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';
import type { HotSeat } from '../../src/table/session.ts';

beforeEach(() => {
  vi.stubEnv('GREEN_GAMES_HOME', mkdtempSync(join(tmpdir(), 'green-games-home-')));
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const ids = games.map(({ id }) => id);

async function load(id: string): Promise<AnyGame> {
  const entry = games.find((game) => game.id === id);
  if (entry === undefined) throw new Error(`no game ${id}`);
  return await entry.load();
}

/** A saved match; if it should be unfinished, a person has its first seat. */
async function saved(id: string, { seed = 'oak', person = false } = {}): Promise<HotSeat> {
  const game = await load(id);
  const players = Math.max(2, game.seats.from);
  const wishes = Array.from({ length: players }, (_, seat) =>
    person && seat === 0 ? { name: 'Ann' } : { bot: 'random' },
  );
  const session = await beginSession({
    game,
    players,
    options: {},
    sitters: seatsFor(players, wishes),
    seed,
    keep: dataFolder(process.env),
    program: '0.0.0-test',
  });
  await session.advance();
  return session;
}

const pathOf = (session: HotSeat): string => session.saved?.path ?? '';

/** Lets the person give the first option this many times. */
async function answerTimes(session: HotSeat, times: number): Promise<void> {
  for (let answer = 0; answer < times && session.asked !== null; answer += 1) {
    session.asked.answer(optionAt(session.asked.posed as Posed, 0));
    await session.advance();
  }
}

describe.each(ids)('a finished match of %s', (id) => {
  it('can be shown after any of its answers as it was then, within 50 milliseconds', async () => {
    const session = await saved(id);
    session.close();
    const { showing, failure } = await readReplay(pathOf(session), load);
    expect(failure).toBeUndefined();
    const { walk } = showing;
    const journal = readJournal(pathOf(session));
    expect([walk.open, walk.length, showing.stops.length]).toEqual([
      true,
      journal.answers.length,
      journal.answers.length + 1,
    ]);
    const [start] = journal.snapshots;
    const match = new Match(showing.game, showing.setting, start?.state as never, {}, start?.step);
    const logged: number[] = [];
    for (let answered = 0; answered <= walk.length; answered += 1) {
      const moment = walk.at(answered);
      const point = Branch.pointOf(walk.branchAt(answered));
      expect([digest(point.base), point.answers]).toEqual([digest(match.base), match.answers]);
      expect([moment.step, moment.open.length, moment.last]).toEqual([
        match.cursor,
        match.open.length,
        journal.answers[answered - 1]?.answer,
      ]);
      for (const seat of [null, 0, 1]) expect(walk.seatAt(answered, seat).view()).toEqual(match.view(seat));
      logged.push(walk.seatAt(answered, 'all').log().length);
      const answer = journal.answers[answered]?.answer;
      if (answer !== undefined) match.replay(answer);
    }
    expect(logged).toEqual([...logged].sort((one, other) => one - other));
    expect(walk.seatAt(walk.length, null).outcome()).toEqual(session.seatAt(null).outcome());
    // Each place with its view and its log, as a screen shows it.
    const times = Array.from({ length: 40 }, (_, step) => {
      const answered = Math.floor((walk.length * ((step * 17) % 40)) / 40);
      const began = performance.now();
      walk.at(answered);
      walk.seatAt(answered, 0).view();
      walk.seatAt(answered, 'all').log();
      return performance.now() - began;
    });
    expect(times.sort((one, other) => one - other)[20]).toBeLessThan(50);
  }, 60_000);

  it('can be stepped through by answers, turns and rounds, to the end and back to the beginning', async () => {
    const session = await saved(id, { seed: 'elm' });
    session.close();
    const { showing } = await readReplay(pathOf(session), load);
    const { walk, stops } = showing;
    const visited = { answer: 0, turn: 0, round: 0 };
    for (const landmark of ['answer', 'turn', 'round'] as const) {
      let index = 0;
      while (index < stops.length - 1) {
        const next = nextStop(showing, index, 1, landmark);
        expect(next).toBeGreaterThan(index);
        index = next;
        visited[landmark] += 1;
      }
      while (index > 0) {
        const next = nextStop(showing, index, -1, landmark);
        expect(next).toBeLessThan(index);
        index = next;
      }
    }
    expect(visited.answer).toBe(walk.length);
    expect(visited.turn).toBeLessThanOrEqual(visited.answer);
    expect(visited.round).toBeLessThanOrEqual(visited.turn);
    expect(visited.round).toBeLessThan(visited.answer);
    expect(stopAt(stops, 7)).toBe(7);
  }, 60_000);

  it('keeps its sound beginning if an answer was changed', async () => {
    const session = await saved(id, { seed: 'ash' });
    session.close();
    const lines = readFileSync(pathOf(session), 'utf8').split('\n');
    const place = lines.findLastIndex(
      (line, index) =>
        index < lines.length / 2 && line.includes('"record":"answer"') && !line.includes('"forced"'),
    );
    lines[place] = (lines[place] ?? '').replace(/"of":\d+/u, '"of":999');
    const path = join(mkdtempSync(join(tmpdir(), 'green-games-file-')), 'changed.jsonl');
    writeFileSync(path, lines.join('\n'));
    const { showing, failure } = await readReplay(path, load);
    expect(failure?.line).toBe(place + 1);
    expect(showing.walk.length).toBe(failure?.sound);
    expect(() => showing.walk.seatAt(showing.walk.length, null).view()).not.toThrow();
  }, 60_000);
});

describe.each(ids)('a running match of %s', (id) => {
  it('shows spectators what everybody may look up, and shows others nothing', async () => {
    const session = await saved(id, { person: true, seed: 'fir' });
    await answerTimes(session, 12);
    expect(session.table.over).toBe(false);
    const { showing } = await readReplay(pathOf(session), load);
    const { walk, stops } = showing;
    expect(walk.open).toBe(false);
    expect(showing.seed).toBeUndefined();
    expect(stops.length).toBeLessThan(walk.length);
    const allowed = new Set(
      session
        .seatAt(null)
        .log(Number.NEGATIVE_INFINITY)
        .map((entry) => digest(entry)),
    );
    expect(() => walk.branchAt(walk.length)).toThrow(RangeError);
    for (const { answered } of stops) {
      expect(walk.at(answered).open).toEqual([]);
      expect(walk.seatAt(answered, 0).posed).toBeNull();
      expect(walk.seatAt(answered, 0).forecast()).toEqual([]);
      expect(walk.seatAt(answered, 0).view()).toBeUndefined();
      expect(walk.seatAt(answered, 'all').view()).toBeUndefined();
      for (const viewer of [null, 0, 'all'] as const) {
        for (const entry of walk.seatAt(answered, viewer).log())
          expect(allowed.has(digest(entry))).toBe(true);
      }
    }
    expect(walk.seatAt(walk.length, null).view()).toEqual(session.seatAt(null).view());
    session.close();
  }, 60_000);

  it('tells spectators each public entry once, and that answers were undone', async () => {
    const session = await saved(id, { person: true, seed: 'yew' });
    const news = new News();
    const told: string[] = [];
    const look = async (): Promise<boolean> => {
      const { showing } = await readReplay(pathOf(session), load);
      const { entries, takenBack } = news.of(showing.walk);
      told.push(...entries.map((entry) => digest(entry)));
      return takenBack;
    };
    await look();
    for (let round = 0; round < 4; round += 1) {
      await answerTimes(session, 3);
      expect(await look()).toBe(false);
    }
    const known = session
      .seatAt(null)
      .log(Number.NEGATIVE_INFINITY)
      .map((entry) => digest(entry));
    // What was told at its time may have to be remembered since; nothing else is missing.
    expect(told.filter((entry) => known.includes(entry))).toEqual(known);
    const before = told.length;
    session.undo();
    await look();
    expect(told.length).toBeGreaterThanOrEqual(before);
    session.close();
  }, 60_000);
});

describe('information that players must remember', () => {
  it('is not shown in a running match of Reputation, and is shown once it is over', async () => {
    const running = await saved('reputation', { person: true, seed: 'elm' });
    while (running.table.round < 3 && running.asked !== null) await answerTimes(running, 1);
    const { showing } = await readReplay(pathOf(running), load);
    const { walk, stops } = showing;
    const hidden = stops.filter(({ answered }) => walk.seatAt(answered, null).view() === undefined);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { answered } of hidden) expect(walk.seatAt(answered, null).forecast()).toEqual([]);
    expect(walk.seatAt(walk.length, null).forecast().length).toBeGreaterThan(0);
    expect(walk.seatAt(walk.length, null).view()).toBeDefined();
    running.close();
    const over = await saved('reputation', { seed: 'elm' });
    over.close();
    const done = await readReplay(pathOf(over), load);
    for (const { answered } of done.showing.stops)
      expect(done.showing.walk.seatAt(answered, null).view()).toBeDefined();
  }, 60_000);
});
