import { describe, expect, it } from 'vitest';
import { readDemo } from '../../src/demos/demo.ts';
import { clonePlain } from '../../src/engine/clone.ts';
import { digest } from '../../src/engine/digest.ts';
import { readDocument } from '../../src/engine/document.ts';
import type { Setting, State } from '../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount, type Question } from '../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../src/engine/random.ts';
import { readScenarios } from '../../src/engine/scenario.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import {
  applyScriptLine,
  readScript,
  readScriptLine,
  scriptWord,
  wordsOf,
} from '../../src/scripts/script.ts';
import { readScriptHead } from '../../src/scripts/script-head.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { positionText } from '../../src/table/position-text.ts';
import { seatsFor } from '../../src/table/seats.ts';
import type { HotSeat } from '../../src/table/session.ts';
import * as fc from '../properties/fast-check.ts';

const ids = games.map(({ id }) => id);

async function loaded(id: string): Promise<AnyGame> {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

/** The name of the thrown error; undefined if nothing is thrown. */
function thrownBy(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.name : 'no error';
  }
}

/** The positions of a random game, each some answers further. */
function positionsOf(game: AnyGame, setting: Setting, seed: string): Record<string, unknown>[] {
  const chance = randomStream(`fuzz/${seed}`);
  const match: Match<State, unknown, unknown> = new Match(game, setting, setUp(game, setting, seed));
  const positions: Record<string, unknown>[] = [];
  for (let answer = 0; answer < 90 && !match.over; answer += 1) {
    if (answer % 15 === 0) positions.push(game.position.print(match.state, setting));
    const question = match.open[drawNumber(chance, match.open.length)] as Question;
    match.answer(question.seat, optionAt(question, drawNumber(chance, optionCount(question))));
  }
  return positions;
}

/** Every place in a position, as paths. */
function pathsOf(data: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof data !== 'object' || data === null) return [path];
  const inner = Object.entries(data).flatMap(([key, value]) =>
    pathsOf(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
  return [path, ...inner];
}

/** The same data with another value in one place, or nothing in it. */
function changedAt(data: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const copy = clonePlain(data);
  const last = path.at(-1);
  if (last === undefined) return value;
  let within = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) within = within[key] as Record<string | number, unknown>;
  if (value === undefined && Array.isArray(within)) within.splice(Number(last), 1);
  else if (value === undefined) delete within[last];
  else within[last] = value;
  return copy;
}

const anything = fc.oneof(
  fc.constantFrom(undefined, null, -1, 0, 1, 1.5, 99, 1e9, '', '٣', 'x', true, [], {}, [[]], { 0: 1 }),
  fc.jsonValue({ maxDepth: 2 }),
);

describe.each(ids)('a position of %s', (id) => {
  it('that was changed anywhere is either read or refused with the place of the fault', async () => {
    const game = await loaded(id);
    const setting = settingOf(game, Math.max(2, game.seats.from));
    const positions = positionsOf(game, setting, 'oak');
    const places = positions.map((position) => pathsOf(position).filter((path) => path.length > 0));
    fc.assert(
      fc.property(fc.nat(positions.length - 1), fc.nat(), anything, (which, at, value) => {
        const paths = places[which] ?? [];
        const changed = changedAt(positions[which], paths[at % paths.length] ?? [], value);
        const name = thrownBy(() => {
          const read = game.position.read(
            changed as Record<string, unknown>,
            setUp(game, setting, 'oak'),
            setting,
          );
          const again = game.position.print(read.state, read.setting);
          game.position.read(again, setUp(game, setting, 'oak'), setting);
        });
        expect([undefined, 'PlaceError']).toContain(name);
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  it('is unchanged after being written to a file and read back', async () => {
    const game = await loaded(id);
    const setting = settingOf(game, Math.max(2, game.seats.from));
    for (const position of positionsOf(game, setting, 'elm')) {
      const { state } = game.position.read(position, setUp(game, setting, 'elm'), setting);
      const { given } = readDocument(positionText(game, setting, game.position.print(state, setting)))
        .data as {
        given: Record<string, unknown>;
      };
      const again = game.position.read(given, setUp(game, setting, 'elm'), setting);
      expect(digest(again.state)).toBe(digest(state));
    }
  }, 60_000);
});

describe.each(ids)('a script of %s', (id) => {
  const names = ['Ann', '林小明', 'Player #3', 'Zoë the Second', 'Cy'];

  async function tableOf(): Promise<HotSeat> {
    const game = await loaded(id);
    const players = Math.max(2, game.seats.from);
    const sitters = seatsFor(
      players,
      names.slice(0, players).map((name) => ({ name })),
    );
    const session = await beginSession({
      game,
      players,
      options: {},
      sitters,
      seed: 'oak',
      keep: null,
      program: '0',
    });
    await session.advance();
    return session;
  }

  it('applies each line completely or not at all', async () => {
    const session = await tableOf();
    const asks = Object.keys(session.words.asks);
    const word = fc.oneof(
      fc.constantFrom(
        'pass',
        'done',
        '0',
        '1',
        '-1',
        '1.5',
        'yes',
        'no',
        'A',
        '1e309',
        'NaN',
        '...',
        '"x y"',
      ),
      fc.string({ maxLength: 8 }).map(scriptWord),
    );
    const option = fc.nat().map((at) => {
      const posed = session.asked?.posed ?? null;
      return posed === null ? 'x' : scriptWord(optionAt(posed, at % optionCount(posed)));
    });
    const line = fc.record({
      seat: fc.oneof(fc.constantFrom(...names, '0', '1', '7'), fc.constant('')),
      ask: fc.oneof(fc.constantFrom(...asks), fc.constant(''), fc.string({ maxLength: 5 })),
      words: fc.array(fc.oneof(option, word), { minLength: 1, maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(line, async ({ seat, ask, words }) => {
        const { asked } = session;
        const name = seat === '' ? (asked === null ? '0' : session.say.seat(asked.seat ?? 0)) : seat;
        const text = `${name}: ${ask === '' ? (asked?.posed?.ask ?? 'play') : ask} ${words.join(' ')}`;
        const before = [session.host.answered, digest(session.host.position())];
        let taken = false;
        const fault = thrownBy(() => {
          const read = readScriptLine(text, 1, session.table.sitters);
          taken = read !== undefined && applyScriptLine(session, read) === undefined;
        });
        expect([undefined, 'ScriptSyntaxError']).toContain(fault);
        expect(
          taken || digest([session.host.answered, digest(session.host.position())]) === digest(before),
        ).toBe(true);
        await session.advance();
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

describe('texts from outside', () => {
  it('are scripts, heads, demos and scenarios, or are refused with their line', () => {
    const sitters = seatsFor(2, [{ name: 'Ann' }, { name: 'Bo' }]);
    const piece = fc.constantFrom(
      'Ann: play x',
      'Bo: bid 3 # x',
      '#! game: limit',
      '#! seat: Ann',
      '#! option: a=b',
      '#! given: {"a": 1}',
      '#! given: {',
      '#: words',
      '#> 0.5',
      '#> x',
      'game: limit',
      'scenarios: []',
      '- {',
      '\t',
      '"',
      '&a [*a]',
    );
    const text = fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, (written) => {
        const allowed = [undefined, 'ScriptSyntaxError', 'SeatError', 'PlaceError'];
        expect(allowed).toContain(thrownBy(() => readScript(written, sitters)));
        expect(allowed).toContain(thrownBy(() => readScriptHead(written)));
        expect(allowed).toContain(thrownBy(() => readDemo(written)));
        expect(allowed).toContain(thrownBy(() => readScenarios(written)));
      }),
      { numRuns: 500 },
    );
  });

  it('in quotation marks are read back unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), (words) => {
        expect(wordsOf(words.map(scriptWord).join(' '))).toEqual(words);
      }),
      { numRuns: 500 },
    );
  });
});
