import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Size } from '../../src/drawing/layout.ts';
import { lineText } from '../../src/drawing/lines.ts';
import { widthOf } from '../../src/drawing/text.ts';
import { games } from '../../src/games/index.ts';
import type { Showing } from '../../src/replay/showing.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { demoPlain } from '../../src/ui/plain/demo-plain.ts';
import { replayPlain } from '../../src/ui/plain/replay-plain.ts';
import { spokenText } from '../../src/ui/plain/spoken-lines.ts';
import { recorded } from '../../src/ui/record.ts';
import { type ReplayEnding, Replayer } from '../../src/ui/replayer.ts';
import { replayLines } from '../../src/ui/scenes/replay-lines.ts';
import { performed } from './performed.ts';
import { notHeard } from './plain/not-heard.ts';

const ids = games.map(({ id }) => id);
const ordinary: Size = { columns: 80, rows: 24 };
const shown = new Map<string, Promise<Showing>>();

function showingOf(id: string): Promise<Showing> {
  const known = shown.get(id) ?? performed(id);
  shown.set(id, known);
  return known;
}

async function replayerOf(
  id: string,
  { size = ordinary, runs = false, showing }: { size?: Size; runs?: boolean; showing?: Showing } = {},
): Promise<{ replayer: Replayer; endings: ReplayEnding[]; rows(): string[] }> {
  const endings: ReplayEnding[] = [];
  const options = { ascii: false, theme: 'none', environment: { LANG: 'C.UTF-8' }, index: 0, speed: 1, runs };
  const replayer = new Replayer(
    showing ?? (await showingOf(id)),
    await loadBoard(id),
    size,
    options,
    (ending) => endings.push(ending),
  );
  const rows = () => replayLines(replayer).map(lineText);
  return { replayer, endings, rows };
}

afterEach(() => {
  vi.useRealTimers();
});

describe.each(ids)('the screen of a replay of %s', (id) => {
  it.each([
    [40, 12],
    [60, 20],
    [80, 24],
    [100, 30],
    [140, 45],
  ])(
    'fills %i x %i and not one cell more, at any place',
    async (columns, rowCount) => {
      const { replayer, rows } = await replayerOf(id, { size: { columns, rows: rowCount } });
      const { stops } = replayer.showing;
      for (let step = 0; step <= 10; step += 1) {
        replayer.index = Math.floor(((stops.length - 1) * step) / 10);
        const lines = rows();
        expect(lines.length).toBeLessThanOrEqual(rowCount);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
      }
      expect(rows().join('\n')).toContain('Game over');
      expect(rows().at(-1)).toContain('help');
    },
    60_000,
  );

  it('goes where its keys say, and opens log, score and help', async () => {
    const { replayer, endings, rows } = await replayerOf(id);
    const last = replayer.showing.stops.length - 1;
    replayer.press('left');
    expect(replayer.notice).toBe('This is the beginning.');
    replayer.press('right');
    expect(replayer.index).toBe(1);
    replayer.press('end');
    expect(replayer.index).toBe(last);
    replayer.press('pageup');
    expect(replayer.index).toBeLessThan(last);
    replayer.press('home');
    for (const key of ['g', '2', '0', 'enter']) replayer.press(key);
    expect(replayer.here.answered).toBeLessThanOrEqual(20);
    expect(replayer.here.answered).toBeGreaterThan(10);
    for (const [key, title] of [
      ['l', 'Log'],
      ['s', 'Standings'],
      ['?', 'Keys'],
    ] as const) {
      replayer.press(key);
      expect(rows()[1]).toContain(title);
      replayer.press('escape');
    }
    replayer.press('v');
    expect(rows()[0]).toContain("Ann's view");
    replayer.press('x');
    replayer.press('q');
    expect(endings).toEqual([{ kind: 'branch', answered: replayer.here.answered }, { kind: 'left' }]);
  }, 60_000);
});

describe('a demo', () => {
  it('runs by itself at its pace, pauses at space, and stops at its end', async () => {
    vi.useFakeTimers();
    const { replayer } = await replayerOf('limit', { runs: true });
    replayer.start();
    const [first] = replayer.showing.stops;
    vi.advanceTimersByTime((first?.seconds ?? 0) * 1000 + 1);
    expect(replayer.index).toBe(1);
    replayer.press(' ');
    vi.advanceTimersByTime(60_000);
    expect(replayer.index).toBe(1);
    replayer.press('+');
    replayer.press(' ');
    vi.advanceTimersByTime(130_000);
    expect([replayer.index, replayer.playback.isRunning]).toEqual([replayer.showing.stops.length - 1, false]);
    replayer.stop();
  });

  it.each(ids)(
    'of %s is recorded as an asciicast that any terminal of its size can show',
    async (id) => {
      const showing = await showingOf(id);
      const seconds = showing.stops.reduce((sum, stop) => sum + stop.seconds, 0);
      const options = { size: ordinary, speed: 2, ascii: false, theme: 'default', title: 'A demo' };
      const cast = await recorded(showing, options);
      const [header, ...events] = cast
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(header).toMatchObject({ version: 2, width: 80, height: 24, title: 'A demo' });
      let before = 0;
      for (const [at, kind, data] of events) {
        expect(at).toBeGreaterThanOrEqual(before);
        expect(['o', 'm']).toContain(kind);
        expect(typeof data).toBe('string');
        before = at;
      }
      // Every caption has a marker to which a player can jump.
      const captions = showing.stops.flatMap(({ caption }) => caption ?? []);
      expect(captions.length).toBeGreaterThan(5);
      expect(events.filter(([, kind]) => kind === 'm').map(([, , label]) => label)).toEqual(captions);
      expect(before).toBeCloseTo(seconds / 2, 1);
      expect(events.length).toBeGreaterThan(Math.min(60, showing.stops.length - 1));
      expect(cast).not.toMatch(/\/(tmp|home|work)\//u);
    },
    180_000,
  );

  it('is recorded the same every time', async () => {
    const showing = await showingOf('green-deal');
    const options = { size: ordinary, speed: 1, ascii: true, theme: 'none', title: 'A demo' };
    expect(await recorded(showing, options)).toBe(await recorded(showing, options));
  }, 180_000);

  it.each(ids)('of %s is told in lines without a terminal that can be understood by ear', async (id) => {
    const showing = await showingOf(id);
    const lines: string[] = [];
    await demoPlain(showing, {
      signal: new AbortController().signal,
      speed: null,
      print: (line) => lines.push(line),
    });
    const text = lines.join(' ');
    const captions = showing.stops.flatMap(({ caption }) => caption ?? []);
    // What explains the drawing of the board is left out, and nothing else.
    const told = captions.filter((caption) => !caption.startsWith('The board: '));
    expect(captions.length - told.length).toBe(1);
    const { signs } = await showing.game.spoken();
    for (const caption of told)
      for (const sentence of spokenText(caption, signs).split(/(?<=[.!?]) /u))
        expect(text).toContain(sentence);
    expect(text).toMatch(/(?:wins with|share the victory|Now ahead|is not known before the end)/u);
    for (const line of lines) expect(line).not.toMatch(/[\u2500-\u257f\u001b]/u);
    expect(lines.filter((line) => line !== '').flatMap(notHeard)).toEqual([]);
  });
});

describe('a replay in lines', () => {
  async function told(
    commands: readonly string[],
    id = 'nice-green-things',
  ): Promise<{ lines: string[]; end: unknown }> {
    const lines: string[] = [];
    const waiting = [...commands];
    const io = {
      print: (line: string) => void lines.push(line),
      lines: { next: async () => waiting.shift() ?? null, close: () => undefined },
      isTerminal: false,
      rows: 24,
    };
    const end = await replayPlain(await showingOf(id), io, {
      signal: new AbortController().signal,
    });
    return { lines, end };
  }

  it.each(ids)('of %s is understood by ear from the first answer to the last', async (id) => {
    const asked = ['view all', 'status', 'board me', 'hand', 'forecast', 'standings', 'view 1', 'board 1'];
    const steps = Array.from({ length: 40 }, () => 'next 3');
    const { lines } = await told(['help', ...asked, ...steps, ...asked, 'log', 'back', 'end', 'start'], id);
    expect(lines.length).toBeGreaterThan(60);
    expect(lines.flatMap(notHeard)).toEqual([]);
  });

  it('steps, jumps, shows any view, and goes on in a rule-checking session', async () => {
    const { lines, end } = await told([
      'next 3',
      'turn',
      '-turn',
      'go 30',
      'view Bo',
      'board me',
      'status',
      'hand',
      'view all',
      'log',
      'forecast',
      'standings',
      'try',
    ]);
    expect(lines.filter((line) => /^Answer \d+ of \d+, round \d+/u.test(line))).toHaveLength(5);
    expect(lines.join('\n')).toContain("Bo's view:");
    expect(lines.join('\n')).toMatch(/Type board and one of these: queue, types/u);
    for (const line of lines) expect(notHeard(line)).toEqual([]);
    expect(end).toEqual({ kind: 'branch', answered: expect.any(Number), misread: false });
  });

  it('says what is no command, no seat and no place, and goes on', async () => {
    const { lines, end } = await told(['fly', 'view nobody', 'go 99999', 'go x', 'quit']);
    expect(lines.join('\n')).toMatch(
      /fly is not a command.*no view nobody.*numbered from 0.*numbered from 0/su,
    );
    expect(end).toEqual({ kind: 'left', misread: true });
  });

  it.each(['next', 'back', 'turn', '-turn', 'round', '-round'])(
    'takes no %s of an odd number',
    async (word) => {
      for (const times of ['0', '-1', '1.5', '1e9', '1000000000000', 'x', '٣']) {
        const { lines, end } = await told(['go 3', `${word} ${times}`, 'quit']);
        expect(lines.at(-1)).toBe(`${word} takes a whole number from 1 to 999999, not ${times}.`);
        expect(end).toEqual({ kind: 'left', misread: true });
      }
    },
  );
});
