import { describe, expect, it } from 'vitest';
import type { ReadyAnswer } from '../../src/engine/events.ts';
import { settingOf, setUp } from '../../src/engine/match.ts';
import type { Seat, Value } from '../../src/engine/question.ts';
import { type AnswerGroup, playOut } from '../../src/engine/ready-answers.ts';
import { ScenarioDesk } from '../../src/engine/scenario-desk.ts';
import { ask, gameOf, type NotesStep } from './small-game.ts';

const step: NotesStep = (state, umpire) => {
  for (const word of ['attack', 'target', 'done']) {
    state.notes.push(umpire.choose(ask<Value>(0, word, word === 'done' ? ['yes'] : ['a', 'b'])));
  }
};

function deskOf(only: NotesStep) {
  const game = gameOf({ only });
  const setting = settingOf(game, 2);
  const desk = new ScenarioDesk(game, setting, setUp(game, setting, ''));
  desk.begin('only');
  return desk;
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
  it('are taken in order, and a single option answers itself where that is allowed', () => {
    const desk = deskOf(step);
    expect(playOut(desk, [group(0, ready('attack', 'b'), ready('target', 'a'))], { single: true })).toEqual(
      [],
    );
    expect(desk.state.notes).toEqual(['b', 'a', 'yes']);
  });

  it('give way to the game’s default where none is left', () => {
    const desk = deskOf(step);
    playOut(desk, [], { single: true, default: ({ ask: word }) => (word === 'done' ? undefined : 'a') });
    expect(desk.state.notes).toEqual(['a', 'a', 'yes']);
  });

  it('are missed where single options do not answer themselves', () => {
    const all = [group(0, ready('attack', 'b'), ready('target', 'a'))];
    expect(() => playOut(deskOf(step), all, { single: false })).toThrow('seat 0 is asked done (T-1)');
  });

  it('that are optional are passed over where nobody asks for them', () => {
    const desk = deskOf(step);
    const groups = [
      group(0, ready('attack', 'b'), ready('plant', 'x', true)),
      group(0, ready('target', 'a')),
    ];
    expect(playOut(desk, groups, { single: true })).toEqual([]);
    expect(desk.state.notes).toEqual(['b', 'a', 'yes']);
  });

  it('that are left over are returned, but for optional ones', () => {
    const desk = deskOf(step);
    const groups = [
      group(0, ready('attack', 'b'), ready('target', 'a')),
      group(0, ready('plant', 'x', true)),
      group(1, { ...ready('plant', 'x'), seat: 1 }),
    ];
    expect(playOut(desk, groups, { single: true }).map(({ text }) => text)).toEqual(['group of 1']);
  });

  it('stop in front of a question', () => {
    const desk = deskOf(step);
    playOut(desk, [group(0, ready('attack', 'b'))], {
      single: true,
      stopAt: ({ ask: word }) => word === 'target',
    });
    expect(desk.open.map(({ ask: word }) => word)).toEqual(['target']);
  });
});

describe('a desk', () => {
  it('drops the rest of an open step, and its draft stands', () => {
    const desk = deskOf(step);
    desk.answer(0, 'a');
    desk.drop();
    expect([desk.step, desk.open.length]).toEqual([null, 0]);
    expect(desk.state.notes).toEqual(['a']);
    desk.state.notes.push('written');
    desk.begin('only');
    desk.answer(0, 'b');
    expect(desk.state.notes).toEqual(['a', 'written', 'b']);
  });

  it('goes back to a mark, in a step and between steps', () => {
    const desk = deskOf(step);
    desk.answer(0, 'a');
    const inStep = desk.mark();
    desk.answer(0, 'b');
    desk.rewind(inStep);
    expect([desk.state.notes, desk.open[0]?.ask]).toEqual([['a'], 'target']);
    desk.drop();
    const between = desk.mark();
    desk.state.notes.push('written');
    desk.begin('only');
    desk.rewind(between);
    expect([desk.state.notes, desk.step]).toEqual([['a'], null]);
  });

  it('keeps the answers of others in a sealed decision to themselves', () => {
    const desk = deskOf((_, umpire) => {
      umpire.chooseAll([ask<number>(0, 'bid', [1, 2]), ask<number>(1, 'bid', [1, 2])]);
    });
    desk.answer(0, 2);
    expect(desk.sealedOf(0).map(({ value }) => value)).toEqual([2]);
    expect(desk.sealedOf(1)).toEqual([]);
  });
});
