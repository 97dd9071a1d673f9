import { describe, expect, it } from 'vitest';
import { botSeed, randomPolicy } from '../../src/bots/random.ts';
import { digest } from '../../src/engine/digest.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount, type Question } from '../../src/engine/question.ts';
import { derivedNumber } from '../../src/engine/random.ts';
import { playOutGame } from '../../src/engine/rollout.ts';
import { orchard } from '../toy/index.ts';
import { ask, gameOf, type NotesStep } from './small-game.ts';

const setting = settingOf(orchard, 3);

describe('a whole game played by a policy', () => {
  it('ends in place, the same way for equal seeds', () => {
    const ends = [1, 2].map(() => {
      const state = setUp(orchard, setting, 'rollout');
      expect(playOutGame(orchard, setting, state, randomPolicy('rollout')).endless).toBe(false);
      expect(orchard.next(state)).toBeNull();
      return digest(state);
    });
    expect(ends[0]).toBe(ends[1]);
  });

  it('is the game that the same random numbers give in a match', () => {
    const state = setUp(orchard, setting, 'bot');
    const { decisions } = playOutGame(orchard, setting, state, randomPolicy('bot'));
    const match = new Match(orchard, setting, setUp(orchard, setting, 'bot'));
    while (!match.over) {
      const question = match.open[0] as Question;
      const index = derivedNumber(botSeed('bot'), question.seat, match.answered, optionCount(question));
      match.answer(question.seat, optionAt(question, index));
    }
    expect(decisions).toBe(match.answered);
    expect(digest(state)).toBe(digest(match.state));
  });

  it('can end between two steps', () => {
    const state = setUp(orchard, setting, 'short');
    playOutGame(orchard, setting, state, randomPolicy('short'), { endsBefore: ({ round }) => round > 1 });
    expect([state.round, state.phase]).toEqual([2, 'weather']);
  });

  it('never makes more decisions than allowed', () => {
    const state = setUp(orchard, setting, 'cap');
    expect(playOutGame(orchard, setting, state, randomPolicy('cap'), { decisions: 7 })).toEqual({
      decisions: 7,
      endless: true,
    });
  });
});

describe('a game without end', () => {
  const first = (question: Question) => optionAt(question, 0);

  it('within one step is cut short', () => {
    const forever: NotesStep = (_, umpire) => {
      for (;;) umpire.choose(ask<number>(0, 'again', [1]));
    };
    const game = gameOf({ forever });
    const notes = settingOf(game, 2);
    expect(playOutGame(game, notes, setUp(game, notes, ''), first).endless).toBe(true);
  });

  it('of steps that ask nothing is cut short', () => {
    const game = gameOf({ idle: () => {} }, { next: () => 'idle' });
    const notes = settingOf(game, 2);
    expect(playOutGame(game, notes, setUp(game, notes, ''), first)).toEqual({ decisions: 0, endless: true });
  });

  it('an error in the rules does not count as an end', () => {
    const broken = gameOf({
      only: () => {
        throw new TypeError('broken');
      },
    });
    const notes = settingOf(broken, 2);
    expect(() => playOutGame(broken, notes, setUp(broken, notes, ''), first)).toThrow('broken');
  });
});
