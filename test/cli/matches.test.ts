import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exitCodes, faultOf } from '../../src/cli/exit.ts';
import { remove, rename } from '../../src/cli/matches.ts';
import { exportMatch, reportMatch } from '../../src/cli/matches-export.ts';
import { replay } from '../../src/cli/replay.ts';
import { readDocument } from '../../src/engine/document.ts';
import type { Posed } from '../../src/engine/posed.ts';
import { optionAt } from '../../src/engine/question.ts';
import { games } from '../../src/games/index.ts';
import { dataFolder } from '../../src/table/folder-paths.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';
import type { HotSeat } from '../../src/table/session.ts';

let output = '';

beforeEach(() => {
  vi.stubEnv('GREEN_GAMES_HOME', mkdtempSync(join(tmpdir(), 'green-games-home-')));
  output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output += String(chunk);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** A saved match of bots; with a person at its first seat it is unfinished. */
async function saved(id: string, person = false): Promise<HotSeat> {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  const players = Math.max(2, game.seats.from);
  const wishes = Array.from({ length: players }, (_, seat) =>
    person && seat === 0 ? { name: 'Ann' } : { bot: 'random' },
  );
  const sitters = seatsFor(players, wishes);
  const plan = { game, players, options: {}, sitters, seed: 'secret-seed-word', program: '0.0.0-test' };
  const session = await beginSession({ ...plan, keep: dataFolder(process.env) });
  await session.advance();
  for (let answer = 0; answer < 8 && session.asked !== null; answer += 1) {
    session.asked.answer(optionAt(session.asked.posed as Posed, 0));
    await session.advance();
  }
  session.close();
  return session;
}

const nameOf = (session: HotSeat): string => session.saved?.name ?? '';

/** The exit code and the sentence with which a command ends. */
async function faultBy(
  act: () => Promise<void> | void,
): Promise<{ code: number; message: string } | undefined> {
  try {
    await act();
    return undefined;
  } catch (thrown) {
    const { code, message } = faultOf(thrown);
    return { code, message };
  }
}

describe('a finished match', () => {
  it('is exported as log, script, JSON, position and file', async () => {
    const name = nameOf(await saved('nice-green-things'));
    const texts: Record<string, string> = {};
    for (const format of ['log', 'script', 'json', 'position', 'file'] as const) {
      output = '';
      await exportMatch(name, { format });
      texts[format] = output;
    }
    expect(texts['log']).toContain('wins with');
    expect(texts['script']).toMatch(/^#! game: nice-green-things\n#! seat: Bot 1\n/u);
    const whole = JSON.parse(texts['json'] ?? '');
    expect(whole).toMatchObject({
      game: 'nice-green-things',
      edition: 2,
      players: 2,
      seed: 'secret-seed-word',
    });
    expect([whole.answers.length > 50, whole.log.length > 50, whole.scores.length]).toEqual([true, true, 2]);
    expect(readDocument(texts['position'] ?? '').data).toMatchObject({
      game: 'nice-green-things',
      players: 2,
    });
    expect(texts['file']).toMatch(/^\{"record":"match"/u);
    const file = join(mkdtempSync(join(tmpdir(), 'green-games-out-')), 'log.txt');
    await exportMatch(name, { format: 'log', output: file });
    expect(readFileSync(file, 'utf8')).toBe(texts['log']);
    expect(await faultBy(() => exportMatch(name, { format: 'log', output: file }))).toMatchObject({
      code: exitCodes.usage,
    });
  }, 30_000);

  it('is reported with its seed and its answers', async () => {
    await reportMatch(nameOf(await saved('reputation')), {});
    expect(output).toMatch(/seed secret-seed-word.*Public log.*Script\n#! game: reputation/su);
  }, 30_000);

  it('is verified, and the report says how much of a changed file is sound', async () => {
    const session = await saved('green-deal');
    await replay(nameOf(session), { verify: true });
    expect(output).toMatch(/^\d+ answers and the digests of \d+ steps agree with the recording\.\n$/u);
    const text = readFileSync(session.saved?.path ?? '', 'utf8');
    const path = join(mkdtempSync(join(tmpdir(), 'green-games-file-')), 'changed.jsonl');
    writeFileSync(path, text.replace(/"digest":"[0-9a-f]{4}(?=[^\n]*"round":3)/u, '"digest":"0000'));
    expect(await faultBy(() => replay(path, { verify: true }))).toMatchObject({ code: exitCodes.diverged });
    expect(output).toMatch(/The first \d+ answers are sound/u);
    writeFileSync(path, 'no match\n');
    expect(await faultBy(() => replay(path, { verify: true }))).toMatchObject({ code: exitCodes.matchFile });
  }, 30_000);

  it('is renamed and deleted only on request', async () => {
    const name = nameOf(await saved('limit'));
    await rename(name, 'kept', {});
    expect(await faultBy(() => remove(['kept'], {}))).toMatchObject({ code: exitCodes.usage });
    await remove(['kept'], { yes: true });
    expect(await faultBy(() => remove(['kept'], { yes: true }))).toMatchObject({ code: exitCodes.usage });
    expect(existsSync(name)).toBe(false);
  }, 30_000);
});

describe.each(games.map(({ id }) => id))('a match of %s that runs', (id) => {
  it('is reported, and its log exported, without seed, answers or anything hidden', async () => {
    const session = await saved(id, true);
    const name = nameOf(session);
    expect(session.table.over).toBe(false);
    for (const format of ['script', 'json', 'position', 'file'] as const)
      expect(await faultBy(() => exportMatch(name, { format }))).toMatchObject({ code: exitCodes.usage });
    await reportMatch(name, {});
    await exportMatch(name, { format: 'log' });
    const report = output;
    expect(report).toMatch(
      new RegExp(`game ${id}, rules edition ${games.find((known) => known.id === id)?.edition}`, 'u'),
    );
    expect(report).not.toContain('secret-seed-word');
    expect(report).not.toContain(tmpdir());
    const hidden = session
      .seatAt(0)
      .log(Number.NEGATIVE_INFINITY)
      .filter((entry) => entry.seenBy !== undefined)
      .map((entry) => session.words.log[entry.kind]?.(entry, session.say) ?? '');
    for (const sentence of hidden) expect(report.split('\n')).not.toContain(sentence);
  }, 30_000);
});
