import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJournal } from '../../src/engine/journal.ts';
import { verifyJournal } from '../../src/engine/journal-verify.ts';
import type { Posed } from '../../src/engine/posed.ts';
import type { LogEntry } from '../../src/engine/umpire.ts';
import { greenDeal } from '../../src/games/green-deal/index.ts';
import type { AnyGame } from '../../src/games/index.ts';
import { applyScriptLine, readScript } from '../../src/scripts/script.ts';
import { exportedScript } from '../../src/scripts/script-export.ts';
import { beginSession, keepingOf, resumeSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';
import type { HotSeat } from '../../src/table/session.ts';
import { logText } from '../../src/ui/words/sentences.ts';

const game = greenDeal as AnyGame;
const sitters = seatsFor(3, [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy' }]);
const begin = (keep: string | null) =>
  beginSession({ game, players: 3, options: {}, sitters, seed: 'oak', keep, program: '1.0.0' });

const told = (session: HotSeat): string[] =>
  session
    .seatAt(null)
    .log()
    .filter(({ kind }: LogEntry) => kind === 'answer-cut')
    .map((entry) => logText(entry, session));

describe('an answer that the rules cut', () => {
  it('is reported once all bids are in: in the match, after resuming, and by its script (GD-AUC-02)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'green-games-cut-'));
    const session = await begin(folder);
    await session.advance();
    const sentences: string[] = [];
    for (const seat of session.seats) {
      const { posed } = seat;
      expect([posed?.ask, told(session)]).toEqual(['bid', []]);
      const { to } = (posed as Posed).options as { to: number };
      const given = to + 5 * (seat.seat ?? 0);
      if (given > to)
        sentences.push(`${sitters[seat.seat ?? 0]?.name} wanted ${given}, which becomes ${to}. (GD-AUC-02)`);
      expect(seat.answer(given)).toBeUndefined();
    }
    expect(sentences).toHaveLength(2);
    expect(told(session)).toEqual(sentences);
    session.close();

    const path = session.saved?.path ?? '';
    expect(readFileSync(path, 'utf8').match(/"given":/g)).toHaveLength(2);
    const journal = readJournal(path);
    const keeping = keepingOf(game, journal);
    expect(verifyJournal(keeping, journal).failure).toBeUndefined();
    const resumed = await resumeSession({ name: 'm', path }, async () => game);
    expect(told(resumed)).toEqual(sentences);
    resumed.close();

    const again = await begin(null);
    await again.advance();
    for (const line of readScript(exportedScript(keeping, journal), sitters))
      expect(applyScriptLine(again, line)).toBeUndefined();
    expect(told(again)).toEqual(sentences);
    expect(again.seatAt(null).view()).toEqual(session.seatAt(null).view());
  });
});
