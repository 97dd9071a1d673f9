import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digest } from '../../src/engine/digest.ts';
import { readJournal } from '../../src/engine/journal.ts';
import type { Posed } from '../../src/engine/posed.ts';
import { optionAt } from '../../src/engine/question.ts';
import { games } from '../../src/games/index.ts';
import {
  applyScriptLine,
  readScript,
  readScriptLine,
  ScriptSyntaxError,
  scriptValue,
  scriptWord,
  withoutComment,
  wordsOf,
} from '../../src/scripts/script.ts';
import { exportedScript } from '../../src/scripts/script-export.ts';
import { readScriptHead, scriptHeadText } from '../../src/scripts/script-head.ts';
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

/** Plays a script on a table of people and says to which digest it leads. */
async function playedTo(session: HotSeat, text: string): Promise<string> {
  const lines = readScript(text, session.table.sitters);
  await session.host.answers.inBulk(async () => {
    for (const line of lines) {
      await session.advance();
      expect(applyScriptLine(session, line), `line ${line.line}: ${line.words.join(' ')}`).toBeUndefined();
    }
    await session.advance();
  });
  return digest(session.host.position());
}

describe('a script', () => {
  const names = ['Ann the First', '林小明', 'Player #3', 'Zoë'];

  it.each(games.map(({ id }) => id))(
    'exported from a match of %s leads to the same end again',
    async (id) => {
      const entry = games.find((game) => game.id === id);
      const game = await (entry as (typeof games)[0]).load();
      for (const seed of ['oak', 'elm']) {
        for (const players of new Set([Math.max(2, game.seats.from), Math.min(4, game.seats.to)])) {
          const plan = { game, players, options: {}, seed, program: '0.0.0-test' };
          const wishes = Array.from({ length: players }, () => ({ bot: 'random' }));
          const session = await beginSession({
            ...plan,
            sitters: seatsFor(players, wishes),
            keep: dataFolder(process.env),
          });
          await session.advance();
          session.close();
          const journal = readJournal(session.saved?.path ?? '');
          const named = {
            ...journal,
            header: { ...journal.header, seats: names.map((name) => ({ name })).slice(0, players) },
          };
          const script = exportedScript(keepingOf(game, journal), named);
          const head = readScriptHead(script);
          expect(head).toMatchObject({ game: id, seed, seats: names.slice(0, players) });
          const people = await beginSession({
            ...plan,
            options: head.options,
            sitters: seatsFor(
              players,
              head.seats.map((name) => ({ name })),
            ),
            keep: null,
          });
          expect(await playedTo(people, script)).toBe(digest(session.host.position()));
          expect(people.table.over).toBe(true);
        }
      }
    },
    60_000,
  );

  it('supports comments, quotation marks, names with blanks, # and any letters, numbers, yes and no', () => {
    const sitters = seatsFor(
      4,
      names.map((name) => ({ name })),
    );
    const read = (text: string) => readScriptLine(text, 7, sitters);
    expect(read('  # nothing')).toBeUndefined();
    expect(read('Player #3: bid 5 # five')).toEqual({ line: 7, seat: 2, ask: 'bid', words: ['5'] });
    expect(read('林小明: play "two words" # not "three"')?.words).toEqual(['two words']);
    expect(read('1: keep "a # b" c#d')?.words).toEqual(['a # b', 'c#d']);
    expect(read('zoë: raise A B ...')).toMatchObject({ seat: 3, words: ['A', 'B'], unfinished: true });
    expect(() => read('Cy: play x')).toThrow(ScriptSyntaxError);
    expect(() => read('Zoë play x')).toThrow('line 7');
    expect(withoutComment('say "#1" #2', sitters)).toBe('say "#1"');
    const yesNo = { shape: 'yes-no' as const, options: [true, false] };
    expect([scriptValue('yes', yesNo, sitters), scriptValue('false', yesNo, sitters)]).toEqual([true, false]);
    expect(scriptValue('zoë', { shape: 'seat', options: [0, 3] }, sitters)).toBe(3);
    expect(scriptValue('-3', undefined, sitters)).toBe(-3);
    for (const word of ['a b', '#x', '"q', '', '...', 'ä"', 'tab\there', 'plain', '12']) {
      expect(wordsOf(scriptWord(word))).toEqual([word]);
    }
  });

  it('has a head that is read back as written', () => {
    const head = {
      game: 'limit',
      title: 'A day: of rain',
      seats: ['Ann, the First', 'Bo'],
      options: { alliances: true, teaching: 2, crowd: 'some' },
      given: { nations: { 0: { money: 3 } } },
      seed: 'oak elm',
    };
    expect(readScriptHead(scriptHeadText(head))).toEqual(head);
    expect(() => readScriptHead('#! colour: red')).toThrow('line 1');
    expect(() => readScriptHead('\n#! given: [1')).toThrow('line 2: given is not valid JSON');
  });
});

describe('a wrong line of a script', () => {
  it('changes nothing, not even by its first words', async () => {
    const { reputation } = await import('../../src/games/reputation/index.ts');
    const session = await beginSession({
      game: reputation,
      players: 3,
      options: {},
      sitters: seatsFor(3, [{ name: 'Ann' }]),
      seed: 'oak',
      keep: null,
      program: '0.0.0-test',
    });
    await session.advance();
    const question = session.asked;
    if (question === null) throw new Error('nobody is asked');
    const before = digest(session.host.position());
    const good = String(optionAt(question.posed as Posed, 0));
    const line = readScriptLine(
      `${question.seat}: ${question.posed?.ask} ${good} nonsense`,
      3,
      session.table.sitters,
    );
    const refused = applyScriptLine(session, line as NonNullable<typeof line>);
    expect(refused?.barred.because).toBeTypeOf('string');
    expect(digest(session.host.position())).toBe(before);
    expect(session.host.answered).toBe(0);
  });
});
