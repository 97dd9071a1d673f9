import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Alternative, Bot, Verdict } from '../../src/bots/bot.ts';
import { candidates } from '../../src/bots/candidates.ts';
import { exportMatch, reportMatch } from '../../src/cli/matches-export.ts';
import type { Options } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/question.ts';
import type { LogEntry } from '../../src/engine/umpire.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { dataFolder } from '../../src/table/folder-paths.ts';
import { beginSession } from '../../src/table/open-session.ts';
import type { Reason } from '../../src/table/reasons.ts';
import { seatsFor } from '../../src/table/seats.ts';
import type { HotSeat } from '../../src/table/session.ts';
import { CatchUp } from '../../src/ui/catch-up.ts';
import { logText } from '../../src/ui/words/sentences.ts';
import { orchard } from '../toy/index.ts';

/** Answers at random, and claims to have weighed every option: nothing that could be told is left out. */
const talkative: Bot = {
  name: 'talkative',
  instant: true,
  *think({ question, number }): Generator<number, Verdict, void> {
    const values = [...candidates(question, 40)];
    const [value] = values.splice(number(values.length), 1) as [Alternative['value']];
    yield 1;
    const weighed = [value, ...values].map(
      (each, place): Alternative => ({ value: each, estimate: -place, rollouts: 1 }),
    );
    return { value, alternatives: weighed };
  },
};

vi.mock('../../src/bots/index.ts', async (original) => ({
  ...(await original<object>()),
  loadBot: async () => talkative,
}));

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'green-games-secrets-'));
  vi.stubEnv('GREEN_GAMES_HOME', home);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

/** Texts in plain data, at any depth; several words of one text count one by one. */
function wordsIn(data: unknown, words = new Set<string>()): Set<string> {
  if (typeof data === 'string') for (const word of [data, ...data.split(' ')]) words.add(word);
  else if (typeof data === 'object' && data !== null)
    for (const item of Object.values(data)) wordsIn(item, words);
  return words;
}

/** What of a game is a card, and what a reader may connect with a seat. */
interface Table {
  isCard(word: string): boolean;
  known(session: HotSeat, reader: Seat | null, seat: Seat): ReadonlySet<string>;
}

/** What views call the list of the seats' open parts. */
interface ViewOfSeats {
  readonly nations?: readonly object[];
  readonly seats?: readonly object[];
}

/** A reader may connect with a seat what its view shows of it, and what the log tells of it. */
function tableOf(game: AnyGame): Table {
  const cards = cardsOf(game.components.sourced as Record<string, unknown>);
  return {
    isCard: (word) => cards.has(word),
    known(session, reader, seat) {
      const view = session.host.seatAt(reader).view() as ViewOfSeats;
      const words = wordsIn(view.nations?.[seat] ?? view.seats?.[seat] ?? view);
      for (const entry of session.host.seatAt(reader).log())
        if (entry.seat === seat) wordsIn(entry.figures, words);
      return words;
    },
  };
}

/** Ids of cards that can be in a hand or a face-down stack. */
function cardsOf(sourced: Record<string, unknown>): Set<string> {
  const ids = new Set<string>();
  for (const block of ['cards', 'privateProjects'])
    for (const id of Object.keys((sourced[block] ?? {}) as object)) ids.add(id);
  return ids;
}

/** Private projects that are face down in Reputation: in no view, and no longer in any log. */
function faceDown(session: HotSeat): string[] {
  const state = session.host.position()['privateStacks'] as Record<string, { cards?: unknown[] }> | undefined;
  return Object.values(state ?? {}).flatMap(({ cards }) => [...wordsIn(cards)]);
}

function checkReason(reason: Reason, known: ReadonlySet<string>, table: Table, reader: Seat | null): void {
  for (const value of [reason.chosen, ...reason.alternatives.map(({ value: other }) => other)]) {
    if (typeof value !== 'string' || !table.isCard(value)) continue;
    if (!known.has(value))
      throw new Error(`Seat ${reader} is told that seat ${reason.seat} had ${value} at ${reason.ask}.`);
  }
  expect(typeof reason.hidden).toBe('boolean');
}

function checkEntries(entries: readonly LogEntry[], reader: Seat | null, secret: readonly string[]): void {
  for (const { kind, figures, seenBy } of entries) {
    if (seenBy !== undefined && !seenBy.includes(reader as Seat))
      throw new Error(`Seat ${reader} reads ${kind}, which is for ${seenBy.join(' ')}.`);
    const words = wordsIn(figures);
    for (const card of secret)
      if (words.has(card))
        throw new Error(`Seat ${reader} reads in ${kind} of ${card}, which lies face down.`);
  }
}

const SEED = 'a-seed-that-stands-nowhere-else';

/** What `matches report` and `matches export` print of a running match holds the public log and nothing else of the table. */
async function checkPapers(session: HotSeat): Promise<void> {
  const { name } = session.saved as NonNullable<HotSeat['saved']>;
  const [report, log] = ['report', 'log'].map((kind) => join(home, `${kind}.txt`)) as [string, string];
  await reportMatch(name, { output: report });
  await exportMatch(name, { format: 'log', output: log });
  const open = session
    .seatAt(null)
    .log()
    .map((entry) => logText(entry, session));
  expect(readFileSync(log, 'utf8').trimEnd().split('\n')).toEqual(open);
  const [head = '', told = ''] = readFileSync(report, 'utf8').split('\nPublic log\n');
  expect(told.trimEnd().split('\n')).toEqual(open);
  expect(head).not.toContain(SEED);
  for (const format of ['script', 'json', 'position', 'file'] as const)
    await expect(exportMatch(name, { format })).rejects.toThrow('is not over');
}

async function playAndCheck(
  game: AnyGame,
  players: number,
  options: Options,
  every: number,
): Promise<number> {
  const session = await beginSession({
    game,
    players,
    options,
    sitters: seatsFor(
      players,
      Array.from({ length: players }, () => ({ bot: 'easy' })),
    ),
    seed: SEED,
    keep: dataFolder(process.env),
    program: '0.0.0-test',
  });
  const table = tableOf(game);
  const readers: (Seat | null)[] = [null, ...Array.from({ length: players }, (_, seat) => seat)];
  const news = new CatchUp({ table: session.table, seatAt: (seat) => session.host.seatAt(seat) });
  let told = 0;
  let due = 0;
  session.subscribe(() => {
    if (session.host.answered < due || session.table.over) return;
    due = session.host.answered + every;
    const secret = faceDown(session);
    for (const reader of readers) {
      const known = readers.map((seat) => (seat === null ? null : table.known(session, reader, seat)));
      for (const reason of session.host.seatAt(reader).reasons()) {
        if (reason.seat === reader) continue;
        told += 1;
        checkReason(reason, known[reason.seat + 1] as ReadonlySet<string>, table, reader);
      }
      checkEntries(session.host.seatAt(reader).log(), reader, secret);
      if (reader === null) continue;
      checkEntries(news.news(reader), reader, secret);
      news.markTold(reader);
    }
  });
  const papers = new AbortController();
  const stop = session.subscribe(() => session.table.round > 2 && papers.abort());
  await session.advance(papers.signal);
  stop();
  // The commands know the games of the list alone.
  if (!session.table.over && games.some(({ id }) => id === game.id)) await checkPapers(session);
  await session.advance();
  expect(session.table.over).toBe(true);
  session.close();
  return told;
}

const tables: readonly (readonly [string, number, Options, number])[] = [
  ['limit', 3, {}, 29],
  ['limit', 4, { alliances: true }, 61],
  ['green-deal', 3, {}, 17],
  ['reputation', 4, { identities: 'mixed' }, 7],
  ['nice-green-things', 2, {}, 7],
];

describe('reasons, news, reports and exports of whole matches tell no more than view and log', () => {
  for (const [id, players, options, every] of tables) {
    it(`${id} with ${players} ${JSON.stringify(options)}`, async () => {
      const game = await (games.find((entry) => entry.id === id) as (typeof games)[number]).load();
      expect(await playAndCheck(game, players, options, every)).toBeGreaterThan(20);
    });
  }

  it('the toy game, where bids are forgotten and hands are secret', async () => {
    expect(await playAndCheck(orchard as AnyGame, 3, {}, 1)).toBeGreaterThan(20);
  });
});
