import { expect, it } from 'vitest';
import { optionAt, optionCount } from '../../src/engine/question.ts';
import { games } from '../../src/games/index.ts';
import { around, sessionFor } from '../ui/test-session.ts';

it.each(games.map(({ id }) => id))(
  '%s: an undo takes back at least the own answer of the seat, whatever others have answered in secret',
  async (id) => {
    const game = await games.find((entry) => entry.id === id)?.load();
    if (game === undefined) throw new RangeError(id);
    const session = await sessionFor(game, around('Ann', 'Bo', 'Cy'));
    const { host, match } = session;
    let told = 0;
    for (let answers = 0; answers < 150 && !match.over; answers += 1) {
      await session.advance();
      // The last seat first, so that others have answered before a seat is shown something.
      const asked = host.askedSeats.at(-1) ?? 0;
      const { posed } = host.seatAt(asked);
      if (posed === null) continue;
      host.seatAt(asked).answer(optionAt(posed, answers % optionCount(posed)));
      for (const seat of [0, 1, 2]) {
        const outlook = host.seatAt(seat).undoOutlook();
        if (outlook === null) continue;
        told += 1;
        expect(outlook.answers, `${answers}: seat ${seat}`).toBeGreaterThanOrEqual(1);
      }
    }
    expect(told).toBeGreaterThan(100);
  },
);
