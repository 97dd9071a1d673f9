import { describe, expect, it } from 'vitest';
import { digest } from '../../src/engine/digest.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import { fullOptions } from '../../src/engine/options.ts';
import { Divergence } from '../../src/engine/stop.ts';
import { orchard } from '../toy/index.ts';
import { answer, ask, gameOf, matchOf, type NotesStep } from './small-game.ts';

const one: NotesStep = (state, umpire) => {
  state.notes.push(umpire.choose(ask<number>(0, 'number', { from: 1, to: 3 })));
};
const two: NotesStep = (state, umpire) => {
  state.notes.push(umpire.random(1000));
  state.notes.push(umpire.choose(ask<string>(1, 'letter', ['a', 'b'])));
  state.notes.push(umpire.choose(ask<string>(2, 'letter', ['c', 'd'])));
};
const silent: NotesStep = (state) => {
  state.notes.push('silent');
};

/** Everything that a match is, as one digest. */
const picture = (match: {
  state: unknown;
  base: unknown;
  cursor: unknown;
  answers: unknown;
  answered: number;
}) => digest([match.state, match.base, match.cursor, match.answers, match.answered]);

describe('a match', () => {
  it('runs from question to question and from step to step', () => {
    const match = matchOf({ silent, one, two });
    expect(match.cursor).toBe('one');
    expect(match.state.notes).toEqual(['silent']);
    match.answer(0, 3);
    expect([match.cursor, match.open[0]?.ask]).toEqual(['two', 'letter']);
    match.answer(1, 'a');
    match.answer(2, 'd');
    expect(match.over).toBe(true);
    expect(match.open).toEqual([]);
    expect(match.state.notes).toEqual(['silent', 3, expect.any(Number), 'a', 'd']);
    expect(match.answered).toBe(3);
    expect(match.history.map(({ step, answers }) => [step, answers.length])).toEqual([
      ['silent', 0],
      ['one', 1],
      ['two', 2],
    ]);
  });

  it('never changes a base', () => {
    const match = matchOf({ one, two });
    match.answer(0, 3);
    const base = digest(match.base);
    match.answer(1, 'a');
    expect(digest(match.base)).toBe(base);
    match.answer(2, 'c');
    expect(digest(match.history[1]?.base)).toBe(base);
  });

  it.each([
    [1, 'a', 'not-your-turn'],
    [0, 0, 'minimum'],
    [0, 4, 'maximum'],
    [0, '1', 'not-offered'],
    [0, Number.NaN, 'not-offered'],
    [0, undefined, 'not-offered'],
    [7, 1, 'not-your-turn'],
  ])('seat %i cannot answer %j (%s), and nothing changes', (seat, value, because) => {
    const match = matchOf({ one, two });
    const before = picture(match);
    const question = match.open[0];
    expect(match.answer(seat, value)?.because).toBe(because);
    expect(picture(match)).toBe(before);
    expect(match.open[0]).toBe(question);
  });

  it('accepts no answer after its end', () => {
    const match = matchOf({ one });
    match.answer(0, 1);
    expect(match.answer(0, 1)?.because).toBe('not-your-turn');
    expect(match.answered).toBe(1);
  });

  it('records that an answer was forced', () => {
    const match = matchOf({ one, two });
    match.answer(0, 1, true);
    expect(match.history[0]?.answers[0]).toEqual({ seat: 0, ask: 'number', of: 3, value: 1, forced: true });
  });

  it('reports each finished step, with the state and step after it', () => {
    const told: unknown[] = [];
    const onStepEnd = (stage: { step: string }, after: { notes: unknown[] }, nextStep: string | null) =>
      told.push([stage.step, after.notes.length, nextStep]);
    const match = matchOf({ silent, one, two }, { onStepEnd });
    match.answer(0, 2);
    expect(told).toEqual([
      ['silent', 1, 'one'],
      ['one', 2, 'two'],
    ]);
  });

  it('counts the answers from before it was resumed', () => {
    const game = gameOf({ one, two });
    const setting = settingOf(game, 3);
    const match = new Match(game, setting, setUp(game, setting, 'late'), { answeredEarlier: 40 });
    match.answer(0, 1);
    match.answer(1, 'a');
    expect(match.answered).toBe(42);
    match.undo(2);
    expect(match.answered).toBe(40);
  });
});

describe('the log of a match', () => {
  const reporting: NotesStep = (state, umpire) => {
    state.notes.push(1);
    umpire.log?.({ kind: 'noted', seat: 0, rule: 'T-1' });
    state.notes.push(umpire.choose(ask<number>(0, 'number', [1, 2])));
    umpire.log?.({ kind: 'chosen', seat: 0, rule: 'T-1', seenBy: [0], until: 'two' });
    state.notes.push(3);
  };

  it('contains the changes of the ledger since the previous entry, and at the end those that no entry reported', () => {
    const match = matchOf({ reporting, two });
    expect(match.log()).toHaveLength(1);
    match.answer(0, 2);
    expect(match.log().filter(({ step }) => step === 'reporting')).toEqual([
      {
        kind: 'noted',
        seat: 0,
        rule: 'T-1',
        step: 'reporting',
        changes: [{ path: 'notes', from: 0, to: 1 }],
      },
      {
        kind: 'chosen',
        seat: 0,
        rule: 'T-1',
        seenBy: [0],
        until: 'two',
        step: 'reporting',
        changes: [{ path: 'notes', from: 1, to: 2 }],
      },
      { kind: 'changed', rule: '', step: 'reporting', changes: [{ path: 'notes', from: 2, to: 3 }] },
    ]);
  });
});

describe('replaying recorded answers', () => {
  it.each([
    ['a seat that is not asked', answer(1, 'letter', 'a', 2)],
    ['another question', answer(0, 'letter', 1, 3)],
    ['another number of options', answer(0, 'number', 1, 4)],
    ['a value that is not offered', answer(0, 'number', 9, 3)],
  ])('ends in a divergence at %s and leaves the match unchanged', (_, recorded) => {
    const match = matchOf({ one, two });
    const before = picture(match);
    expect(() => match.replay(recorded)).toThrow(Divergence);
    expect(picture(match)).toBe(before);
    match.replay(answer(0, 'number', 2, 3));
    expect(match.cursor).toBe('two');
  });

  it('names the position within the step', () => {
    const match = matchOf({ two });
    match.answer(1, 'a');
    const wrong = () => match.replay(answer(2, 'letter', 'x', 2));
    expect(wrong).toThrow(expect.objectContaining({ name: 'Divergence', index: 1 }));
  });
});

describe('a fault in the rules', () => {
  const broken: NotesStep = () => {
    throw new TypeError('broken');
  };

  it('in the next step leaves the match unchanged, and no end of a step is reported', () => {
    const told: string[] = [];
    const match = matchOf({ one, broken }, { onStepEnd: ({ step }) => told.push(step) });
    const before = picture(match);
    expect(() => match.answer(0, 1)).toThrow('broken');
    expect(picture(match)).toBe(before);
    expect(match.history).toEqual([]);
    expect(told).toEqual([]);
  });

  it('guard 3: a step that does not run the same way twice is detected', () => {
    let runs = 0;
    const moody: NotesStep = (state, umpire) => {
      runs += 1;
      state.notes.push(runs);
      umpire.choose(ask<number>(0, 'number', [1, 2]));
    };
    expect(() => matchOf({ moody }, { verify: true })).toThrow('The step moody gave two different results.');
    expect(() => matchOf({ moody })).not.toThrow();
  });

  it.each<[string, (run: number) => NotesStep]>([
    ['its options', (run) => (_, umpire) => void umpire.choose(ask<number>(0, 'number', [run]))],
    ['who is asked', (run) => (_, umpire) => void umpire.choose(ask<number>(run % 2, 'number', [1]))],
    ['its report', (run) => (_, umpire) => umpire.log?.({ kind: `${run}`, rule: 'T-1' })],
    ['what it reveals', (run) => (_, umpire) => umpire.reveal(`${run}`, [0])],
  ])('guard 3: a step that changes %s is found', (_, stepOf) => {
    let runs = 0;
    const moody: NotesStep = (state, umpire) => {
      runs += 1;
      stepOf(runs)(state, umpire);
    };
    expect(() => matchOf({ moody }, { verify: true })).toThrow('gave two different results');
  });

  it('an unknown step is named', () => {
    const game = gameOf({ one }, { next: () => 'two' });
    const setting = settingOf(game, 3);
    expect(() => new Match(game, setting, setUp(game, setting, ''))).toThrow('notes has no step named two.');
  });
});

describe('the beginning of a match', () => {
  it('has every option, chosen or by default', () => {
    expect(fullOptions(orchard, { rounds: 2 })).toEqual({ rounds: 2, fence: 'none' });
    expect(settingOf(orchard, 2).options).toEqual({ rounds: 3, fence: 'none' });
  });

  it('is the same for the same seed, and another for another', () => {
    const setting = settingOf(orchard, 3);
    expect(setUp(orchard, setting, 'x')).toEqual(setUp(orchard, setting, 'x'));
    expect(digest(setUp(orchard, setting, 'x'))).not.toBe(digest(setUp(orchard, setting, 'y')));
  });

  it('asks nobody', () => {
    const asking = gameOf(
      { one },
      {
        setup: (_, random, umpire) => ({
          random,
          at: umpire.choose(ask<number>(0, 'at', [0])),
          notes: [],
          secret: [],
        }),
      },
    );
    expect(() => setUp(asking, settingOf(asking, 2), '')).toThrow('The set-up of notes asks a question.');
  });
});
