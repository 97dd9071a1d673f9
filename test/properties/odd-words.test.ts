import { describe, expect, it } from 'vitest';
import { Exit } from '../../src/cli/exit.ts';
import { nearest, resolveWord } from '../../src/cli/nearest.ts';
import { readOptions } from '../../src/cli/settings.ts';
import { checkedSettings } from '../../src/cli/settings-file.ts';
import { readDemo } from '../../src/demos/demo.ts';
import { readDocument } from '../../src/engine/document.ts';
import type { Setting, State } from '../../src/engine/game.ts';
import { readRecord } from '../../src/engine/journal-records.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { PlaceError } from '../../src/engine/place.ts';
import { readScenarios, SCENARIO_SEED } from '../../src/engine/scenario.ts';
import { games } from '../../src/games/index.ts';
import { RuleDesk } from '../../src/rule-desk/rule-desk.ts';
import { readScript, ScriptSyntaxError } from '../../src/scripts/script.ts';
import { readScriptHead } from '../../src/scripts/script-head.ts';
import { checkName, SeatError, seatsFor, seedFault } from '../../src/table/seats.ts';
import { sayOf } from '../../src/table/session.ts';
import { runTryLine } from '../../src/ui/try-commands.ts';
import type { TrySession } from '../../src/ui/try-session.ts';

/** Words that every object has, and one of the same standing that nothing has. */
const INHERITED = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__proto__', '__defineGetter__'];
const UNKNOWN = 'zz-nothing';

/** Unusual words over which programs stumble. */
const ODD = [
  ...INHERITED,
  UNKNOWN,
  '',
  'null',
  'undefined',
  'NaN',
  '.inf',
  '1e309',
  '-0',
  '0x10',
  '٣',
  '{}',
  '[]',
  '[null]',
  '{__proto__: {population: 1}}',
  '{"constructor": {"prototype": {"odd": 1}}}',
  '*a',
  '&a [*a]',
  '!!js/regexp x',
  '"',
  '"\\ud800"',
  '\u0000',
  '\u001b[2J',
  '\ud800',
  '2026-01-01',
  '- - - -',
  '? ',
  ': : :',
  'x'.repeat(20_000),
  '['.repeat(20_000),
  `${'['.repeat(60)}${']'.repeat(60)}`,
  '{a: '.repeat(5000),
  '. . . .'.repeat(2000),
  'a.'.repeat(5000),
];

/** What a reader makes of a text: what it throws by the name, and whether its own faults. */
function ending(read: () => unknown): string {
  try {
    read();
    return 'read';
  } catch (thrown) {
    return thrown instanceof PlaceError ||
      thrown instanceof ScriptSyntaxError ||
      thrown instanceof Exit ||
      thrown instanceof SeatError
      ? `refused: ${thrown.message}`
      : `FAULT: ${String(thrown)}`;
  }
}

/** Every reader of words that are typed or in a file. */
const readers: Readonly<Record<string, (word: string) => unknown>> = {
  'a document': (word) => readDocument(word),
  'the name of a document': (word) => readDocument(`${word}: 1`),
  scenarios: (word) => readScenarios(word),
  'the id of a scenario': (word) =>
    readScenarios(JSON.stringify({ game: 'limit', scenarios: [{ id: word, [word]: word, when: [word] }] })),
  'a line of a script': (word) => readScript(word, seatsFor(2, [{ name: 'Ann' }, { name: 'Bo' }])),
  'a seat of a script': (word) =>
    readScript(`${word}: play x`, seatsFor(2, [{ name: 'Ann' }, { name: 'Bo' }])),
  'an ask of a script': (word) =>
    readScript(`Ann: ${word} ${word}`, seatsFor(2, [{ name: 'Ann' }, { name: 'Bo' }])),
  'a head': (word) => readScriptHead(`#! ${word}: ${word}\n`),
  'an option of a head': (word) => readScriptHead(`#! option: ${word}=${word}\n`),
  'a position of a head': (word) => readScriptHead(`#! given: ${word}\n`),
  'a demo': (word) => readDemo(`#! game: limit\n#! seat: ${word}\n# ${word}\n${word}\n`),
  settings: (word) => checkedSettings({ [word]: word }),
  'a setting': (word) => checkedSettings({ theme: word, keys: { undo: word } }),
  'a rebound action': (word) => checkedSettings({ keys: { [word]: 'z' } }),
  'settings of another kind': (word) => checkedSettings(word),
  'a record': (word) => readRecord(word),
  'the kind of a record': (word) => readRecord(JSON.stringify({ record: word, [word]: word })),
  'a name': (word) => checkName(word),
  'a seed': (word) => seedFault(word),
  'a game': (word) => resolveWord(word, ['limit', 'green-deal'], 'game'),
  'a similar word': (word) => nearest(word, ['limit', 'constructor-x']),
};

const prototypes = (): string =>
  JSON.stringify(
    [Object.prototype, Array.prototype, Function.prototype].map((each) => Object.getOwnPropertyNames(each)),
  );

describe('words that nobody would type', () => {
  const before = prototypes();

  it.each(Object.keys(readers))('are read as %s, or refused in a sentence of a bounded length', (name) => {
    const read = readers[name] as (word: string) => unknown;
    for (const word of ODD) {
      const end = ending(() => read(word));
      expect([word.slice(0, 40), end.slice(0, 300)]).toEqual([
        word.slice(0, 40),
        expect.not.stringMatching(/^FAULT|\[object|function|native code/),
      ]);
      expect([word.slice(0, 40), end.length < 2000]).toEqual([word.slice(0, 40), true]);
    }
    const likeUnknown = (word: string): string => ending(() => read(word)).replaceAll(word, 'WORD');
    const plain = (text: string): string => text.replaceAll(/[;:,(] ?(?:did|or|there)[^\n]*/g, '');
    // A map cannot hold `__proto__`, and a document says so.
    for (const word of INHERITED.filter((each) => each !== '__proto__'))
      expect([word, plain(likeUnknown(word))]).toEqual([word, plain(likeUnknown(UNKNOWN))]);
    expect(prototypes()).toBe(before);
  });
});

async function tableOf(id: string): Promise<TrySession> {
  const game = await games.find((entry) => entry.id === id)!.load();
  const players = Math.max(2, game.seats.from);
  const setting = settingOf(game, players);
  const setUpAnew = (now: Setting): State => setUp(game, now, SCENARIO_SEED);
  const words = await game.words();
  const sitters = Array.from({ length: players }, (_, seat) => ({ seat, name: `Seat ${seat}` }));
  const desk = new RuleDesk(game, { setting, base: setUpAnew(setting), step: null, answers: [] }, setUpAnew);
  return { desk, title: game.title, words, say: sayOf(words, sitters), sitters };
}

/** Lines of a rule-checking session with a word in each place. */
const lines: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => `set ${word} = 1`,
  (word) => `set round = ${word}`,
  (word) => `set nations.0.${word} = 1`,
  (word) => `set companies.0.${word} = ${word}`,
  (word) => `set ${word}.${word} = ${word}`,
  (word) => `why ${word}`,
  (word) => `do ${word}`,
  (word) => `do ${word}: ${word}`,
  (word) => `do Seat 0: ${word}`,
  (word) => `step ${word}`,
  (word) => `show ${word}`,
  (word) => `undo ${word}`,
  (word) => `diff ${word} ${word}`,
  (word) => `forecast ${word}`,
  (word) => `rules ${word}`,
];

describe.each(games.map(({ id }) => id))('words that nobody types in a session of the rules of %s', (id) => {
  it('change nothing, and are answered in sentences', async () => {
    const table = await tableOf(id);
    const stands = (): string => JSON.stringify([table.desk.position(), table.desk.step]);
    // Each line has a quarter of the words, each word a quarter of the lines.
    for (const [place, line] of lines.entries())
      for (const word of ODD.filter((_, index) => (index + place) % 4 === 0)) {
        const at = stands();
        const told = await runTryLine(table, line(word), () => 'nowhere').catch((thrown: unknown) => ({
          lines: [`FAULT: ${String(thrown)}`],
          kind: 'misread' as const,
        }));
        const text = told.lines.join('\n');
        const typed = line(word).slice(0, 60);
        expect([typed, text.slice(0, 300)]).toEqual([
          typed,
          expect.not.stringMatching(/FAULT|\[object|native code/),
        ]);
        expect([typed, told.kind === 'changed' || stands() === at]).toEqual([typed, true]);
        if (told.kind === 'changed') await runTryLine(table, 'undo', () => 'nowhere');
      }
  }, 60_000);

  it('are not options', async () => {
    const game = await games.find((entry) => entry.id === id)!.load();
    for (const word of ODD)
      expect(ending(() => readOptions(game, [`${word}=${word}`]))).toMatch(/^refused: /);
  });
});
