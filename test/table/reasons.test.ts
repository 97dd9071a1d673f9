import { describe, expect, it } from 'vitest';
import { candidates } from '../../src/bots/candidates.ts';
import type { Options } from '../../src/engine/game.ts';
import { ownOf } from '../../src/engine/own.ts';
import { optionAt, optionCount } from '../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../src/engine/random.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { comparedWith, type Reason } from '../../src/table/reasons.ts';
import { sayOf } from '../../src/table/session.ts';
import { unitName, unitNotes, worseText } from '../../src/ui/words/hint.ts';
import { moveTexts } from '../../src/ui/words/reasons.ts';
import { screenWords } from '../../src/words/en/screen.ts';
import { expectationsOf } from '../games/expectations.ts';
import { orchard } from '../toy/index.ts';
import { around, sessionFor } from '../ui/test-session.ts';

/** What looks like a code in a sentence: `market-access`, `undefined`, `LIM-POL-09`. */
const raw = /undefined|NaN|null|\[object|\b[A-Z]{2,}-[A-Z0-9]|\b[a-z]+[A-Z]/u;

/** Plays a match at random and gives the reason for every option of every question, once as its seat knows it and once
 * as a spectator does. */
async function reasonsIn(game: AnyGame, players: number, options: Options) {
  const session = await sessionFor(
    game,
    around(...Array.from({ length: players }, (_, seat) => `P${seat}`)),
    {
      options,
      seed: `reasons-${players}`,
    },
  );
  const { match, words, say } = session;
  const random = randomStream(`reasons/${game.id}`);
  const told = new Set<string>();
  const codes = new Set<string>();
  const silent = new Set<string>();
  const faults = new Set<string>();
  while (!match.over) {
    const [question] = match.open;
    if (question === undefined) break;
    const { seat, ask, figures } = question;
    const isChoice = optionCount(question) > 1;
    for (const view of isChoice ? [match.view(seat), match.view(null)] : []) {
      for (const value of candidates(question, 14)) {
        const decided = { seat, ask, value, view, setting: match.setting, gains: [] };
        const because = game.reason?.(figures === undefined ? decided : { ...decided, figures });
        if (because === undefined) {
          silent.add(ask);
          continue;
        }
        codes.add(because.code);
        const text = ownOf(words.reasons ?? {}, because.code)?.(because.figures, say);
        if (text === undefined) faults.add(`no sentence: ${because.code}`);
        else if (raw.test(text) || !/^[A-Z0-9].*[.]$/u.test(text)) faults.add(text);
        else told.add(text);
      }
    }
    match.answer(seat, optionAt(question, drawNumber(random, optionCount(question))));
  }
  return { told, codes, silent, faults, words };
}

describe.each(
  // Words of a game load with it, so a game without reasons is left out only once it is loaded.
  games.map((entry) => [entry.id, entry] as const),
)('reasons in %s', (id, entry) => {
  it('explain every option of whole matches in sentences of the game, except later answers of a move', async ({
    skip,
  }) => {
    const game = await entry.load();
    if (game.reason === undefined) skip();
    const { variants, reasons } = await expectationsOf(id);
    const silent = new Set<string>();
    const codes = new Set<string>();
    const told = new Set<string>();
    const runs: readonly Options[] = [{}, ...(variants?.log ?? [])];
    for (const options of runs) {
      const players = Math.max(entry.seats.from, Math.min(4, entry.seats.to));
      const found = await reasonsIn(game, players, options);
      expect([...found.faults]).toEqual([]);
      for (const each of found.silent) silent.add(each);
      for (const each of found.codes) codes.add(each);
      for (const each of found.told) told.add(each);
    }
    expect([...silent].sort()).toEqual([...(reasons?.silent ?? [])].sort());
    expect(told.size).toBeGreaterThanOrEqual(reasons?.fewest ?? 1);
  }, 60_000);
});

describe('a difference between two answers', () => {
  const points = { word: 'points', size: 1 };
  const speech = async () => await sessionFor(orchard, around('Ann', 'Bo*'));
  const best = { value: 'a', estimate: 5, rollouts: 40, doubt: 0 };

  it('of less than half a unit is called about as good', async () => {
    const other = comparedWith(best, { value: 'b', estimate: 4.6, rollouts: 40, doubt: 0.1 }, points);
    expect(other).toEqual({ value: 'b', behind: 0.4, isAlike: true });
    expect(worseText('B', other, points, await speech())).toBe(screenWords.asGood('B'));
  });

  it('of half a unit is given with its figure, unless it may be chance', async () => {
    const clear = comparedWith(best, { value: 'b', estimate: 4.5, rollouts: 40, doubt: 0.1 }, points);
    expect(clear).toEqual({ value: 'b', behind: 0.5, isAlike: false });
    expect(worseText('B', clear, points, await speech())).toContain('0.5');
    expect(comparedWith(best, { value: 'b', estimate: 3, rollouts: 4, doubt: 2.5 }, points).isAlike).toBe(
      true,
    );
    expect(comparedWith(best, { value: 'b', estimate: 3, rollouts: 400, doubt: 0.4 }, points).isAlike).toBe(
      false,
    );
  });

  it.each(games.map((entry) => [entry.id, entry] as const))(
    'is named as a lead in %s, except in a match for one',
    async (id, entry) => {
      const unit = (await entry.load()).advice?.unit ?? points;
      const speech = { words: await entry.words(), say: sayOf(await entry.words(), []) };
      expect(unitName(unit, speech)).toBe(id === 'reputation' ? 'points of standing' : 'points of lead');
      expect(unitName(unit, speech, 1)).not.toMatch(/lead|standing/);
      expect(unitNotes(speech, 3)[0]?.toLowerCase()).toContain(unitName(unit, speech).split(' ').at(-1));
      expect(unitNotes(speech, 1)).toEqual([]);
    },
  );

  it('is measured in the unit of the game', () => {
    const hundredths = { word: 'points', size: 100 };
    const other = { value: 'b', estimate: -95, rollouts: 9, doubt: 20 };
    expect(comparedWith(best, other, hundredths)).toEqual({ value: 'b', behind: 1, isAlike: false });
    expect(comparedWith(best, { ...other, estimate: -40 }, hundredths).isAlike).toBe(true);
  });

  it('in favour of another answer is called about as good, and never given as a negative figure', async () => {
    const other = comparedWith(best, { value: 'b', estimate: 7, rollouts: 4, doubt: 0.2 }, points);
    expect(worseText('B', other, points, await speech())).toBe(screenWords.asGood('B'));
  });
});

describe('the decisions of one seat in one step', () => {
  const reason = (seat: number, step: number, chosen: string, rest: Partial<Reason> = {}): Reason => ({
    seat,
    level: 'hard',
    ask: 'act',
    shape: 'word',
    rule: 'TOY-01',
    unit: { word: 'points', size: 1 },
    answered: 0,
    chosen,
    alternatives: [],
    hidden: false,
    rollouts: 3,
    step,
    ...rest,
  });

  it('form one move with one reason; its alternatives are those of its first choice', async () => {
    const session = await sessionFor(orchard, around('Ann', 'Bo*'));
    const words = { ...session.words, reasons: { fruit: () => 'Fruit counts.' } };
    const because = { code: 'fruit', figures: {} };
    const alternatives = [{ value: 'rest', behind: 2, isAlike: false }];
    const moves = moveTexts(
      [
        reason(1, 4, 'water', { because, alternatives }),
        reason(1, 4, 'pick', { because, alternatives: [{ value: 'wait', behind: 3, isAlike: false }] }),
        reason(1, 5, 'rest'),
        reason(0, 5, 'rest'),
      ],
      { words, say: session.say },
    );
    expect(moves.map(({ seat, chosen }) => [seat, chosen.length])).toEqual([
      [1, 2],
      [1, 1],
      [0, 1],
    ]);
    expect(moves[0]?.because).toEqual(['Fruit counts.']);
    expect(moves[0]?.alternatives).toEqual([expect.stringContaining('rest would be 2.0')]);
  });
});
