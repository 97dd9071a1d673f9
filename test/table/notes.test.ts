import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reviewReport } from '../../src/cli/review-report.ts';
import { perform, readDemo } from '../../src/demos/demo.ts';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { lineText } from '../../src/drawing/lines.ts';
import { widthOf } from '../../src/drawing/text.ts';
import { digest } from '../../src/engine/digest.ts';
import { DiskError } from '../../src/engine/disk-error.ts';
import { readJournal } from '../../src/engine/journal.ts';
import { games } from '../../src/games/index.ts';
import { readReplay, type Showing } from '../../src/replay/showing.ts';
import { decisionsOf, reviewMatch } from '../../src/review/review.ts';
import { exportedScript } from '../../src/scripts/script-export.ts';
import { deleteMatch, notesPath, renameMatch } from '../../src/table/data-folder.ts';
import { MOST_NOTES, NOTE_LIMIT, type Note, Notebook, type NoteKeeper } from '../../src/table/notes.ts';
import { NotesError, notesBeside } from '../../src/table/notes-file.ts';
import { beginSession, keepingOf, watchSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { replayPlain } from '../../src/ui/plain/replay-plain.ts';
import { Replayer } from '../../src/ui/replayer.ts';
import { replayLines } from '../../src/ui/scenes/replay-lines.ts';

const loadGame = async (id: string) => {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};
const damaged = (path: string) => `${path} is damaged`;

let folder: string;
let path: string;
let showing: Showing;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-notes-'));
  const game = await loadGame('nice-green-things');
  const sitters = seatsFor(2, [{ name: 'Ann' }, { bot: 'random' }]);
  const plan = { game, players: 2, options: {}, sitters, seed: 'oak', program: '0', keep: folder };
  const session = await beginSession(plan);
  for (await session.advance(); session.asked?.posed; await session.advance()) {
    const { options } = session.asked.posed;
    session.asked.answer(Array.isArray(options) ? (options.at(-1) ?? 0) : (options as { from: number }).from);
  }
  session.close();
  path = session.saved?.path ?? '';
  showing = (await readReplay(path, loadGame)).showing;
}, 60_000);

/** A keeper in memory. */
function keeper(notes: readonly Note[] = []): NoteKeeper & { kept: readonly Note[] } {
  const own = {
    notes,
    kept: notes,
    keep: (now: readonly Note[]): void => {
      own.kept = now;
    },
  };
  return own;
}

describe('a notebook', () => {
  let here = { answered: 7, round: 2 };
  beforeEach(() => {
    here = { answered: 7, round: 2 };
  });

  it('keeps notes and bookmarks at their moments, in the order of the match', async () => {
    const own = keeper();
    const book = new Notebook(own, () => here);
    expect(await book.write(0, '  two crises  ')).toBe(true);
    here = { answered: 3, round: 1 };
    expect(await book.mark(0)).toBe(true);
    expect(own.kept).toEqual([
      { answered: 3, round: 1, seat: 0, text: '' },
      { answered: 7, round: 2, seat: 0, text: 'two crises' },
    ]);
    expect(await book.mark(0)).toBe(false);
    const [note] = book.of(0);
    expect(book.at(7, 0)).toEqual([note]);
    if (note !== undefined) await book.remove(note);
    expect([own.kept, book.of('all')]).toEqual([[], []]);
  });

  it('shows a person only their own notes and those of readers', async () => {
    const book = new Notebook(keeper(), () => here);
    for (const seat of [0, 1, null]) await book.write(seat, `of ${seat}`);
    const texts = (seat: number | null | 'all') => book.of(seat).map(({ text }) => text);
    expect(texts(0)).toEqual(['of 0', 'of null']);
    expect(texts(1)).toEqual(['of 1', 'of null']);
    expect(texts(null)).toEqual(['of null']);
    expect(texts('all')).toEqual(['of 0', 'of 1', 'of null']);
  });

  it('takes no empty note, cuts long ones, escapes control characters, and has a limit', async () => {
    const own = keeper();
    const book = new Notebook(own, () => here);
    expect(await book.write(0, '   ')).toBe(false);
    await book.write(0, 'x'.repeat(999));
    await book.write(0, '\u001b[2J');
    expect(own.kept.map(({ text }) => text)).toEqual(['x'.repeat(NOTE_LIMIT), '\\u001b[2J']);
    const full = keeper(Array.from({ length: MOST_NOTES }, () => ({ ...here, seat: 0, text: 'x' })));
    expect(await new Notebook(full, () => here).write(0, 'one more')).toBe(false);
  });

  it('is unchanged if it cannot be kept', async () => {
    const failing = { notes: [], keep: () => Promise.reject(new DiskError('x', new Error('full'))) };
    const book = new Notebook(failing, () => here);
    await expect(book.write(0, 'lost')).rejects.toThrow(DiskError);
    expect(book.of('all')).toEqual([]);
  });
});

describe('the notes beside a match', () => {
  it('are no part of the match, read again, and renamed and deleted with it', async () => {
    const before = readFileSync(path, 'utf8');
    const book = new Notebook(notesBeside(path, damaged), () => ({ answered: 5, round: 2 }));
    await book.write(0, 'look here');
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(notesBeside(path, damaged).notes).toEqual([{ answered: 5, round: 2, seat: 0, text: 'look here' }]);
    const name = path.replace(/^.*\/(.*)\.jsonl$/u, '$1');
    const moved = renameMatch({ name, path, changed: 0 }, 'elm', folder);
    expect([existsSync(notesPath(path)), existsSync(notesPath(moved))]).toEqual([false, true]);
    path = renameMatch({ name: 'elm', path: moved, changed: 0 }, name, folder);
    const other = join(folder, 'matches', 'fir.jsonl');
    writeFileSync(other, before);
    writeFileSync(notesPath(other), readFileSync(notesPath(path)));
    deleteMatch({ name: 'fir', path: other, changed: 0 });
    expect(existsSync(notesPath(other))).toBe(false);
  });

  it.each(['', '{', '[]', '{"format":1,"notes":[{"answered":-1}]}', '{"format":2,"notes":[]}'])(
    'are never replaced where the file is damaged: %j',
    (text) => {
      const other = join(folder, 'odd.jsonl');
      writeFileSync(notesPath(other), text);
      expect(() => notesBeside(other, damaged)).toThrow(NotesError);
      expect(readFileSync(notesPath(other), 'utf8')).toBe(text);
    },
  );
});

describe('the notes in a replay', () => {
  async function replayer(columns: number, rows: number) {
    const own = keeper([{ answered: 30, round: 5, seat: 0, text: 'Bo has two crises' }]);
    const options = {
      ascii: true,
      theme: 'none',
      environment: {},
      index: 4,
      speed: 1,
      runs: false,
      notes: own,
    };
    const board = await loadBoard('nice-green-things');
    const screen = new Replayer(showing, board, { columns, rows }, options, () => {});
    return { screen, own, text: () => replayLines(screen).map(lineText).join('\n') };
  }
  const typed = (screen: Replayer, text: string) => {
    for (const key of text) screen.press(key);
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

  it.each([
    [40, 12],
    [80, 24],
    [120, 40],
  ])('are written, listed, gone to, shown at their place and removed, at %i x %i', async (columns, rows) => {
    const { screen, own, text } = await replayer(columns, rows);
    screen.press('n');
    expect(screen.isTyping).toBe(true);
    typed(screen, 'quite a q? *');
    screen.press('enter');
    await settled();
    const { answered } = screen.here;
    expect(own.kept).toEqual([
      expect.objectContaining({ answered, seat: null, text: 'quite a q? *' }),
      expect.objectContaining({ answered: 30 }),
    ]);
    expect(text()).toContain('note: quite a q? *');
    screen.press('*');
    await settled();
    expect(screen.flash).toBe('A bookmark is set here.');
    screen.press('n');
    const list = text();
    for (const line of list.split('\n')) expect(widthOf(line)).toBeLessThanOrEqual(columns);
    expect(list).toContain('bookmark');
    expect(list.replace(/\s+/gu, ' ')).toContain('answer 30, round 5, by Ann: Bo has two crises');
    for (let down = 0; down < 3; down += 1) screen.press('down');
    screen.press('enter');
    expect([screen.here.answered, screen.overlay]).toEqual([30, null]);
    expect(text()).toContain('note: Bo has two crises');
    screen.press('n');
    screen.press('down');
    screen.press('ctrl-d');
    await settled();
    expect(own.kept.map((note) => note.text)).not.toContain('quite a q? *');
    screen.press('escape');
    expect(screen.overlay).toBeNull();
  });

  it('are none while the match runs, because its answers are not numbered', async () => {
    const walk = Object.assign(Object.create(showing.walk), { open: false });
    const options = {
      ascii: true,
      theme: 'none',
      environment: {},
      index: 0,
      speed: 1,
      runs: false,
      notes: keeper(),
    };
    const board = await loadBoard('nice-green-things');
    const screen = new Replayer({ ...showing, walk }, board, { columns: 80, rows: 24 }, options, () => {});
    expect([screen.notebook, screen.hidden.has('note'), screen.hidden.has('bookmark')]).toEqual([
      undefined,
      true,
      true,
    ]);
  });

  it('have the same commands in line mode', async () => {
    const own = keeper([{ answered: 30, round: 5, seat: 0, text: 'Bo has two crises' }]);
    const lines = [
      'go 12',
      'note Mind the Queue',
      'bookmark',
      'notes',
      'notes 3',
      'notes 9',
      'note',
      'bookmark',
    ];
    const said: string[] = [];
    const io = {
      print: (line: string) => void said.push(line),
      lines: { next: async () => lines.shift() ?? null, close: () => {} },
      isTerminal: false,
      rows: 24,
    } as unknown as Parameters<typeof replayPlain>[1];
    const signal = new AbortController().signal;
    await replayPlain(showing, io, { signal, notes: own });
    const text = said.join('\n');
    expect(text).toContain('The note is kept; nobody else sees it.');
    expect(text).toMatch(/^1\. answer 12, round \d+: Mind the Queue\.$/mu);
    expect(text).toMatch(/^2\. answer 12, round \d+: bookmark\.$/mu);
    expect(text).toMatch(/^3\. answer 30, round 5, by Ann: Bo has two crises\.$/mu);
    expect(text).toMatch(/^Answer 30 of/mu);
    expect(text).toContain('The notes are numbered from 1 to 3.');
    expect(own.kept.map((note) => note.answered)).toEqual([12, 12, 30, 30]);
  });
});

describe('the notes in a review and as captions of a demo', () => {
  it('stand in the report with the judgement on their moment', async () => {
    const { walk } = showing;
    const places = decisionsOf(walk, [0]).slice(0, 3);
    const signal = new AbortController().signal;
    const decisions = await reviewMatch({ walk, places, budget: { iterations: 20 }, pool: null, signal });
    const notes = [{ answered: places[1] ?? 0, round: 1, seat: 0, text: 'was this right?' }];
    const form = { columns: 80, glyphs: glyphsFor(true, {}), inSentences: true, notes };
    const text = reviewReport(showing, decisions, 3, form).join('\n');
    expect(text).toMatch(/Notes:\n {2}1\. answer \d+, round 1, by Ann: was this right\?\n {4}\S/u);
  }, 60_000);

  it('are said in a demo at their moments, which plays to the same end', async () => {
    const journal = readJournal(path);
    const game = await loadGame('nice-green-things');
    const last = journal.answers.length;
    const moments = [0, ...decisionsOf(showing.walk, [0, 1]).filter((_, index) => index % 7 === 3), last];
    const captions = moments.map((answered) => ({ answered, text: `At ${answered}: #: mind` }));
    const script = exportedScript(keepingOf(game, journal), journal, [...captions].reverse());
    const performance = await perform(game, readDemo(script));
    if (!('showing' in performance)) throw new Error('the demo was refused');
    const { stops } = performance.showing;
    expect(stops.flatMap(({ caption }) => caption ?? [])).toEqual(captions.map(({ text }) => text));
    for (const { answered, caption } of stops) {
      const moment = Number(/^At (\d+)/u.exec(caption ?? '')?.[1] ?? answered);
      // Forced answers are given at once, so a caption may stand after those that precede its moment.
      const between = journal.answers.slice(Math.min(moment, answered), Math.max(moment, answered));
      expect(between.every(({ answer }) => answer.forced === true)).toBe(true);
    }
    const session = await watchSession({ name: 'x', path }, journal, loadGame);
    expect(performance.digest).toBe(digest(session.host.position()));
  }, 60_000);
});
