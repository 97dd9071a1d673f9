import { describe, expect, it } from 'vitest';
import { beginSession } from '../../../src/table/open-session.ts';
import { type SeatWish, seatsFor } from '../../../src/table/seats.ts';
import type { HotSeat } from '../../../src/table/session.ts';
import type { PlainEnd } from '../../../src/ui/plain/plain-io.ts';
import { playPlain } from '../../../src/ui/plain/play-plain.ts';
import { orchard } from '../../toy/index.ts';
import { typedLines } from './typed-lines.ts';

const ann = { name: 'Ann' };
const bo = { name: 'Bo' };
const bot = { bot: 'random' };

async function begin(wishes: SeatWish[]): Promise<HotSeat> {
  const players = wishes.length;
  const sitters = seatsFor(players, wishes);
  return await beginSession({
    game: orchard,
    players,
    options: {},
    sitters,
    seed: 'oak',
    keep: null,
    program: 'test',
  });
}

/** Plays with these typed lines; what was printed comes back, with the typed lines in their places. */
async function type(
  wishes: SeatWish[],
  typed: string[],
  { isTerminal = false, undo = true } = {},
): Promise<{ printed: string; end: PlainEnd; session: HotSeat }> {
  const session = await begin(wishes);
  const { io, printed } = typedLines(typed, isTerminal);
  const end = await playPlain(session, io, { undo, signal: new AbortController().signal });
  return { printed: printed.join('\n'), end, session };
}

describe('line mode', () => {
  it('says that it is on, tells what happened, and asks in whole sentences', async () => {
    const { printed, end } = await type([ann, bot], []);
    expect(printed).toMatch(/^Orchard, round 1\. Line mode is on/);
    expect(printed).not.toContain('oak');
    expect(printed).toMatch(/The sky shows \d\.\n/);
    expect(printed).toMatch(/Ann: Bid how many coins\?\nType a whole number from 0 to 4; usually 0\./);
    expect(end).toEqual({ missing: 0 });
  });

  it('uses nothing that moves a cursor', async () => {
    const { printed } = await type(
      [ann, bot],
      ['1', '2', '?', 'board', 'log', 'standings', 'rules', 'done', '1', '1', '1'],
    );
    expect(printed).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });

  it('takes a number, a word, a beginning of a word, or a line of a script', async () => {
    for (const answer of ['2', 'rain', 'ra', 'RAIN', 'Ann: chip rain', ':bogus', '0: chip rain']) {
      const { session } = await type([ann, bot], ['0', answer]);
      expect([answer, session.host.answered >= 4]).toEqual([answer, answer !== ':bogus']);
    }
  });

  it('takes several words for several picks, all or none', async () => {
    const { session, printed } = await type([ann, bot], ['0', 'sun', '1 99']);
    const before = session.host.answered;
    expect(printed).toMatch(/99: /);
    const both = await type([ann, bot], ['0', 'sun', '1 2']);
    expect(both.session.host.answered).toBe(before + 2);
  });

  it('says what is not allowed, and why, on demand alone', async () => {
    const typed = ['0', '1', 'done', 'gift', 'why', 'why 3', '3', 'why Ann', '1'];
    const { printed } = await type([ann, bot, bot], typed);
    expect(printed).toMatch(/whom\?\n1\. Bot 1\.\n2\. Bot 2\.\n> why\n3\. Ann: You cannot.*\(TOY-07\)\.\n/);
    expect(printed).toMatch(/> why 3\nAnn: You cannot give to yourself \(TOY-07\)\./);
    expect(printed).toMatch(/> 3\n3: You cannot give to yourself \(TOY-07\)\./);
    expect(printed).toMatch(/> why Ann\nAnn: You cannot/);
  });

  it('hands over by name before another person is asked', async () => {
    const { printed } = await type([ann, bo], ['', '1', '', '2'], { isTerminal: true });
    const handOver = printed.indexOf('Hand over to Bo.');
    expect(handOver).toBeGreaterThan(0);
    expect(printed).toMatch(
      /is sealed and not shown on this page\.\n{10,}Hand over to Bo\.\nBo, press Enter when the others are looking away\.\n> \nBo: Bid/,
    );
  });

  it('confirms what is pointless, with a person', async () => {
    const lines = ['0', '1', 'done', ...Array.from({ length: 12 }, () => 'act')];
    const { printed } = await type([ann, bot], lines, { isTerminal: true });
    expect(printed).toContain('Ann: What do you do?');
  });

  it('takes back where nothing was shown since, and asks where something was', async () => {
    const free = await type([ann, bo], ['1', 'undo'], {});
    expect(free.printed).toMatch(/There is nothing to undo\./);
    const bound = await type([ann, bot], ['1', '1', 'undo', 'no', 'undo', 'yes', '2']);
    expect(bound.printed).toMatch(
      /Since then this has been revealed: .*\nAnn, do you agree[^\n]*\n> no\nNot done/,
    );
    expect(bound.printed).toMatch(/> yes\n.* undone\./s);
    const never = await type([ann, bot], ['1', 'undo'], { undo: false });
    expect(never.printed).toMatch(/played without undo/);
  });

  it('leaves on quit, and a colon tells a command from a choice', async () => {
    expect((await type([ann, bot], ['quit'])).end).toBe('left');
    expect((await type([ann, bot], [':quit'])).end).toBe('left');
  });

  it('leaves no trace of help, refusals and looking', async () => {
    const looked = await type(
      [ann, bot],
      ['?', 'why 9', '99', 'board', 'log', 'nonsense', '1', '', '# note', '2'],
    );
    const plain = await type([ann, bot], ['1', '2']);
    expect(looked.session.host.position()).toEqual(plain.session.host.position());
    expect(looked.session.seatAt(0).log()).toEqual(plain.session.seatAt(0).log());
  });
});

describe('a sealed answer in line mode', () => {
  it('of several people at a terminal is read unseen and acknowledged by a sentence', async () => {
    const typed = ['', '3', '', '9', '2'];
    const { printed, session } = await type([ann, bo], typed, { isTerminal: true });
    expect(session.table.over).toBe(false);
    expect(printed).toContain('This answer is sealed: what you type is not shown.');
    expect(printed).toContain('Ann has answered. The answer is sealed and not shown on this page.');
    const told = printed.slice(0, printed.indexOf('Bo has answered'));
    expect(told).not.toMatch(/^> [0-9]/m);
    // A refusal does not repeat what was typed either.
    expect(told).toMatch(/^This answer: too much/m);
    expect(told).not.toMatch(/^9:/m);
  });

  it('is echoed as ever where one person plays, or where a file answers', async () => {
    const alone = await type([ann, bot], ['3'], { isTerminal: true });
    expect(alone.printed).toContain('> 3');
    expect(alone.printed).not.toContain('sealed');
    const piped = await type([ann, bo], ['3', '2'], { isTerminal: false });
    expect(piped.printed).not.toContain('sealed');
  });
});
