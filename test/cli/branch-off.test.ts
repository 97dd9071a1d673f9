import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { branchMoment, branchPlan, momentNamed, seatsAround, usualSeats } from '../../src/cli/branch-off.ts';
import { digest } from '../../src/engine/digest.ts';
import { readJournal } from '../../src/engine/journal.ts';
import { verifyJournal } from '../../src/engine/journal-verify.ts';
import { games } from '../../src/games/index.ts';
import { readReplay } from '../../src/replay/showing.ts';
import { decisionsIn } from '../../src/review/review.ts';
import { resultsOf } from '../../src/table/finished-results.ts';
import { beginSession, keepingOf, resumeSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';
import type { HotSeat } from '../../src/table/session.ts';

const loadGame = async (id: string) => {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

let folder: string;
const home = process.env.GREEN_GAMES_HOME;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-branch-'));
});
beforeEach(() => {
  process.env.GREEN_GAMES_HOME = folder;
});
afterAll(() => {
  if (home === undefined) delete process.env.GREEN_GAMES_HOME;
  else process.env.GREEN_GAMES_HOME = home;
});

/** Lets people choose the middle option until the match is over or has this many answers. */
async function playOn(session: HotSeat, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (await session.advance(); session.asked?.posed && session.host.answered < most; ) {
    const { options, seat } = session.asked.posed;
    expect(seat).toBe(session.asked.seat);
    const value = Array.isArray(options)
      ? options[Math.floor(options.length / 2)]
      : (options as { from: number }).from;
    session.asked.answer(value);
    await session.advance();
  }
}

/** Plays a match between a person and random bots. */
async function played(id: string, most?: number): Promise<string> {
  const game = await loadGame(id);
  const players = game.seats.from === 1 ? 2 : game.seats.from;
  const wishes = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { name: 'Ann' } : { bot: 'random' },
  );
  const session = await beginSession({
    game,
    players,
    options: {},
    sitters: seatsFor(players, wishes),
    seed: `oak-${id}`,
    program: '0',
    keep: folder,
  });
  await playOn(session, most);
  session.close();
  return session.saved?.path ?? '';
}

describe.each(games.map(({ id }) => id))('a match that branches off a match of %s', (id) => {
  let path: string;
  beforeAll(async () => {
    path = await played(id);
  }, 60_000);

  it('begins with the same position, hidden information included, wherever it branches off', async () => {
    const { showing } = await readReplay(path, loadGame);
    const { walk } = showing;
    const places = [
      0,
      1,
      2,
      3,
      ...Array.from({ length: 8 }, (_, part) => Math.floor((walk.length * part) / 8)),
    ];
    for (const answered of new Set(places)) {
      const plan = await branchPlan(branchMoment('first', path, answered));
      const sitters = seatsFor(plan.players, []);
      const session = await beginSession({ ...plan, sitters, program: '0', keep: null });
      const origin = walk.matchAt(answered);
      expect([answered, digest(session.host.position())]).toEqual([
        answered,
        digest(origin === null ? {} : walk.game.position.print(origin.state, walk.setting)),
      ]);
      expect(session.host.answered).toBe(answered);
      expect(session.known).toBe(session.table.logged);
      session.close();
    }
  }, 60_000);

  it('is a match of its own: it names its origin, verifies, resumes, and keeps what came before it', async () => {
    const journal = readJournal(path);
    const answered = Math.floor(journal.answers.length / 2);
    const plan = await branchPlan(branchMoment('first', path, answered));
    const sitters = seatsFor(plan.players, [{ name: 'Zoe' }]);
    const session = await beginSession({ ...plan, sitters, program: '0', keep: folder });
    const { saved } = session;
    if (saved === null) throw new Error('the branch is not saved');
    await session.advance();
    for (const { seat } of sitters) expect([seat, session.seatAt(seat).undoOutlook()]).toEqual([seat, null]);
    const { asked } = session;
    const options = asked?.posed?.options ?? [];
    asked?.answer(Array.isArray(options) ? options.at(-1) : (options as { from: number }).from);
    expect(session.seatAt(asked?.seat ?? 0).undoOutlook()).not.toBeNull();
    session.close();
    const resumed = await resumeSession(saved, loadGame);
    const seat = resumed.seatAt(asked?.seat ?? 0);
    resumed.undo(seat);
    while (resumed.table.undoRequest !== null) for (const own of resumed.seats) own.agree();
    await resumed.advance();
    expect(resumed.host.answered).toBeGreaterThanOrEqual(answered);
    for (const each of sitters) expect(resumed.seatAt(each.seat).undoOutlook()).toBeNull();
    await playOn(resumed);
    expect(resumed.table.over).toBe(true);
    resumed.close();
    const own = readJournal(saved.path);
    expect(own.header.origin).toEqual({ match: 'first', answers: answered });
    expect(own.header.seats[0]).toEqual({ name: 'Zoe' });
    const game = await loadGame(id);
    expect(verifyJournal(keepingOf(game, own), own)).toEqual(
      expect.not.objectContaining({ failure: expect.anything() }),
    );
    expect(own.answers.slice(0, answered).map(({ answer }) => answer)).toEqual(
      journal.answers.slice(0, answered).map(({ answer }) => answer),
    );
    // A changed number of settled answers is found, like every change of the header.
    const text = readFileSync(saved.path, 'utf8').replace(`"answers":${answered}}`, '"answers":0}');
    const forged = join(folder, 'forged.jsonl');
    writeFileSync(forged, text);
    const changed = readJournal(forged);
    expect(() => keepingOf(game, changed)).toThrow(/header/u);
    // Its people knew what would come, so it counts neither among their results nor before the branch in a review.
    expect(await resultsOf({ name: 'x', path: saved.path, changed: 0 }, loadGame)).toEqual([]);
    const { walk } = (await readReplay(saved.path, loadGame)).showing;
    expect(Math.min(...(await decisionsIn(walk, [0], answered)))).toBeGreaterThanOrEqual(answered);
  }, 60_000);
});

describe('the moment from which a match branches off', () => {
  it('is named by a match and a number of answers, or by a file; other texts name positions', async () => {
    const path = await played('nice-green-things');
    const name = path.replace(/^.*\/(.*)\.jsonl$/u, '$1');
    const last = readJournal(path).answers.length - 1;
    expect(momentNamed(name)).toMatchObject({ match: name, path, answered: 0 });
    expect(momentNamed(`${name}@12`)).toMatchObject({ match: name, path, answered: 12 });
    expect(momentNamed(`${path}@${last}`)).toMatchObject({ match: name, path, answered: last });
    expect(() => momentNamed(`${name}@${last + 1}`)).toThrow(`from 0 to ${last}`);
    expect(() => momentNamed('nothing-like-that@3')).toThrow('nothing-like-that');
    const position = join(folder, 'position.yaml');
    writeFileSync(position, 'game: limit\nplayers: 2\n');
    for (const other of [position, '-', join(folder, 'missing.yaml')])
      expect(momentNamed(other)).toBeUndefined();
  }, 60_000);

  it('is refused for a running match, because a branch would reveal its secrets', async () => {
    const path = await played('limit', 12);
    const name = path.replace(/^.*\/(.*)\.jsonl$/u, '$1');
    for (const text of [name, `${name}@3`, path, `${path}@0`])
      expect(() => momentNamed(text)).toThrow('is not over');
  }, 60_000);

  it('seats the people of its match, or the one who plays on, with bots at the other seats', async () => {
    const path = await played('nice-green-things');
    const moment = branchMoment('first', path, 4);
    expect(await usualSeats(moment, 'Me', true)).toEqual([{ name: 'Ann' }, { bot: 'random' }]);
    expect(seatsAround(moment, 1, null, 'Me')).toEqual([{ bot: 'normal' }, { name: 'Me' }]);
    expect(seatsAround(moment, 0, 'hard', 'Me')).toEqual([{ name: 'Me' }, { bot: 'hard' }]);
    // Without a name of one's own, one keeps that of the person at the seat.
    expect(seatsAround(moment, 0, 'hard', undefined)).toEqual([{ name: 'Ann' }, { bot: 'hard' }]);
    expect(seatsAround(moment, 1, 'hard', undefined)).toEqual([{ bot: 'hard' }, { name: 'Player 1' }]);
    const ofBots = {
      ...moment,
      journal: {
        ...moment.journal,
        header: {
          ...moment.journal.header,
          seats: [
            { name: 'A', bot: 'easy' },
            { name: 'B', bot: 'hard' },
          ],
        },
      },
    };
    const { walk } = (await readReplay(path, loadGame)).showing;
    const deciding = walk.at(4).open[0]?.seat;
    const seats = await usualSeats(ofBots, 'Me', true);
    expect(seats.map((wish) => 'name' in wish)).toEqual([0, 1].map((seat) => seat === deciding));
    expect(await usualSeats(ofBots, 'Me', false)).toEqual([{ bot: 'easy' }, { bot: 'hard' }]);
    expect(readdirSync(join(folder, 'matches')).length).toBeGreaterThan(0);
  }, 60_000);
});
