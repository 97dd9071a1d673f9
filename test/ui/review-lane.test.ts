import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { lineText } from '../../src/drawing/lines.ts';
import { widthOf } from '../../src/drawing/text.ts';
import { readJournal } from '../../src/engine/journal.ts';
import { games } from '../../src/games/index.ts';
import { readReplay, type Showing } from '../../src/replay/showing.ts';
import type { JudgedDecision } from '../../src/review/judged-decision.ts';
import { reviewMatch } from '../../src/review/review.ts';
import { keepReview, storedReview } from '../../src/review/review-file.ts';
import { ReviewInProgress } from '../../src/review/review-in-progress.ts';
import { reviewPath } from '../../src/table/data-folder.ts';
import { beginSession } from '../../src/table/open-session.ts';
import { seatsFor } from '../../src/table/seats.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { replayPlain } from '../../src/ui/plain/replay-plain.ts';
import { type ReplayEnding, Replayer } from '../../src/ui/replayer.ts';
import { replayLines } from '../../src/ui/scenes/replay-lines.ts';

const never = new AbortController().signal;
const budget = { iterations: 240 };
const program = '1.2.3';
const loadGame = async (id: string) => {
  const game = await games.find((entry) => entry.id === id)?.load();
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

let path: string;
let showing: Showing;
let places: readonly number[];
let kept: readonly JudgedDecision[];
const recorded = () => ({ path, journal: readJournal(path), program, workers: 1 });

/** A match between a person, who always takes the last choice, and an easy bot, with the first decisions judged. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'green-games-lane-'));
  const game = await loadGame('nice-green-things');
  const sitters = seatsFor(2, [{ name: 'Ann' }, { bot: 'easy' }]);
  const plan = { game, players: 2, options: {}, sitters, seed: 'oak', program, keep: folder };
  const session = await beginSession(plan);
  for (await session.advance(); session.asked?.posed; await session.advance()) {
    const { options } = session.asked.posed;
    session.asked.answer(Array.isArray(options) ? (options.at(-1) ?? 0) : (options as { from: number }).from);
  }
  session.close();
  path = session.saved?.path ?? '';
  showing = (await readReplay(path, loadGame)).showing;
  const { walk } = showing;
  places = await new ReviewInProgress({ ...recorded(), walk, seats: [0] }, budget).find();
  kept = await reviewMatch({ walk, places: places.slice(0, 12), budget, pool: null, signal: never });
}, 60_000);

const keepSome = () => keepReview({ path, journal: readJournal(path), program, budget }, kept);

async function replayer(columns: number, rows: number, { ascii = false, isDemo = false } = {}) {
  const endings: ReplayEnding[] = [];
  const options = {
    ascii,
    theme: 'none',
    environment: { LANG: 'C.UTF-8' },
    index: 0,
    speed: 1,
    runs: false,
    ...(isDemo ? {} : { recorded: recorded() }),
  };
  const board = await loadBoard('nice-green-things');
  const screen = new Replayer(showing, board, { columns, rows }, options, (ending) => endings.push(ending));
  return { screen, endings, text: () => replayLines(screen).map(lineText).join('\n') };
}

/**
 * Presses `a` twice, where all of the lane is on the page that this key opens, and once where the lane shows all of it.
 * @returns the end of the page; empty if none opened
 */
function wholePage(screen: Replayer, text: () => string): string {
  screen.press('a');
  if (screen.overlay === null) return '';
  // The page knows its length once it is drawn.
  text();
  screen.press('end');
  const end = text();
  screen.press('a');
  screen.press('a');
  return end;
}

/** Waits until a condition holds. */
async function until(holds: () => boolean): Promise<void> {
  for (let waits = 0; !holds(); waits += 1) {
    if (waits > 3000) throw new Error('It never held.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe('the review beside a replay', () => {
  it.each([
    [40, 12],
    [80, 24],
    [120, 40],
    [140, 45],
  ])(
    'fits %i x %i, and says what each judged decision cost and what the others were worth',
    async (columns, rows) => {
      keepSome();
      const { screen, text } = await replayer(columns, rows, { ascii: true });
      const without = text();
      screen.press('a');
      await until(() => screen.lane?.progress.all !== null);
      for (const { answered, cost } of kept) {
        screen.index = answered;
        const lines = text().split('\n');
        expect(lines.length).toBeLessThanOrEqual(rows);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
        const told = lines.join(' ').replace(/\s+/gu, ' ');
        expect(told).toContain('Review');
        const inFull = columns >= 80;
        const mark = cost > 0 ? / ! .* cost / : / \* .*(?:best answer|about as good|may be chance|Too few)/u;
        expect(told).toMatch(inFull ? mark : /Review/u);
        expect(told).toMatch(inFull ? /games\)|game\)|tried in/u : /Review/u);
        expect(told).toContain(inFull ? 'others tried:' : 'Review');
        expect(wholePage(screen, text).replace(/\s+/gu, ' ')).toMatch(
          /After the last judged decision of round \d+ the search expects|^$/u,
        );
        expect(screen.overlay).toBeNull();
        expect(screen.lane?.shown).toBe('off');
        screen.press('a');
      }
      screen.press('a');
      if (screen.lane?.shown === 'page') {
        screen.press('escape');
        screen.press('a');
      }
      screen.index = 0;
      expect(text()).toBe(without);
    },
  );

  it('marks the place in the curve, and goes to the decisions that cost something', async () => {
    keepSome();
    const { screen, text } = await replayer(140, 45);
    expect(screen.hidden.has('step-mistake')).toBe(true);
    screen.press('a');
    const mistakes = kept.flatMap(({ cost, answered }) => (cost > 0 && answered > 0 ? [answered] : []));
    expect(mistakes.length).toBeGreaterThan(1);
    for (const place of mistakes) {
      screen.press(']');
      expect(screen.here.answered).toBe(place);
    }
    screen.press(']');
    expect(screen.notice).toBe('No judged decision in that direction cost anything.');
    for (const place of mistakes.slice(0, -1).reverse()) {
      screen.press('[');
      expect(screen.here.answered).toBe(place);
    }
    const markAt = (index: number): number => {
      screen.index = index;
      const line = text()
        .split('\n')
        .find((each) => /^.*\|\s+\^\s*$/u.test(each));
      return line?.indexOf('^') ?? -1;
    };
    const marks = kept.map(({ answered }) => markAt(answered + 1));
    expect(marks).toEqual([...marks].sort((one, other) => one - other));
    expect(new Set(marks).size).toBeGreaterThan(3);
  });

  it('judges the rest while the replay goes on, stops without losing anything, and goes on', async () => {
    keepSome();
    const { screen, text } = await replayer(120, 40);
    screen.press('a');
    await until(() => screen.lane?.progress.all !== null);
    expect(text()).toContain(`12 of ${places.length} decisions judged`);
    expect(text()).toContain('A judges the others.');
    screen.press('A');
    await until(() => (screen.lane?.progress.done ?? 0) > 12);
    screen.press('right');
    expect(screen.here.answered).toBe(1);
    screen.press('A');
    expect([screen.notice, screen.lane?.isMaking]).toEqual([
      'The review has stopped; what is judged is kept.',
      false,
    ]);
    const stored = () => storedReview({ path, journal: readJournal(path), program });
    expect(stored()?.budget).toEqual(budget);
    expect(stored()?.decisions.length).toBeGreaterThan(12);
    screen.press('A');
    await until(() => screen.lane?.isWhole === true && !screen.lane.isMaking);
    expect(stored()?.decisions.length).toBe(places.length);
    expect(screen.hidden.has('judge')).toBe(true);
    screen.stop();
  }, 60_000);

  it('is none in a demo, and none while the match runs', async () => {
    const demo = await replayer(80, 24, { isDemo: true });
    for (const action of ['review', 'judge', 'step-mistake', 'play-on'] as const)
      expect(demo.screen.hidden.has(action)).toBe(true);
    const { screen } = await replayer(80, 24);
    const walk = Object.assign(Object.create(showing.walk), { open: false });
    screen.showing = { ...showing, walk };
    screen.press('a');
    expect([screen.lane, screen.notice]).toEqual([null, 'A review is made once the match is over.']);
    screen.press('P');
    expect(screen.overlay).toBeNull();
    expect(screen.notice).toMatch(/nobody may continue/u);
  });

  it('says in a sentence that the judgements cannot be kept', async () => {
    keepSome();
    const { screen } = await replayer(80, 24);
    screen.press('a');
    // The file of the review becomes a folder that cannot be replaced.
    const { mkdirSync, rmSync, writeFileSync } = await import('node:fs');
    rmSync(reviewPath(path));
    mkdirSync(reviewPath(path));
    writeFileSync(join(reviewPath(path), 'x'), '');
    screen.lane?.end();
    expect(screen.notice).toMatch(/review/u);
    rmSync(reviewPath(path), { recursive: true });
    keepSome();
    expect(readFileSync(reviewPath(path), 'utf8')).toContain('"format":3');
  });
});

describe('playing on from a replay', () => {
  it('takes the seat that decides against the bots of the match, or those that were chosen', async () => {
    const { screen, endings, text } = await replayer(80, 24);
    screen.index = places[3] ?? 0;
    const { answered } = screen.here;
    screen.press('P');
    expect(text()).toContain('your seat');
    screen.press('enter');
    screen.press('P');
    screen.press('down');
    screen.press('left');
    expect(text()).toContain('the others: expert');
    screen.press('enter');
    expect(endings).toEqual([
      { kind: 'play-on', answered, seat: 0, level: null },
      { kind: 'play-on', answered, seat: 1, level: 'expert' },
    ]);
    screen.press('end');
    screen.press('P');
    expect([screen.overlay, screen.notice]).toEqual([null, expect.stringContaining('Nobody decides here')]);
  });
});

/** What a replay in line mode says to some commands, and how it ends. */
async function plain(commands: readonly string[]) {
  const lines = [...commands];
  const said: string[] = [];
  const io = {
    print: (line: string) => void said.push(line),
    lines: { next: async () => lines.shift() ?? null, close: () => {} },
    isTerminal: false,
    rows: 24,
  } as unknown as Parameters<typeof replayPlain>[1];
  const end = await replayPlain(showing, io, { signal: never, at: 0, recorded: recorded() });
  return { said, end };
}

describe('the review of a replay in line mode', () => {
  it('tells the decision at hand, the curve, and goes to what cost something', async () => {
    keepSome();
    const [first] = kept;
    const mistake = kept.find(({ cost, answered }) => cost > 0 && answered > 0);
    const { said } = await plain([
      `go ${first?.answered}`,
      'review',
      'start',
      'mistake',
      'review',
      'review curve',
      '-mistake',
      '-mistake',
    ]);
    const text = said.join('\n');
    expect(text).toMatch(/Ann: answer \d+, round \d+, .*\(NGT-[A-Z]+-\d+\)\./u);
    expect(text).toMatch(/^.* cost [\d.]+ .*points of lead against .*\.$/mu);
    expect(text).toContain(`nswer ${mistake?.answered} of`);
    expect(text).toMatch(/After the last judged decision of round \d+ the search expects/u);
    expect(said.at(-1)).toBe('No judged decision in that direction cost anything.');
  });

  it('judges the match with lines of progress, and plays on from there', async () => {
    const { rmSync } = await import('node:fs');
    keepSome();
    const { said } = await plain(['review make', 'end', 'back 3', 'review']);
    expect(said.join('\n')).toContain(`${places.length} of ${places.length} decisions judged.`);
    expect(said.filter((line) => line.includes('decisions judged')).length).toBeLessThanOrEqual(11);
    rmSync(reviewPath(path));
    const none = await plain([
      'review',
      'mistake',
      'play Nobody',
      'play Ann brilliant',
      'go 4',
      'play Bot hard',
    ]);
    expect(none.said.join('\n')).toContain('No review of this match is kept: review make makes one.');
    expect(none.said.join('\n')).toContain('There is no seat nobody.');
    expect(none.said.join('\n')).toContain('There is no bot brilliant.');
    expect(none.end).toEqual({ kind: 'play-on', answered: 4, seat: 1, level: 'hard', misread: true });
  }, 60_000);
});
