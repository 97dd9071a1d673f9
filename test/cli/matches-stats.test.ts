import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resultsReport, resultsTexts, summariesOf } from '../../src/cli/results-report.ts';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { optionAt, settledAnswer } from '../../src/engine/question.ts';
import { games } from '../../src/games/index.ts';
import type { PersonalResult } from '../../src/table/finished-results.ts';
import { resultsOf } from '../../src/table/finished-results.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';

const result = (given: Partial<PersonalResult>): PersonalResult => ({
  match: 'limit-oak',
  game: 'limit',
  ended: '2026-01-01T00:00:00.000Z',
  name: 'Ann',
  players: 3,
  people: 0,
  bots: ['easy', 'easy'],
  won: 0,
  place: 2,
  points: 40,
  rival: 50,
  parts: [
    { source: 'territory', points: 30 },
    { source: 'military', points: 10 },
  ],
  ...given,
});

describe('summaries of results', () => {
  it('has one group for each person and game, and names the strongest bot at the table', () => {
    const summaries = summariesOf([
      result({ bots: ['hard', 'easy'], won: 1, place: 1, points: 60 }),
      result({}),
      result({ won: 0.5, place: 1 }),
      result({ bots: [], people: 2 }),
      result({ name: 'Bo', bots: ['easy'], people: 1 }),
      result({ game: 'reputation' }),
    ]);
    expect(summaries.map(({ name, game, matches }) => [name, game, matches])).toEqual([
      ['Ann', 'limit', 4],
      ['Bo', 'limit', 1],
      ['Ann', 'reputation', 1],
    ]);
    expect(summaries[0]?.against).toEqual([
      { level: null, program: false, people: true, matches: 1, won: 0, place: 2, points: 40, rival: 50 },
      {
        level: 'easy',
        program: false,
        people: false,
        matches: 2,
        won: 0.25,
        place: 1.5,
        points: 40,
        rival: 50,
      },
      { level: 'hard', program: false, people: false, matches: 1, won: 1, place: 1, points: 60, rival: 50 },
    ]);
    expect(summaries[0]?.sources).toEqual([
      { source: 'territory', points: 30 },
      { source: 'military', points: 10 },
    ]);
  });

  it('counts a program as an opponent, and omits sources that brought nothing', async () => {
    const own = result({ bots: ['cmd:python3 mybot.py'], parts: [] });
    const beside = result({ bots: ['easy', 'cmd:node mybot.js'], people: 1 });
    const [summary] = summariesOf([own, beside]);
    expect(summary?.against).toMatchObject([
      { level: null, program: true, people: false },
      { level: 'easy', program: true, people: true },
    ]);
    const lines = await resultsTexts([own]);
    expect(lines[1]).toMatch(/^Against a program, one match: /);
    expect(lines.join(' ')).not.toContain('Points by source');
    expect((await resultsTexts([beside]))[1]).toMatch(/^Against people, easy and a program, one match: /);
    expect((await resultsReport([own], 80, glyphsFor(true, {}))).join('\n')).not.toContain(
      'points by source',
    );
  });

  it('has neither a place nor a rival in solo matches', () => {
    const [summary] = summariesOf([result({ players: 1, bots: [], place: null, rival: null })]);
    expect(summary?.against).toMatchObject([{ level: null, people: false, place: null, rival: null }]);
  });

  it('shows the points match by match, within the columns, in ASCII on request', async () => {
    const many = Array.from({ length: 30 }, (_, at) => result({ points: at, match: `limit-${at}` }));
    const lines = await resultsReport(many, 80, glyphsFor(true, {}));
    expect(lines[0]).toBe('Ann');
    expect(lines.join('\n')).toMatch(/against +matches +won +mean place +mean points +best other/);
    expect(lines.join('\n')).toMatch(/easy +30 +0\.0 %/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines.join('')).toMatch(/^[\x20-\x7e]*$/);
  });

  it('says the same in sentences for line mode', async () => {
    const lines = await resultsTexts([
      result({ bots: ['hard', 'easy'], won: 1, place: 1, points: 60 }),
      result({}),
      result({ won: 0.5, place: 1 }),
      result({ name: 'Bo', players: 1, bots: [], place: null, rival: null }),
    ]);
    expect(lines).toEqual([
      'Ann: Limit, 3 matches.',
      'Against easy, 2 matches: 25.0 % won, mean place 1.50, 40.0 points on average, the best other 50.0.',
      'Against hard, one match: 100.0 % won, mean place 1.00, 60.0 points on average, the best other 50.0.',
      expect.stringMatching(/^Points by source on average: .+ 30\.0, .+ 10\.0\.$/),
      'Points match after match: 60 against 50, 40 against 50, 40 against 50.',
      'Bo: Limit, one match.',
      'Alone, one match: 0.0 % won, 40.0 points on average.',
      expect.stringMatching(/^Points by source on average: /),
      'Points match after match: 40.',
    ]);
  });
});

describe.each(games.map(({ id }) => id))('the results of a finished match of %s', (id) => {
  it('belong to its people, and add up to their points', async () => {
    const game = await games.find((entry) => entry.id === id)?.load();
    if (game === undefined) throw new Error(`no game ${id}`);
    const players = Math.max(2, game.seats.from);
    const wishes = Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { name: 'Ann' } : { bot: 'random' },
    );
    const keep = mkdtempSync(join(tmpdir(), 'green-games-results-'));
    const plan = {
      game,
      players,
      options: {},
      sitters: seatsFor(players, wishes),
      seed: 'oak',
      program: '0',
    };
    const session = await beginSession({ ...plan, keep });
    for (await session.advance(); session.asked?.posed; await session.advance()) {
      const { posed } = session.asked;
      session.asked.answer(settledAnswer(posed as never) ?? optionAt(posed, 0));
    }
    const outcome = session.seatAt(null).outcome();
    session.close();
    const [file = ''] = readdirSync(join(keep, 'matches')).filter((name) => name.endsWith('.jsonl'));
    const path = join(keep, 'matches', file);
    const saved = { name: file, path, changed: statSync(path).mtimeMs };
    const results = await resultsOf(saved, async () => game);
    expect(results).toMatchObject([{ name: 'Ann', game: id, players, people: 0, points: outcome.scores[0] }]);
    const [own] = results;
    expect(own?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(own?.points);
    expect(own?.rival).toBe(Math.max(...outcome.scores.slice(1)));
    expect(own?.won).toBe(outcome.winners.includes(0) ? 1 / outcome.winners.length : 0);
  });
});
