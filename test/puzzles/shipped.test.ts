import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { offers, type Value } from '../../src/engine/question.ts';
import { games, loadLanguage } from '../../src/games/index.ts';
import { digestOf, type FoundPuzzle, positionOf, puzzlesOf } from '../../src/puzzles/puzzle.ts';
import { openPuzzle } from '../../src/puzzles/puzzle-session.ts';
import { pointsUnit } from '../../src/table/reasons.ts';
import { puzzleLines } from '../../src/ui/words/puzzle.ts';
import { languages } from '../../src/words/languages.ts';
import { speaking } from '../../src/words/reader.ts';

/** The number of bytes of puzzles for which the package has room. */
const ROOM = 150_000;
/** The least number of puzzles of each game. */
const LEAST: Readonly<Record<string, number>> = {
  limit: 25,
  'green-deal': 25,
  reputation: 25,
  'nice-green-things': 25,
};

const books = await Promise.all(
  games.map(async (entry) => {
    const book = await entry.puzzles?.();
    return { entry, game: await entry.load(), puzzles: book === undefined ? [] : puzzlesOf(book) };
  }),
);
const all = books.flatMap(({ entry, game, puzzles }) =>
  puzzles.map((found, index): [string, typeof game, FoundPuzzle] => [
    `${entry.id} ${index + 1}`,
    game,
    found,
  ]),
);

it('the shipped puzzles are many of each game and fit into the package', () => {
  for (const { entry, puzzles } of books) {
    expect(LEAST[entry.id], entry.id).toBeGreaterThan(0);
    expect(puzzles.length, entry.id).toBeGreaterThanOrEqual(LEAST[entry.id] ?? 0);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  }
  // The program holds them without the spaces of their files.
  const sizes = games.map(({ id }) => {
    const path = fileURLToPath(new URL(`../../src/games/${id}/puzzles.json`, import.meta.url));
    return JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))).length;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(ROOM);
});

describe.each(all)('puzzle %s', (_, game, found) => {
  const { match, puzzle } = found;

  it('asks its question after answers that are all allowed', () => {
    const { question } = positionOf(game, match, puzzle);
    expect(digestOf(question)).toBe(puzzle.digest);
    for (const { value } of puzzle.tried) expect(offers(question, value)).toBe(true);
    for (const value of puzzle.obvious) expect(offers(question, value)).toBe(true);
  });

  it('has one answer that is clearly best in both searches, and not the obvious one', () => {
    const [best, ...others] = puzzle.tried;
    expect(puzzle.obvious).not.toContain(best?.value);
    expect(best?.behind).toBe(0);
    expect(others.length).toBeGreaterThan(0);
    expect(puzzle.margin).toBeGreaterThan(0);
    // The deep search was repeated with other random numbers, and the same answer was ahead.
    expect(puzzle.again).toBeGreaterThan(0);
    for (const { behind, doubt, games: tried } of others) {
      expect(behind).toBeGreaterThanOrEqual(10);
      expect(behind).toBeGreaterThan(1.96 * (doubt - 0.5));
      expect(tried).toBeGreaterThanOrEqual(20);
    }
  });

  it('shows what its seat may know and no more, and reveals nothing by the answer', async () => {
    const { match: played, question } = positionOf(game, match, puzzle);
    const answers: Value[] = [];
    const [best] = puzzle.tried;
    const opened = await openPuzzle(game, found, {
      notes: (seat) => [seat],
      program: '0',
      answered: (value) => answers.push(value),
    });
    const { session, posed } = opened;
    const { seat } = question;
    const own = session.seatAt(seat);
    expect(session.seats.map((each) => each.seat)).toEqual([seat]);
    const others = Array.from({ length: match.players }, (_, each) => each).filter((each) => each !== seat);
    for (const other of others) expect(() => session.seatAt(other)).toThrow(RangeError);
    expect(own.view()).toEqual(played.view(seat));
    expect(session.seatAt(null).view()).toEqual(played.view(null));
    expect([session.table.seed, session.table.givesHints]).toEqual([undefined, false]);
    expect(JSON.stringify([session.saved, session.notes])).not.toContain(match.seed);
    const { logged } = session.table;
    expect(own.answer('no such answer', posed)).toBeDefined();
    expect(own.answer(best?.value, posed)).toBeUndefined();
    expect(own.answer(best?.value, posed)).toBeDefined();
    expect([answers, session.table.logged, own.posed]).toEqual([[best?.value], logged, posed]);
    opened.close();
  });
});

describe('an explanation', () => {
  it.each(languages)(
    'says in %s what the best answer led to, and what the person and the obvious one',
    async (language) => {
      const [, game, found] = all[0] as (typeof all)[number];
      await loadLanguage(language);
      await speaking(language, async () => {
        const { puzzle, match } = found;
        const opened = await openPuzzle(game, found, { notes: () => [], program: '0', answered: () => {} });
        const { session, posed } = opened;
        const [best, second] = puzzle.tried;
        const about = { puzzle, posed, unit: game.advice?.unit ?? pointsUnit, players: match.players };
        const text = (given: Value) =>
          puzzleLines({ ...about, given, reason: opened.reason(best?.value ?? '') }, session);
        const [right, wrong] = [text(best?.value ?? ''), text(second?.value ?? '')];
        expect(right[0]).not.toBe(wrong[0]);
        expect(right.slice(1)).toEqual(wrong.slice(1));
        const percent = String(Math.round((best?.wins ?? 0) / 10));
        expect(right.join('\n')).toContain(`${percent} %`);
        expect(right.at(-1)).toContain(posed.rule);
        opened.close();
      });
    },
  );
});
