import { describe, expect, it } from 'vitest';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import { posedOf } from '../../../src/engine/posed.ts';
import type { Question, Value } from '../../../src/engine/question.ts';
import type { AnyGame } from '../../../src/games/index.ts';
import { niceGreenThings as game } from '../../../src/games/nice-green-things/index.ts';
import type { EcoSystem, NiceState } from '../../../src/games/nice-green-things/state.ts';
import { loadBoard } from '../../../src/ui/load-board.ts';
import { expectPlainCells, frame, playsAt, standard, terminals, wide } from './frames.ts';

const board = await loadBoard('nice-green-things');
const beside = board.beside as NonNullable<typeof board.beside>;

const eco = (id: string, rows: Partial<EcoSystem>): EcoSystem => ({
  id,
  suit: id.split('-')[0] as EcoSystem['suit'],
  habitat: [],
  science: [],
  pops: [],
  ...rows,
});

/** Ann is to buy in the middle of a game: in green and blue something counts already. */
function inTheMiddle(change: (state: NiceState) => void = () => undefined): Match {
  const setting = settingOf(game, 2);
  const state = setUp(game, setting, 'oak');
  const queue = ['newt-census', 'lark-pair', 'blue-call-out', 'trench-sanctuary', 'woodland-seed-vault'];
  const trash = ['mudflat-guard', 'hare-heath'];
  const [ann, bo] = state.players;
  Object.assign(state, { turn: 0, round: 13, queue, trash, qp: 1, die: 4 });
  Object.assign(ann ?? {}, {
    cash: 1,
    target: 'plant-amphibian-octopus',
    aside: ['treetop-visitor-centre', 'green-call-out'],
    ecosystems: [
      eco('green-1', {
        pops: ['bat-box-avenue', 'acorn-nursery'],
        science: ['orchid-survey'],
        habitat: ['rewild-green'],
      }),
      eco('blue-1', { pops: ['frog-lagoon'], science: ['reef-camera'], habitat: ['toad-crossing'] }),
      eco('black-2', { science: ['spore-study'] }),
    ],
  });
  Object.assign(bo ?? {}, {
    cash: 12,
    target: 'fish-bird-worm',
    ecosystems: [
      eco('black-1', { pops: ['roost-pair'], science: ['cave-field-station'], habitat: ['bat-night-walk'] }),
      eco('red-1', { pops: ['thrift-trials', 'adder-refuge'] }),
    ],
  });
  state.stock = state.stock.filter(
    (card) => !JSON.stringify(state.players).includes(card) && !queue.includes(card),
  );
  change(state);
  return new Match(game, setting, state) as unknown as Match;
}

/** The answers of the asked seats, in order. */
function answered(match: Match, ...answers: Value[]): Match {
  for (const answer of answers) {
    expect(match.answer((match.open[0] as Question).seat, answer)).toBeUndefined();
  }
  return match;
}

const golden = (name: string) => `golden/nice-green-things-${name}.txt`;

describe('the board of Nice Green Things', () => {
  it.each(terminals)(
    'shows queue, tug of war, cashflow, eco systems and majorities at $columns x $rows',
    async (terminal) => {
      const text = await frame(board, inTheMiddle(), { terminal, focus: 'newt-census' });
      await expect(text).toMatchFileSnapshot(golden(`${terminal.columns}x${terminal.rows}`));
    },
  );

  it('says what each project would add, and shows it where majorities are counted', async () => {
    const match = inTheMiddle((state) => {
      state.players[0]?.ecosystems[0]?.science.push('woodland-field-station');
    });
    const text = await frame(board, match, { terminal: wide, focus: 'newt-census' });
    expect(text).toMatch(/adds amph \+2/);
    expect(text).toMatch(/begins red/);
    expect(text).toMatch(/a Ann .*1\+2\*/);
  });

  it('shows the row that a card would join, and what limits the eco system', async () => {
    const match = answered(inTheMiddle(), 'newt-census', 'green-1');
    const text = await frame(board, match, { focus: 'science' });
    await expect(text).toMatchFileSnapshot(golden('row'));
    expect(text).toMatch(/science {2}1, needs 2 +Orchid survey \(1\), \+ Newt census/);
    const compact = await frame(board, match, { terminal: terminals[0], focus: 'science' });
    expect(compact).toMatch(/science {2}1, needs 2 \+ Newt/);
  });

  it('shows a new eco system while its first card is placed', async () => {
    const text = await frame(board, answered(inTheMiddle(), 'newt-census', 'new'), { focus: 'pops' });
    expect(text).toMatch(/new green eco system\n {3}pops +\+ Newt census/);
  });

  it('marks the card that may be moved while another joins', async () => {
    const match = answered(inTheMiddle(), 'newt-census', 'green-1', 'science');
    const text = await frame(board, match, { focus: 'bat-box-avenue' });
    await expect(text).toMatchFileSnapshot(golden('rearrange'));
    const tell = match.open[0]?.tell?.('bat-box-avenue');
    expect(tell).toContainEqual({ what: 'moves', from: 'pops', to: 'habitat' });
    expect(tell).toContainEqual({ what: 'bat', by: -2, from: 2, to: 0 });
  });

  it('shows each pane of the smallest terminal', async () => {
    const panes: string[] = [];
    for (const pane of [1, 2, 3, 4])
      panes.push(await frame(board, inTheMiddle(), { terminal: terminals[0], pane }));
    await expect(panes.join('\n')).toMatchFileSnapshot(golden('panes'));
  });

  it('shows the eco systems of both with all their cards', async () => {
    const text = await frame(board, inTheMiddle(), { part: 'drawOthers' });
    await expect(text).toMatchFileSnapshot(golden('others'));
    const all = await frame(board, inTheMiddle(), { pane: 1 });
    expect(all).toMatch(/b black {2}worth 1/);
  });

  it('shows the other target to nobody before the end, and both after it (NR-39)', async () => {
    const during = inTheMiddle();
    for (const terminal of terminals) {
      expect(await frame(board, during, { terminal })).not.toMatch(/fish, bird, worm/);
      expect(await frame(board, during, { terminal, viewer: null })).not.toMatch(/plant, amphibian/);
    }
    const end = inTheMiddle((state) => {
      Object.assign(state, { queue: ['lark-pair'], stock: [], phase: 'buy' });
    });
    answered(end, 'pass');
    expect(end.over).toBe(true);
    const text = await frame(board, end, { terminal: wide, viewer: 0 });
    expect(text).toMatch(/Bo's target \* fish, bird, worm/);
    await expect(text).toMatchFileSnapshot(golden('over'));
  });

  it('keeps its columns with Chinese and long names', async () => {
    const names = ['Bartholomew the Magnificent', '王小明'];
    const text = await frame(board, inTheMiddle(), { names });
    await expect(text).toMatchFileSnapshot(golden('names'));
    const plain = await frame(board, inTheMiddle());
    const counts = (frameText: string) => frameText.split('\n').filter((row) => /^.[ab] .*∙/.test(row));
    expect(counts(text).map((row) => row.slice(-60))).toEqual(counts(plain).map((row) => row.slice(-60)));
  });

  it('is readable in ASCII, without symbols of unsure width', async () => {
    for (const terminal of terminals) {
      expect(await frame(board, inTheMiddle(), { terminal, ascii: true })).toMatch(/^[\x20-\x7e\n]*$/);
      expectPlainCells(await frame(board, inTheMiddle(), { terminal, focus: 'pass' }));
    }
  });

  it('knows which card lies beside which', () => {
    const match = inTheMiddle();
    const question = posedOf(match.open[0] as Question, false);
    const view = match.view(0) as Parameters<typeof beside>[0];
    expect(beside(view, question, 'lark-pair', 'right')).toBe('blue-call-out');
    expect(beside(view, question, 'lark-pair', 'left')).toBe('newt-census');
    expect(beside(view, question, 'newt-census', 'left')).toBeUndefined();
    expect(beside(view, question, 'pass', 'left')).toBeUndefined();
    expect(board.panes?.(standard)).toHaveLength(2);
  });

  it.each(terminals)('is played by a person and a bot at $columns x $rows', async (terminal) => {
    await playsAt(game as unknown as AnyGame, ['Ann', 'Bo*'], terminal);
  });
});
