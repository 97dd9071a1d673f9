import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keys } from './pty.ts';
import { endings, expectRestored, expectWhole, finishedMatch, ownTerminal, piped } from './walkers.ts';

let match = '';
const place = ownTerminal('file', (home) => {
  match = finishedMatch(home);
});
const start = (parameters: string[], columns = 80, rows = 24) =>
  place.start(['replay', match, ...parameters], columns, rows);

describe('a replay on the screen', () => {
  it.each([
    [80, 24],
    [40, 12],
  ])('goes by answer, turn and round, to both ends and to any answer, at %ix%i', async (columns, rows) => {
    const screen = start([], columns, rows);
    const at = (answer: number) =>
      new RegExp(columns === 80 ? `answer ${answer} of 109` : `\\b${answer}/109`);
    await screen.waitFor(at(0));
    await screen.settle();
    for (const [key, answer] of [
      [keys.right, 1],
      [keys.down, 5],
      [keys.pageDown, 6],
      [keys.left, 5],
      [keys.end, 109],
      [keys.right, 109],
      [keys.home, 0],
      [keys.left, 0],
    ] as const) {
      screen.type(key);
      await screen.waitFor(at(answer));
      await screen.settle();
      expectWhole(screen, columns);
    }
    await screen.press('g');
    await screen.press('50');
    await screen.press(keys.enter);
    await screen.waitFor(at(50));
    await screen.press('g');
    await screen.press('999');
    await screen.press(keys.enter);
    await screen.waitFor(/answers are numbered/);
    for (const sheet of ['l', 's', '?']) {
      await screen.press(sheet);
      expectWhole(screen, columns);
      await screen.press(keys.escape);
    }
    await screen.waitFor(at(50));
    screen.type('q');
    expect(await screen.waitForExit()).toEqual({ code: 0, signal: null });
    expectRestored(screen);
  });

  it('shows the view of each seat, of a spectator, and all views', async () => {
    const screen = start(['--at', '20']);
    await screen.waitFor('all views');
    for (const view of ["Bot 1's view", "Bot 2's view", "a spectator's view", 'all views']) {
      screen.type('v');
      await screen.waitFor(view);
      await screen.settle();
    }
  });

  it('branches into a rule-checking session, which Ctrl-C ends with the program', async () => {
    const screen = start(['--at', '20']);
    await screen.waitFor('answer 20 of 109');
    screen.type('x');
    await screen.waitFor('rule checking');
    await screen.settle();
    expectWhole(screen, 80);
    screen.type(keys.interrupt);
    expect(await screen.waitForExit()).toEqual({ code: 130, signal: null });
    expectRestored(screen);
  });

  it.each([
    [80, 24],
    [120, 40],
    [40, 12],
  ])(
    'judges the match while it is read, shows it beside the board, and keeps it, at %ix%i',
    async (columns, rows) => {
      const screen = start(['--at', '20'], columns, rows);
      await screen.waitFor(/\b20( of |\/)109/);
      await screen.settle();
      screen.type('a');
      await screen.waitFor('Review');
      await screen.settle();
      expectWhole(screen, columns);
      screen.type('A');
      await screen.waitFor(/[1-9]\d* of \d+\s+decisions judged/);
      // The replay stays usable.
      screen.type(keys.right);
      await screen.waitFor(/\b21( of |\/)109/);
      screen.type('A');
      await screen.settle();
      expectWhole(screen, columns);
      screen.type('a');
      await screen.settle();
      expectWhole(screen, columns);
      screen.type('q');
      await screen.settle();
      screen.type('q');
      expect(await screen.waitForExit()).toEqual({ code: 0, signal: null });
      expectRestored(screen);
      const kept = JSON.parse(readFileSync(`${match}.review`, 'utf8'));
      expect(kept.decisions.length).toBeGreaterThan(0);
    },
  );

  it('jumps with [ and ] to the decisions that cost something', async () => {
    expect(piped(place.home, ['review', match, '--iterations', '20', '--seat', '1', '--json']).status).toBe(
      0,
    );
    const { decisions } = JSON.parse(readFileSync(`${match}.review`, 'utf8'));
    const places: number[] = decisions
      .flatMap(({ answered, cost }: { answered: number; cost: number }) => (cost > 0 ? [answered] : []))
      .sort((one: number, other: number) => one - other);
    expect(places.length).toBeGreaterThan(1);
    const screen = start([]);
    await screen.waitFor('answer 0 of 109');
    await screen.settle();
    await screen.press('a');
    await screen.press(']');
    await screen.waitFor(`answer ${places.find((place) => place > 0)} of 109`);
    await screen.press(keys.end);
    await screen.press('[');
    await screen.waitFor(`answer ${places.at(-1)} of 109`);
    await screen.waitFor(/! .* cost/);
  });

  it('keeps notes and bookmarks, shows them at their places, and goes to them', async () => {
    const screen = start(['--at', '20']);
    await screen.waitFor('answer 20 of 109');
    await screen.settle();
    screen.type('n');
    await screen.waitFor('There are no notes');
    await screen.press('a note, quietly');
    expectWhole(screen, 80, true);
    await screen.press(keys.enter);
    await screen.waitFor('note: a note, quietly');
    await screen.press(keys.end);
    await screen.press('*');
    await screen.waitFor('A bookmark is set here.');
    screen.type('n');
    await screen.waitFor('answer 109');
    await screen.press(keys.down);
    await screen.press(keys.enter);
    await screen.waitFor('answer 20 of 109');
    expectWhole(screen, 80);
    const { notes } = JSON.parse(readFileSync(`${match}.notes`, 'utf8'));
    expect(notes.map(({ answered, text }: { answered: number; text: string }) => [answered, text])).toEqual([
      [20, 'a note, quietly'],
      [109, ''],
    ]);
    const name = match.replace(/^.*\/(.*)\.jsonl$/u, '$1');
    const demo = piped(place.home, ['matches', 'export', name, '--format', 'demo']);
    expect([demo.status, demo.stdout]).toEqual([0, expect.stringContaining('#: a note, quietly')]);
    rmSync(`${match}.notes`);
  });

  it('continues from there in a match of its own', async () => {
    const screen = start(['--at', '20']);
    await screen.waitFor('answer 20 of 109');
    await screen.settle();
    screen.type('P');
    await screen.waitFor('your seat');
    await screen.settle();
    screen.type(keys.enter);
    await screen.waitFor('On from answer 20 of nice');
    await screen.settle();
    expectWhole(screen, 80);
    screen.type('n');
    await screen.waitFor('There are no notes');
    await screen.press('mind the die');
    await screen.press(keys.enter);
    await screen.waitFor('The note is kept; nobody else sees it.');
    screen.type(keys.interrupt);
    expect(await screen.waitForExit()).toEqual({ code: 130, signal: null });
    expectRestored(screen);
    const branch = readdirSync(join(place.home, 'matches'))
      .map((file) => join(place.home, 'matches', file))
      .find((file) => file.endsWith('.jsonl') && file !== match);
    expect(readFileSync(branch ?? '', 'utf8')).toContain('"origin":{"match"');
    expect(readFileSync(`${branch}.notes`, 'utf8')).toContain('mind the die');
    for (const file of [branch ?? '', `${branch}.notes`]) rmSync(file);
  });

  it.each(endings)('is ended by %s with %i and the terminal restored', async (signal, code) => {
    const screen = start([]);
    await screen.waitFor('answer 0 of 109');
    screen.kill(signal);
    expect(await screen.waitForExit()).toEqual({ code, signal: null });
    expectRestored(screen);
  });

  it('asks for a larger terminal, and reappears once there is one', async () => {
    const small = start([], 39, 11);
    expect((await small.waitForExit()).code).toBe(2);
    expect(small.screen().join(' ').replaceAll(/\s+/g, ' ')).toMatch(/40x12/);
    await small.close();
    const screen = start(['--at', '7'], 60, 20);
    await screen.waitFor(/7( of |\/)109/);
    screen.resize(20, 5);
    await screen.waitFor(/Needs 40\s+columns/);
    screen.resize(100, 30);
    await screen.waitFor('answer 7 of 109');
    expectWhole(screen, 100);
  });
});

describe('a replay in lines', () => {
  it('does the same through a pipe as on the screen, and continues in a rule-checking session', () => {
    const commands = [
      'next',
      'turn',
      'round',
      'end',
      'start',
      'go 50',
      'back 2',
      'view 1',
      'log',
      'try',
      'legal',
    ];
    const { status, stdout } = piped(place.home, ['replay', match, '--plain'], `${commands.join('\n')}\n`);
    expect(status).toBe(0);
    const places = Array.from(stdout.matchAll(/^Answer (\d+) of 109/gmu), ([, place]) => Number(place));
    expect(places).toEqual([0, 1, 5, 6, 109, 0, 50, 48]);
    expect(stdout).toMatch(/Rule checking; line mode is on/);
  });

  it.each(endings)('is ended by %s with %i', async (signal, code) => {
    const lines = start(['--plain']);
    await lines.waitFor('Answer 0 of 109');
    await lines.settle();
    lines.kill(signal);
    expect(await lines.waitForExit()).toEqual({ code, signal: null });
  });

  it('reports what it did not understand with exit code 2, and where a file differs with 6', () => {
    expect(piped(place.home, ['replay', match], 'sing\n').status).toBe(2);
    expect(piped(place.home, ['replay', match, '--verify']).status).toBe(0);
    const other = join(place.home, 'other.jsonl');
    copyFileSync(match, other);
    writeFileSync(
      other,
      readFileSync(other, 'utf8').replace(/"digest":"\w{4}/gu, (found, place: number) =>
        place > 30_000 ? '"digest":"0000' : found,
      ),
    );
    const { status, stdout, stderr } = piped(place.home, ['replay', other, '--verify']);
    expect([status, stdout]).toEqual([6, expect.stringMatching(/^The first \d+ answers are sound/)]);
    expect(stderr).toMatch(/line \d+/);
  });
});
