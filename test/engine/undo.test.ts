import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../src/bots/random.ts';
import { digest } from '../../src/engine/digest.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import type { Question } from '../../src/engine/question.ts';
import { orchard } from '../toy/index.ts';
import { ask, gameOf, matchOf, type NotesStep } from './small-game.ts';

const number = (seat: number) => ask<number>(seat, 'number', { from: 1, to: 3 });

const quiet: NotesStep = (state, umpire) => {
  state.notes.push(umpire.choose(number(0)));
  state.notes.push(umpire.choose(number(1)));
};
const dice: NotesStep = (state, umpire) => {
  state.notes.push(umpire.choose(number(0)));
  state.notes.push(umpire.random(6));
  state.notes.push(umpire.choose(number(1)));
  umpire.reveal('top-card', [1]);
  state.notes.push(umpire.choose(number(0)));
};
const roll: NotesStep = (state, umpire) => {
  state.notes.push(umpire.random(6));
};

describe('undo', () => {
  it('removes the last answer and asks for it again', () => {
    const match = matchOf({ quiet });
    const before = digest(match.state);
    match.answer(0, 2);
    match.undo(1);
    expect(digest(match.state)).toBe(before);
    expect(match.open[0]?.seat).toBe(0);
  });

  it('goes back across steps, including those that asked nothing', () => {
    const match = matchOf({ quiet, roll, dice });
    const pictures: string[] = [];
    for (const seat of [0, 1, 0, 1, 0]) {
      pictures.push(digest([match.state, match.cursor, match.log()]));
      match.answer(seat, 3);
    }
    expect(match.over).toBe(true);
    for (const picture of pictures.reverse()) {
      match.undo(1);
      expect(digest([match.state, match.cursor, match.log()])).toBe(picture);
    }
    expect(match.answered).toBe(0);
    expect(match.history).toEqual([]);
  });

  it('never rolls again', () => {
    const match = matchOf({ quiet, roll, dice });
    match.answer(0, 1);
    match.answer(1, 1);
    const rolled = match.state.notes.at(-1);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      match.undo(1);
      match.answer(1, 1);
      expect(match.state.notes.at(-1)).toBe(rolled);
    }
  });

  it.each([1, 3, -1, 0.5, Number.NaN])(
    'of %s answers that do not exist is refused and changes nothing',
    (count) => {
      const match = matchOf({ quiet });
      match.answer(0, 1);
      const wanted = count === 1 ? 2 : count;
      expect(() => match.undo(wanted)).toThrow(RangeError);
      expect(match.state.notes).toEqual([1]);
      expect(match.answered).toBe(1);
    },
  );

  it('of no answers changes nothing', () => {
    const match = matchOf({ quiet });
    match.answer(0, 1);
    match.undo(0);
    expect(match.state.notes).toEqual([1]);
  });

  it('to the start of a whole game and the same answers again give the same steps and log', () => {
    for (const seed of ['a', 'b', 'c']) {
      const setting = settingOf(orchard, 4);
      const match = new Match(orchard, setting, setUp(orchard, setting, seed));
      const policy = randomPolicy(seed);
      while (!match.over) {
        const question = match.open[0] as Question;
        match.answer(question.seat, policy(question));
      }
      const story = () =>
        match.history.map(({ step, base, answers, log, barriers }) =>
          digest([step, base, answers, log, barriers]),
        );
      const before = story();
      const answers = match.history.flatMap((stage) => [...stage.answers]);
      match.undo(answers.length);
      expect(match.answered).toBe(0);
      for (const answer of answers) match.replay(answer);
      expect(story()).toEqual(before);
    }
  });
});

describe('undo in a match that was resumed in the middle', () => {
  function pickedUp() {
    const game = gameOf({ quiet, dice });
    const setting = settingOf(game, 3);
    const whole = new Match(game, setting, setUp(game, setting, 'late'));
    whole.answer(0, 1);
    whole.answer(1, 2);
    const earlier = [...whole.history];
    const match = new Match(game, setting, whole.base, { earlier: () => earlier, answeredEarlier: 2 });
    return { match, whole };
  }

  it('reaches back before that point', () => {
    const { match } = pickedUp();
    match.answer(0, 3);
    expect(match.undoOutlook()?.answers).toBe(1);
    match.undo(2);
    expect(match.state.notes).toEqual([1]);
    expect(match.answered).toBe(1);
    match.undo(1);
    expect(match.answered).toBe(0);
  });

  it('that goes too far leaves the whole log readable', () => {
    const { match, whole } = pickedUp();
    expect(() => match.undo(3)).toThrow(RangeError);
    expect(match.log(true)).toEqual(whole.log());
    expect(match.answered).toBe(2);
  });
});

describe('the outlook of undo', () => {
  it('says that there is nothing to undo', () => {
    expect(matchOf({ quiet }).undoOutlook()).toBeNull();
  });

  it('is free if nothing was drawn or revealed since', () => {
    const match = matchOf({ quiet });
    match.answer(0, 1);
    expect(match.undoOutlook()).toEqual({ answers: 1, revealed: [], others: [] });
  });

  it('names random draws and what was revealed since the answer, and nothing from before it', () => {
    const match = matchOf({ dice });
    match.answer(0, 1);
    expect(match.undoOutlook()).toEqual({ answers: 1, revealed: ['chance'], others: [] });
    match.answer(1, 1);
    expect(match.undoOutlook()).toEqual({ answers: 1, revealed: ['top-card'], others: [] });
    expect(match.undoOutlook(({ seat }) => seat === 0)).toEqual({
      answers: 2,
      revealed: ['top-card', 'chance'],
      others: [1],
    });
    match.answer(0, 1);
    expect(match.undoOutlook()).toEqual({ answers: 1, revealed: [], others: [] });
  });

  it('includes random draws in steps between', () => {
    const match = matchOf({ quiet, roll, dice });
    match.answer(0, 1);
    match.answer(1, 1);
    expect(match.cursor).toBe('dice');
    expect(match.undoOutlook()).toEqual({ answers: 1, revealed: ['chance'], others: [] });
  });

  it('skips forced answers and those of others', () => {
    const match = matchOf({ quiet, quieter: quiet });
    match.answer(0, 1);
    match.answer(1, 1);
    match.answer(0, 1, true);
    expect(match.undoOutlook()).toEqual({ answers: 2, revealed: [], others: [] });
    expect(match.undoOutlook(({ seat }) => seat === 0)).toEqual({ answers: 3, revealed: [], others: [1] });
    expect(match.undoOutlook(({ seat }) => seat === 2)).toBeNull();
  });

  it('includes what a dialogue revealed to its own seat', () => {
    const talk: NotesStep = (state, umpire) => {
      const results = umpire.together([0, 1], (seat) => {
        const first = umpire.choose(number(seat));
        umpire.reveal(`hand-of-${seat}`, [seat]);
        return first + umpire.choose(number(seat));
      });
      state.notes.push(...results);
    };
    const match = matchOf({ talk });
    match.answer(1, 1);
    expect(match.undoOutlook()).toEqual({ answers: 1, revealed: ['hand-of-1'], others: [] });
    match.answer(0, 1);
    expect(match.undoOutlook(({ seat }) => seat === 1)).toEqual({
      answers: 2,
      revealed: ['hand-of-0', 'hand-of-1'],
      others: [0],
    });
    match.answer(0, 2);
    match.answer(1, 3);
    expect(match.state.notes).toEqual([3, 4]);
    expect(match.undoOutlook()).toEqual({ answers: 1, revealed: [], others: [] });
  });
});
