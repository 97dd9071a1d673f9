import { describe, expect, it } from 'vitest';
import type { ReadyAnswer } from '../../src/engine/events.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import type { Seat, Value } from '../../src/engine/question.ts';
import { type AnswerGroup, playOut } from '../../src/engine/ready-answers.ts';
import { ScenarioRunner } from '../../src/engine/scenario-runner.ts';
import { ask, gameOf, type NotesStep } from './small-game.ts';

const step: NotesStep = (state, umpire) => {
  for (const word of ['attack', 'target', 'done']) {
    state.notes.push(umpire.choose(ask<Value>(0, word, word === 'done' ? ['yes'] : ['a', 'b'])));
  }
};

function deskOf(only: NotesStep) {
  const game = gameOf({ only });
  const setting = settingOf(game, 2);
  const runner = new ScenarioRunner(game, setting, setUp(game, setting, ''));
  runner.begin('only');
  return runner;
}

const ready = (word: string, value: Value, optional = false): ReadyAnswer => ({
  seat: 0,
  ask: word,
  value,
  optional,
});
const group = (seat: Seat, ...answers: ReadyAnswer[]): AnswerGroup => ({
  seat,
  answers,
  text: `group of ${seat}`,
});

describe('ready answers', () => {
  it('are used in order, and a single option answers itself if that is allowed', () => {
    const runner = deskOf(step);
    expect(playOut(runner, [group(0, ready('attack', 'b'), ready('target', 'a'))], { single: true })).toEqual(
      [],
    );
    expect(runner.state.notes).toEqual(['b', 'a', 'yes']);
  });

  it('are followed by the game’s default when none is left', () => {
    const runner = deskOf(step);
    playOut(runner, [], { single: true, default: ({ ask: word }) => (word === 'done' ? undefined : 'a') });
    expect(runner.state.notes).toEqual(['a', 'a', 'yes']);
  });

  it('are missed if single options do not answer themselves', () => {
    const all = [group(0, ready('attack', 'b'), ready('target', 'a'))];
    expect(() => playOut(deskOf(step), all, { single: false })).toThrow('seat 0 is asked done (T-1)');
  });

  it('that are optional are skipped if no question asks for them', () => {
    const runner = deskOf(step);
    const groups = [
      group(0, ready('attack', 'b'), ready('plant', 'x', true)),
      group(0, ready('target', 'a')),
    ];
    expect(playOut(runner, groups, { single: true })).toEqual([]);
    expect(runner.state.notes).toEqual(['b', 'a', 'yes']);
  });

  it('that are left over are returned, except for optional ones', () => {
    const runner = deskOf(step);
    const groups = [
      group(0, ready('attack', 'b'), ready('target', 'a')),
      group(0, ready('plant', 'x', true)),
      group(1, { ...ready('plant', 'x'), seat: 1 }),
    ];
    expect(playOut(runner, groups, { single: true }).map(({ text }) => text)).toEqual(['group of 1']);
  });

  it('stop before a question', () => {
    const runner = deskOf(step);
    playOut(runner, [group(0, ready('attack', 'b'))], {
      single: true,
      stopAt: ({ ask: word }) => word === 'target',
    });
    expect(runner.open.map(({ ask: word }) => word)).toEqual(['target']);
  });
});

describe('a runner', () => {
  it('drops the rest of an open step and keeps its draft', () => {
    const runner = deskOf(step);
    runner.answer(0, 'a');
    runner.drop();
    expect([runner.step, runner.open.length]).toEqual([null, 0]);
    expect(runner.state.notes).toEqual(['a']);
    runner.state.notes.push('written');
    runner.begin('only');
    runner.answer(0, 'b');
    expect(runner.state.notes).toEqual(['a', 'written', 'b']);
  });

  it('goes back to a mark, in a step and between steps', () => {
    const runner = deskOf(step);
    runner.answer(0, 'a');
    const inStep = runner.mark();
    runner.answer(0, 'b');
    runner.rewind(inStep);
    expect([runner.state.notes, runner.open[0]?.ask]).toEqual([['a'], 'target']);
    runner.drop();
    const between = runner.mark();
    runner.state.notes.push('written');
    runner.begin('only');
    runner.rewind(between);
    expect([runner.state.notes, runner.step]).toEqual([['a'], null]);
  });

  it('keeps the answers of others in a sealed decision to themselves', () => {
    const runner = deskOf((_, umpire) => {
      umpire.chooseAll([ask<number>(0, 'bid', [1, 2]), ask<number>(1, 'bid', [1, 2])]);
    });
    runner.answer(0, 2);
    expect(runner.sealedOf(0).map(({ value }) => value)).toEqual([2]);
    expect(runner.sealedOf(1)).toEqual([]);
  });
});
