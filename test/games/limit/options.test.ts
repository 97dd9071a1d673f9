import { describe, expect, it } from 'vitest';
import { valueChoices } from '../../../src/cli/menu-options.ts';
import { readOptions } from '../../../src/cli/settings.ts';
import type { Options } from '../../../src/engine/game.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { limit } from '../../../src/games/limit/index.ts';
import { limitOptions } from '../../../src/games/limit/options.ts';
import { words } from '../../../src/games/limit/words/en/words.ts';
import { beginSession } from '../../../src/table/open-session.ts';
import { seatsFor } from '../../../src/table/seats.ts';
import { changedOptions, differencesText, openingText, optionLines } from '../../../src/ui/words/options.ts';
import { outcomeText } from '../../../src/ui/words/sentences.ts';

const STANDARD = settingOf(limit, 4).options;

/** What the menu offers, without the options that are always there. */
const offered = (players: number, options: Options = {}) =>
  optionLines(limit, words, players, { ...STANDARD, ...options }).map(({ spec }) => spec.name);

const ALWAYS = [
  'teaching',
  'stressTests',
  'militaryScore',
  'livingScore',
  'pollutionScore',
  'disruptionScore',
  'moneyScore',
  'interferenceAmount',
  'growthDodge',
];

describe('the menu of options', () => {
  it.each([
    [4, {}, ['alliances']],
    [2, {}, ['alliances']],
    [4, { alliances: true }, ['alliances', 'allianceHelp', 'allianceLock', 'stressHelp']],
    [4, { alliances: true, stressTests: 0 }, ['alliances', 'allianceHelp', 'allianceLock']],
    [4, { teaching: true, alliances: true }, ['teachingMoney']],
    [1, {}, ['starColdWar']],
    [1, { alliances: true }, ['starColdWar']],
  ] as const)('of %i nations with %j offers what means something there', (players, options, more) => {
    expect(offered(players, options).sort()).toEqual([...ALWAYS, ...more].sort());
  });

  it('says in one line what each option does and what its value means', () => {
    const lines = optionLines(limit, words, 4, { ...STANDARD, alliances: true });
    const choices = lines.flatMap(({ spec }) => valueChoices(spec, words) ?? []);
    for (const { description } of lines) {
      expect(description).toMatch(/\w+ \w+ \w+/);
      expect(description).not.toContain('\n');
    }
    for (const { name } of choices) expect(name.length).toBeLessThan(50);
    const bare = choices.filter(({ value, description }) => typeof value === 'string' && description === '');
    expect(bare).toEqual([]);
    expect(valueChoices(limitOptions.find(({ name }) => name === 'moneyScore') as never, words)).toHaveLength(
      4,
    );
  });

  it('warns of alliances between two or three nations, and of no others (LIM-SETUP-10, LR-94)', () => {
    const warned = (players: number) =>
      optionLines(limit, words, players, { ...STANDARD, alliances: true })
        .filter(({ description }) => description.includes('advises against'))
        .map(({ spec }) => spec.name);
    expect([2, 3].map(warned)).toEqual([['alliances'], ['alliances']]);
    expect([4, 5, 6].map(warned)).toEqual([[], [], []]);
  });
});

describe('--option', () => {
  it.each([
    ['foo=1', 'limit has no option foo; it has teaching'],
    ['stressTests=3', 'stressTests may be 0, 1, 2, not 3'],
    ['stressTests=', 'stressTests may be 0, 1, 2, not '],
    ['teaching=maybe', 'teaching may be false, true, not maybe'],
    ['pollutionScore=21', 'pollutionScore may be 0 to 20, not 21'],
    ['pollutionScore=-1', 'pollutionScore may be 0 to 20, not -1'],
    ['pollutionScore=1.5', 'pollutionScore may be 0 to 20, not 1.5'],
    ['livingScore=communist', 'livingScore may be sum, sum3, lowest3, highest3, not communist'],
    ['stressTests', '--option must be name=value, not "stressTests"'],
  ])('%s is refused in a sentence, exit code 2', (text, sentence) => {
    expect(() => readOptions(limit, [text])).toThrow(
      expect.objectContaining({ code: 2, message: expect.stringContaining(sentence) }),
    );
  });

  it('reads every value of every option as the menu and positions write it', () => {
    for (const { name, values } of limitOptions) {
      const list = 'from' in values ? [values.from, values.to] : values;
      for (const value of list) expect(readOptions(limit, [`${name}=${value}`])[name]).toBe(value);
    }
  });

  it('accepts solo mode only for one nation', () => {
    const setting = settingOf(limit, 2, { solo: true });
    expect(() => setUp(limit, setting, 'x')).toThrow('solo mode is for one nation, not for 2');
  });
});

const begin = (players: number, options: Options) =>
  beginSession({
    game: limit,
    players,
    options: { ...STANDARD, ...options },
    sitters: seatsFor(
      players,
      Array.from({ length: players }, () => ({ bot: 'random' })),
    ),
    seed: 'differences',
    keep: null,
    program: '0.0.0-test',
  });

describe('a difference from the standard game', () => {
  it('does not exist in the standard game', async () => {
    const session = await begin(4, {});
    expect(differencesText(session)).toEqual([]);
    expect(openingText(session)).toEqual([]);
  });

  it('is named with its value and the standard value, in the order of the menu', async () => {
    const session = await begin(2, { stressTests: 2, livingScore: 'lowest3', alliances: true });
    const told = [
      'Alliances: yes (standard: no, LIM-SETUP-09).',
      'Stress tests: 2 (standard: 1, LIM-VAR-07).',
      'Points for living standard: E, times 3 (standard: A + C + E, LR-09).',
    ];
    expect(differencesText(session)).toEqual(told);
    expect(openingText(session)).toEqual([
      ...told,
      'The rulebook advises against alliances of two or three nations. (LIM-SETUP-10)',
    ]);
  });

  it('is not listed if it has no effect, which is said when the match begins (LIM-TEACH-05, LIM-SOLO-17)', async () => {
    const teaching = await begin(4, { teaching: true, alliances: true, teachingMoney: 5 });
    expect(differencesText(teaching)).toEqual([
      'Teaching game: yes (standard: no, LIM-TEACH-01).',
      'Money in the teaching game: 5 (standard: 4, LR-02).',
    ]);
    expect(openingText(teaching)).toContain('Alliances: yes has no effect in this match.');
    const alone = await begin(1, { alliances: true });
    expect(openingText(alone)).toEqual(['Alliances: yes has no effect in this match.']);
    expect(changedOptions(limit, 4, { ...STANDARD, starColdWar: false })).toEqual([]);
  });
});

describe('the end of a game of one nation', () => {
  it('names the points beyond which the result is very good, and no winner (LIM-SOLO-19, LR-111)', async () => {
    const session = await begin(1, {});
    await session.advance();
    const [first, second] = outcomeText(session.seatAt(null).outcome(), session);
    expect(first).toMatch(
      /^Bot has -?\d+ points\. Nobody else is counted; more than 100 is a very good game\. \(LIM-SOLO-19\)$/,
    );
    expect(second).toMatch(/^1\. Bot: -?\d+ \(domestic happiness/);
    const good = { ...session.seatAt(null).outcome(), scores: [101] };
    expect(outcomeText(good, session)[0]).toBe(
      'Bot has 101 points: more than 100, a very good game. Nobody else is counted. (LIM-SOLO-19)',
    );
    const just = { ...session.seatAt(null).outcome(), scores: [100] };
    expect(outcomeText(just, session)[0]).toContain('more than 100 is a very good game');
  });
});
