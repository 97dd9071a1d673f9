import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { lineText, lineWidth } from '../../src/drawing/lines.ts';
import { lastOf } from '../../src/engine/checked.ts';
import { games } from '../../src/games/index.ts';
import { readReplay } from '../../src/replay/showing.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { pointsByRound } from '../../src/table/points-by-round.ts';
import { seatsFor } from '../../src/table/seats.ts';
import { pointsByRoundLines, pointsByRoundTexts } from '../../src/ui/points-by-round.ts';
import * as fc from '../properties/fast-check.ts';

const loadGame = async (id: string) => {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

/** A finished match of bots that answer at random. */
async function played(id: string, players: number, seed: string) {
  const game = await loadGame(id);
  const wishes = Array.from({ length: players }, () => ({ bot: 'random' }));
  const folder = mkdtempSync(join(tmpdir(), 'green-games-points-'));
  const sitters = seatsFor(players, wishes);
  const session = await beginSession({
    game,
    players,
    options: {},
    sitters,
    seed,
    program: '0',
    keep: folder,
  });
  const before = session.table.chronicle();
  await session.advance();
  session.close();
  return { session, before, path: session.saved?.path ?? '' };
}

describe.each(games.map(({ id, seats }) => ({ id, seats })))(
  'the points by source a round of $id',
  ({ id, seats }) => {
    it('add up to the score at the end of every round, whatever is played', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: seats.from, max: seats.to }),
          fc.string(),
          async (players, seed) => {
            const { session, before, path } = await played(id, players, seed === '' ? 'x' : seed);
            const rounds = pointsByRound(session.table.chronicle());
            expect(pointsByRound(before)).toEqual([]);
            const numbers = rounds.map(({ round }) => round);
            expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
            for (const { scores, parts } of rounds) {
              expect(parts.map((own) => own.reduce((sum, { points }) => sum + points, 0))).toEqual(scores);
              const sources = parts.flat().map(({ source }) => source);
              // Every source has a name in the words of the game.
              for (const source of sources) expect(session.say.name(source)).not.toBe('');
            }
            const outcome = session.seatAt(null).outcome();
            expect(lastOf(rounds)).toMatchObject({
              scores: outcome.scores,
              parts: outcome.parts.map((own) => own.map(({ source, points }) => ({ source, points }))),
            });
            // They are those of the match as it stood where each round ended.
            const { walk } = (await readReplay(path, loadGame)).showing;
            for (const { round, scores } of rounds.slice(0, -1)) {
              const next = Array.from({ length: walk.length + 1 }, (_, answered) => answered).find(
                (answered) => walk.at(answered).round > round,
              );
              if (next === undefined) continue;
              const ends = [next, next - 1].map((answered) => walk.seatAt(answered, null).outcome().scores);
              expect([id, round, ends.some((each) => String(each) === String(scores))]).toEqual([
                id,
                round,
                true,
              ]);
            }
          },
        ),
        { numRuns: 2 },
      );
    }, 120_000);

    it('is drawn as plots and tables within any width, and told in sentences', async () => {
      const { session } = await played(id, Math.max(2, seats.from), 'oak');
      const chapters = session.table.chronicle();
      const rounds = pointsByRound(chapters);
      const { say, table } = session;
      for (const columns of [40, 80, 120]) {
        for (const isAscii of [true, false]) {
          const glyphs = glyphsFor(isAscii, { LANG: 'C.UTF-8' });
          const lines = pointsByRoundLines(chapters, table.sitters.length, say, glyphs, columns);
          for (const line of lines) expect(lineWidth(line)).toBeLessThanOrEqual(columns);
          const text = lines.map(lineText).join('\n');
          const totals = [...text.matchAll(/^ total +(.*)$/gmu)].map(([, row = '']) =>
            row.trim().split(/\s+/u).map(Number),
          );
          expect(totals.map((row) => lastOf(row))).toEqual(lastOf(rounds).scores);
          expect(text.match(/^ [a-f] \S/gmu)?.length).toBe(table.sitters.length);
        }
      }
      const texts = pointsByRoundTexts(chapters, say);
      expect(texts).toHaveLength(rounds.length);
      expect(texts[0]).toMatch(new RegExp(`^${say.name('round')} \\d+: `, 'iu'));
    }, 60_000);
  },
);
