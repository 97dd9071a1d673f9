import { describe, expect, it } from 'vitest';
import { lineText, styledRows } from '../../src/drawing/lines.ts';
import { widthOf } from '../../src/drawing/text.ts';
import { digest } from '../../src/engine/digest.ts';
import { readScenarios, runScenario } from '../../src/engine/scenario.ts';
import { games, loadLanguage } from '../../src/games/index.ts';
import { usualPreferences } from '../../src/table/preferences.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { tryPlain } from '../../src/ui/plain/try-plain.ts';
import { tryLines } from '../../src/ui/scenes/try-lines.ts';
import { readAnswering } from '../../src/ui/try-answers.ts';
import { runTryLine } from '../../src/ui/try-commands.ts';
import { TryController } from '../../src/ui/try-controller.ts';
import type { TrySession } from '../../src/ui/try-session.ts';
import { tryWords } from '../../src/words/index.ts';
import { speaking } from '../../src/words/reader.ts';
import * as fc from '../properties/fast-check.ts';
import { trySessionOf } from './try-session.ts';

const ids = games.map(({ id }) => id);
const unwritten = (): string => 'there is no place to write to';

const stand = ({ desk }: TrySession): string =>
  digest([desk.position(), desk.step, desk.recorded.events, desk.done]);

describe.each(ids)('a seat in a rule-checking session of %s', (id) => {
  it.each([
    ['en', 'Seat 1'],
    ['zh-Hant', '座位 1'],
  ] as const)('is found by its name in %s, by that in scripts and by its number', async (language, name) => {
    await loadLanguage(language);
    await speaking(language, async () => {
      const table = await trySessionOf(id);
      const sitters = table.sitters.map(({ seat }) => ({ seat, name: tryWords().seatName(seat) }));
      expect(sitters[1]?.name).toBe(name);
      for (const typed of [name, name.replace(' ', ''), 'Seat 1', 'seat1', '1'])
        for (const line of [`${typed}: pass`, `${typed}：pass`, `"${typed}": pass`, `"${typed}: pass"`])
          expect([line, readAnswering({ ...table, sitters }, line)]).toMatchObject([
            line,
            { seat: 1, words: ['pass'] },
          ]);
      expect(() => readAnswering({ ...table, sitters }, 'Seat 9: pass')).toThrow(/Seat 9/u);
    });
  });
});

describe('a rule-checking session in lines', () => {
  const told = async (table: TrySession, line: string): Promise<string> => {
    const { lines, kind } = await runTryLine(table, line, unwritten);
    return `${kind}: ${lines.join('\n')}`;
  };

  it('says what is allowed, what is not and why, and makes decisions for any seat', async () => {
    const table = await trySessionOf('nice-green-things');
    expect(await told(table, 'legal')).toMatch(
      /told: \[round 1, Buying\]\nSeat 0: .*Not allowed now:.*NGT-CASH-01/su,
    );
    expect(await told(table, 'why trench-sanctuary')).toMatch(
      /it takes 2 cashflow, and there is 1 \(NGT-CASH-01\)/u,
    );
    expect(await told(table, 'why 1')).toContain('is allowed');
    expect(await told(table, 'do Seat 1: pass')).toMatch(/^refused: Seat 1 is not asked/u);
    expect(await told(table, 'do trench-sanctuary')).toMatch(/^refused: /u);
    expect(await told(table, 'do tide-pool-school')).toMatch(/^changed: Seat 0: tide-pool-school/u);
    expect(await told(table, 'undo')).toMatch(/^changed: Undone/u);
    expect(await told(table, 'undo')).toMatch(/^misread: There is nothing/u);
  });

  it('compares two answers by the position and the score they lead to', async () => {
    const table = await trySessionOf('nice-green-things');
    const before = stand(table);
    const text = await told(table, 'diff 1 2');
    expect(text).toMatch(/queue +5 entries +without Lugworm count +without Tide-pool school/u);
    expect(text).toMatch(/qp\.0 +0 +0 +-2/u);
    expect(await told(table, 'diff 1 1')).toContain('Both lead to the same');
    expect(await told(table, 'diff 1')).toMatch(/^misread: usage: diff ANSWER/u);
    expect(stand(table)).toBe(before);
  });

  it('sets fields by typing, refuses what cannot be with the place, and changes nothing then', async () => {
    const table = await trySessionOf('limit');
    expect(await told(table, 'set nations.0.population = 20')).toMatch(
      /^changed: nations\.0\.population is now 20/u,
    );
    expect(table.desk.position()).toMatchObject({ nations: { 0: { population: 20 } } });
    const before = stand(table);
    for (const line of [
      'set nations.0.population = 21',
      'set nations.9.money = 1',
      'set nowhere = 1',
      'set nations.0.classes = [A',
      'set nations.0.money = -1',
      'set nations.0.money = 1.5',
      'set nations.0.money = 1e309',
      'set nations.0.money = ٣',
      'set nations.0.money =',
      'set = 3',
      'set __proto__.x = 1',
      'set nations.__proto__.x = 1',
      'set nations.0.money.amount = 3',
    ]) {
      expect(await told(table, line)).toMatch(/^misread: /u);
      expect(stand(table)).toBe(before);
    }
  });

  it('runs single steps, and prints the position and a scenario that passes', async () => {
    const table = await trySessionOf('limit');
    expect(await told(table, 'set nations.0.renewable = 9')).toMatch(/^changed/u);
    expect(await told(table, 'step taxation')).toMatch(/^changed: .*taxes/su);
    expect(await told(table, 'step nonsense')).toMatch(/^misread: usage: step NAME.*taxation/u);
    expect(await told(table, 'legal')).toContain('No step is running');
    const scenario = (await told(table, 'scenario')).replace(/^told: /u, '');
    const [only] = readScenarios(scenario).scenarios;
    if (only === undefined) throw new Error('no scenario');
    expect(runScenario(table.desk.game, only)).toMatchObject({ ok: true });
    // What the rules did before the first decision is part of the position.
    expect(only.when).toEqual([{ begin: 'taxation' }]);
    expect(await told(table, 'save')).toMatch(/^told: game: limit\nplayers: 2/u);
    expect(await told(table, 'save x.yaml')).toMatch(/^misread: there is no place/u);
  });

  it('takes no word of nothing for the beginning of the only answer there is', async () => {
    const table = await trySessionOf('nice-green-things');
    await told(table, 'do 1');
    expect(table.desk.open[0]?.options).toHaveLength(1);
    expect(await told(table, 'do ""')).toMatch(/^refused/u);
  });

  it('shows what steers a terminal as it is written, wherever it stands', async () => {
    const table = await trySessionOf('limit');
    for (const line of [
      'do \u001b[2J',
      '\u001b[2J',
      'set \u001b[2J = 1',
      'set bank = "\u001b[2J"',
      'show \u001b[2J',
      'step \u001b',
      'rules \u001b',
    ])
      expect({ line, told: await told(table, line) }).toEqual({
        line,
        told: expect.not.stringContaining('\u001b'),
      });
  });

  it('keeps the first fault for programs that read the exit code', async () => {
    const run = async (...lines: string[]): Promise<unknown> => {
      const waiting = [...lines];
      const io = {
        print: () => undefined,
        lines: { next: async () => waiting.shift() ?? null, close: () => undefined },
        isTerminal: false,
        rows: 24,
      };
      return (await tryPlain(await trySessionOf('limit'), io, new AbortController().signal, unwritten)).fault;
    };
    expect(await run('legal', 'why x', 'quit')).toBeUndefined();
    expect(await run('do x', 'fly')).toBe('refused');
    expect(await run('fly', 'do x')).toBe('misread');
  });

  it.each(ids)(
    'of %s is never left half changed, whatever is typed',
    async (id) => {
      const table = await trySessionOf(id);
      const { game } = table.desk;
      const path = fc
        .array(
          fc.constantFrom(...Object.keys(table.desk.position()), '0', '1', 'money', 'cash', 'x', '__proto__'),
          {
            minLength: 1,
            maxLength: 3,
          },
        )
        .map((keys) => keys.join('.'));
      const value = fc.oneof(
        fc.integer({ min: -3, max: 120 }).map(String),
        fc.constantFrom(
          '[]',
          '{}',
          'null',
          'true',
          '[A, B]',
          '"',
          '&a *a',
          '1e309',
          'education',
          '-0',
          '[[[[',
          '!!x',
        ),
        fc.json(),
      );
      const word = fc.oneof(
        fc.constantFrom(
          '1',
          '2',
          'pass',
          'done',
          '0',
          'yes',
          '-1',
          '1.5',
          'NaN',
          '"two words"',
          'Seat 1:',
          '#',
          '/',
        ),
        fc.string(),
      );
      const line = fc.oneof(
        fc.tuple(path, value).map(([where, what]) => `set ${where} = ${what}`),
        fc
          .tuple(
            fc.constantFrom('do', 'why', 'diff', 'show', 'undo', 'rules'),
            fc.array(word, { maxLength: 4 }),
          )
          .map(([command, words]) => `${command} ${words.join(' ')}`),
        fc
          .tuple(
            fc.constantFrom(...Object.keys(game.steps), '', 'nonsense'),
            fc.constantFrom('', ' 0', ' 1 2', ' x'),
          )
          .map(([step, draws]) => `step ${step}${draws}`),
        fc.string(),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 8 }), async (lines) => {
          for (const text of lines) {
            const before = stand(table);
            const { kind } = await runTryLine(table, text, unwritten);
            // A refused answer is written down for the scenario; the position stays.
            const changes = kind === 'changed' || kind === 'refused';
            expect(changes || stand(table) === before).toBe(true);
            // Wherever the session stands, it can be shown and gone on from.
            await runTryLine(table, 'legal', unwritten);
          }
          table.desk.undo(Number.MAX_SAFE_INTEGER);
        }),
        { numRuns: 60 },
      );
    },
    120_000,
  );
});

describe.each(ids)('the screen of a rule-checking session of %s', (id) => {
  it.each([
    [40, 12],
    [80, 24],
    [140, 45],
  ])(
    'fills %i x %i and not one cell more',
    async (columns, rows) => {
      const table = await trySessionOf(id);
      const options = {
        ascii: false,
        theme: 'none',
        environment: { LANG: 'C.UTF-8' },
        write: unwritten,
        // Its keys come faster than any person's.
        preferences: { ...usualPreferences, pause: 0 },
      };
      const bench = new TryController(
        table,
        await loadBoard(id),
        { columns, rows },
        options,
        () => undefined,
      );
      const check = (): string => {
        const lines = styledRows(tryLines(bench), columns, bench.theme, 0);
        expect(lines.length).toBe(rows);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
        return lines.join('\n');
      };
      for (let answer = 0; answer < 12; answer += 1) {
        check();
        if (bench.prompt?.isEmpty === true) bench.press('right');
        bench.press('enter');
      }
      expect(table.desk.done).toBeGreaterThan(4);
      for (const key of [
        '?',
        'escape',
        'v',
        'p',
        '=',
        'down',
        '=',
        'escape',
        '/',
        'x',
        'backspace',
        'escape',
        'u',
        'tab',
      ]) {
        bench.press(key);
        check();
      }
      expect(check()).toContain('help');
    },
    60_000,
  );
});

describe.each(ids)('a key that is held or pressed twice in a rule-checking session of %s', (id) => {
  it('answers one question, and none when it sent a command or closed what lay over one', async () => {
    const table = await trySessionOf(id);
    const options = { ascii: false, theme: 'none', environment: { LANG: 'C.UTF-8' }, write: unwritten };
    const size = { columns: 80, rows: 24 };
    const bench = new TryController(table, await loadBoard(id), size, options, () => undefined);
    const { desk } = table;
    if (bench.prompt?.isEmpty === true) bench.press('right');
    bench.press('enter');
    const answered = desk.done;
    expect(answered).toBeGreaterThan(0);
    for (let times = 0; times < 5; times += 1) bench.press('enter');
    expect(desk.done).toBe(answered);
    expect(bench.flash ?? '').toContain('Press it once more');
    for (const keys of [
      ['?', 'enter'],
      ['/', ...'show', 'enter'],
    ]) {
      for (const key of keys) bench.press(key);
      await new Promise((resolve) => setImmediate(resolve));
      bench.press('enter');
      bench.press('enter');
      expect(desk.done).toBe(answered);
      bench.press('escape');
    }
    // Another key in between makes it a new one.
    bench.press('down');
    bench.press('up');
    if (bench.prompt?.isEmpty === true) bench.press('right');
    bench.press('enter');
    expect(desk.done).toBeGreaterThan(answered);
  });
});

describe('the screen of a rule-checking session', () => {
  it('says why a choice is not allowed, takes commands, compares and takes back', async () => {
    const table = await trySessionOf('nice-green-things');
    const ended: unknown[] = [];
    const options = { ascii: false, theme: 'none', environment: { LANG: 'C.UTF-8' }, write: unwritten };
    const bench = new TryController(
      table,
      await loadBoard('nice-green-things'),
      { columns: 80, rows: 24 },
      options,
      (...error) => ended.push(error),
    );
    const text = () => tryLines(bench).map(lineText).join('\n');
    const barred = bench.prompt?.items.findIndex((item) => item.barred !== undefined) ?? -1;
    for (let row = 0; row < barred; row += 1) bench.press('down');
    bench.press('enter');
    expect(bench.prompt?.refused?.because).toBeDefined();
    expect(table.desk.done).toBe(0);
    for (const key of ['/', ...'set cash.0 = 4', 'enter']) bench.press(key);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(text()).toContain('cash.0 is now 4');
    for (const key of ['=', 'down', '=']) bench.press(key);
    expect(text()).toContain('without Lugworm count');
    bench.press('escape');
    bench.press('u');
    expect(table.desk.done).toBe(0);
    bench.press('ctrl-c');
    expect(ended).toEqual([[]]);
  });
});
