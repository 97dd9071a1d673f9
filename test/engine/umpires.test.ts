import { describe, expect, it } from 'vitest';
import { refusal } from '../../src/engine/question.ts';
import { randomStream } from '../../src/engine/random.ts';
import { Divergence, STOP } from '../../src/engine/stop.ts';
import { changesBetween, RecordedUmpire, RolloutUmpire } from '../../src/engine/umpires.ts';
import { answer, ask, matchOf, type NotesStep, umpireWith } from './small-game.ts';

/** Whatever a call throws. */
function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

const letters = ask<string>(0, 'letter', ['a', 'b']);

describe('guard 1: answers record their question, and every run compares them', () => {
  it('returns the answer to the question that it was given for', () => {
    expect(umpireWith(answer(0, 'letter', 'b', 2)).choose(letters)).toBe('b');
  });

  it.each([
    ['another seat', answer(1, 'letter', 'b', 2)],
    ['another question', answer(0, 'word', 'b', 2)],
    ['another number of options', answer(0, 'letter', 'b', 3)],
    ['a value that is not offered', answer(0, 'letter', 'c', 2)],
    ['the index of an option', answer(0, 'letter', 1, 2)],
  ])('refuses an answer of %s', (_, recorded) => {
    const thrown = thrownBy(() => umpireWith(recorded).choose(letters)) as Divergence;
    expect(thrown).toBeInstanceOf(Divergence);
    expect(thrown.index).toBe(0);
    expect(thrown.message).toContain('asked letter with 2 options');
  });

  it('names the position of the first answer that does not fit', () => {
    const umpire = umpireWith(answer(0, 'letter', 'a', 2), answer(0, 'letter', 'x', 2));
    umpire.choose(letters);
    expect((thrownBy(() => umpire.choose(letters)) as Divergence).index).toBe(1);
  });

  it('names the position in a sealed decision, no matter who answered before', () => {
    const umpire = umpireWith(answer(1, 'letter', 'a', 2), answer(0, 'letter', 'x', 2));
    const thrown = thrownBy(() => umpire.chooseAll([letters, { ...letters, seat: 1 }])) as Divergence;
    expect(thrown).toBeInstanceOf(Divergence);
    expect(thrown.index).toBe(1);
  });

  it('detects an answer of a seat that was not asked', () => {
    const stranger = answer(2, 'letter', 'a', 2);
    const both = [letters, { ...letters, seat: 1 }];
    expect(thrownBy(() => umpireWith(stranger).chooseAll(both))).toBeInstanceOf(Divergence);
    const three = [answer(0, 'letter', 'a', 2), stranger, answer(1, 'letter', 'a', 2)];
    expect(thrownBy(() => umpireWith(...three).chooseAll(both))).toBeInstanceOf(Divergence);
    const dialogue = umpireWith(...three);
    const talk = () => dialogue.together([0, 1], (seat) => dialogue.choose({ ...letters, seat }));
    expect(thrownBy(talk)).toBeInstanceOf(Divergence);
  });
});

describe('guard 2: the stop is not an error, and a rule that swallows it is detected', () => {
  it('is not an error and exists once', () => {
    expect(STOP).not.toBeInstanceOf(Error);
    expect(thrownBy(() => umpireWith().choose(letters))).toBe(STOP);
    expect(thrownBy(() => umpireWith().chooseAll([letters]))).toBe(STOP);
  });

  const swallowers: Record<string, NotesStep> = {
    'returns as if nothing were open': (_, umpire) => {
      thrownBy(() => umpire.choose(letters));
    },
    'asks on': (_, umpire) => {
      thrownBy(() => umpire.choose(letters));
      umpire.choose(letters);
    },
    'asks all': (_, umpire) => {
      thrownBy(() => umpire.choose(letters));
      umpire.chooseAll([letters]);
    },
    'draws on': (_, umpire) => {
      thrownBy(() => umpire.choose(letters));
      umpire.random(6);
    },
    'reports on': (_, umpire) => {
      thrownBy(() => umpire.choose(letters));
      umpire.log?.({ kind: 'noted', rule: 'T-1' });
    },
    'reveals on': (_, umpire) => {
      thrownBy(() => umpire.choose(letters));
      umpire.reveal('all', [0]);
    },
    'lets all talk': (_, umpire) => {
      thrownBy(() => umpire.choose(letters));
      umpire.together([0], () => 1);
    },
    'goes on after sealed questions': (_, umpire) => {
      thrownBy(() => umpire.chooseAll([letters]));
    },
    'returns from a dialogue': (_, umpire) => {
      umpire.together([0], (seat) => thrownBy(() => umpire.choose({ ...letters, seat })));
    },
    'asks on in a dialogue': (_, umpire) => {
      umpire.together([0], (seat) => {
        thrownBy(() => umpire.choose({ ...letters, seat }));
        return umpire.choose({ ...letters, seat });
      });
    },
  };
  it.each(Object.keys(swallowers))('a step that swallows it and %s', (name) => {
    expect(() => matchOf({ only: swallowers[name] as NotesStep })).toThrow(/caught the engine's stop/);
  });

  it('a step that throws it without a question is detected, too', () => {
    const fake: NotesStep = () => {
      throw STOP;
    };
    expect(() => matchOf({ only: fake })).toThrow('The step only stopped without an open question.');
  });

  it('errors in rules pass through, also out of dialogues', () => {
    const broken = (): never => {
      throw new TypeError('broken');
    };
    expect(() => matchOf({ only: broken })).toThrow(TypeError);
    expect(() => matchOf({ only: (_, umpire) => void umpire.together([0], broken) })).toThrow(TypeError);
  });
});

describe('what an umpire never lets a step do', () => {
  const none = ask<string>(0, 'letter', []);

  it('ask a question without an option', () => {
    const message = 'The question letter to seat 0 (T-1) has no option.';
    expect(() => umpireWith().choose(none)).toThrow(message);
    expect(() => umpireWith().chooseAll([letters, none])).toThrow(message);
    expect(() => umpireWith().choose(ask<number>(0, 'letter', { from: 3, to: 2 }))).toThrow(message);
  });

  it.each<[string, NotesStep]>([
    ['ask another seat', (_, umpire) => void umpire.together([1], () => umpire.choose(letters))],
    ['ask all', (_, umpire) => void umpire.together([0], () => umpire.chooseAll([letters]))],
    ['draw chance', (_, umpire) => void umpire.together([0], () => umpire.random(6))],
    ['open another', (_, umpire) => void umpire.together([0], () => umpire.together([0], () => 1))],
    ['report', (_, umpire) => void umpire.together([0], () => umpire.log?.({ kind: 'noted', rule: 'T-1' }))],
  ])('in a dialogue: %s', (_, step) => {
    expect(() => matchOf({ only: step }).log()).toThrow(/^A dialogue /);
  });
});

describe('chance', () => {
  it('takes fixed draws first, then the stream', () => {
    const state = { random: randomStream('fixed') };
    const umpire = new RecordedUmpire(state, {}, [], undefined, { fixedDraws: [5, 0] });
    expect([umpire.random(6), umpire.random(6)]).toEqual([5, 0]);
    expect(state.random).toEqual(randomStream('fixed'));
    umpire.random(6);
    expect(state.random).not.toEqual(randomStream('fixed'));
  });

  it.each([6, -1, 2.5])('refuses the fixed draw %s of a die', (draw) => {
    const umpire = new RecordedUmpire({ random: randomStream('') }, {}, [], undefined, {
      fixedDraws: [draw],
    });
    expect(() => umpire.random(6)).toThrow('is not among 0…5');
  });
});

describe('the changes of a ledger', () => {
  it('name what was added, removed and changed', () => {
    expect(changesBetween({ a: 1, b: 2, c: 3 }, { a: 1, b: 5, d: 4 })).toEqual([
      { path: 'b', from: 2, to: 5 },
      { path: 'd', from: null, to: 4 },
      { path: 'c', from: 3, to: null },
    ]);
  });
});

describe('a rollout', () => {
  it('asks the policy everything, in order, and logs nothing', () => {
    const asked: string[] = [];
    const umpire = new RolloutUmpire({ random: randomStream('') }, {}, (question) => {
      asked.push(`${question.seat} ${question.ask}`);
      return 'a';
    });
    umpire.choose(letters);
    umpire.chooseAll([{ ...letters, seat: 1 }, letters]);
    umpire.together([2, 1], (seat) => umpire.choose({ ...letters, seat }));
    expect(asked).toEqual(['0 letter', '1 letter', '0 letter', '2 letter', '1 letter']);
    expect(umpire.decisions).toBe(5);
    expect('log' in umpire).toBe(false);
    expect(refusal(letters, 'a')).toBeUndefined();
  });
});
