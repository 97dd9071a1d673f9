import { describe, expect, it } from 'vitest';
import { digest } from '../../src/engine/digest.ts';
import type { Options } from '../../src/engine/game.ts';
import type { Match } from '../../src/engine/match.ts';
import { optionAt, optionCount, optionList, type Question, type Value } from '../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../src/engine/random.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import type { SeatView } from '../../src/table/seat-view.ts';
import { orchard } from '../toy/index.ts';
import { around, sessionFor, type TestSession } from '../ui/test-session.ts';

const names = ['Ann', 'Bo', 'Cy', 'Di', 'Eve', 'Flo'];

/** Everything that a seat can read now, byte by byte, except for who has decided. */
function bytesOf(seat: SeatView, values: readonly Value[]): string {
  const { table, posed } = seat;
  const { answers, revealed, asks } = seat.undoOutlook() ?? {};
  return JSON.stringify([
    posed,
    values.map((value) => [seat.about(value), seat.refuse(value), seat.takes(value)]),
    seat.barred(),
    seat.view(),
    seat.outcome(),
    seat.forecast(),
    seat.log(),
    [answers, revealed, asks, table.undone],
    seat.reasons(),
    [table.sitters, table.over, table.round, table.step, table.logged, table.seed],
    [table.thought, table.undoRequest, table.chronicle()],
  ]);
}

/** Values that are offered, barred, or neither. */
function valuesFor(seat: SeatView): Value[] {
  const offered = seat.posed === null ? [] : optionList(seat.posed).slice(0, 20);
  const barred = seat.barred().map(({ option }) => option);
  return [...new Set([...offered, ...barred, -1, 0, 7, 99, 'pass', 'x', true])];
}

/**
 * All that a seat cannot know is dealt again in place, under the open question: whatever the seat is then told must be,
 * to the byte, what it was told before. Only what is no secret to it may show. A spectator knows less than every seat.
 * @returns whether anything was dealt again at all
 */
function checkDealtAnew(session: TestSession, seat: number, stream: string): boolean {
  const { match } = session;
  const readers = [session.seatAt(seat), session.seatAt(null)];
  const before = readers.map((reader) => [valuesFor(reader), bytesOf(reader, valuesFor(reader))] as const);
  const state = digest(match.state);
  const random = randomStream(stream);
  match.game.redeal(match.state, seat, (n) => drawNumber(random, n), match.setting);
  match.state.random = randomStream(`other/${stream}`);
  const isAnother = digest(match.state) !== state;
  readers.forEach((reader, index) => {
    const [values, bytes] = before[index] as readonly [Value[], string];
    expect(bytesOf(reader, values)).toBe(bytes);
  });
  // The current step runs again from its beginning with the same answers.
  match.undo(0);
  expect(digest(match.state)).toBe(state);
  // What is posed can be sent and comes to the same.
  for (const { posed } of session.seats) expect(JSON.parse(JSON.stringify(posed))).toEqual(posed);
  return isAnother;
}

/** While a decision is sealed, an answer changes nothing that others can read. */
async function checkSealed(session: TestSession, seat: SeatView, answer: () => void): Promise<void> {
  const others = [...session.seats.filter((other) => other !== seat), session.seatAt(null)];
  const told = (other: SeatView) => bytesOf(other, valuesFor(other));
  const before = others.map(told);
  answer();
  // Questions with only one answer are answered before anyone is asked again.
  await session.advance();
  const isSealed = session.match.sealed.length > 0;
  expect(isSealed ? others.map(told) : before).toEqual(before);
}

/** What can be enumerated of a question leads to no part of the state. */
function checkQuestion(question: Question, { state, setting }: Match): void {
  const parts = new Set<unknown>(partsOf(state));
  for (const part of Object.values(question).flatMap(partsOf))
    expect(parts.has(part) || part === setting.components).toBe(false);
}

function partsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

interface Play {
  readonly id: string;
  readonly players: number;
  readonly options?: Options;
  /** Every how many answers the seats are looked into. */
  readonly every: number;
}

const plays: readonly Play[] = [
  { id: 'orchard', players: 3, every: 1 },
  { id: 'limit', players: 1, every: 31 },
  { id: 'limit', players: 3, every: 41 },
  { id: 'limit', players: 4, options: { alliances: true }, every: 67 },
  { id: 'limit', players: 6, every: 97 },
  { id: 'green-deal', players: 3, every: 23 },
  { id: 'green-deal', players: 5, every: 47 },
  { id: 'reputation', players: 3, every: 5 },
  { id: 'reputation', players: 4, options: { identities: 'mixed' }, every: 7 },
  { id: 'nice-green-things', players: 2, every: 5 },
];

async function load(id: string): Promise<AnyGame> {
  const entry = games.find((each) => each.id === id);
  return entry === undefined ? orchard : await entry.load();
}

describe('what a seat or a spectator is told over a whole match depends on nothing that it may not know', () => {
  it.each(plays)(
    '$id with $players $options',
    async ({ id, players, options = {}, every }) => {
      const session = await sessionFor(await load(id), around(...names.slice(0, players)), { options });
      const { match } = session;
      const chance = randomStream(`seats/${id}/${players}`);
      let dealtAnew = 0;
      let due = 0;
      await session.advance();
      while (session.asked !== null) {
        const open = session.seats.filter(({ posed }) => posed !== null);
        const seat = open[drawNumber(chance, open.length)] as SeatView;
        const { posed } = seat;
        if (posed === null) break;
        const value = optionAt(posed, drawNumber(chance, optionCount(posed)));
        const answer = (): void => expect(seat.answer(value, posed)).toBeUndefined();
        if (match.answered >= due) {
          due = match.answered + every;
          for (const question of match.open) checkQuestion(question, match);
          for (const { seat: reader } of session.seats)
            if (reader !== null && checkDealtAnew(session, reader, `${due}/${reader}`)) dealtAnew += 1;
          if (posed.sealed) await checkSealed(session, seat, answer);
          else answer();
        } else answer();
        await session.advance();
      }
      expect(session.table.over).toBe(true);
      expect(dealtAnew).toBeGreaterThan(3);
    },
    60_000,
  );
});
