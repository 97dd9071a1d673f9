import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readJournal } from '../../src/engine/journal.ts';
import { verifyJournal } from '../../src/engine/journal-verify.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { applyScriptLine, readScript, type ScriptLine } from '../../src/scripts/script.ts';
import { exportedScript } from '../../src/scripts/script-export.ts';
import { playLines } from '../../src/scripts/script-run.ts';
import { dataFolder } from '../../src/table/folder-paths.ts';
import { beginSession, keepingOf } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';
import type { HotSeat } from '../../src/table/session.ts';

beforeEach(() => {
  vi.stubEnv('GREEN_GAMES_HOME', mkdtempSync(join(tmpdir(), 'green-games-home-')));
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const { signal } = new AbortController();
const table = (game: AnyGame, players: number, bots: boolean, name = 'Ann') =>
  beginSession({
    game,
    players,
    options: {},
    sitters: seatsFor(
      players,
      bots ? Array.from({ length: players }, () => ({ bot: 'random' })) : [{ name }],
    ),
    seed: 'oak',
    keep: dataFolder(process.env),
    program: '0.0.0-test',
  });

const fileOf = (session: HotSeat): string => session.saved?.path ?? '';

/** A script of a whole match in the lines of a table of people. */
async function scriptOf(game: AnyGame, players: number): Promise<ScriptLine[]> {
  const session = await table(game, players, true);
  await session.advance();
  session.close();
  const journal = readJournal(fileOf(session));
  const people = await table(game, players, false);
  const seats = people.table.sitters.map(({ name }) => ({ name }));
  people.close();
  const named = { ...journal, header: { ...journal.header, seats } };
  return readScript(exportedScript(keepingOf(game, journal), named), people.table.sitters);
}

/** All but the header, in which the time of the beginning stands. */
const recordsOf = (session: HotSeat): string[] => readFileSync(fileOf(session), 'utf8').split('\n').slice(1);

async function oneByOne(session: HotSeat, lines: readonly ScriptLine[]): Promise<void> {
  for (const line of lines) {
    await session.advance();
    expect(applyScriptLine(session, line)).toBeUndefined();
  }
  await session.advance();
}

describe('foreseen lines of a script', () => {
  it.each(games.map(({ id }) => id))(
    'lead in %s to the same match, log and file as lines taken one by one',
    async (id) => {
      const game = await (games.find((entry) => entry.id === id) as (typeof games)[0]).load();
      for (const players of new Set([Math.max(2, game.seats.from), game.seats.to])) {
        const lines = await scriptOf(game, players);
        const slow = await table(game, players, false);
        await oneByOne(slow, lines);
        const fast = await table(game, players, false);
        expect(await playLines(fast, fast.host.answers, lines, signal)).toBeUndefined();
        await fast.advance();
        expect(fast.table.over).toBe(true);
        expect(fast.host.position()).toEqual(slow.host.position());
        expect(fast.seatAt(null).log()).toEqual(slow.seatAt(null).log());
        fast.close();
        slow.close();
        // Simultaneous decisions may be in another order.
        expect(recordsOf(fast).toSorted()).toEqual(recordsOf(slow).toSorted());
        expect(
          verifyJournal(keepingOf(game, readJournal(fileOf(fast))), readJournal(fileOf(fast))),
        ).toBeTruthy();
      }
    },
    60_000,
  );

  it('stop at a refused line anywhere; everything before it is kept, and nothing of the line itself', async () => {
    const { limit } = await import('../../src/games/limit/index.ts');
    const lines = (await scriptOf(limit as unknown as AnyGame, 3)).slice(0, 90);
    for (const wrong of [0, 1, 17, 40, 63, 64, 65, 89]) {
      const line = lines[wrong] as ScriptLine;
      for (const bad of [
        { ...line, words: [...line.words, 'nonsense'] },
        { ...line, words: ['nonsense'] },
        { ...line, ask: 'sing' },
        { ...line, seat: (line.seat + 1) % 3, ask: 'sing' },
      ]) {
        const slow = await table(limit as unknown as AnyGame, 3, false);
        await oneByOne(slow, lines.slice(0, wrong));
        const fast = await table(limit as unknown as AnyGame, 3, false);
        const refused = await playLines(fast, fast.host.answers, lines.with(wrong, bad), signal);
        expect(refused?.line).toBe(bad);
        expect(refused?.barred).toEqual(applyScriptLine(slow, bad)?.barred);
        expect(fast.host.position()).toEqual(slow.host.position());
        expect(fast.host.answered).toBe(slow.host.answered);
        fast.close();
        slow.close();
        expect(readJournal(fileOf(fast)).answers.length).toBe(fast.host.answered);
      }
    }
  }, 60_000);

  it('let bots decide in between, and end at a signal', async () => {
    const { limit } = await import('../../src/games/limit/index.ts');
    const game = limit as unknown as AnyGame;
    const mixed = () =>
      beginSession({
        game,
        players: 2,
        options: {},
        sitters: seatsFor(2, [{ name: 'Ann' }, { bot: 'random' }]),
        seed: 'oak',
        keep: dataFolder(process.env),
        program: '0.0.0-test',
      });
    const first = await mixed();
    await first.advance();
    while (first.table.round < 3) {
      const question = first.asked;
      if (question === null) break;
      first.asked?.answer(Array.isArray(question.posed?.options) ? question.posed?.options.at(-1) : 0);
      await first.advance();
    }
    first.close();
    const journal = readJournal(fileOf(first));
    const script = exportedScript(keepingOf(game, journal), journal);
    const second = await mixed();
    const own = readScript(script, second.table.sitters).filter(({ seat }) => seat === 0);
    expect(await playLines(second, second.host.answers, own, signal)).toBeUndefined();
    await second.advance();
    expect(second.host.position()).toEqual(first.host.position());
    const third = await mixed();
    expect(await playLines(third, third.host.answers, own, AbortSignal.abort())).toBeUndefined();
    expect(third.host.answered).toBe(0);
  });
});
