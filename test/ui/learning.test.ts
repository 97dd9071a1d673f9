import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { perform, readDemo } from '../../src/demos/demo.ts';
import { demoOf } from '../../src/demos/list.ts';
import { lineText } from '../../src/drawing/lines.ts';
import { settingOf } from '../../src/engine/match.ts';
import { optionAt, optionCount } from '../../src/engine/question.ts';
import { derivedNumber } from '../../src/engine/random.ts';
import { games, type Manifest } from '../../src/games/index.ts';
import { scriptWord } from '../../src/scripts/script.ts';
import { savedMatches } from '../../src/table/data-folder.ts';
import { beginSession, resumeSession } from '../../src/table/open-session.ts';
import type { HotSeat } from '../../src/table/session.ts';
import { Controller } from '../../src/ui/controller.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { LESSON } from '../../src/ui/overlays/aim.ts';
import { scoreTable } from '../../src/ui/overlays/standings.ts';
import { LineQueue } from '../../src/ui/plain/line-queue.ts';
import { playPlain } from '../../src/ui/plain/play-plain.ts';
import { Replayer } from '../../src/ui/replayer.ts';
import { replayLines } from '../../src/ui/scenes/replay-lines.ts';
import { screenLines } from '../../src/ui/screen-lines.ts';
import { replayWords } from '../../src/words/en/replay.ts';
import { completeGames } from '../games/expectations.ts';
import { doubled } from '../properties/doubled.ts';
import { rulesOf } from '../rules/citations.ts';

const environment = { LANG: 'C.UTF-8', TERM: 'xterm-256color' };
const sizes = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
  { columns: 60, rows: 20 },
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-learning-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A first match that teaches, with the teaching set-up of its game, against bots that play at random. */
async function firstMatch({ load, seats, teaching = {} }: Manifest, players = seats.usual): Promise<HotSeat> {
  const sitters = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { seat, name: 'Ann' } : { seat, name: `Bot ${seat}`, bot: 'random' },
  );
  const plan = { players, options: teaching, sitters, seed: 'oak', keep: folder, program: '' };
  return await beginSession({ ...plan, game: await load(), guided: true });
}

async function resumed({ load }: Manifest): Promise<HotSeat> {
  const [match] = savedMatches(folder);
  if (match === undefined) throw new Error('There is no saved match.');
  return await resumeSession(match, async () => await load());
}

async function screenOf(session: HotSeat, size = sizes[0] as { columns: number; rows: number }) {
  const options = {
    ascii: false,
    theme: 'none',
    undo: true,
    isFirst: true,
    signal: new AbortController().signal,
  };
  const board = await loadBoard(session.table.game.id);
  const screen = new Controller(session, options, board, size, environment, () => undefined);
  screen.start();
  return screen;
}

/** Continues until a person is asked. Returns whether anyone is. */
async function untilAsked(screen: Controller): Promise<boolean> {
  for (let turns = 0; turns < 2000 && !screen.session.table.over; turns += 1) {
    const { scene } = screen;
    if (scene.kind === 'asking') return true;
    if (scene.kind === 'telling') screen.afterTelling(scene.seat);
    else await new Promise((resolve) => setImmediate(resolve));
  }
  return false;
}

function answerAtRandom(screen: Controller, number: number): void {
  const { prompt } = screen;
  if (prompt === null) throw new Error('Nobody is asked.');
  const { question } = prompt;
  screen.answer(optionAt(question, derivedNumber(11, 0, number, optionCount(question))));
}

const complete = await completeGames();
const teachers = complete.filter(({ demo }) => demo !== undefined);

it('every game has a demo and lessons', async () => {
  expect(teachers).toHaveLength(complete.length);
  for (const { load, words, seats, teaching } of complete) {
    const { options } = settingOf(await load(), seats.usual, teaching ?? {});
    expect((await words()).lessons?.(seats.usual, options).length).toBeGreaterThanOrEqual(6);
  }
});

describe.each(teachers.map((entry) => [entry.id, entry] as const))('learning %s', (id, entry) => {
  it('begins with a demo that says what its key does, and ends with every result on the screen', async () => {
    const performance = await perform(await entry.load(), readDemo((await demoOf(id))?.script ?? ''));
    if ('refusal' in performance) throw new Error('The demo is refused.');
    const { showing } = performance;
    const { scores } = showing.walk.seatAt(showing.walk.length, null).outcome();
    for (const size of sizes.slice(0, 2)) {
      const look = { ascii: false, theme: 'none', environment, index: 0, speed: 1, runs: true };
      const replayer = new Replayer(showing, await loadBoard(id), size, look, () => undefined);
      const rows = () => replayLines(replayer).map(lineText);
      expect(rows().at(-1)).toContain('space pause');
      expect(rows().at(-1)).not.toContain('paused');
      replayer.press(' ');
      expect(rows().at(-1)).toMatch(/paused.*space run/);
      replayer.standAt(showing.stops.length - 1);
      const text = rows().join('\n');
      for (const [seat, score] of scores.entries()) {
        expect(text).toContain(showing.say.seat(seat));
        expect(text).toMatch(new RegExp(`\\b${score}\\b`));
      }
      const outcome = showing.walk.seatAt(showing.walk.length, null).outcome();
      for (const line of scoreTable(outcome, replayer, size.columns))
        expect(text).toContain(lineText(line).trimEnd());
      replayer.stop();
    }
  });

  it.each(['first-match', 'match'] as const)(
    'a demo that leads to a %s says at every place how to get there, and only its end goes on with Enter',
    async (onward) => {
      const performance = await perform(await entry.load(), readDemo((await demoOf(id))?.script ?? ''));
      if ('refusal' in performance) throw new Error('The demo is refused.');
      const { showing } = performance;
      const words = replayWords.onward[onward];
      for (const size of sizes) {
        const look = { ascii: false, theme: 'none', environment, index: 0, speed: 1, runs: false, onward };
        const endings: unknown[] = [];
        const replayer = new Replayer(showing, await loadBoard(id), size, look, (how) => endings.push(how));
        const rows = () => replayLines(replayer).map(lineText);
        const last = showing.stops.length - 1;
        for (const index of [0, Math.floor(last / 2), last - 1]) {
          replayer.standAt(index);
          expect(rows().at(-1)).toContain(`q ${words.skip}`);
          replayer.press('enter');
          expect(rows().join('\n')).toContain(words.early);
          expect(endings).toEqual([]);
        }
        replayer.press('end');
        expect(rows().at(-1)).toContain(`Enter ${words.next}`);
        expect(rows().at(-1)).not.toMatch(/paused|space/u);
        expect(rows().join('\n')).toContain(words.atEnd);
        replayer.press(' ');
        expect([replayer.index, replayer.playback.isRunning]).toEqual([last, false]);
        replayer.press('enter');
        expect(endings).toEqual([{ kind: 'left' }]);
        replayer.press('q');
        expect(endings).toHaveLength(2);
      }
    },
  );

  it('names the columns of the board in a caption, and the answers in sentences', async () => {
    const performance = await perform(await entry.load(), readDemo((await demoOf(id))?.script ?? ''));
    if ('refusal' in performance) throw new Error('The demo is refused.');
    const { showing } = performance;
    expect(showing.stops.slice(0, 8).some(({ caption }) => caption?.startsWith('The board: '))).toBe(true);
    const look = { ascii: false, theme: 'none', environment, index: 0, speed: 1, runs: false };
    const size = sizes[0] as { columns: number; rows: number };
    const replayer = new Replayer(showing, await loadBoard(id), size, look, () => undefined);
    let headlines = 0;
    for (let index = 0; index < showing.stops.length; index += 7) {
      replayer.standAt(index);
      const headline = replayLines(replayer)
        .map(lineText)
        .find((row) => /^╌ .*\S ╌/u.test(row));
      if (headline === undefined) continue;
      headlines += 1;
      // A sentence ends like one, and has no words of scripts.
      expect(headline).toMatch(/[.!?] ╌/u);
      const answer = showing.walk.answer(showing.stops[index]?.answered ?? 0);
      const script = answer === undefined ? 'nothing' : `${answer.ask} ${scriptWord(answer.value)}`;
      expect(headline).not.toContain(script);
    }
    expect(headlines).toBeGreaterThan(10);
  });

  it('goes on with a match that tells one lesson a round in their order, and one before each question that it explains', async () => {
    const session = await firstMatch(entry);
    for (const [name, value] of Object.entries(entry.teaching ?? {}))
      expect(session.table.setting.options[name]).toBe(value);
    const { players, options } = session.table.setting;
    const lessons = session.words.lessons?.(players, options) ?? [];
    const screen = await screenOf(session);
    const left = [...lessons];
    const rounds = new Set<number>();
    let asked = 0;
    let told = 0;
    while (asked < 2000 && (await untilAsked(screen))) {
      asked += 1;
      const { round } = session.table;
      const ask = screen.prompt?.question.ask ?? '';
      // Several lessons may explain the same question.
      for (;;) {
        const needed = left.findIndex(({ asks = [] }) => asks.includes(ask));
        const [due] = needed >= 0 ? left.splice(needed, 1) : rounds.has(round) ? [] : left.splice(0, 1);
        if (due === undefined) break;
        told += 1;
        rounds.add(round);
        expect(screen.overlay?.id).toBe(LESSON);
        expect(screen.overlay?.title).toBe(`Lesson ${told} of ${lessons.length}: ${due.title}`);
        screen.close();
      }
      expect(screen.overlay).toBeNull();
      answerAtRandom(screen, asked);
    }
    screen.stopAll();
    expect(session.table.over).toBe(true);
    expect(told).toBeGreaterThanOrEqual(Math.min(3, lessons.length));
    session.close();
  }, 60_000);

  it('does not repeat a lesson when the match is resumed, and tells the next one in the next round', async () => {
    const session = await firstMatch(entry);
    const screen = await screenOf(session);
    expect(await untilAsked(screen)).toBe(true);
    expect(screen.overlay?.title).toMatch(/^Lesson 1 of \d/);
    screen.close();
    screen.stopAll();
    const before = session.table.round;
    session.close();

    const again = await resumed(entry);
    const other = await screenOf(again);
    expect(await untilAsked(other)).toBe(true);
    expect(other.overlay).toBeNull();
    // A key shows the lesson again; it does not reappear by itself.
    other.run('lesson');
    expect(screenLines(other).map(lineText).join('\n')).toMatch(/Lesson 1 of \d/);
    other.close();
    for (let number = 1; number < 400 && (await untilAsked(other)); number += 1) {
      if (again.table.round !== before) break;
      answerAtRandom(other, number);
    }
    expect(await untilAsked(other)).toBe(true);
    expect(other.overlay?.title).toMatch(/^Lesson 2 of \d/);
    other.stopAll();
    again.close();
    const [file = ''] = readdirSync(join(folder, 'matches'));
    const records = readFileSync(join(folder, 'matches', file), 'utf8')
      .trim()
      .split('\n');
    expect(records.filter((line) => line.includes('"record":"lesson"'))).toHaveLength(1);
  });

  it.each(sizes)('shows every lesson whole at %o', async (size) => {
    const session = await firstMatch(entry);
    const screen = await screenOf(session, size);
    expect(await untilAsked(screen)).toBe(true);
    const { lessons } = session;
    const { players, options } = session.table.setting;
    for (const lesson of session.words.lessons?.(players, options) ?? []) {
      const due = lessons?.due('');
      expect(due).toMatchObject(lesson);
      const text = screenLines(screen).map(lineText).join('\n');
      const folded = text.replaceAll(/\s+/g, ' ');
      expect(folded).toContain(lesson.text);
      expect(folded).toContain(lesson.now);
      expect(text).not.toContain('more below');
      screen.close();
      // As if the next round had come.
      const { round } = session.table;
      Object.defineProperty(session.table, 'round', { configurable: true, get: () => round + 1 });
      screen.afterTelling(0);
    }
    screen.stopAll();
    session.close();
  });

  it('tells the lessons in line mode as well, once', async () => {
    const session = await firstMatch(entry);
    const printed: string[] = [];
    const lines = new LineQueue({ pause: () => {}, resume: () => {} }, 200, () => {});
    lines.give('aim');
    lines.end();
    const io = {
      print: (line: string) => printed.push(line),
      lines: { next: (signal: AbortSignal) => lines.next(signal), close: () => {} },
      isTerminal: false,
      rows: 24,
    };
    const end = await playPlain(session, io, { undo: true, signal: new AbortController().signal });
    expect(end).toMatchObject({ missing: 0 });
    const text = printed.join(' ');
    // Before the question, and again with the aim.
    expect(text.match(/Lesson 1 of/g)).toHaveLength(2);
    expect(session.lessons?.due('')).toBeUndefined();
    session.close();
  });

  it('says in its lessons the figures of the table in use, and cites rules that there are', async () => {
    const game = await entry.load();
    const components = game.components.read(game.components.sourced);
    const { options } = settingOf(game, entry.seats.usual, {});
    const known = rulesOf(id);
    const lessonsWith = async (table: unknown) =>
      (await game.words(table)).lessons?.(entry.seats.usual, options) ?? [];
    const before = await lessonsWith(components);
    const after = await lessonsWith(doubled(components));
    const figures = (text: string): string[] => text.match(/\d+/g) ?? [];
    let changed = 0;
    for (const [place, lesson] of before.entries()) {
      for (const rule of lesson.rules) {
        expect(known).toContain(rule);
        // The rules are a key away; their ids are noise within the text.
        expect(lesson.text + lesson.now).not.toContain(rule);
      }
      for (const ask of lesson.asks ?? []) expect(Object.keys((await game.words()).asks)).toContain(ask);
      expect(lesson.rules.length).toBeGreaterThan(0);
      const shown = figures(lesson.text + lesson.now);
      const other = figures((after[place]?.text ?? '') + (after[place]?.now ?? ''));
      changed += shown.filter((figure, index) => other[index] !== figure).length;
    }
    expect(changed).toBeGreaterThanOrEqual(3);
  });
});

it('a match that does not teach has no lessons', async () => {
  const [entry] = games;
  if (entry === undefined) throw new Error('There is no game.');
  const plan = { players: 2, options: {}, seed: 'oak', keep: null, program: '' };
  const sitters = [
    { seat: 0, name: 'Ann' },
    { seat: 1, name: 'Bot', bot: 'random' },
  ];
  const session = await beginSession({ ...plan, sitters, game: await entry.load() });
  const screen = await screenOf(session);
  expect(await untilAsked(screen)).toBe(true);
  expect(screen.overlay).toBeNull();
  expect(session.lessons).toBeUndefined();
  screen.stopAll();
  session.close();
});
