import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServedPlace } from './serve-clients.ts';
import type { Tmux } from './tmux.ts';

let place: ServedPlace;
beforeEach(async () => {
  place = new ServedPlace();
  await place.start();
});
afterEach(() => place.close());

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const shown = (pane: Tmux): string => pane.screen().join('\n');

/** Ann and Bo at a table of Nice Green Things, both at its screen. */
async function atTable(settings = ''): Promise<{ ann: Tmux; bo: Tmux; code: string }> {
  for (const name of ['ann', 'bo']) place.key(name);
  const said = await place.lines('ann', 'ann', `new nice-green-things 2 0 easy ${settings}`);
  const code = /Your table is (\S+)\./.exec(said)?.[1] ?? '';
  await place.lines('bo', 'bo', `join ${code}`, '/leave');
  const [ann, bo] = [await place.arrive('ann'), await place.arrive('bo')];
  for (const pane of [ann, bo]) {
    await pane.waitFor(code);
    pane.press('Enter');
    await pane.waitFor('NICE GREEN THINGS');
  }
  return { ann, bo, code };
}

/** Lets both give the answer under the cursor, the given number of times. */
async function play(panes: readonly Tmux[], answers: number): Promise<void> {
  for (let given = 0; given < answers; given += 1)
    for (const pane of panes) {
      pane.press(/y confirms|y yes/.test(shown(pane)) ? 'y' : 'Enter');
      // A key too soon after an answer counts as held down.
      await pause(400);
    }
}

describe('a table over SSH, in the terminals of people', () => {
  it('is drawn for every size of the terminal, and again after the connection was cut', async () => {
    const { ann, bo } = await atTable();
    await play([ann, bo], 4);
    for (const [columns, rows] of [
      [40, 12],
      [140, 45],
      [30, 8],
      [80, 24],
    ] as const) {
      ann.resize(columns, rows);
      await ann.waitFor(columns < 40 ? /needs|40/ : /nice green things/i);
      const lines = await ann.still();
      expect(lines.length).toBe(rows);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
    }
    await bo.still();
    const [turn = ''] = /turn \d+/.exec(shown(bo)) ?? [];
    expect(turn).not.toBe('');
    // The client is killed: the server only notices a closed connection.
    place.cut(bo);
    await ann.waitFor(/ann here/);
    const again = await place.arrive('bo');
    again.press('Enter');
    await again.waitFor(turn);
    await ann.waitFor(/ann, bo here/);
  });

  it('undoes a decision if the other player agrees', async () => {
    const { ann, bo } = await atTable();
    await play([ann, bo], 6);
    // Within her own turn Ann's decisions concern no one else, so an undo takes effect at once.
    const isAnnsNextTurn = (): boolean => /turn (?:[3-9]|\d\d).* Buying[\s\S]*^▸a ann/m.test(shown(ann));
    for (let tries = 0; tries < 24 && !/bo agrees|asks to undo/.test(shown(bo)); tries += 1) {
      await play([ann, bo], 1);
      if (!isAnnsNextTurn()) continue;
      ann.press('u');
      await ann.still();
      // A key right after a question has appeared counts as meant for the previous one.
      await pause(1000);
      if (/^ Undo/m.test(shown(ann))) ann.press('y');
      await bo.still();
    }
    await bo.waitFor(/ann asks to undo/);
    await pause(1000);
    bo.press('y');
    await ann.waitFor(/Undone/);
    await bo.waitFor(/ann .*(?:took|taken) back|undid|undone/i);
  });

  it('tells the older of two logins that the newer one is in control, and gives control back', async () => {
    const { ann } = await atTable();
    const second = await place.arrive('ann');
    second.press('Enter');
    await second.waitFor('NICE GREEN THINGS');
    await ann.waitFor(/You play here from another terminal now/);
    ann.press('Enter');
    await second.waitFor(/You play here from another terminal now/);
    await ann.waitFor(/ann, bo here/);
  });

  it('continues with a bot at an abandoned seat, says so, and does not let the person back in', async () => {
    const { ann, bo, code } = await atTable();
    bo.press('C-c');
    await bo.waitFor('Your tables');
    bo.press('g');
    await bo.waitFor(/Give up your seat/);
    bo.press('y');
    await ann.waitFor(/bo has given up the seat; a bot plays on/);
    await bo.waitFor(new RegExp(`Watch\\s+.*${code}`));
    expect(await place.lines('bo', `join ${code}`)).toMatch(/All seats|is over|taken/);
  });

  it('shows spectators the state of ten answers ago', async () => {
    const { ann, bo, code } = await atTable('watch=10');
    place.key('eve');
    await place.lines('eve', 'eve');
    const eve = await place.arrive('eve');
    await eve.waitFor(code);
    eve.press('w');
    await eve.waitFor(/NICE GREEN THINGS|held back/);
    await ann.waitFor(/1 watching/);
    const before = await eve.still();
    await play([ann, bo], 2);
    expect(shown(eve).split('\n').slice(1, -2)).toEqual(before.slice(1, -2));
    // The row of the table says nothing newer than the board.
    expect(shown(eve)).not.toMatch(/waits for/);
    for (let rounds = 0; rounds < 20 && !/turn [2-9]/.test(shown(eve)); rounds += 1) await play([ann, bo], 2);
    await eve.waitFor(/turn [2-9]/);
  });
});
