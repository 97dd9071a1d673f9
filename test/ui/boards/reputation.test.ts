import { describe, expect, it } from 'vitest';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import type { Question, Seat, Value } from '../../../src/engine/question.ts';
import type { AnyGame } from '../../../src/games/index.ts';
import { reputation as game } from '../../../src/games/reputation/index.ts';
import type { ReputationState } from '../../../src/games/reputation/state.ts';
import { loadBoard } from '../../../src/ui/load-board.ts';
import { expectPlainCells, frame, playsAt, standard, terminals, wide } from './frames.ts';

const board = await loadBoard('reputation');

/** Ann is to bid in round 4; credits of all four differ, so that a frame shows whose it knows. */
function bidding(players: number, change: (state: ReputationState) => void = () => undefined): Match {
  const setting = settingOf(game, players);
  const state = setUp(game, setting, 'oak');
  Object.assign(state, {
    round: 4,
    nextStep: 'biddingTurn',
    startPlayer: 1,
    turn: 0,
    speculationRun: 1,
    privateCard: 'gig-couriers',
    publicCard: 'city-solar',
    creditsOnPrivate: 4,
    creditsOnPublic: 7,
    privateBid: { player: 1, workers: 2 },
    publicBid: { player: 2, workers: 3 },
    marker: 'publicCard',
  });
  state.players.forEach((player, seat) => {
    Object.assign(player, {
      hq: 5 - seat,
      credits: 31 + 2 * seat,
      repTokens: seat,
      breakRoom: { left: seat % 2, middle: 1, right: 0 },
      privateCards: seat === 3 ? ['billboard-towers', 'payday-credit'] : seat === 0 ? ['private-guards'] : [],
      privateWorkers: seat === 3 ? 2 : seat === 0 ? 1 : 0,
    });
  });
  const [first, , third] = state.sharedStacks;
  Object.assign(first ?? {}, { cards: ['free-clinics', 'rail-revival'], workers: [2, 0] });
  Object.assign(third ?? {}, { cards: ['vaccine-drive'], workers: [1, 1] });
  state.privateDeck = state.privateDeck.filter((card) => !JSON.stringify(state.players).includes(card));
  change(state);
  return new Match(game, setting, state) as unknown as Match;
}

/** Step 5: Cy has won the public project and holds the marker; Bo and Di may become co-sponsor. */
const sponsoring = (players = 4) =>
  bidding(players, (state) => {
    Object.assign(state, {
      nextStep: 'resolveCoSponsorship',
      turn: null,
      biddingOver: true,
      privateCard: null,
      publicCard: null,
      privateBid: null,
      publicBid: null,
      creditsOnPrivate: 0,
      creditsOnPublic: 0,
      pendingPublic: { player: 2, card: 'city-solar', workers: 3 },
      marker: 2,
    });
  });

function answer(match: Match, seat: Seat, value: Value): void {
  expect(match.answer(seat, value)).toBeUndefined();
}

const golden = (name: string) => `golden/reputation-${name}.txt`;

describe('the board of Reputation', () => {
  it.each(terminals)('shows both projects and all CEOs at $columns x $rows', async (terminal) => {
    const text = await frame(board, bidding(4), { terminal, focus: 'bid-private' });
    await expect(text).toMatchFileSnapshot(golden(`${terminal.columns}x${terminal.rows}`));
  });

  it.each([3, 5])('seats %i CEOs all around the table, the last one next to the first', async (players) => {
    const round = await frame(board, bidding(players), { terminal: wide });
    await expect(round).toMatchFileSnapshot(golden(`${players}-wide`));
    const table = await frame(board, bidding(players));
    await expect(table).toMatchFileSnapshot(golden(`${players}-standard`));
    const last = 'abcde'[players - 1];
    for (const text of [round, table]) expect(text).toContain(`${last}-a`);
    const narrow = await frame(board, bidding(players), {
      terminal: { columns: 120, rows: 36, board: { columns: 80, rows: 26 } } as never,
    });
    await expect(narrow).toMatchFileSnapshot(golden(`${players}-narrow-wide`));
  });

  it('shows each pane of the smallest terminal', async () => {
    const panes: string[] = [];
    for (const pane of [1, 2, 3])
      panes.push(await frame(board, bidding(5), { terminal: terminals[0], pane }));
    await expect(panes.join('\n')).toMatchFileSnapshot(golden('panes'));
  });

  it('shows own credits only, and a question mark for all others (REP-INFO-01)', async () => {
    for (const terminal of terminals) {
      for (const viewer of [0, 1, 2, 3, null]) {
        for (const pane of [0, 1]) {
          const text = await frame(board, bidding(4), { terminal, viewer, pane });
          const shown = [31, 33, 35, 37].filter((credits) => text.includes(String(credits)));
          const own = viewer === null ? [] : [31 + 2 * viewer];
          // The smallest terminal shows credits in a pane of their own.
          const expected = terminal === terminals[0] ? own.filter((credits) => shown.includes(credits)) : own;
          expect(shown).toEqual(expected);
        }
      }
    }
  });

  it('shows no face of a private stack before the end (REP-INFO-03)', async () => {
    for (const part of ['draw', 'drawOthers'] as const) {
      const text = await frame(board, bidding(4), { terminal: wide, part });
      expect(text).not.toMatch(/Billboard|Payday|Private guards/);
      expect(text).toMatch(/2 cards, 2 workers/);
    }
  });

  it('keeps the hands closed until all three have decided (REP-INFO-05)', async () => {
    const match = sponsoring();
    answer(match, 2, 'left');
    answer(match, 3, 1);
    const ofBo = await frame(board, match, { viewer: 1 });
    expect(ofBo).toMatch(/co-sponsor: d Di or b Bo/);
    expect(ofBo).not.toMatch(/you hold|you have bid/);
    expect(await frame(board, match, { viewer: 2 })).toMatch(/you hold the marker in the left hand/);
    expect(await frame(board, match, { viewer: 3 })).toMatch(/you have bid 1 worker\b/);
    await expect(ofBo).toMatchFileSnapshot(golden('sealed'));
    answer(match, 1, 1);
    const opened = match.log().filter(({ kind }) => kind === 'hands-opened');
    expect(opened).toHaveLength(1);
    expect(opened[0]?.figures).toMatchObject({ hand: 'left', leftBid: 1, rightBid: 1 });
  });

  it('lays the end open as a table whose parts add up (REP-END-08, REP-END-16)', async () => {
    const match = bidding(4, (state) => {
      Object.assign(state, { round: 10, nextStep: 'finalScoring', turn: null, biddingOver: true });
    });
    expect(match.over).toBe(true);
    for (const terminal of [terminals[0], standard, wide]) {
      const text = await frame(board, match, { terminal, viewer: 0 });
      await expect(text).toMatchFileSnapshot(golden(`final-${terminal.columns}`));
      expect(text).toMatch(/wins/);
      expect(text).toMatch(/eliminated|out/);
    }
  });

  it('keeps its columns with Chinese and long names', async () => {
    const names = ['Bartholomew the Magnificent', '王小明', 'Cy', 'Di'];
    const text = await frame(board, bidding(4), { names });
    const plain = await frame(board, bidding(4));
    const columnsOf = (frameText: string) =>
      frameText.split('\n').flatMap((row) => /\[. . .\].*$/.exec(row)?.[0] ?? []);
    expect(columnsOf(text)).toEqual(columnsOf(plain));
    expect(await frame(board, bidding(4), { names, terminal: wide })).toContain('王小明');
  });

  it('is readable in ASCII, without symbols of unsure width', async () => {
    for (const terminal of terminals) {
      expect(await frame(board, bidding(5), { terminal, ascii: true })).toMatch(/^[\x20-\x7e\n]*$/);
      expectPlainCells(await frame(board, bidding(5), { terminal, focus: 'speculate' }));
    }
  });

  it('asks about workers that move with everything moving as the first answer', () => {
    const match = bidding(3, (state) => {
      Object.assign(state, { nextStep: 'workersToHQ', turn: null, biddingOver: true });
    });
    const question = match.open[0] as Question;
    expect(question.ask).toBe('decline');
    expect((question.options as readonly Value[])[0]).toBe('done');
    expect(question.caution?.('done')).toBeUndefined();
  });

  it.each(terminals)('is played by two people and three bots at $columns x $rows', async (terminal) => {
    await playsAt(game as unknown as AnyGame, ['Ann', 'Bo*', 'Cy', 'Di*', 'Eve*'], terminal);
  });
});
