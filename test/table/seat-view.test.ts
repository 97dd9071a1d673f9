import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digest } from '../../src/engine/digest.ts';
import type { Posed } from '../../src/engine/posed.ts';
import { optionAt, optionCount } from '../../src/engine/question.ts';
import { derivedNumber } from '../../src/engine/random.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { dataFolder } from '../../src/table/folder-paths.ts';
import { beginSession, resumeSession } from '../../src/table/open-session.ts';
import type { SeatView } from '../../src/table/seat-view.ts';
import { type SeatWish, seatsFor } from '../../src/table/seats.ts';
import type { HotSeat } from '../../src/table/session.ts';
import { orchard } from '../toy/index.ts';

beforeEach(() => {
  vi.stubEnv('GREEN_GAMES_HOME', mkdtempSync(join(tmpdir(), 'green-games-home-')));
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const people: SeatWish[] = [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy' }];

async function begin(game: AnyGame, wishes = people, keep = false): Promise<HotSeat> {
  const players = wishes.length;
  const sitters = seatsFor(players, wishes);
  const plan = {
    game,
    players,
    options: {},
    sitters,
    seed: 'oak',
    keep: keep ? dataFolder(process.env) : null,
    program: '0.0.0-test',
  };
  return await beginSession(plan);
}

const asked = (session: HotSeat): SeatView[] => session.seats.filter(({ posed }) => posed !== null);
const position = (session: HotSeat): string => digest(session.host.position());

/** What a seat decides hangs on what it is asked and on how often it has decided, and not on when others do. */
class Decider {
  private readonly decided = new Map<number | null, number>();

  decide(seat: SeatView): void {
    const posed = seat.posed as Posed;
    const times = this.decided.get(seat.seat) ?? 0;
    this.decided.set(seat.seat, times + 1);
    const value = optionAt(posed, derivedNumber(5, posed.seat, times, optionCount(posed)));
    const refused = seat.answer(value, posed);
    if (refused !== undefined) throw new Error(`${posed.ask}: ${refused.because}`);
  }
}

/** Plays with the open seats taken in some order. Returns the result, and how often several were asked at once. */
async function played(game: AnyGame, order: number): Promise<{ positions: string[]; together: number }> {
  const session = await begin(game);
  const decider = new Decider();
  const positions: string[] = [];
  let together = 0;
  for (let answers = 0; answers < 240 && !session.table.over; answers += 1) {
    await session.advance();
    const open = asked(session);
    if (open.length === 0) break;
    const chosen = open[derivedNumber(order, 0, answers, open.length)] as SeatView;
    const others = open.filter((seat) => seat !== chosen).map((seat) => [seat, seat.posed] as const);
    if (open.length > 1) together += 1;
    if (open.length > 1 && open.some(({ posed }) => posed?.sealed !== true))
      throw new Error('asked in the open');
    if (chosen.posed?.sealed === false) positions.push(position(session));
    decider.decide(chosen);
    // No seat's question changes because another seat has decided.
    for (const [seat, posed] of others)
      if (seat.posed !== null && seat.posed !== posed) throw new Error(`seat ${seat.seat} is asked anew`);
  }
  session.close();
  return { positions, together };
}

describe('sealed and simultaneous decisions, put to all seats at once', () => {
  const entries = [
    ['orchard', async () => orchard as AnyGame] as const,
    ...games.map((entry) => [entry.id, entry.load] as const),
  ];
  it.each(entries)(
    'of %s have the same result in whatever order they are answered',
    async (id, load) => {
      const game = await load();
      const [first, ...others] = await Promise.all([1, 2, 3].map((order) => played(game, order)));
      for (const other of others) expect(other.positions).toEqual(first?.positions);
      expect((first?.together ?? 0) > 0).toBe(id !== 'nice-green-things');
    },
    60_000,
  );

  it('tell the others only who has yet to decide, and since when', async () => {
    const session = await begin(orchard);
    await session.advance();
    while (asked(session).length < 2) {
      new Decider().decide(asked(session)[0] as SeatView);
      await session.advance();
    }
    const [first, second, ...rest] = asked(session) as [SeatView, SeatView];
    const all = session.table.waitingFor;
    expect(all.map(({ seat }) => seat)).toEqual([first, second, ...rest].map(({ seat }) => seat));
    const before = JSON.stringify([second.view(), second.log(), second.posed, second.barred()]);
    for (const decider = new Decider(); first.posed?.sealed === true && asked(session).length > 1; ) {
      expect(session.table.waitingFor).toEqual(all);
      decider.decide(first);
      expect(JSON.stringify([second.view(), second.log(), second.posed, second.barred()])).toBe(before);
    }
    expect(session.table.waitingFor).toEqual(all.filter(({ seat }) => seat !== first.seat));
    session.close();
  });
});

describe('a seat', () => {
  it('of a spectator is asked nothing, and answers nothing', async () => {
    const session = await begin(orchard);
    await session.advance();
    const spectator = session.seatAt(null);
    expect([spectator.posed, spectator.barred(), spectator.takes(0), spectator.undoOutlook()]).toEqual([
      null,
      [],
      undefined,
      null,
    ]);
    expect(spectator.answer(0)?.because).toBe('not-your-turn');
    session.close();
  });

  it('accepts no answer to a question that is no longer open', async () => {
    const session = await begin(orchard);
    await session.advance();
    const seat = session.asked as SeatView;
    const posed = seat.posed as Posed;
    expect(seat.answer(optionAt(posed, 0), posed)).toBeUndefined();
    await session.advance();
    const before = position(session);
    expect(seat.answer(optionAt(posed, 0), posed)?.because).toBe('not-your-turn');
    expect(position(session)).toBe(before);
    session.close();
  });

  it('refuses exactly what it does not accept', async () => {
    const session = await begin(orchard);
    const decider = new Decider();
    for (let answers = 0; answers < 30 && session.asked !== null; answers += 1) {
      const seat = session.asked;
      for (const value of [-1, 0, 1, 99, '', 'x', 'look', 'done', true, null])
        expect(seat.refuse(value) === undefined).toBe(seat.takes(value) !== undefined);
      decider.decide(seat);
      await session.advance();
    }
    session.close();
  });
});

/** Plays until only one seat is asked and it is another than the one that decided last. */
async function untilTheTurnPasses(
  session: HotSeat,
): Promise<{ last: SeatView; now: SeatView; before: string }> {
  const decider = new Decider();
  for (let answers = 0; answers < 200; answers += 1) {
    await session.advance();
    const [seat, ...rest] = asked(session) as [SeatView, ...SeatView[]];
    const before = position(session);
    decider.decide(seat);
    await session.advance();
    const now = asked(session);
    const outlook = seat.undoOutlook();
    const isFree = outlook !== null && outlook.revealed.length === 0 && outlook.others.length === 0;
    if (rest.length === 0 && now.length === 1 && now[0] !== seat && isFree)
      return { last: seat, now: now[0] as SeatView, before };
  }
  throw new Error('The turn never passes.');
}

describe('undo at a table of several people', () => {
  it('is done at once if nobody else has decided or learned anything since', async () => {
    const session = await begin(orchard);
    const { last, before } = await untilTheTurnPasses(session);
    expect(last.undoOutlook()?.asks).toEqual([]);
    last.askUndo();
    await session.advance();
    expect([position(session), session.table.undoRequest]).toEqual([before, null]);
    session.close();
  });

  it('asks those whose decisions it would undo, and is carried out when all of them have agreed', async () => {
    const session = await begin(orchard, people, true);
    const { last, now, before } = await untilTheTurnPasses(session);
    new Decider().decide(now);
    await session.advance();
    const later = position(session);
    const outlook = last.undoOutlook();
    expect(outlook?.asks).toContain(now.seat);
    last.askUndo();
    expect(position(session)).toBe(later);
    expect(session.table.undoRequest).toMatchObject({ seat: last.seat, asks: outlook?.asks, agreed: [] });
    // The asking seat does not agree for others, and no seat agrees twice.
    last.agree();
    for (const asks of outlook?.asks ?? []) {
      expect(position(session)).toBe(later);
      session.host.seatAt(asks).agree();
    }
    await session.advance();
    expect([position(session), session.table.undoRequest]).toEqual([before, null]);
    session.close();
    const again = await resumeSession(session.saved as NonNullable<HotSeat['saved']>, async () => orchard);
    await again.advance();
    expect(position(again)).toBe(before);
    again.close();
  });

  it('is dropped if one of them declines, and everybody sees who did', async () => {
    const session = await begin(orchard);
    const { last, now } = await untilTheTurnPasses(session);
    new Decider().decide(now);
    await session.advance();
    const later = position(session);
    last.askUndo();
    now.decline();
    now.agree();
    for (const seat of session.seats) seat.agree();
    expect(position(session)).toBe(later);
    expect(session.table.undoRequest?.declined).toBe(now.seat);
    session.close();
  });

  it('is dropped when play goes on, or if it is withdrawn', async () => {
    const session = await begin(orchard);
    const { last, now } = await untilTheTurnPasses(session);
    new Decider().decide(now);
    await session.advance();
    last.askUndo();
    last.decline();
    expect(session.table.undoRequest).toBeNull();
    last.askUndo();
    expect(session.table.undoRequest).not.toBeNull();
    new Decider().decide(asked(session)[0] as SeatView);
    expect(session.table.undoRequest).toBeNull();
    now.agree();
    session.close();
  });

  it('holds bots until it is settled', async () => {
    const session = await begin(orchard, [{ name: 'Ann' }, { name: 'Bo' }, { bot: 'random' }]);
    const decider = new Decider();
    let held = 0;
    for (let answers = 0; answers < 200 && !session.table.over && held < 3; answers += 1) {
      await session.advance();
      if (session.asked === null) break;
      const seat = session.asked;
      decider.decide(seat);
      const isBotNext = session.table.waitingFor.some((waiting) => waiting.seat === 2);
      if (!isBotNext || (seat.undoOutlook()?.asks.length ?? 0) === 0) continue;
      held += 1;
      seat.askUndo();
      const before = session.host.answered;
      await session.advance();
      expect(session.host.answered).toBe(before);
      seat.decline();
    }
    expect(held).toBeGreaterThan(0);
    session.close();
  });

  it('does not reveal during a sealed decision that another seat has seen cards', async () => {
    const limit = await (games.find(({ id }) => id === 'limit') as (typeof games)[number]).load();
    const session = await begin(limit);
    const decider = new Decider();
    let looks = 0;
    for (let answers = 0; answers < 400 && !session.table.over && looks < 6; answers += 1) {
      await session.advance();
      const open = asked(session);
      const [seat] = open as [SeatView, ...SeatView[]];
      const others = open.slice(1).filter(({ posed }) => posed?.ask === 'deck');
      const told = () => others.map((other) => JSON.stringify([other.undoOutlook(), other.posed]));
      if (seat.posed?.ask !== 'deck' || others.length === 0 || others[0]?.undoOutlook() === null) {
        decider.decide(seat);
        continue;
      }
      const concerned = session.seats.map(({ seat: each }) => each);
      const before = told();
      decider.decide(seat);
      await session.advance();
      if (!asked(session).some((other) => other.posed?.sealed === true)) continue;
      looks += 1;
      for (const [index, each] of told().entries()) {
        const known = JSON.parse(before[index] as string)[0];
        const now = JSON.parse(each)[0];
        expect([now.revealed, now.answers]).toEqual([known.revealed, known.answers]);
        // All who decide now must agree, whichever of them has seen something.
        expect(now.asks).toEqual(known.asks);
        expect(now.asks).toEqual(concerned.filter((other) => other !== others[index]?.seat));
      }
    }
    expect(looks).toBeGreaterThan(2);
    session.close();
  });

  it('undoes only the seat’s own sealed answer: simultaneous decisions of others stand', async () => {
    const session = await begin(orchard, people, true);
    await session.advance();
    while (asked(session).length < 3) {
      new Decider().decide(asked(session)[0] as SeatView);
      await session.advance();
    }
    const [first, second, third] = asked(session) as [SeatView, SeatView, SeatView];
    for (const seat of [first, second]) seat.answer(optionAt(seat.posed as Posed, 0));
    const ownOfSecond = JSON.stringify([second.posed, second.view()]);
    expect(first.undoOutlook()).toMatchObject({ answers: 1, asks: [], others: [] });
    first.askUndo();
    expect(first.posed).not.toBeNull();
    expect(JSON.stringify([second.posed, second.view()])).toBe(ownOfSecond);
    const last = optionCount(first.posed as Posed) - 1;
    first.answer(optionAt(first.posed as Posed, last));
    for (const seat of [first, second, third])
      while (seat.posed?.sealed === true) seat.answer(optionAt(seat.posed, 0));
    await session.advance();
    const after = position(session);
    session.close();
    const again = await resumeSession(session.saved as NonNullable<HotSeat['saved']>, async () => orchard);
    await again.advance();
    expect(position(again)).toBe(after);
    again.close();
  });
});
