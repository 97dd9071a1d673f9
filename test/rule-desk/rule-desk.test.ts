import { describe, expect, it } from 'vitest';
import { digest } from '../../src/engine/digest.ts';
import type { Setting, State } from '../../src/engine/game.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount } from '../../src/engine/question.ts';
import { SCENARIO_SEED } from '../../src/engine/scenario.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { differences } from '../../src/rule-desk/differences.ts';
import { RuleDesk } from '../../src/rule-desk/rule-desk.ts';
import { writtenScenario } from '../../src/rule-desk/rule-scenario.ts';
import { scriptWord } from '../../src/scripts/script.ts';
import * as fc from '../properties/fast-check.ts';

const ids = games.map(({ id }) => id);

async function loaded(id: string): Promise<AnyGame> {
  return await (games.find((game) => game.id === id) as (typeof games)[0]).load();
}

function deskOf(game: AnyGame, players = Math.max(2, game.seats.from)): RuleDesk {
  const setUpAnew = (setting: Setting): State => setUp(game, setting, SCENARIO_SEED);
  const setting = settingOf(game, players);
  return new RuleDesk(game, { setting, base: setUpAnew(setting), step: null, answers: [] }, setUpAnew);
}

/** Answers the open question of some seat with some option. */
function answerOne(desk: RuleDesk, pick: (n: number) => number): void {
  const question = desk.open[pick(desk.open.length)];
  if (question === undefined) return;
  const value = optionAt(question, pick(optionCount(question)));
  const refused = desk.answer({ seat: question.seat, words: [scriptWord(value)], meaning: () => value });
  expect(refused).toBeUndefined();
}

/** Gives an answer that no question offers and records its refusal; false if no one is asked. */
function refusedOnce(desk: RuleDesk): boolean {
  const question = desk.open[0];
  if (question === undefined) return false;
  const refused = desk.answer({ seat: question.seat, words: ['nonsense'], meaning: (word) => word });
  if (refused !== undefined) desk.noteRefusal(refused);
  return refused !== undefined;
}

/** The result of an act: undefined if it is done, otherwise the name of the error. */
function faultOf(act: () => void): string | undefined {
  try {
    act();
    return undefined;
  } catch (thrown) {
    return (thrown as Error).name;
  }
}

/** Numbers that look random and are the same every time. */
function picker(seed: number): (n: number) => number {
  let at = seed;
  return (n) => {
    at = (Math.imul(at, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((at / 0x80000000) * n);
  };
}

describe.each(ids)('a rule-checking session of %s', (id) => {
  it('writes everything that was done as a passing scenario', async () => {
    const game = await loaded(id);
    for (const seed of [1, 2, 3]) {
      const desk = deskOf(game);
      const pick = picker(seed);
      for (let answer = 0; answer < 40 && !desk.over; answer += 1) answerOne(desk, pick);
      const wasRefused = refusedOnce(desk);
      const { text, fault } = writtenScenario(desk, { title: 'random', isRule: () => true });
      expect(fault).toBeUndefined();
      expect(text.includes('refused:')).toBe(wasRefused);
    }
  }, 60_000);

  it('undoes everything without limit', async () => {
    const desk = deskOf(await loaded(id));
    const pick = picker(7);
    const before: string[] = [];
    for (let answer = 0; answer < 30 && !desk.over; answer += 1) {
      before.push(digest([desk.position(), desk.step, desk.log]));
      answerOne(desk, pick);
    }
    expect(desk.done).toBe(before.length);
    for (const known of before.reverse()) {
      expect(desk.undo()).toBe(1);
      expect(digest([desk.position(), desk.step, desk.log])).toBe(known);
    }
    expect(desk.undo()).toBe(0);
  }, 60_000);

  it('changes nothing by setting a field to its own value, between steps and within them', async () => {
    const desk = deskOf(await loaded(id));
    const pick = picker(11);
    const faults: (string | undefined)[] = [];
    for (let answer = 0; answer < 60 && !desk.over; answer += 1) {
      answerOne(desk, pick);
      const position = desk.position();
      const keys = Object.keys(position);
      const key = keys[pick(keys.length)] as string;
      const fault = faultOf(() => desk.set([{ path: [key], value: position[key] }]));
      faults.push(fault);
      // Questions in the middle of a step are asked again.
      if (fault === undefined) desk.undo();
      expect(digest(desk.position())).toBe(digest(position));
    }
    const refused = faults.filter((fault) => fault !== undefined);
    expect(refused.every((fault) => fault === 'PlaceError' || fault === 'DeskError')).toBe(true);
    expect(refused.length).toBeLessThan(faults.length / 3);
  }, 60_000);

  it('runs any step on any position, or says why not and changes nothing', async () => {
    const game = await loaded(id);
    const desk = deskOf(game);
    const pick = picker(13);
    const steps = Object.keys(game.steps);
    const faults: (string | undefined)[] = [];
    for (let round = 0; round < 80; round += 1) {
      if (desk.open.length > 0) answerOne(desk, pick);
      const before = digest([desk.position(), desk.step, desk.done]);
      const fault = faultOf(() => desk.begin(steps[pick(steps.length)]));
      faults.push(fault);
      expect(digest([desk.position(), desk.step, desk.done]) === before).toBe(fault !== undefined);
    }
    expect(new Set(faults.filter((fault) => fault !== undefined && fault !== 'DeskError')).size).toBe(0);
    expect(faults.filter((fault) => fault === undefined).length).toBeGreaterThan(10);
  }, 60_000);
});

describe('what if', () => {
  it('lists exactly the places in which positions differ', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const found = differences([{ a: one }, { a: other }]);
        expect(found.length === 0).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
      { numRuns: 200 },
    );
    expect(differences([{ a: { b: 1, c: 2 } }, { a: { b: 3, c: 2 } }])).toEqual([
      { path: 'a.b', place: ['a', 'b'], values: [1, 3] },
    ]);
  });
});
