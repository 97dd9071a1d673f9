import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportMatch } from '../../src/cli/matches-export.ts';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { lineText } from '../../src/drawing/lines.ts';
import type { State } from '../../src/engine/game.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { dataFolder } from '../../src/table/folder-paths.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';
import { winnerLines } from '../../src/ui/overlays/standings.ts';
import { Voice } from '../../src/ui/voice.ts';
import { outcomeText } from '../../src/ui/words/sentences.ts';
import { expectationsOf } from '../games/expectations.ts';

let output = '';

beforeEach(() => {
  vi.stubEnv('GREEN_GAMES_HOME', mkdtempSync(join(tmpdir(), 'green-games-home-')));
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output += String(chunk);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const tables = games.flatMap(({ id, seats, load }) =>
  Array.from({ length: seats.to - seats.company + 1 }, (_, more) => ({
    id,
    players: seats.company + more,
    load,
  })),
);

/** A match of bots that is over as soon as it begins. */
async function tiedMatch(game: AnyGame, players: number) {
  const setting = settingOf(game, players);
  const start: State = setUp(game, setting, 'tie');
  const { atTheEnd } = await expectationsOf(game.id);
  const state = { ...start, ...atTheEnd(start) };
  const given = JSON.parse(JSON.stringify(game.position.print(state, setting)));
  const wishes = Array.from({ length: players }, () => ({ bot: 'random' }));
  const sitters = seatsFor(players, wishes);
  const plan = {
    game,
    players,
    options: {},
    given,
    sitters,
    seed: 'tie',
    program: '0.0.0-test',
    keep: dataFolder(process.env),
  };
  const session = await beginSession(plan);
  await session.advance();
  session.close();
  return session;
}

describe('a victory shared by all', () => {
  it.each(tables)(
    'names everybody on screen, in the closing text, in the log and in JSON: $id with $players',
    async ({ load, players }) => {
      const session = await tiedMatch(await load(), players);
      expect(session.table.over).toBe(true);
      const outcome = session.seatAt(null).outcome();
      const all = Array.from({ length: players }, (_, seat) => seat);
      expect(outcome.winners).toEqual(all);
      const names = all.map((seat) => session.say.seat(seat));
      const voice = new Voice(session, glyphsFor(true, {}));
      const screen = winnerLines(outcome, { voice }, 80).map(lineText).join('\n');
      const [text = ''] = outcomeText(outcome, session);
      for (const name of names) {
        expect(screen).toContain(name);
        expect(text).toContain(name);
      }
      expect(screen).toContain('share the victory');
      output = '';
      await exportMatch(session.saved?.name ?? '', { format: 'json' });
      const whole = JSON.parse(output);
      expect(whole.schema).toBe(1);
      expect(whole.winners).toEqual(all);
      const told = whole.log.map((entry: { text: string }) => entry.text).join('\n');
      expect(told).toMatch(/tied|draw/);
      output = '';
      await exportMatch(session.saved?.name ?? '', { format: 'log' });
      for (const name of names) expect(output).toContain(name);
      expect(output).toContain('share the victory');
    },
  );
});
