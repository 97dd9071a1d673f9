import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { digest } from '../../src/engine/digest.ts';
import { JournalError, ReplayError, readJournal } from '../../src/engine/journal.ts';
import { headerDigest } from '../../src/engine/journal-check.ts';
import type { HeaderRecord } from '../../src/engine/journal-records.ts';
import { verifyJournal } from '../../src/engine/journal-verify.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { dataFolder } from '../../src/table/folder-paths.ts';
import { beginSession, keepingOf, resumeSession, watchSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';
import { orchard } from '../toy/index.ts';

type Line = Record<string, unknown>;

const home = mkdtempSync(join(tmpdir(), 'green-games-trust-'));

/** A match of bots that is over, as the lines of its file. */
async function played(game: AnyGame, players: number, seed: string): Promise<Line[]> {
  process.env['GREEN_GAMES_HOME'] = home;
  const sitters = seatsFor(
    players,
    Array.from({ length: players }, () => ({ bot: 'random' })),
  );
  const session = await beginSession({
    game,
    players,
    options: {},
    sitters,
    seed,
    keep: dataFolder(process.env),
    program: '1.0.0',
  });
  await session.advance();
  session.close();
  return linesOf(session.saved?.path ?? '');
}

const linesOf = (path: string): Line[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

function fileOf(lines: readonly (Line | string)[]): string {
  const path = join(mkdtempSync(join(home, 'file-')), 'match.jsonl');
  writeFileSync(
    path,
    lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
  );
  return path;
}

const load = async (): Promise<AnyGame> => orchard;

/** How a file is refused: every use refuses it and names the same line. */
async function refusal(path: string): Promise<string> {
  const told: string[] = [];
  const ways = [
    async () => void (await watchSession({ name: 'm', path }, readJournal(path), load)),
    async () => (await resumeSession({ name: 'm', path }, load)).close(),
    async () => {
      const { failure } = verifyJournal(keepingOf(orchard, readJournal(path)), readJournal(path));
      if (failure !== undefined) throw failure;
    },
  ];
  for (const way of ways) {
    await way().catch((thrown: unknown) => {
      if (!(thrown instanceof JournalError || thrown instanceof ReplayError)) throw thrown;
      told.push(thrown.message.replace(path, 'FILE'));
    });
  }
  expect(told).toHaveLength(ways.length);
  return told[0] ?? '';
}

let whole: Line[];
let lateSnapshot: number;
beforeAll(async () => {
  whole = await played(orchard, 2, 'oak');
  lateSnapshot = whole.findLastIndex(({ record }) => record === 'snapshot');
});

/** The lines with one of them changed; a header gets the digest that belongs to it, as a careful liar would. */
function changed(index: number, change: Line): Line[] {
  return whole.map((line, at) => {
    if (at !== index) return line;
    const next = { ...line, ...change };
    return index === 0 && !('digest' in change)
      ? { ...next, digest: headerDigest(next as unknown as HeaderRecord) }
      : next;
  });
}

/** The late snapshot with another state, and the digest that belongs to it. */
function otherState(change: (state: Line) => void): Line {
  const state = structuredClone(whole[lateSnapshot]?.['state']) as Line;
  change(state);
  return { state, digest: digest(state) };
}

describe('a match file as it was written', () => {
  it('is accepted, even without the digest that older programs did not write', async () => {
    for (const lines of [
      whole,
      whole.map(({ digest: d, ...line }) => (line['record'] === 'match' ? line : { ...line, digest: d })),
    ]) {
      const path = fileOf(lines);
      const session = await watchSession({ name: 'm', path }, readJournal(path), load);
      expect(session.table.over).toBe(true);
      expect(verifyJournal(keepingOf(orchard, readJournal(path)), readJournal(path)).failure).toBeUndefined();
    }
  });

  it.each(games.map(({ id, seats, load: loadGame }) => [id, seats.company, loadGame] as const))(
    'of %s is taken at each of its snapshots',
    async (_, players, loadGame) => {
      const game = await loadGame();
      const lines = await played(game, players, 'elm');
      const ends = lines.flatMap(({ record }, index) => (record === 'snapshot' ? [index + 1] : []));
      expect(ends.length).toBeGreaterThan(1);
      for (const end of ends) {
        const path = fileOf(lines.slice(0, end));
        const session = await watchSession({ name: 'm', path }, readJournal(path), async () => game);
        expect(session.table.over).toBe(false);
      }
    },
    60_000,
  );
});

describe('a match file begun with figures whose sources have changed since', () => {
  const withSources = games.filter(({ id }) => id === 'nice-green-things');

  it.each(withSources)(
    'of $id continues, is replayed completely, and is not confused with any other',
    async (entry) => {
      const game = await entry.load();
      const [earlier = ''] = game.components.earlier ?? [];
      const lines = await played(game, entry.seats.company, 'ash');
      const begunWith = (components: string) => {
        const half = lines.slice(0, lines.findLastIndex(({ record }) => record === 'snapshot') + 1);
        return fileOf(
          half.map((line) => {
            if (line['components'] === undefined) return line;
            const next = { ...line, components };
            if (line['record'] !== 'match') return next;
            return { ...next, digest: headerDigest(next as unknown as HeaderRecord) };
          }),
        );
      };
      const path = begunWith(earlier);
      const session = await resumeSession({ name: 'm', path }, async () => game);
      expect(session.notes).toEqual([]);
      await session.advance();
      session.close();
      expect(session.table.over).toBe(true);
      expect(new Set(linesOf(path).flatMap(({ components }) => components ?? []))).toEqual(
        new Set([earlier]),
      );
      expect(verifyJournal(keepingOf(game, readJournal(path)), readJournal(path)).failure).toBeUndefined();
      const other = await resumeSession({ name: 'm', path: begunWith('0000000000000000') }, async () => game);
      other.close();
      expect(other.notes.join(' ')).toMatch(/figures/);
    },
  );
});

describe('a header that lies', () => {
  it.each<readonly [string, Line, RegExp]>([
    [
      'other digest',
      { digest: '0000000000000000', players: 2 },
      /line 1: damaged: the header has been changed/,
    ],
    [
      'an option',
      { options: { rounds: 5, fence: 'none' } },
      /line 2: damaged: the match does not begin as its header says/,
    ],
    ['an option that there is not', { options: { stones: 1 } }, /line 1: damaged: .*no option stones/],
    ['an option out of its bounds', { options: { rounds: 99 } }, /line 1: damaged: rounds may be/],
    [
      'an option that every object has',
      { options: { constructor: 1 } },
      /line 1: damaged: .*no option constructor/,
    ],
    ['the seed', { seed: 'elm' }, /line 2: damaged: the match does not begin as its header says/],
    ['too few seats', { seats: [{ name: 'A' }] }, /line 1: damaged: 2 players, and 1 seats/],
    [
      'too many players',
      { players: 3, seats: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] },
      /line [12]: damaged/,
    ],
    [
      'players beyond the game',
      { players: 50, seats: Array.from({ length: 50 }, () => ({ name: 'A' })) },
      /line 1: damaged: 50 players/,
    ],
    [
      'a thousand million players',
      { players: 1_000_000_000 },
      /line 1: the header is damaged: players is not/,
    ],
    [
      'a bot that there is not',
      { seats: [{ name: 'A', bot: 'toString' }, { name: 'B' }] },
      /line 1: damaged: there is no bot "toString"/,
    ],
    ['an older edition', { edition: orchard.edition - 1 || 99 }, /edition|line 2/],
    ['an edition that there is not yet', { edition: 99 }, /edition 99 of the rules/],
    ['other figures', { components: '0000000000000000' }, /line 2: damaged: .*other rules or figures/],
    ['a table', { table: { start: {} } }, /line 1: damaged: the figures/],
    ['a position', { given: { dragons: 1 } }, /line 1: damaged: the match cannot be set up/],
  ])('of %s is refused by its line', async (_, change, expected) => {
    expect(await refusal(fileOf(changed(0, change)))).toMatch(expected);
  });
});

describe('a record that lies', () => {
  const at = (index: number, line: Line): Line[] => whole.map((old, place) => (place === index ? line : old));
  const find = (record: string): number => whole.findIndex((line) => line['record'] === record);

  it.each(['__proto__', 'constructor', 'toString', 'nothing', null])(
    'snapshots name no step %j',
    async (step) => {
      expect(await refusal(fileOf(changed(lateSnapshot, { step })))).toMatch(
        new RegExp(`line ${lateSnapshot + 1}: damaged: the snapshot does not continue with`),
      );
      expect(await refusal(fileOf(changed(1, { step })))).toMatch(
        /line 2: damaged: the snapshot does not continue/,
      );
    },
  );

  it.each(['__proto__', 'constructor', 'nothing'])('there ends no step %j', async (step) => {
    const index = find('step');
    expect(await refusal(fileOf(at(index, { ...whole[index], step })))).toMatch(
      new RegExp(`line ${index + 1}: damaged: there is no step`),
    );
  });

  it.each<readonly [string, (state: Line) => void]>([
    ['a player less', (state) => void (state['seats'] as unknown[]).pop()],
    ['no players', (state) => void delete state['seats']],
    ['other words', (state) => void Object.assign(state, { dragons: 1 })],
    ['null in its place', (state) => void Object.assign(state, { seats: null })],
  ])('a snapshot with a state of its own: %s', async (_, change) => {
    expect(await refusal(fileOf(changed(lateSnapshot, otherState(change))))).toMatch(
      new RegExp(`line ${lateSnapshot + 1}: damaged: the snapshot`),
    );
  });

  it('a round, a seat, a result', async () => {
    const answer = find('answer');
    const over = find('over');
    for (const [index, change] of [
      [lateSnapshot, { round: 77 }],
      [answer, { seat: 2 }],
      [over, { scores: [1] }],
      [over, { winners: [5] }],
      [over, { scores: [1000, 0] }],
      [over, { winners: [0, 1] }],
    ] as const)
      expect(await refusal(fileOf(changed(index, change)))).toMatch(new RegExp(`line ${index + 1}: `));
  });
});

describe('a file of excessive size', () => {
  const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  it.each<readonly [string, string, RegExp]>([
    ['depth in a table', `"table":${deep(200_000)}`, /nested more than 64 deep/],
    ['depth in a position', `"given":{"a":${deep(100)}}`, /nested more than 64 deep/],
    ['a long list', `"table":[${'0,'.repeat(200_000)}0]`, /200001 items here/],
    [
      'many seats',
      `"seats":[${'{"name":"A"},'.repeat(500)}{"name":"A"}]`,
      /seats is not a list of at most 99/,
    ],
    ['many options', `"options":{"__proto__":1}`, /__proto__: this name is not allowed/],
    ['thinking for ever', `"think":9007199254740991`, /think is not/],
  ])('is refused before anything is made of it: %s', (_, field, expected) => {
    const { record: _record, ...rest } = whole[0] as Line;
    const name = /"(\w+)"/.exec(field)?.[1] as string;
    const header = Object.fromEntries(Object.entries(rest).filter(([key]) => key !== name));
    const path = fileOf([`{"record":"match",${field},${JSON.stringify(header).slice(1)}`, ...whole.slice(1)]);
    expect(() => readJournal(path)).toThrow(expected);
  });

  it('in bytes is refused unread', () => {
    const path = fileOf([]);
    writeFileSync(path, Buffer.alloc((16 << 20) + 1, '\n'));
    expect(() => readJournal(path)).toThrow(/larger than 16 MB/);
  });
});
