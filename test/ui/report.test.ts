import stringWidth from 'string-width';
import { afterEach, describe, expect, it } from 'vitest';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { lineText } from '../../src/drawing/lines.ts';
import { games, type Manifest } from '../../src/games/index.ts';
import { scoreTable } from '../../src/ui/overlays/standings.ts';
import { Voice } from '../../src/ui/voice.ts';
import { TestTerminal } from './terminal.ts';
import { around, sessionFor, type TestSession } from './test-session.ts';

const sizes = [
  [40, 12],
  [80, 24],
  [140, 45],
] as const;

let terminal: TestTerminal | undefined;
afterEach(async () => {
  await terminal?.close();
});

const names = ['Ann', 'Bo', 'Cy'] as const;

async function table({ load, seats }: Manifest, bots: boolean): Promise<TestSession> {
  const sitters = names.slice(0, seats.usual).map((name, seat) => (bots || seat > 0 ? `${name}*` : name));
  return await sessionFor(await load(), around(...sitters));
}

async function open(session: TestSession, columns: number, rows: number): Promise<TestTerminal> {
  terminal = new TestTerminal(session, { columns, rows });
  await terminal.settled();
  return terminal;
}

/** Everything that can be scrolled to, each row once or more often. */
async function scrolled(screen: TestTerminal): Promise<string> {
  const seen = new Set<string>();
  for (let presses = 0; presses < 40; presses += 1) {
    const before = screen.text;
    for (const row of screen.rows) seen.add(row);
    await screen.press('down', 'down', 'down');
    if (screen.text === before) break;
  }
  return [...seen].join('\n');
}

/** What the report of a game shows besides sources and totals. */
function decided(id: string, columns: number): RegExp[] {
  if (id === 'nice-green-things') return [/target/];
  if (id !== 'reputation') return [];
  return [
    /eliminated/,
    columns >= 80 ? /REPUTATION +HQ +tokens +public +private +total/ : /rep +-?\d+ profit/,
  ];
}

const entries = games.map((entry) => [entry.id, entry] as const);

describe.each(entries)('the report of a finished match of %s', (id, entry) => {
  it.each(sizes)('at %ix%i has winners, sources, what decided it, and the seed', async (columns, rows) => {
    const session = await table(entry, true);
    await session.advance();
    const text = await scrolled(await open(session, columns, rows));
    const { winners, parts } = session.seatAt(null).outcome();
    expect(text).toContain('Final score');
    for (const seat of winners) expect(text).toMatch(new RegExp(`${names[seat]}.*(wins|share the victory)`));
    const words = parts.flat().map(({ source }) => session.say.name(source));
    for (const word of words) expect(text).toContain(word.slice(0, 12));
    expect(text).toContain('seed oak');
    for (const decisive of decided(id, columns)) expect(text).toMatch(decisive);
    for (const row of text.split('\n')) expect(stringWidth(row)).toBeLessThanOrEqual(columns);
  });
});

describe.each(entries)('the help in %s', (_, entry) => {
  it.each(sizes)(
    'at %ix%i shows the keys and the signs of the board, and no seed of a running match',
    async (columns, rows) => {
      const screen = await open(await table(entry, false), columns, rows);
      for (let keys = 0; keys < 60 && !/Enter/.test(screen.rows.at(-1) ?? ''); keys += 1)
        await screen.press(' ');
      await screen.press('?');
      const text = await scrolled(screen);
      expect(text).toContain('Open and close this help'.slice(0, columns - 18));
      expect(text).toContain('Signs on the board');
      expect(text).not.toContain('oak');
      expect(screen.result).toEqual({});
    },
  );
});

describe('standings before the end', () => {
  it('say of Reputation what is open, what is secret, and what will decide it', async () => {
    const entry = games.find(({ id }) => id === 'reputation') as Manifest;
    const screen = await open(await table(entry, false), 80, 24);
    for (let keys = 0; keys < 6; keys += 1) await screen.press('enter');
    await screen.press('s');
    const text = await scrolled(screen);
    expect(text).toContain('Who would win is not known before the end.');
    expect(text).toMatch(/reputation +HQ +tokens +public +private +total/);
    expect(text).toMatch(/credits earned +\d+ +\? +\?/);
    expect(text).toMatch(/at least .*\n.*at most /);
    expect(text).not.toMatch(/place {2}|would win\./);
    expect(text).toContain('are eliminated; of the others');
    expect(text).toContain('secret until the end');
  });

  it('mark a place that several share, and count on after it', () => {
    const outcome = {
      over: true,
      scores: [3, 5, 5, 1],
      parts: [3, 5, 5, 1].map((points) => [{ source: 'projects', points, rule: 'X' }]),
      winners: [1, 2],
      ranking: [[1, 2], [0], [3]],
    };
    const glyphs = glyphsFor(true, {});
    const say = { seat: (seat: number) => `P${seat}`, name: String };
    const words = { names: {}, notes: {} };
    const voice = new Voice(
      { say, words, sitters: [] } as unknown as ConstructorParameters<typeof Voice>[0],
      glyphs,
    );
    const text = (columns: number) =>
      scoreTable(outcome, { voice, glyphs }, columns).map(lineText).join('\n');
    expect(text(80)).toMatch(/place +1= \* +1= \* +3 +4/);
    expect(text(40)).toMatch(/1=\. .*\n.*\n *1=\. .*\n.*\n *3\. .*\n.*\n *4\. /);
  });
});

describe('the report at the end', () => {
  it('is paged through by space, and Enter skips it as everywhere', async () => {
    const session = await table(games[0] as Manifest, true);
    await session.advance();
    // The person comes back to a match that is over, and has been told nothing of it.
    Object.defineProperty(session, 'seats', { value: [session.host.seatAt(0)] });
    const screen = await open(session, 80, 24);
    expect(screen.text).toMatch(/ 1 of \d+/);
    expect(screen.rows.at(-1)).toContain('Enter skip');
    await screen.press('space');
    expect(screen.text).not.toContain('Final score');
    expect(screen.text).toMatch(/ [12] of \d+/);
    await screen.press('enter');
    expect(screen.text).toContain('Final score');
  });
});

describe('the footer at 80x24', () => {
  it('names the boards of the others and the standings', async () => {
    const screen = await open(await table(games[0] as Manifest, false), 80, 24);
    expect(screen.rows.at(-1)).toBe(
      ' ↑↓  Enter  u undo  r rules  l log  b boards  s standings  : all  ? help',
    );
  });
});
