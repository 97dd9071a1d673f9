import { copyFileSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJournal } from '../../src/engine/journal.ts';
import { verifyJournal } from '../../src/engine/journal-verify.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { beginSession, keepingOf, resumeSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';

/** Matches of bots in mid-round, written by edition 1 of the rules; of those named `stated`, a position states the count. */
const FOLDER = join(import.meta.dirname, 'earlier-edition');

const load = async (id: string): Promise<AnyGame> => {
  const game = games.find((known) => known.id === id);
  if (game === undefined) throw new Error(`No game is called ${id}.`);
  return await game.load();
};

function copyOf(name: string): { name: string; path: string } {
  const path = join(mkdtempSync(join(tmpdir(), 'green-games-earlier-')), 'match.jsonl');
  copyFileSync(join(FOLDER, name), path);
  return { name: 'match', path };
}

describe.each(readdirSync(FOLDER).sort())('a match of an earlier edition, %s,', (name) => {
  it('opens, continues from its snapshot, is played to its end and opens again', async () => {
    const saved = copyOf(name);
    const before = readJournal(saved.path);
    const session = await resumeSession(saved, load);
    expect(session.notes.join(' ')).toMatch(/edition 1/);
    await session.advance();
    session.close();
    const after = readJournal(saved.path);
    expect(after.over).toBeDefined();
    expect(after.answers.length).toBeGreaterThan(before.answers.length);
    const keeping = keepingOf(await load(after.header.game), after);
    expect(verifyJournal(keeping, after).failure).toBeUndefined();
    const again = await resumeSession(saved, load);
    expect(again.notes.join(' ')).not.toMatch(/edition 1/);
    again.close();
  });

  it('writes no figure that a position states into its new snapshots', async () => {
    const saved = copyOf(name);
    const session = await resumeSession(saved, load);
    await session.advance();
    session.close();
    const edition = (await load(readJournal(saved.path).header.game)).edition;
    const own = readJournal(saved.path).snapshots.filter((snapshot) => snapshot.edition === edition);
    expect(own.length).toBeGreaterThan(0);
    for (const { state } of own) expect(Object.keys(state)).not.toContain('assumed');
    for (const { state } of own) expect(Object.keys(state)).not.toContain('countsDirect');
  });
});

describe('what a position states instead of a count', () => {
  it('decides the score of a match that was saved and opened again (REP-END-08)', async () => {
    const saved = copyOf('reputation-stated.jsonl');
    const { header } = readJournal(saved.path);
    const session = await resumeSession(saved, load);
    await session.advance();
    session.close();
    const journal = readJournal(saved.path);
    const game = await load(header.game);
    const { setting } = keepingOf(game, journal);
    const stated = (setting.components as { stated?: { reputationParts?: unknown[] } }).stated;
    expect(stated?.reputationParts).toEqual(Object.values(header.given?.['reputationParts'] as object));
    expect(session.seatAt(null).view()).toMatchObject({ final: { reputation: [6, 8, 7] } });
  });

  it('may also be a card that is not in the box: such a match is saved and opened again', async () => {
    const game = await load('nice-green-things');
    const keep = mkdtempSync(join(tmpdir(), 'green-games-inline-'));
    const card = { name: 'Moor', suit: 'red', habitat: 1, science: 1 };
    const session = await beginSession({
      game,
      players: 2,
      options: {},
      given: {
        queue: [
          card,
          ...Array.from({ length: 4 }, (_, place) => ({ name: `F${place}`, suit: 'red', science: 1 })),
        ],
        stock: Array.from({ length: 6 }, (_, place) => ({ name: `S${place}`, suit: 'blue', science: 1 })),
      },
      sitters: seatsFor(2, [{ bot: 'random' }, { bot: 'random' }]),
      seed: 'inline',
      keep,
      program: '1.0.0',
    });
    await session.advance();
    session.close();
    const journal = readJournal(session.saved?.path ?? '');
    expect(journal.snapshots.length).toBeGreaterThan(1);
    const again = await resumeSession({ name: 'match', path: session.saved?.path ?? '' }, load);
    again.close();
  });
});
